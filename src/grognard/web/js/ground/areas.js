// @ts-check
/** A map of areas: hand-drawn borders that both neighbours share, relief, rivers, walls and roads. */

import { bounds, walk, wandering } from './geometry.js';
import { rolling, within } from './noise.js';
import { forms, grain, meadow, sheet } from './paper.js';
import { speckle } from './scatter.js';
import { tree } from './trees.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */

const CLEAR = 34; // room for counters round the middle of an area

/** @param {Brush} brush @param {Layout} layout @param {import('../wire').SceneMessage} scene */
export function paintAreas(brush, layout, scene) {
  sheet(brush, layout);
  meadow(brush, layout);
  forms(brush, layout);
  const drift = rolling(brush.seed + 3, 26);
  const outlines = new Map(layout.list.map((cell) => [cell.id, wandering(wandering(cell.polygon, drift, 3), drift, 2)]));
  for (const cell of layout.list) area(brush, cell, brush.trace([outlines.get(cell.id) ?? []]));
  const land = brush.trace([...outlines.values()]);
  brush.line(land, brush.hue.sheet, 2.6, 0.7);
  brush.line(land, brush.hue.ink, 1.15, 0.8, [5, 3]);
  for (const kind of ['road', 'river', 'bridge', 'impassable', 'wall'])
    for (const edge of scene.edges) if (edge.kind === kind) STROKES[kind](brush, open(edge.points.map((p) => layout.at(p)), drift));
  grain(brush, layout);
}

/** The same drift as the borders, so that an edge lies on them. @param {Point[]} points @param {(x: number, y: number) => number} drift @returns {Point[]} */
function open(points, drift) {
  const last = points.length - 1;
  const shift = (/** @type {Point[]} */ line, /** @type {number} */ most) => wandering(line, drift, most).slice(0, (line.length - 1) * 3 + 1);
  return last < 1 ? points : shift(shift(points, 3), 2);
}

/** @param {Brush} brush @param {Cell} cell @param {Path2D} body */
function area(brush, cell, body) {
  const luck = brush.luck(`area ${cell.id}`);
  /** @type {Record<string, string>} */
  const washes = { sea: '#bcd5da', open: '#f3ead0', difficult: '#e6d7ae', mountain: '#e2d0a8', forest: '#d9dcb4', fortress: '#efdfb4' };
  brush.fill(body, washes[cell.terrain] ?? '#f1e7cd', cell.terrain === 'sea' ? 1 : 0.72);
  brush.clip(body, () => {
    if (cell.terrain === 'sea') return waves(brush, cell, luck);
    for (const [x, y] of speckle(cell, cell.terrain === 'difficult' ? 27 : cell.terrain === 'mountain' ? 19 : 22, luck, brush.sign).sort((p, q) => p[1] - q[1])) {
      if (Math.hypot(x - cell.centre[0], (y - cell.centre[1]) * 1.2) < CLEAR) continue;
      if (cell.terrain === 'mountain' || cell.terrain === 'difficult') molehill(brush, x, y, within(luck, 0.8, 1.25) * (cell.terrain === 'mountain' ? 1.25 : 0.9));
      else if (cell.terrain === 'forest' || luck() < 0.3) brush.stamp(`small tree ${x % 3 | 0}`, 8, (b) => tree(b, x % 3 | 0, 4.6), [x, y]);
      else brush.line(new Path2D(`M${x - 2} ${y}l-1 -3M${x} ${y}v-4M${x + 2} ${y}l1 -3`), brush.hue.tuft, 0.6, 0.6);
    }
  });
}

/** @param {Brush} brush @param {number} x @param {number} y @param {number} size */
function molehill(brush, x, y, size) {
  brush.placed([x, y], size, 0, () => {
    const body = new Path2D('M-10 6C-6 -2 -3 -9 0 -9C3 -9 7 -1 11 6Z');
    brush.fill(body, '#efe0b8');
    brush.fill(new Path2D('M0 -9C3 -9 7 -1 11 6H4C4 0 3 -5 0 -9Z'), brush.hue.slope, 0.35);
    brush.line(new Path2D('M2 -6L4 0M4 -4L6.4 2M6 -1L8.6 4M3 0L4.4 4'), brush.hue.slope, 0.7, 0.8);
    brush.line(new Path2D('M-10 6C-6 -2 -3 -9 0 -9C3 -9 7 -1 11 6'), brush.hue.bark, 0.9, 0.9);
  });
}

/** @param {Brush} brush @param {Cell} cell @param {import('./noise.js').Chance} luck */
function waves(brush, cell, luck) {
  const [left, top, right, bottom] = bounds(cell.polygon);
  const lines = new Path2D();
  for (let y = top; y < bottom; y += 9)
    for (let x = left + luck() * 20; x < right; x += within(luck, 26, 60)) {
      lines.moveTo(x, y);
      lines.quadraticCurveTo(x + 4, y - 2, x + 8, y);
      lines.quadraticCurveTo(x + 12, y + 2, x + 16, y);
    }
  brush.line(lines, brush.hue.shore, 0.7, 0.5);
}

/** @type {Record<string, (brush: Brush, line: Point[]) => void>} */
const STROKES = {
  road: (brush, line) => strokes(brush, line, [['bark', 3.4, 0.8], ['street', 2.2, 1]]),
  river: (brush, line) => strokes(brush, line, [['sheet', 9, 0.7], ['shore', 6.4, 1], ['deep', 5, 1], ['water', 3, 1]]),
  bridge: (brush, line) => {
    const [a, b] = [line[0], line[line.length - 1]];
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    brush.placed([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], 0.62, turn, () => {
      brush.fill(new Path2D('M-9 -11H9V11H-9Z'), brush.hue.plank);
      brush.line(new Path2D('M-9 -7H9M-9 -3H9M-9 1H9M-9 5H9'), brush.hue.bark, 0.8);
      brush.line(new Path2D('M-9 -13V13M9 -13V13'), brush.hue.ink, 2.4);
    });
  },
  impassable: (brush, line) => {
    const hatch = new Path2D();
    for (const { x, y, nx, ny } of walk([...line, line[line.length - 1]], 3.2, false)) hatch.moveTo(x - nx * 5, y - ny * 5), hatch.lineTo(x + nx * 5, y + ny * 5);
    brush.line(hatch, brush.hue.slope, 0.9, 0.8);
    strokes(brush, line, [['sheet', 4.6, 1], ['bark', 3, 1]]);
    const { x, y } = walk([...line, line[line.length - 1]], 1, false).at(-Math.floor(line.length / 2)) ?? { x: line[0][0], y: line[0][1] };
    brush.fill(brush.oval(x, y, 6), brush.hue.sheet);
    brush.line(brush.oval(x, y, 6), brush.hue.red, 1.4);
    brush.line(new Path2D(`M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`), brush.hue.red, 1.8);
  },
  wall: (brush, line) => {
    strokes(brush, line, [['ink', 8, 1], ['roof', 6, 1]]);
    const bricks = new Path2D();
    for (const { x, y, nx, ny } of walk([...line, line[line.length - 1]], 4, false)) bricks.moveTo(x - nx * 3, y - ny * 3), bricks.lineTo(x + nx * 3, y + ny * 3);
    brush.line(bricks, '#f0d9b5', 0.8, 0.9);
    strokes(brush, line, [['sheet', 0.8, 0.8]]);
  },
};

/** A line drawn several times, each narrower. @param {Brush} brush @param {Point[]} line @param {[string, number, number][]} pens */
export function strokes(brush, line, pens) {
  const path = brush.trace([line], false);
  for (const [hue, width, alpha] of pens) {
    const colour = /** @type {Record<string, any>} */ (brush.hue)[hue];
    brush.line(path, Array.isArray(colour) ? colour[0] : colour, width, alpha);
  }
}

