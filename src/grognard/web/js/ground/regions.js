// @ts-check
/** Names of regions, written where they meet no name, no town and no stack. */

import { el, textWidth, word } from '../symbols.js';
import { lines, shared } from './frame.js';

/** @typedef {import('../wire').CaptionView} CaptionView */

const FONT = "13px Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Liberation Serif', serif";
const [SPACING, ROW, STEP] = [4.2, 17, 9]; // between letters, between rows, between the places that are tried
const [WIDE, HIGH] = [14, 12]; // steps to each side that a name may go from the middle of its region

/** @param {CaptionView[]} captions @param {import('./layout.js').Layout} layout @param {number[][]} taken boxes that others hold */
export function regions(captions, layout, taken) {
  const held = [...taken];
  const named = captions.filter(({ kind }) => kind === 'region').map(({ text, at }) => {
    const rows = lines(text.toUpperCase());
    const half = Math.max(...rows.map((row) => textWidth(row, FONT) + SPACING * row.length)) / 2 + 2;
    const [x, y] = clear(layout.at(at), half, rows.length * ROW, held, layout);
    held.push(room(x, y, half, rows.length * ROW));
    return el('g', { transform: `translate(${x} ${y})` }, rows.map((row, k) => word(row, SPACING / 2, k * ROW, 'caption region')));
  });
  return el('g', { class: 'frame', 'aria-hidden': 'true' }, named);
}

/** @param {number} x @param {number} y @param {number} half @param {number} high */
const room = (x, y, half, high) => [x - half, y - 12, x + half, y - 12 + high];

/** The nearest spot where least is hidden. @param {import('./geometry.js').Point} middle @param {number} half @param {number} high @param {number[][]} held @param {import('./layout.js').Layout} layout */
function clear([cx, cy], half, high, held, { width, height }) {
  let [best, least] = [[cx, cy], Infinity];
  for (let i = -WIDE; i <= WIDE; i++)
    for (let k = -HIGH; k <= HIGH; k++) {
      const [x, y] = [Math.max(half, Math.min(width - half, cx + i * STEP)), Math.max(14, Math.min(height - high, cy + k * STEP))];
      const mine = room(x, y, half, high);
      const cost = Math.hypot(i, k) * 12 + held.reduce((sum, other) => sum + shared(mine, other), 0);
      if (cost < least) [best, least] = [[x, y], cost];
    }
  return best;
}
