// @ts-check
/** Clocks: what is left, counted down between two messages of the server. */

import { minutes } from "./words.js";

/** @typedef {import("./store.js").Known} Known */

const LOW = 30; // seconds

/** @type {{clock: import("./wire").ClockView | null, at: number}} */
const seen = { clock: null, at: 0 };

/**
 * Seconds left to a seat now.
 * @param {import("./wire").ClockView} clock @param {string} seat @param {number} gone seconds since the server said it
 */
export function left(clock, seat, gone) {
  const known = clock.left[seat];
  if (known === undefined) return null;
  return Math.max(0, clock.running === seat ? known - gone : known);
}

/** @param {Known} known @param {string} seat @returns {{text: string, low: boolean} | null} */
export function clockText(known, seat) {
  const clock = known.position?.clock;
  if (!clock) return null;
  if (seen.clock !== clock) Object.assign(seen, { clock, at: performance.now() });
  const seconds = left(clock, seat, (performance.now() - seen.at) / 1000);
  return seconds === null ? null : { text: minutes(seconds), low: seconds < LOW };
}
