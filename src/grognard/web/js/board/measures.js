// @ts-check
/** Lengths as they are said: in inches or in centimetres (BP-meas-2), as the player has chosen. */

const CM = 2.5; // to an inch of the rules
let metric = false;
let comma = false;

/** How lengths are told from now on. @param {boolean} centimetres @param {string} lang */
export function tellLengths(centimetres, lang) {
  [metric, comma] = [centimetres, lang === 'fr'];
}

/** @param {number} thousandths of an inch */
export function plain(thousandths) {
  const told = String(Math.round((thousandths / 100) * (metric ? CM : 1)) / 10);
  return comma ? told.replace('.', ',') : told;
}

/** @param {number} thousandths of an inch */
export const length = (thousandths) => (metric ? `${plain(thousandths)} cm` : `${plain(thousandths)}″`);

/** What a leg uses of a move. @param {number} spent @param {number} allowed */
export const used = (spent, allowed) => `${plain(spent)} / ${length(allowed)}`;
