// @ts-check
/** The open table: tilled land that means nothing, and terrain with exact borders that means what the rules say. */

import { strokes } from './borders.js';
import { bounds, clockwise, walk } from './geometry.js';
import { within } from './noise.js';
import { grain, meadow, sheet } from './paper.js';
import { hill, rough } from './relief.js';
import { tree, woods } from './trees.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */

/** @param {Brush} brush @param {Layout} layout @param {import('../wire').SceneMessage} scene */
export function paintPlane(brush, layout, scene) {
  sheet(brush, layout);
  brush.ctx.save();
  brush.ctx.beginPath();
  brush.ctx.rect(0, 0, layout.width, layout.height);
  brush.ctx.clip();
  meadow(brush, layout);
  tilled(brush, layout);
  const lines = scene.edges.map((edge) => ({ kind: edge.kind, line: edge.points.map((p) => layout.at(p)) }));
  for (const [kind, width, hue] of /** @type {[string, number, string][]} */ ([['river', 44, 'shore'], ['river', 40, 'water'], ['road', 30, 'sepia'], ['road', 27, 'sheet']]))
    for (const { line } of lines.filter((edge) => edge.kind === kind)) strokes(brush, line, [[hue, width, 1]]);
  for (const cell of [...layout.list].sort((a, b) => a.centre[1] - b.centre[1])) feature(brush, cell);
  for (const { kind, line } of lines) if (kind === 'hedge' || kind === 'wall') hedge(brush, line, kind);
  brush.ctx.restore();
  grain(brush, layout);
}

/** Pale parcels in rows, as a tilled country has them. @param {Brush} brush @param {Layout} layout */
function tilled(brush, { width, height }) {
  const luck = brush.luck('tilled');
  const step = 180;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      if (luck() < 0.25) continue;
      const [w, h, lean] = [within(luck, 120, 168), within(luck, 100, 160), within(luck, -7, 7)];
      brush.placed([x + step / 2, y + step / 2], 1, lean, () => {
        const parcel = new Path2D();
        parcel.rect(-w / 2, -h / 2, w, h);
        brush.fill(parcel, luck() < 0.5 ? '#e6d9a6' : '#d9dca8', 0.6);
        const rows = new Path2D();
        for (let v = -h / 2 + 4; v < h / 2; v += 6) rows.moveTo(-w / 2 + 3, v), rows.lineTo(w / 2 - 3, v);
        brush.line(rows, brush.hue.furrow, 0.7, 0.38, [9, 3]);
      });
    }
}

/** @param {Brush} brush @param {Cell} cell */
function feature(brush, cell) {
  const fine = walk(cell.polygon, 10).map(({ x, y }) => /** @type {Point} */ ([x, y]));
  const land = { terrain: cell.terrain, cells: [cell], rings: [clockwise(fine)] };
  const exact = brush.trace([cell.polygon]);
  if (cell.terrain === 'woods') woods(brush, land);
  else if (cell.terrain === 'hill') hill(brush, land);
  else if (cell.terrain === 'rough') rough(brush, land);
  else if (cell.terrain === 'building') return building(brush, cell);
  else brush.fill(exact, brush.hue.orchard, 0.7);
  brush.line(exact, brush.hue.bark, 1.2, 0.9, [1.5, 3]);
}

/** A hipped roof from above. @param {Brush} brush @param {Cell} cell */
function building(brush, { polygon, centre }) {
  const [left, top, right, bottom] = bounds(polygon);
  brush.placed([5, 6], 1, 0, () => brush.fill(brush.trace([polygon]), '#2b1f0c', 0.35));
  const shades = ['#b9674c', '#8f4433', '#7a3a2c', '#a4553f'];
  polygon.forEach((p, k) => brush.fill(brush.trace([[p, polygon[(k + 1) % polygon.length], centre]]), shades[k % 4]));
  brush.clip(brush.trace([polygon]), () => {
    const tiles = new Path2D();
    for (let y = top; y < bottom; y += 5) tiles.moveTo(left, y), tiles.lineTo(right, y);
    brush.line(tiles, brush.hue.ink, 0.5, 0.4);
  });
  for (const p of polygon) brush.line(brush.trace([[p, centre]], false), brush.hue.ink, 1, 0.8);
  brush.line(brush.trace([polygon]), brush.hue.ink, 2);
}

/** @param {Brush} brush @param {Point[]} line @param {string} kind */
function hedge(brush, line, kind) {
  if (kind === 'wall') return strokes(brush, line, [['ink', 5, 1], ['wall', 3.4, 1]]);
  walk([...line, line[line.length - 1]], 7, false).forEach(({ x, y }, k) => brush.stamp(`hedge ${k % 3}`, 9, (b) => tree(b, k % 3, 4.6), [x, y]));
}
