// @ts-check
/** Relief of a map of areas, as engravers did it: peaks with hachures on the lee side, low hills, woods, tilled land. */

import { bounds, depth, distance, flat } from './geometry.js';
import { within } from './noise.js';
import { tree } from './trees.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {number[]} Room left, top, right, bottom */
/** @typedef {{ground: string, step: number, inset: number, wide: [number, number], high: [number, number], sharp: number, woods: number, stones: boolean}} Kind */

/** @type {Record<string, Partial<Kind>>} how hills look in a region */
const REGIONS = {
  carso: { step: 21, inset: 9, wide: [15, 22], high: [7, 10], sharp: 0, stones: true },
  triestine: { step: 22, inset: 9, wide: [15, 22], high: [7, 11], sharp: 0, stones: true },
  istria: { step: 22, inset: 9, wide: [15, 22], high: [7, 11], sharp: 0, stones: true },
  county_of_gorizia: { step: 22, inset: 9, wide: [17, 24], high: [9, 13], sharp: 0 },
  carniola: { step: 23, inset: 10, wide: [19, 27], high: [12, 17], sharp: 0.15, woods: 0.45 },
};
/** @type {Kind} */
const ALPS = { ground: '', step: 28, inset: 12, wide: [24, 34], high: [19, 28], sharp: 0.7, woods: 0, stones: false };

/** @param {Brush} brush @param {Cell[]} cells @param {Map<string, Room[]>} taken @param {(cell: Cell) => {wash: string, region: string}} look */
export function relief(brush, cells, taken, look) {
  /** @type {[number, () => void][]} */
  const things = [];
  for (const cell of cells) {
    const { wash, region } = look(cell);
    const rooms = [...taken.values()].flat();
    const luck = brush.luck(`relief ${cell.id}`);
    if (cell.terrain === 'difficult') things.push(...hills(brush, cell, { ...ALPS, ...REGIONS[region], ground: wash }, rooms, luck));
    else if (cell.terrain !== 'fortress') things.push(...plain(brush, cell, rooms, luck));
  }
  for (const [, paint] of things.sort((p, q) => p[0] - q[0])) paint();
}

/** @param {Room[]} rooms @param {number} x @param {number} y @param {number} more */
const isFree = (rooms, x, y, more) => rooms.every(([l, t, r, b]) => x < l - more || x > r + more || y < t - 2 || y > b + more * 1.3);

/** @param {Brush} brush @param {Cell} cell @param {Kind} kind @param {Room[]} rooms @param {import('./noise.js').Chance} luck @returns {[number, () => void][]} */
function hills(brush, cell, kind, rooms, luck) {
  /** @type {[number, () => void][]} */
  const found = [];
  for (const [x, y] of scattered(cell, kind.step, kind.inset, luck, brush.sign)) {
    const [w, h] = [within(luck, ...kind.wide), within(luck, ...kind.high)];
    const [lean, sharp, wood] = [within(luck, -0.1, 0.12), luck() < kind.sharp, luck() < kind.woods];
    if (!isFree(rooms, x, y, w * 0.42)) continue;
    if (wood) found.push([y, () => [[0, 0], [9, 3], [-8, 4]].forEach(([dx, dy], k) => brush.stamp(`map tree ${k}`, 9, (b) => tree(b, k, 5.2), [x + dx, y + dy]))]);
    else found.push([y, () => hill(brush, x, y + h * 0.4, w, h, lean, sharp, kind.ground)]);
  }
  if (!kind.stones) return found;
  const dots = new Path2D();
  for (const [x, y] of scattered(cell, 7, 4, luck, brush.sign)) if (isFree(rooms, x, y, 2)) dots.rect(x, y, 1, 1);
  return [[-1, () => brush.fill(dots, brush.hue.sepia, 0.55)], ...found];
}

/** One hill round its foot. @param {Brush} brush @param {number} x @param {number} y @param {number} w @param {number} h @param {number} lean @param {boolean} sharp @param {string} ground */
export function hill(brush, x, y, w, h, lean, sharp, ground) {
  const top = x + lean * w;
  const body = new Path2D();
  body.moveTo(x - w * 0.54, y);
  if (sharp) {
    body.lineTo(x - w * 0.3, y - h * 0.44);
    body.lineTo(x - w * 0.21, y - h * 0.41);
    body.lineTo(top, y - h);
    body.lineTo(x + w * 0.16, y - h * 0.56);
    body.lineTo(x + w * 0.26, y - h * 0.6);
    body.lineTo(x + w * 0.54, y);
  } else {
    body.bezierCurveTo(x - w * 0.3, y - h * 0.36, top - w * 0.2, y - h, top, y - h);
    body.bezierCurveTo(top + w * 0.22, y - h, x + w * 0.3, y - h * 0.3, x + w * 0.54, y);
  }
  brush.fill(body, ground);
  const shade = new Path2D();
  const strokes = Math.max(3, Math.round(w / 3));
  for (let k = 0; k < strokes; k++) {
    const part = k / (strokes - 1);
    const [sx, sy] = [top + part * w * 0.38, y - h * (0.96 - part * part * 0.58 - part * 0.08)];
    const long = h * (0.62 - part * 0.34) * (k % 2 ? 0.82 : 1.04);
    shade.moveTo(sx, sy);
    shade.quadraticCurveTo(sx + w * 0.05, sy + long * 0.5, sx + w * (0.03 + 0.08 * part), sy + long);
  }
  shade.moveTo(top - w * 0.07, y - h * 0.76);
  shade.lineTo(top - w * 0.13, y - h * 0.56);
  brush.line(shade, brush.hue.slope, 0.6, 0.75);
  brush.line(body, brush.hue.bark, 0.95, 0.85);
}

/** Open country: single trees, furrows, tufts. @param {Brush} brush @param {Cell} cell @param {Room[]} rooms @param {import('./noise.js').Chance} luck @returns {[number, () => void][]} */
function plain(brush, cell, rooms, luck) {
  /** @type {[number, () => void][]} */
  const found = [];
  for (const [x, y] of scattered(cell, 32, 12, luck, brush.sign)) {
    const kind = luck();
    if (!isFree(rooms, x, y, 8)) continue;
    if (kind < 0.42) found.push([y, () => brush.stamp(`map tree ${Math.floor(kind * 7)}`, 9, (b) => tree(b, Math.floor(kind * 7), 4.8), [x, y])]);
    else if (kind < 0.62) found.push([y, () => brush.line(new Path2D(`M${x - 6} ${y}l12 -4m-10 7l12 -4m-10 7l12 -4`), '#7d8f62', 0.8, 0.6)]);
    else found.push([y, () => brush.line(new Path2D(`M${x - 3} ${y}l-1 -4M${x} ${y}l.4 -5M${x + 3} ${y}l1.6 -4`), '#7d8f62', 0.8, 0.8)]);
  }
  return found;
}

/** Points of a cell a step apart, wider than high, off its border. @param {Cell} cell @param {number} step @param {number} inset @param {import('./noise.js').Chance} luck @param {number} sign @returns {Point[]} */
function scattered(cell, step, inset, luck, sign) {
  const [left, top, right, bottom] = bounds(cell.polygon);
  const lines = flat([cell.polygon]);
  /** @type {Point[]} */
  const found = [];
  const tries = Math.min(900, Math.ceil((((right - left) * (bottom - top)) / (step * step)) * 12));
  for (let k = 0; k < tries; k++) {
    const [u, v] = [luck(), luck()];
    /** @type {Point} */
    const p = sign > 0 ? [left + u * (right - left), top + v * (bottom - top)] : [right - u * (right - left), bottom - v * (bottom - top)];
    if (depth(lines, p[0], p[1]) > inset && found.every((q) => distance([p[0], p[1] * 1.5], [q[0], q[1] * 1.5]) > step)) found.push(p);
  }
  return found;
}
