// @ts-check
/** Marshes with reeds, and fords: stones in shallow water. */

import { distance, smooth, walk } from './geometry.js';
import { within } from './noise.js';
import { strewn } from './scatter.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Land} Land */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */

/** Wet ground: still water in short lines, reeds between. @param {Brush} brush @param {Land} land */
export function marsh(brush, land) {
  const rings = land.rings.map((ring) => smooth(ring, 1));
  const body = brush.trace(rings);
  const luck = brush.luck(`marsh ${land.cells[0].id}`);
  brush.fill(body, '#c9d8c6');
  brush.line(body, brush.hue.shore, 1.1, 0.85, [1.4, 2.6]);
  const [pools, water, reeds, heads] = [new Path2D(), new Path2D(), new Path2D(), new Path2D()];
  for (const [x, y] of strewn(land, rings, brush.coarse ? 16 : 9.6, 6, (name) => brush.luck(name), brush.sign)) {
    const long = within(luck, 4, 7);
    if (luck() < 0.35) pools.ellipse(x, y + 1, long * 1.2, 2.4, 0, 0, 2 * Math.PI), pools.closePath();
    water.moveTo(x - long, y + 1.4);
    water.lineTo(x + long, y + 1.4);
    if (luck() > 0.72) continue;
    for (const lean of [-2.6, -0.9, 0.9, 2.6]) {
      const high = within(luck, 5, 8);
      reeds.moveTo(x + lean * 0.4, y + 1);
      reeds.lineTo(x + lean, y + 1 - high);
      if (Math.abs(lean) < 1) heads.rect(x + lean - 0.7, y - high, 1.4, 3);
    }
  }
  brush.fill(pools, brush.hue.water, 0.9);
  brush.line(water, brush.hue.shore, 0.8, 0.7);
  brush.line(reeds, '#55662f', 0.85, 0.95);
  brush.fill(heads, '#6b4a24', 0.95);
}

/** Stones from bank to bank in pale water. @param {Brush} brush @param {Cell} cell @param {Point[][]} lines of the stream @param {number} broad */
export function ford(brush, cell, lines, broad) {
  const luck = brush.luck(`ford ${cell.id}`);
  const walked = lines.flatMap((line) => walk(line, 6.5, false));
  const off = (/** @type {{x: number, y: number}} */ { x, y }) => distance([x, y], cell.centre);
  const nearest = walked.reduce((best, spot) => (off(spot) < off(best) ? spot : best), walked[0]); // the middle of a bend lies beside that of the cell
  const spots = walked.filter(({ x, y }) => distance([x, y], [nearest.x, nearest.y]) < 22);
  const shallow = new Path2D();
  for (const { x, y } of spots) shallow.addPath(brush.oval(x, y, broad * 0.36));
  brush.ctx.globalAlpha = 0.16;
  brush.ctx.fillStyle = '#f4ecd2';
  brush.ctx.fill(shallow, 'nonzero');
  for (const { x, y, nx, ny } of spots)
    for (const off of [-0.34, -0.02, 0.32]) {
      if (luck() < 0.3) continue;
      const far = (off + within(luck, -0.08, 0.08)) * broad;
      stone(brush, x + nx * far + within(luck, -1.6, 1.6), y + ny * far, within(luck, 1.9, 3.1));
    }
}

/** @param {Brush} brush @param {number} x @param {number} y @param {number} r */
function stone(brush, x, y, r) {
  brush.fill(brush.oval(x + 0.6, y + 1, r * 1.25, r * 0.85), '#22384a', 0.45);
  brush.fill(brush.oval(x, y, r * 1.15, r * 0.8), brush.hue.sheet);
  brush.line(brush.oval(x, y, r * 1.15, r * 0.8), brush.hue.rockDark, 0.7, 0.95);
}
