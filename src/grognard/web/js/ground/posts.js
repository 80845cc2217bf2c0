// @ts-check
/** Strong points: a village beside its road, a redoubt of earth. */

import { church, house } from './farms.js';
import { distance, shrunk, smooth, walk } from './geometry.js';
import { within } from './noise.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Land} Land */
/** @typedef {import('./geometry.js').Point} Point */

/** Where houses may stand round a counter: x, y, size; far ones first. */
const PLOTS = [[-1, -34, 0.8], [-15, -28, 0.85], [15, -28, 0.85], [-27, -16, 0.85], [27, -15, 0.85], [-11, -11, 0.9], [12, -9, 0.9], [-28, 3, 0.85], [28, 4, 0.85], [-13, 8, 0.9], [13, 10, 0.9], [-26, 20, 0.85], [25, 21, 0.85], [-12, 26, 0.85], [11, 28, 0.85], [0, 36, 0.75]];
const STREET = 10; // houses keep as far from the middle of a road

/** The ground that houses stand on; roads come after it and before them. @param {Brush} brush @param {Land} land */
export function site(brush, land) {
  const body = brush.trace(land.rings.map((ring) => smooth(ring, 1)));
  brush.fill(body, brush.hue.street, 0.9);
  brush.line(body, brush.hue.bark, 1, 0.8, [1.4, 2.2]);
}

/** @param {Brush} brush @param {Land} land @param {Point[][]} roads */
export function village(brush, land, roads) {
  const luck = brush.luck(`village ${land.cells[0].id}`);
  const paved = roads.flatMap((line) => walk([...line, line[line.length - 1]], 4, false)).map(({ x, y }) => /** @type {Point} */ ([x, y]));
  for (const [k, cell] of land.cells.entries()) {
    let steeple = k > 0;
    for (const [dx, dy, size] of PLOTS) {
      /** @type {Point} */
      const at = [cell.centre[0] + dx, cell.centre[1] + dy];
      const [turned, tint, grow] = [luck() < 0.5, Math.floor(luck() * 4), within(luck, 0.88, 1.06)];
      if (paved.some((p) => distance(p, at) < STREET)) continue;
      if (!steeple && dy < -20) church(brush, [at[0], at[1] + 6], 0.9);
      else house(brush, at, size * grow, brush.hue.roof[tint], turned);
      steeple ||= dy < -20;
    }
  }
}

/** A bank of earth with a ditch before it, all round. @param {Brush} brush @param {Land} land */
export function redoubt(brush, land) {
  for (const { polygon, centre } of land.cells) {
    const line = smooth(shrunk(polygon, centre, 0.16), 1);
    const bank = brush.trace([line]);
    brush.fill(brush.trace([polygon]), brush.hue.hill, 0.55);
    brush.line(bank, '#5d4526', 15, 0.5);
    brush.line(bank, '#3d2812', 9.6);
    brush.line(bank, '#c3995b', 7.4);
    const slope = new Path2D();
    const stakes = new Path2D();
    for (const [k, { x, y, nx, ny }] of walk(line, 3.4).entries()) {
      slope.moveTo(x - nx * 3.6, y - ny * 3.6);
      slope.lineTo(x + nx * 1.4, y + ny * 1.4);
      if (k % 2) stakes.moveTo(x - nx * 3, y - ny * 3), stakes.lineTo(x - nx * 8 - ny * 2, y - ny * 8 + nx * 2);
    }
    brush.line(slope, '#5f3f1a', 0.9, 0.85);
    brush.line(stakes, '#2f1f0c', 1.2, 0.9);
    brush.line(brush.trace([smooth(shrunk(polygon, centre, 0.19), 1)]), '#ecd5a3', 1.4, 0.95);
  }
}
