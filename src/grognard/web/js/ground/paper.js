// @ts-check
/** The sheet: paper with its grain and folds, meadows in pale washes, form lines, grass. */

import { MARGIN } from './layout.js';
import { chance, rolling } from './noise.js';
import { speckle } from './scatter.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./layout.js').Layout} Layout */

/** @param {Brush} brush @param {Layout} layout */
export function sheet(brush, { width, height }) {
  const { ctx, hue } = brush;
  const glow = ctx.createRadialGradient(width / 2, height * 0.45, height * 0.2, width / 2, height / 2, width * 0.68);
  glow.addColorStop(0, hue.sheet);
  glow.addColorStop(1, hue.edge);
  ctx.fillStyle = glow;
  ctx.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  ctx.fillStyle = hue.border;
  ctx.globalAlpha = 0.55;
  ctx.fillRect(0, 0, width, height);
  ctx.globalAlpha = 1;
}

/** Grass in washes: a rolling field of tints, soft as watercolour. @param {Brush} brush @param {Layout} layout */
export function meadow(brush, { width, height, flip }) {
  const step = 8;
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const [green, sand] = [rolling(brush.seed, 190), rolling(brush.seed + 77, 110)];
  const picture = pixels(w, h, (i, j) => {
    const [x, y] = flip ? [w - 1 - i, h - 1 - j] : [i, j];
    const g = green(x * step, y * step);
    const s = sand(x * step, y * step);
    const wet = Math.max(0, g - 0.42) * 2.2;
    return [216 - 34 * wet, 214 - 10 * wet - 14 * s, 158 - 24 * s, 255 * brush.hue.wash * Math.min(0.62, 0.12 + 0.62 * wet + 0.12 * s)];
  });
  brush.ctx.drawImage(picture, 0, 0, width, height);
}

/** @param {number} w @param {number} h @param {(i: number, j: number) => number[]} colour red, green, blue, opacity */
export function pixels(w, h, colour) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [w, h];
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const data = ctx.createImageData(w, h);
  for (let j = 0, k = 0; j < h; j++) for (let i = 0; i < w; i++, k += 4) data.data.set(colour(i, j), k);
  ctx.putImageData(data, 0, 0);
  return canvas;
}

/** Faint lines of equal height of the same rolling ground, for looks only. @param {Brush} brush @param {Layout} layout */
export function forms(brush, { width, height, flip }) {
  const high = rolling(brush.seed + 5, 230);
  const step = 7;
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  /** @param {number} i @param {number} j */
  const value = (i, j) => (flip ? high(width - i * step, height - j * step) : high(i * step, j * step));
  const grid = Array.from({ length: h + 1 }, (_, j) => Array.from({ length: w + 1 }, (_, i) => value(i, j)));
  const path = new Path2D();
  for (let level = 0.2; level < 0.85; level += 0.07)
    for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) crossing(path, grid, i, j, level, step);
  brush.line(path, brush.hue.sepia, 0.7, 0.2);
}

/** Where a level runs through one square of the grid. @param {Path2D} path @param {number[][]} grid @param {number} i @param {number} j @param {number} level @param {number} step */
function crossing(path, grid, i, j, level, step) {
  const corners = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]];
  let open = false;
  for (let k = 0; k < 4; k++) {
    const [a, b] = [corners[k], corners[(k + 1) % 4]];
    const [p, q] = [grid[a[1]][a[0]] - level, grid[b[1]][b[0]] - level];
    if (p < 0 === q < 0) continue;
    const part = p / (p - q);
    const [x, y] = [(a[0] + (b[0] - a[0]) * part) * step, (a[1] + (b[1] - a[1]) * part) * step];
    if (open) path.lineTo(x, y);
    else path.moveTo(x, y);
    open = !open;
  }
}

/** Tufts, flowers and a few bushes on open ground. @param {Brush} brush @param {import('./geometry.js').Cell} cell */
export function grass(brush, cell) {
  const luck = brush.luck(`grass ${cell.id}`);
  const blades = new Path2D();
  const dots = new Path2D();
  for (const [x, y] of speckle(cell, brush.scale < 0.8 ? 25 : 17, luck, brush.sign)) {
    const kind = luck();
    if (kind < 0.62) {
      const s = 0.8 + luck() * 0.5;
      for (const [dx, dy] of [[-3, -2.2], [-1.1, -4], [1.1, -4.2], [3, -2.4]]) {
        blades.moveTo(x + dx * 0.35 * s, y);
        blades.quadraticCurveTo(x + dx * 0.5 * s, y + dy * 0.6 * s, x + dx * s, y + dy * s);
      }
    } else if (kind < 0.9) {
      for (let k = 0; k < 3; k++) dots.rect(x + (luck() - 0.5) * 9, y + (luck() - 0.5) * 6, 0.9, 0.9);
    } else if (kind < 0.96) bush(brush, x, y);
  }
  brush.line(blades, brush.hue.tuft, 0.6, 0.6);
  brush.fill(dots, brush.hue.tuft, 0.5);
}

/** @param {Brush} brush @param {number} x @param {number} y */
function bush(brush, x, y) {
  brush.fill(brush.oval(x + 1, y + 1.2, 3.4, 1.5), '#3b3318', 0.18);
  brush.fill(brush.oval(x, y, 2.6, 2), brush.hue.glade, 0.9);
  brush.line(brush.oval(x, y, 2.6, 2), brush.hue.tuft, 0.5, 0.7);
}

/** The grain of the paper over everything, and the folds of a map that was carried. @param {Brush} brush @param {Layout} layout */
export function grain(brush, { width, height }) {
  const { ctx } = brush;
  const luck = chance(brush.seed + 9);
  const tile = pixels(128, 128, () => {
    const v = luck();
    return v > 0.5 ? [255, 250, 232, (v - 0.5) * 26] : [70, 45, 12, (0.5 - v) * 20];
  });
  const pattern = /** @type {CanvasPattern} */ (ctx.createPattern(tile, 'repeat'));
  pattern.setTransform(new DOMMatrix().scale(0.8));
  ctx.fillStyle = pattern;
  ctx.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  for (const x of [width * 0.25, width * 0.75]) fold(ctx, x - 7, -MARGIN, 14, height + 2 * MARGIN, true);
  fold(ctx, -MARGIN, height / 2 - 7, width + 2 * MARGIN, 14, false);
}

/** A crease: shade on one side, light on the other. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} w @param {number} h @param {boolean} upright */
function fold(ctx, x, y, w, h, upright) {
  const shade = upright ? ctx.createLinearGradient(x, 0, x + w, 0) : ctx.createLinearGradient(0, y, 0, y + h);
  shade.addColorStop(0, 'rgba(96,66,24,0)');
  shade.addColorStop(0.48, 'rgba(96,66,24,.09)');
  shade.addColorStop(0.52, 'rgba(255,252,240,.36)');
  shade.addColorStop(0.62, 'rgba(255,252,240,.16)');
  shade.addColorStop(1, 'rgba(255,252,240,0)');
  ctx.fillStyle = shade;
  ctx.fillRect(x, y, w, h);
}
