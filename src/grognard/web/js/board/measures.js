// @ts-check
/** Lengths as they are said: in inches or in centimetres (BP-meas-2), as the player has chosen. */

const CM = 2.5; // to an inch of the rules
let metric = false;

/** @param {boolean} on whether lengths are told in centimetres */
export const inCentimetres = (on) => void (metric = on);

/** @param {number} thousandths of an inch */
export const plain = (thousandths) => String(Math.round((thousandths / 100) * (metric ? CM : 1)) / 10);

/** @param {number} thousandths of an inch */
export const length = (thousandths) => (metric ? `${plain(thousandths)} cm` : `${plain(thousandths)}″`);

/** What a leg uses of a move. @param {number} spent @param {number} allowed */
export const used = (spent, allowed) => `${plain(spent)} / ${length(allowed)}`;
