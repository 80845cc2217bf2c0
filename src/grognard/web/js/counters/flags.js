// @ts-check
/** Victory flags: colours taken from the enemy, empty staffs for those still wanted. */

import { el, library, shape } from '../symbols.js';
import { manner } from './sides.js';

const STAFF = 'M4 1.4V25';
const CLOTHS = {
  a: [['M5 3.4C9 2 14 5 19 3.4V14.4C14 16 9 13 5 14.4Z', 'cloth light'], ['M5 5.2C9 3.8 14 6.8 19 5.2M5 8.4C9 7 14 10 19 8.4M5 11.6C9 10.2 14 13.2 19 11.6', 'stripes'], ['M5 3.4C7.4 2.7 9.4 3.2 11.6 3.9V9.4C9.4 8.7 7.4 8.4 5 9.2Z', 'canton']],
  b: [['M5 3.4C9 2 14 5 19 3.4L16 8.9L19 14.4C14 16 9 13 5 14.4Z', 'cloth red'], ['M5 7.2C9 6 13 8.6 17 7.2L16 8.9L17 10.6C13 12 9 9.4 5 10.8Z', 'bar'], ['M5 3.4C7 2.8 8.8 3 10.6 3.6V10.4C8.8 9.8 7 10 5 10.8Z', 'canton grey']],
};

/** Sides without colours of their own carry a plain cloth: square, or cut like a swallow's tail. @type {Record<string, string>} */
const PLAIN = { blue: 'M5 3.4C9 2 14 5 19 3.4V14.4C14 16 9 13 5 14.4Z', red: 'M5 3.4C9 2 14 5 19 3.4L16 8.9L19 14.4C14 16 9 13 5 14.4Z' };
/** @type {Record<string, string>} */
const FOES = { usa: 'csa', csa: 'usa', blue: 'red', red: 'blue' };

/** @param {string} side */
const cloths = (side) => (side in PLAIN ? [shape(PLAIN[side], `cloth of-${side}`)] : [...CLOTHS[manner(side)].map(([d, cls]) => shape(d, cls)), el('circle', { cx: 8.2, cy: 6.4, r: 1.5, class: 'star' })]);

/** One flag of a side, or the staff that waits for it. @param {string} side @param {boolean} taken @param {number} size */
export function flag(side, taken, size = 26) {
  const parts = taken
    ? [shape(STAFF, 'staff'), el('circle', { cx: 4, cy: 1.8, r: 1.6, class: 'knob' }), ...cloths(side)]
    : [shape(STAFF, 'staff empty'), shape(manner(side) === 'a' ? 'M5 4H18V14H5Z' : 'M5 4H18L15 9L18 14H5Z', 'cloth empty')];
  return el('svg', { class: 'flag', viewBox: '0 0 21 26', width: (size * 21) / 26, height: size, 'aria-hidden': 'true' }, parts);
}

/**
 * The flags that a side has won: they are the enemy's colours.
 * @param {import('../wire').TrackView} track @param {{size?: number, enemy?: string}} how enemy: whose colours are taken
 */
export function flagTrack(track, { size = 26, enemy } = {}) {
  library();
  const taken = enemy ?? FOES[track.side ?? ''] ?? (manner(track.side ?? '') === 'a' ? 'csa' : 'usa');
  const goal = Math.max(track.goal ?? 0, track.value);
  const wide = (size * 21) / 26;
  const row = el('svg', { class: 'flag-track', width: wide * goal, height: size, viewBox: `0 0 ${wide * goal} ${size}`, role: 'img', 'aria-label': `${track.label} ${track.value}${track.goal ? `/${track.goal}` : ''}` });
  for (let k = 0; k < goal; k++) {
    const one = flag(taken, k < track.value, size);
    one.setAttribute('x', String(k * wide));
    row.append(one);
  }
  return row;
}
