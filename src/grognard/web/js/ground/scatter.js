// @ts-check
/** Points all over a land, none too near another: for trees, tufts and stones. */

import { bounds, depth, distance, flat } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Ring} Ring */

/**
 * Points of one cell, a step apart or more, shaken off their lattice; they turn with the board.
 * @param {import('./geometry.js').Cell} cell @param {number} step @param {import('./noise.js').Chance} luck @param {number} sign
 * @returns {Point[]}
 */
export function speckle(cell, step, luck, sign = 1) {
  const [left, top, right, bottom] = bounds(cell.polygon);
  const reach = Math.max(right - left, bottom - top) / 2;
  const lines = flat([cell.polygon]);
  /** @type {Point[]} */
  const found = [];
  const tries = Math.ceil(((2 * reach) / step) ** 2 * 2.6);
  for (let k = 0; k < tries; k++) {
    const dx = (luck() * 2 - 1) * reach;
    const dy = (luck() * 2 - 1) * reach;
    /** @type {Point} */
    const p = [cell.centre[0] + sign * dx, cell.centre[1] + sign * dy];
    if (depth(lines, p[0], p[1]) > 0 && found.every((q) => distance(p, q) >= step)) found.push(p);
  }
  return found;
}

/**
 * Points of a land that keep off its softened border and off each other, far ones first.
 * @param {import('./geometry.js').Land} land @param {Ring[]} rings @param {number} step @param {number} margin
 * @param {(name: string) => import('./noise.js').Chance} luck @param {number} sign
 */
export function strewn(land, rings, step, margin, luck, sign = 1) {
  const lines = flat(rings);
  /** @type {Point[]} */
  const found = [];
  for (const cell of land.cells)
    for (const p of speckle(cell, step, luck(`strew ${land.terrain} ${cell.id}`), sign))
      if (depth(lines, p[0], p[1]) >= margin && found.every((q) => distance(p, q) >= step * 0.8)) found.push(p);
  return found.sort((p, q) => p[1] - q[1]);
}

/**
 * Points in straight rows over a land.
 * @param {Ring[]} rings @param {Point} step @param {number} margin @param {number} turn in degrees
 */
export function rows(rings, [across, down], margin, turn = 0) {
  const [left, top, right, bottom] = bounds(rings.flat());
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top) / 2;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const lines = flat(rings);
  /** @type {Point[]} */
  const found = [];
  for (let v = -Math.ceil(reach / down); v * down <= reach; v++)
    for (let u = -Math.ceil(reach / across); u * across <= reach; u++) {
      const [dx, dy] = [u * across, v * down];
      /** @type {Point} */
      const p = [middle[0] + dx * cos - dy * sin, middle[1] + dx * sin + dy * cos];
      if (depth(lines, p[0], p[1]) >= margin) found.push(p);
    }
  return found.sort((p, q) => p[1] - q[1]);
}
