// @ts-check
/** The sea of a map of areas: water lines along the coast, rhumb lines, a compass rose, sand banks, a galley. */

import { depth, flat } from './geometry.js';
import { MARGIN } from './layout.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Point} Point */

const LINES = [[60, 0.3], [46, 0.4], [33, 0.5], [21, 0.62], [11, 0.8]]; // width and strength of the water lines

/** @param {Brush} brush @param {import('./layout.js').Layout} layout @param {import('./seams.js').Seams} seams */
export function sea(brush, layout, seams) {
  const coast = seams.coasts().sort((a, b) => b.length - a.length)[0];
  if (!coast) return;
  const ring = shore(coast, layout, seams);
  const body = brush.trace([ring]);
  const { ctx } = brush;
  const wash = ctx.createLinearGradient(0, layout.height * 0.78, 0, layout.height + MARGIN);
  wash.addColorStop(0, '#c9dde0');
  wash.addColorStop(1, '#aecbd4');
  brush.fill(body, brush.hue.wash < 1 ? brush.hue.water : wash);
  const line = brush.trace([coast], false);
  const spot = openWater(ring, layout);
  brush.clip(body, () => {
    for (const [width, strength] of LINES) {
      brush.line(line, '#5d8599', width, strength);
      brush.line(line, '#c6dade', width - 1.5);
    }
    if (spot) rhumbs(brush, spot);
  });
  if (!spot || brush.coarse) return;
  rose(brush, spot[0], spot[1], 30);
  galley(brush, spot[0] - 96, spot[1] + 14, 0.62);
  galley(brush, spot[0] + 92, spot[1] + 26, 0.46);
}

/** The water's edge, closed along the sheet's. @param {Point[]} coast @param {import('./layout.js').Layout} layout @param {import('./seams.js').Seams} seams @returns {Point[]} */
function shore(coast, { width, height }, seams) {
  const box = [-MARGIN, -MARGIN, width + MARGIN, height + MARGIN];
  const [first, last] = [onto(coast[0], box), onto(coast[coast.length - 1], box)];
  const corners = /** @type {Point[]} */ ([[box[0], box[1]], [box[2], box[1]], [box[2], box[3]], [box[0], box[3]]]);
  const [from, to] = [around(last, box), around(first, box)];
  const ahead = corners.map((p) => ({ p, t: around(p, box) })).filter(({ t }) => (t - from + 4) % 4 < (to - from + 4) % 4).sort((p, q) => ((p.t - from + 4) % 4) - ((q.t - from + 4) % 4)).map(({ p }) => p);
  const behind = corners.map((p) => ({ p, t: around(p, box) })).filter(({ t }) => (from - t + 4) % 4 < (from - to + 4) % 4).sort((p, q) => ((from - p.t + 4) % 4) - ((from - q.t + 4) % 4)).map(({ p }) => p);
  const rings = [ahead, behind].map((more) => [first, ...coast, last, ...more]);
  const wet = (/** @type {Point[]} */ ring) => {
    const lines = flat([ring]);
    let count = 0;
    for (let y = 6; y < height; y += 24) for (let x = 6; x < width; x += 24) if (seams.sea.holds([x, y]) && depth(lines, x, y) > 0) count++;
    return count;
  };
  return wet(rings[0]) >= wet(rings[1]) ? rings[0] : rings[1];
}

/** The nearest point of the sheet's edge. @param {Point} p @param {number[]} box @returns {Point} */
function onto([x, y], [l, t, r, b]) {
  const gaps = [x - l, r - x, y - t, b - y];
  const least = gaps.indexOf(Math.min(...gaps));
  return least === 0 ? [l, y] : least === 1 ? [r, y] : least === 2 ? [x, t] : [x, b];
}

/** How far round the sheet a point of its edge lies, clockwise, a side being one. @param {Point} p @param {number[]} box */
function around([x, y], [l, t, r, b]) {
  if (y <= t) return (x - l) / (r - l);
  if (x >= r) return 1 + (y - t) / (b - t);
  if (y >= b) return 2 + (r - x) / (r - l);
  return 3 + (b - y) / (b - t);
}

/** The place with most water round it, within the sheet. @param {Point[]} ring @param {import('./layout.js').Layout} layout @returns {Point | null} */
function openWater(ring, { width, height }) {
  const lines = flat([ring]);
  let [best, most] = [/** @type {Point | null} */ (null), 34];
  for (let y = 20; y < height - 34; y += 10)
    for (let x = 40; x < width - 40; x += 10) {
      const room = Math.min(depth(lines, x, y), height + MARGIN - y + 12, 90);
      if (room > most) [best, most] = [[x, y], room];
    }
  return best;
}

/** @param {Brush} brush @param {Point} at */
function rhumbs(brush, [x, y]) {
  const lines = new Path2D();
  for (let k = 0; k < 32; k++) {
    lines.moveTo(x, y);
    lines.lineTo(x + 1200 * Math.cos((Math.PI * k) / 16), y + 1200 * Math.sin((Math.PI * k) / 16));
  }
  brush.line(lines, '#6f96a8', 0.6, 0.4);
}

/** @param {Brush} brush @param {number} x @param {number} y @param {number} r */
function rose(brush, x, y, r) {
  const { ink, sepia, sheet, red } = brush.hue;
  brush.line(brush.oval(x, y, r * 0.66), sepia, 0.8);
  brush.line(brush.oval(x, y, r * 0.75), sepia, 0.5);
  for (const [count, long, wide, dark] of /** @type {[number, number, number, string][]} */ ([[16, 0.6, 0.1, '#5d8599'], [8, 0.8, 0.14, sepia], [4, 1, 0.19, red]]))
    for (let k = 0; k < count; k++) {
      if (count > 4 && k % 2 === 0) continue;
      const turn = (2 * Math.PI * k) / count;
      for (const [sign, colour] of /** @type {[number, string][]} */ ([[1, sheet], [-1, dark]])) {
        const side = turn + (sign * Math.PI) / Math.max(4, count);
        const point = new Path2D();
        point.moveTo(x, y);
        point.lineTo(x + r * wide * 1.2 * Math.sin(side), y - r * wide * 1.2 * Math.cos(side));
        point.lineTo(x + r * long * Math.sin(turn), y - r * long * Math.cos(turn));
        point.closePath();
        brush.fill(point, colour);
        brush.line(point, ink, 0.5);
      }
    }
  const lily = new Path2D(`M${x} ${y - r - 11}q-5 6 -1.6 8.4h3.2q3.4 -2.4 -1.6 -8.4Z`);
  brush.fill(lily, '#c49a3a');
  brush.line(lily, ink, 0.6);
}

/** @param {Brush} brush @param {number} x @param {number} y @param {number} size */
function galley(brush, x, y, size) {
  const { ink, sepia, red } = brush.hue;
  brush.placed([x, y], size, 0, () => {
    brush.line(new Path2D('M-22 13l-6 11M-16 13.6l-6 11M-10 14l-6 11M-4 14.4l-6 11M2 14.4l-6 11M8 14.2l-6 11M14 13.6l-6 11M20 12.6l-6 11'), ink, 0.9);
    for (const [d, colour] of [['M-34 6C-20 13 18 14 36 3L45 -1L37 9C24 18 -18 20 -30 14Z', '#a5825a'], ['M-20 -9C-4 -13 2 -24 8 -39C14 -20 10 -4 2 2C-6 0 -16 -4 -20 -9Z', '#fbf4e4'], ['M9 -6C18 -10 22 -16 26 -27C31 -12 28 -2 23 3C17 2 11 -2 9 -6Z', '#fbf4e4'], ['M-6 -34L-21 -38L-17 -34L-21 -30Z', red]]) {
      brush.fill(new Path2D(d), colour);
      brush.line(new Path2D(d), ink, 1);
    }
    brush.line(new Path2D('M-6 8V-34M17 7V-22'), ink, 1.3);
    brush.line(new Path2D('M-10 -8Q2 -14 7 -30M14 -5Q22 -10 25 -20'), sepia, 0.7);
    brush.line(new Path2D('M-44 27q6 -4 12 0t12 0t12 0t12 0t12 0t12 0t12 0'), '#5d8599', 1.2);
  });
}
