// @ts-check
/** Hills: light and shade over the slope, hachures down it; crags for rough ground. */

import { bounds, depth, flat, smooth, walk, wandering } from './geometry.js';
import { rolling, within } from './noise.js';
import { pixels } from './paper.js';
import { strewn } from './scatter.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Land} Land */
/** @typedef {import('./geometry.js').Ring} Ring */

const FOOT = 19; // how wide the slope is

/** @param {Brush} brush @param {Land} land */
export function hill(brush, land) {
  const drift = rolling(brush.seed + 13, 30);
  const rings = land.rings.map((ring) => smooth(wandering(smooth(ring, 1), drift, 5.5), 2));
  const body = brush.trace(rings);
  brush.ctx.save();
  brush.ctx.shadowColor = 'rgba(70,45,10,.45)';
  brush.ctx.shadowBlur = 7 * brush.scale;
  brush.ctx.shadowOffsetX = 2.5 * brush.scale;
  brush.ctx.shadowOffsetY = 3.5 * brush.scale;
  brush.fill(body, brush.hue.hill);
  brush.ctx.restore();
  brush.clip(body, () => shade(brush, rings));
  hachures(brush, land, rings);
}

/** The slope lit from the upper left. @param {Brush} brush @param {Ring[]} rings @param {number} shine how much lighter the top is */
export function shade(brush, rings, shine = 50) {
  const step = brush.coarse ? 7 : 3; // between two samples of the slope
  const [left, top, right, bottom] = bounds(rings.flat());
  const [w, h] = [Math.ceil((right - left) / step) + 2, Math.ceil((bottom - top) / step) + 2];
  const rough = rolling(brush.seed + 31, 34);
  const heights = new Float32Array(w * h);
  const lines = flat(rings.map((ring) => ring.filter((_, k) => k % 2)));
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const [x, y] = [left + i * step, top + j * step];
      const up = Math.max(0, Math.min(1, depth(lines, x, y) / (FOOT * 1.35)));
      heights[j * w + i] = up * up * (3 - 2 * up) * 15 + rough(x, y) * 5 * up;
    }
  const strength = brush.hue.shade;
  const picture = pixels(w - 1, h - 1, (i, j) => {
    const at = j * w + i;
    const light = (heights[at + 1] - heights[at]) * 0.62 + (heights[at + w] - heights[at]) * 0.78;
    const crest = Math.min(1, heights[at] / 15);
    if (light > 0) return [255, 246, 216, Math.min(150, light * 70 + crest * shine)];
    return [92, 62, 24, Math.min(125, -light * 105 * strength)];
  });
  brush.ctx.drawImage(picture, left, top, (w - 1) * step, (h - 1) * step);
}

/** Wedges down the slope, in two ranks, heavier away from the light. @param {Brush} brush @param {Land} land @param {Ring[]} rings */
export function hachures(brush, land, rings) {
  const fine = new Path2D();
  const bold = new Path2D();
  const luck = brush.luck(`hachures ${land.cells[0].id}`);
  const lines = flat(rings);
  for (const ring of rings)
    walk(ring, brush.coarse ? 5 : 2.5).forEach(({ x, y, nx, ny }, k) => {
      const dark = nx * 0.6 + ny * 0.8 < -0.05; // n points uphill
      const long = within(luck, 9, 13);
      wedge(dark ? bold : fine, lines, x, y, nx, ny, within(luck, 0.6, 2), long, dark ? 1.5 : 0.85);
      if (k % 2) wedge(fine, lines, x, y, nx, ny, long + 2.2, long + within(luck, 5.5, 8.5), dark ? 1.1 : 0.7);
    });
  brush.fill(fine, brush.hue.slope, 0.66);
  brush.fill(bold, brush.hue.bark, 0.8);
  brush.line(brush.trace(rings), brush.hue.slope, 0.5, 0.5);
}

/** A stroke thick above and thin below; none where two slopes meet in a nook. */
/** @param {Path2D} path @param {Float64Array} lines @param {number} x @param {number} y @param {number} nx @param {number} ny @param {number} low @param {number} high @param {number} thick */
function wedge(path, lines, x, y, nx, ny, low, high, thick) {
  const [hx, hy] = [x + nx * high, y + ny * high];
  if (depth(lines, hx, hy) < high - 2.6) return;
  const [sx, sy] = [(-ny * thick) / 2, (nx * thick) / 2];
  path.moveTo(x + nx * low, y + ny * low);
  path.lineTo(hx + sx, hy + sy);
  path.lineTo(hx - sx, hy - sy);
  path.closePath();
}

/** Boulders and crags. @param {Brush} brush @param {Land} land */
export function rough(brush, land) {
  const rings = land.rings.map((ring) => smooth(ring, 2));
  const luck = brush.luck(`rough ${land.cells[0].id}`);
  brush.fill(brush.trace(rings), brush.hue.rough);
  const scree = new Path2D();
  for (const [x, y] of strewn(land, rings, 4.4, 2, (name) => brush.luck(`scree ${name}`), brush.sign))
    scree.rect(x, y, within(luck, 0.6, 1.6), within(luck, 0.6, 1.3));
  brush.fill(scree, brush.hue.rockDark, 0.55);
  brush.line(brush.trace(rings), brush.hue.rockDark, 1, 0.85, [3, 2]);
  for (const p of strewn(land, rings, 11.5, 7, (name) => brush.luck(name), brush.sign))
    brush.stamp(`rock ${Math.floor(luck() * 6)}`, 14, (b) => boulder(b, luck), p);
}

/** @param {Brush} brush @param {import('./noise.js').Chance} luck */
function boulder(brush, luck) {
  const size = within(luck, 5.5, 9.5);
  /** @type {Ring} */
  const ring = [];
  const corners = 7;
  for (let k = 0; k < corners; k++) {
    const turn = ((k + within(luck, -0.25, 0.25)) / corners) * 2 * Math.PI;
    const reach = size * within(luck, 0.75, 1.05);
    ring.push([Math.cos(turn) * reach, Math.sin(turn) * reach * 0.78]);
  }
  const body = brush.trace([ring]);
  brush.fill(brush.oval(2.2, 3, size, size * 0.6), '#2b1f0c', 0.3);
  brush.fill(body, brush.hue.rock[Math.floor(luck() * 3)]);
  brush.clip(body, () => {
    brush.fill(brush.oval(-size * 0.4, -size * 0.5, size * 0.9, size * 0.6), '#fff8e6', 0.4);
    const dark = new Path2D();
    for (let k = 0; k < 5; k++) {
      dark.moveTo(size * (0.1 + k * 0.2), size);
      dark.lineTo(size * (0.45 + k * 0.2), -size * 0.1 + k);
    }
    brush.line(dark, brush.hue.rockDark, 0.7, 0.75);
  });
  const crack = new Path2D();
  crack.moveTo(-size * 0.3, -size * 0.35);
  crack.lineTo(size * 0.08, -size * 0.02);
  crack.lineTo(-size * 0.05, size * 0.4);
  brush.line(crack, brush.hue.rockDark, 0.7, 0.9);
  brush.line(body, brush.hue.rockDark, 0.9);
}
