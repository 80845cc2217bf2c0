// @ts-check
/** Levels of the ground: each warmer than the one below, with hachures wherever it falls. */

import { clockwise, key, lands, sides, smooth, wandering } from './geometry.js';
import { rolling } from './noise.js';
import { hachures, shade } from './relief.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Ring} Ring */

const SHINE = 8; // the tints tell the levels apart, so the light is faint
const TERRACE = 6; // how far a level keeps inside the one below

/** How high a cell is drawn: a hill draws itself. @param {Cell} cell */
const level = (cell) => (cell.terrain === 'hill' ? 0 : cell.height);

/** @param {Brush} brush @param {Cell[]} cells */
export function heights(brush, cells) {
  const highest = Math.max(0, ...cells.map(level));
  if (!highest) return;
  const around = [...cells, ...beyond(cells)];
  brush.clip(brush.trace(cells.map((cell) => clockwise(cell.polygon))), () => {
    for (let step = 1; step <= highest; step++) terrace(brush, around.filter((cell) => level(cell) >= step), step);
  });
}

/** One level, over all the ground that is as high or higher. @param {Brush} brush @param {Cell[]} cells @param {number} step */
function terrace(brush, cells, step) {
  const drift = rolling(brush.seed + 13, 30);
  for (const land of lands(cells, () => 'high')) {
    const rings = land.rings.map((ring) => inset(smooth(wandering(smooth(ring, 1), drift, 3), 2), TERRACE * (step - 1)));
    const body = brush.trace(rings);
    brush.ctx.save();
    brush.ctx.shadowColor = 'rgba(70,45,10,.45)';
    brush.ctx.shadowBlur = 7 * brush.scale;
    brush.ctx.shadowOffsetX = 2.5 * brush.scale;
    brush.ctx.shadowOffsetY = 3.5 * brush.scale;
    brush.fill(body, brush.hue.levels[Math.min(step, brush.hue.levels.length) - 1]);
    brush.ctx.restore();
    brush.clip(body, () => shade(brush, rings, SHINE));
    hachures(brush, land, rings);
  }
}

/** A ring drawn inwards, so that the slopes of two levels do not hide each other. @param {Ring} ring @param {number} by @returns {Ring} */
function inset(ring, by) {
  if (!by) return ring;
  return ring.map(([x, y], k) => {
    const [a, b] = [ring.at(k - 1) ?? ring[0], ring[(k + 1) % ring.length]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / length) * by, y + ((b[0] - a[0]) / length) * by];
  });
}

/** What the edge of the sheet cuts off goes on at the same height: no slope there. @param {Cell[]} cells @returns {Cell[]} */
export function beyond(cells) {
  const known = new Map(cells.map((cell) => [key(cell.centre), cell]));
  /** @type {Map<string, Cell>} */
  const found = new Map();
  for (const cell of cells)
    for (const [a, b] of sides(cell.polygon)) {
      const [dx, dy] = [a[0] + b[0] - 2 * cell.centre[0], a[1] + b[1] - 2 * cell.centre[1]];
      /** @type {Point} */
      const centre = [cell.centre[0] + dx, cell.centre[1] + dy];
      if (near(known, centre)) continue;
      const height = Math.max(cell.height, near(found, centre)?.height ?? 0);
      const name = near(found, centre)?.id ?? key(centre);
      found.set(name, { ...cell, id: name, centre, height, polygon: cell.polygon.map(([x, y]) => [x + dx, y + dy]) });
    }
  return [...found.values()];
}

/** The cell round a point that rounding may have shifted a little. @param {Map<string, Cell>} cells @param {Point} at */
function near(cells, at) {
  for (const dx of [0, 3, -3]) for (const dy of [0, 3, -3]) {
    const cell = cells.get(key([at[0] + dx, at[1] + dy]));
    if (cell && Math.hypot(cell.centre[0] - at[0], cell.centre[1] - at[1]) < 6) return cell;
  }
  return undefined;
}

/** The levels in figures, at the heads of the hexes. @param {Brush} brush @param {Cell[]} cells */
export function levels({ ctx, hue, coarse }, cells) {
  if (coarse) return;
  ctx.font = "italic bold 10px Georgia, 'Liberation Serif', serif";
  ctx.textAlign = 'center';
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = hue.crest;
  ctx.fillStyle = hue.slope;
  for (const cell of cells) {
    if (!level(cell)) continue;
    const [x, y] = cell.centre;
    ctx.strokeText(String(cell.height), x, y - 29);
    ctx.fillText(String(cell.height), x, y - 29);
  }
}
