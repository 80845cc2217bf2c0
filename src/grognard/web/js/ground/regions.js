// @ts-check
/** Names of regions, written on their own land where they meet no name, no town and no stack. */

import { el, textWidth, word } from '../symbols.js';
import { lines, shared } from './frame.js';
import { bounds, depth, flat } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {(x: number, y: number) => number} Cost what it costs to write over a point */

const FONT = "13px Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Liberation Serif', serif";
const [SPACING, ROW, STEP] = [4.2, 17, 9]; // between letters, between rows, between the places that are tried
const [WIDE, HIGH] = [14, 12]; // steps to each side that a name may go from the middle of its region
const [ABROAD, AT_SEA] = [40, 900]; // over another region, over the sea

/** @param {import('../wire').SceneMessage} scene @param {Layout} layout @param {number[][]} taken boxes that others hold */
export function regions(scene, layout, taken) {
  const held = [...taken];
  const ids = [...new Set(scene.spaces.map(({ region }) => region ?? '').filter(Boolean))];
  const named = (scene.captions ?? []).filter(({ kind }) => kind === 'region').map(({ text, at }, k) => {
    const rows = lines(text.toUpperCase());
    const half = Math.max(...rows.map((row) => textWidth(row, FONT) + SPACING * row.length)) / 2 + 2;
    const [x, y] = clear(layout.at(at), half, rows.length * ROW, held, layout, ground(scene, layout, ids[k]));
    held.push(room(x, y, half, rows.length * ROW));
    return el('g', { transform: `translate(${x} ${y})` }, rows.map((row, n) => word(row, SPACING / 2, n * ROW, 'caption region')));
  });
  return el('g', { class: 'frame', 'aria-hidden': 'true' }, named);
}

/** Own land is free, other land is dear, the sea is dearest. @param {import('../wire').SceneMessage} scene @param {Layout} layout @param {string} region @returns {Cost} */
export function ground(scene, layout, region) {
  const cells = scene.spaces.map((space) => space.polygon.map((p) => layout.at(p))).map((polygon, k) => ({ own: scene.spaces[k].region === region, box: bounds(polygon), ring: flat([polygon]) }));
  return (x, y) => {
    const there = cells.find(({ box: [left, top, right, bottom], ring }) => x >= left && x <= right && y >= top && y <= bottom && depth(ring, x, y) >= 0);
    return there ? (there.own ? 0 : ABROAD) : AT_SEA;
  };
}

/** @param {number} x @param {number} y @param {number} half @param {number} high */
const room = (x, y, half, high) => [x - half, y - 12, x + half, y - 12 + high];

/** The nearest spot where least is hidden. @param {Point} middle @param {number} half @param {number} high @param {number[][]} held @param {{width: number, height: number}} size @param {Cost} over */
export function clear([cx, cy], half, high, held, { width, height }, over) {
  let [best, least] = [[cx, cy], Infinity];
  for (let i = -WIDE; i <= WIDE; i++)
    for (let k = -HIGH; k <= HIGH; k++) {
      const [x, y] = [Math.max(half, Math.min(width - half, cx + i * STEP)), Math.max(14, Math.min(height - high, cy + k * STEP))];
      const mine = room(x, y, half, high);
      let cost = Math.hypot(i, k) * 12 + held.reduce((sum, other) => sum + shared(mine, other), 0);
      for (const part of [-1, -0.5, 0, 0.5, 1]) for (const edge of [mine[1] + 3, mine[3] - 3]) if (cost < least) cost += over(x + part * half, edge);
      if (cost < least) [best, least] = [[x, y], cost];
    }
  return best;
}
