// @ts-check
/** What stands behind a base, upright: casualties as pips, and the states as signs of different shapes. */

import { el, shape, word } from '../symbols.js';

/** @typedef {import('../wire').PieceView} PieceView */

const PIP = 7;
/** @type {Record<string, [string, string, string]>} outline, sign, class: an octagon, a diamond, a ring, a tick, smoke */
const SIGNS = {
  shaken: ['M-3 -7.2H3L7.2 -3V3L3 7.2H-3L-7.2 3V-3Z', 'M-2 4.4L2.4 -4.4L4.6 0L.6 1', 'shaken'],
  disordered: ['M0 -8.4L8.4 0L0 8.4L-8.4 0Z', 'M-4.4 -1.6q2.2 -2.4 4.4 0t4.4 0M-4.4 2.2q2.2 -2.4 4.4 0t4.4 0', 'disordered'],
  engaged: ['M-7 0a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z', 'M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6', 'engaged'],
  ordered: ['M-5.4 0a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1 -10.8 0Z', 'M-2.6 .2L-.6 2.4L2.8 -2.2', 'done'],
  shot: ['M-6 2.6a3 3 0 0 1 .8 -5.4a3.6 3.6 0 0 1 6.6 -1a3 3 0 0 1 3.6 4.6a2.4 2.4 0 0 1 -2 2.4Z', '', 'smoke'],
};

/** @param {PieceView} piece @returns {SVGElement | null} nothing where there is nothing to tell */
export function tag(piece) {
  const lost = Number(piece.value || 0);
  if (/command|general|leader/.test(piece.symbol)) return el('g', { class: 'tag' }, [word(piece.label, 0, 3, 'leader-name')]);
  const signs = (piece.badges ?? []).filter((badge) => badge in SIGNS);
  if (!lost && !signs.length) return null;
  const pips = lost ? Math.max(piece.full, lost) : 0;
  const wide = pips ? pips * PIP + 6 : 0;
  const whole = wide + signs.length * 17;
  const made = el('g', { class: 'tag' });
  if (pips) made.append(el('rect', { x: -whole / 2, y: -6, width: wide, height: 12, rx: 6, class: 'paper' }), ...Array.from({ length: pips }, (_, k) => pip(-whole / 2 + 3 + PIP * (k + 0.5), k < lost)));
  signs.forEach((sign, k) => {
    const [outline, inner, cls] = SIGNS[sign];
    made.append(el('g', { class: `sign ${cls}`, transform: `translate(${-whole / 2 + wide + 9 + k * 17} 0)` }, [shape(outline, 'outline'), shape(inner, 'stroke')]));
  });
  return made;
}

/** @param {number} x @param {boolean} lost */
function pip(x, lost) {
  return el('g', { transform: `translate(${x} 0)` }, [el('circle', { r: 2.7, class: lost ? 'wound' : 'sound' }), ...(lost ? [shape('M-1.5 -1.5L1.5 1.5M1.5 -1.5L-1.5 1.5', 'cut')] : [])]);
}
