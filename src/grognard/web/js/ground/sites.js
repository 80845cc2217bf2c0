// @ts-check
/** Where things stand in an area: counters on the roomiest spot, town beside them, name below, works around. */

import { bounds, depth, flat } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Cell} Cell */

const STEP = 6;

/** The point of a ring farthest from its border, drawn a little to another point. @param {Point[]} ring @param {Point} towards @returns {Point} */
export function roomiest(ring, towards) {
  const lines = flat([ring]);
  const [left, top, right, bottom] = bounds(ring);
  let best = towards;
  let most = -Infinity;
  for (let y = top + STEP; y < bottom; y += STEP)
    for (let x = left + STEP; x < right; x += STEP) {
      const room = Math.min(depth(lines, x, y), 40) - Math.hypot(x - towards[0], y - towards[1]) * 0.12;
      if (room > most) [best, most] = [[x, y], room];
    }
  return best;
}

/** Put the counters, the town and the name of an area where they have room. @param {Cell} cell */
export function settle(cell) {
  const [x, y] = roomiest(cell.polygon, cell.centre);
  const town = cell.marks?.includes('town');
  const fortress = cell.marks?.includes('fortress');
  cell.centre = [x, y];
  cell.seat = town ? [x + 13, y - 4] : fortress ? [x, y - 4] : [x, y - 5];
  cell.town = town ? [x - 18, y + 2] : [x, y - 4];
  cell.label = [x, y + (fortress ? 34 : 27)];
}
