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
  const lines = scene.edges.map((edge) => ({ kind: edge.kind, level: edge.level ?? 0, width: (edge.width ?? 0) * layout.scale || 27, line: edge.points.map((p) => layout.at(p)) }));
  const ordered = [...layout.list].sort((a, b) => order(a) - order(b) || a.centre[1] - b.centre[1]);
  for (const cell of ordered.filter((one) => LOW.includes(one.terrain))) feature(brush, cell);
  const roads = lines.filter((edge) => edge.kind === 'road');
  for (const { line, width } of roads) strokes(brush, line, [['sepia', width + 1.6, 0.9]]);
  for (const { line, width } of roads) strokes(brush, line, [['sheet', width - 1.2, 1]]);
  for (const { line, width } of roads) ruts(brush, line, width);
  for (const cell of ordered.filter((one) => !LOW.includes(one.terrain))) feature(brush, cell);
  for (const { kind, line, level } of lines) if (kind !== 'road') barrier(brush, line, kind, level);
  brush.ctx.restore();
  grain(brush, layout);
}

const LOW = ['hill', 'river', 'ford']; // under the roads
const ORDER = ['hill', 'river', 'ford', 'rough', 'woods', 'bridge', 'building'];
/** @param {Cell} cell */
const order = (cell) => ORDER.indexOf(cell.terrain);

/** The tracks of wheels along a road. @param {Brush} brush @param {Point[]} line @param {number} width */
function ruts(brush, line, width) {
  const path = brush.trace([line], false);
  brush.ctx.lineCap = 'butt';
  brush.line(path, brush.hue.sepia, width * 0.44, 0.28, [26, 7]);
  brush.line(path, brush.hue.sheet, width * 0.38, 1);
  brush.ctx.lineCap = 'round';
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
  else if (cell.terrain === 'objective') return;
  else if (cell.terrain === 'river') return river(brush, cell);
  else if (cell.terrain === 'ford') return ford(brush, cell);
  else if (cell.terrain === 'bridge') return bridge(brush, cell);
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

/** Two inks at the banks, and ripples with the stream. @param {Brush} brush @param {Cell} cell */
function river(brush, { polygon, id }) {
  const whole = brush.trace([polygon]);
  brush.fill(whole, brush.hue.water);
  brush.clip(whole, () => {
    brush.line(whole, brush.hue.deep, 9, 0.6);
    const [left, top, right, bottom] = bounds(polygon);
    const luck = brush.luck(`ripples ${id}`);
    const ripples = new Path2D();
    const along = right - left > bottom - top;
    for (let k = 0; k < ((right - left) * (bottom - top)) / 620; k++) {
      const [x, y] = [within(luck, left, right), within(luck, top, bottom)];
      ripples.moveTo(x, y);
      if (along) ripples.quadraticCurveTo(x + 6, y - 3, x + 12, y), ripples.quadraticCurveTo(x + 18, y + 3, x + 24, y);
      else ripples.quadraticCurveTo(x - 3, y + 6, x, y + 12), ripples.quadraticCurveTo(x + 3, y + 18, x, y + 24);
    }
    brush.line(ripples, brush.hue.foam, 1.1, 0.8);
  });
  brush.line(whole, brush.hue.shore, 1.8);
}

/** Stones in shallow water. @param {Brush} brush @param {Cell} cell */
function ford(brush, { polygon, id }) {
  const whole = brush.trace([polygon]);
  brush.fill(whole, '#cfdccf', 0.75);
  brush.clip(whole, () => {
    const [left, top, right, bottom] = bounds(polygon);
    const luck = brush.luck(`stones ${id}`);
    for (let k = 0; k < ((right - left) * (bottom - top)) / 90; k++) {
      const stone = brush.oval(within(luck, left, right), within(luck, top, bottom), within(luck, 1.4, 3.2), within(luck, 1, 2.2), within(luck, 0, 3));
      brush.fill(stone, brush.hue.rock[k % 3]);
      brush.line(stone, brush.hue.rockDark, 0.5, 0.7);
    }
  });
  brush.line(whole, brush.hue.shore, 1.2, 0.9, [2, 3]);
}

/** Planks between two parapets. @param {Brush} brush @param {Cell} cell */
function bridge(brush, { polygon }) {
  const sides = polygon.map((p, k) => [p, polygon[(k + 1) % polygon.length]]).map(([a, b]) => ({ a, b, long: Math.hypot(b[0] - a[0], b[1] - a[1]) }));
  const whole = brush.trace([polygon]);
  brush.placed([3, 4], 1, 0, () => brush.fill(whole, '#2b1f0c', 0.35));
  brush.fill(whole, '#d8c49a');
  const [one, , two] = sides.length === 4 && sides[0].long < sides[1].long ? [sides[1], sides[2], sides[3]] : [sides[0], sides[1], sides[2] ?? sides[0]];
  const planks = new Path2D();
  const count = Math.max(3, Math.round(one.long / 6));
  for (let k = 1; k < count; k++) {
    const part = k / count;
    planks.moveTo(one.a[0] + (one.b[0] - one.a[0]) * part, one.a[1] + (one.b[1] - one.a[1]) * part);
    planks.lineTo(two.b[0] + (two.a[0] - two.b[0]) * part, two.b[1] + (two.a[1] - two.b[1]) * part);
  }
  brush.line(planks, brush.hue.bark, 0.7, 0.6);
  for (const { a, b } of [one, two]) {
    brush.line(brush.trace([[a, b]], false), brush.hue.ink, 6);
    brush.line(brush.trace([[a, b]], false), '#b9a982', 3.6);
  }
}

/** A hedge or a wall, a bank of earth. @param {Brush} brush @param {Point[]} line @param {string} kind @param {number} cover */
function barrier(brush, line, kind, cover) {
  if (kind === 'fortification') return earthwork(brush, line);
  if (kind === 'wall' || (kind === 'obstacle' && cover > 1)) return wall(brush, line);
  if (kind === 'hedge' || kind === 'obstacle') hedge(brush, line);
}

/** A bank with strokes down both sides. @param {Brush} brush @param {Point[]} line */
function earthwork(brush, line) {
  strokes(brush, line, [['bark', 13, 0.9], ['hill', 10.6, 1]]);
  const teeth = new Path2D();
  for (const { x, y, nx, ny } of walk([...line, line[line.length - 1]], 4.2, false)) teeth.moveTo(x - nx * 5, y - ny * 5), teeth.lineTo(x + nx * 5, y + ny * 5);
  brush.line(teeth, brush.hue.bark, 0.9, 0.7);
  strokes(brush, line, [['ink', 3, 0.9], ['crest', 1.6, 1]]);
}

/** Coursed stones. @param {Brush} brush @param {Point[]} line */
function wall(brush, line) {
  brush.placed([1.6, 2], 1, 0, () => strokes(brush, line, [['bark', 6, 0.4]]));
  strokes(brush, line, [['ink', 6, 1], ['wall', 4.2, 1]]);
  const joints = new Path2D();
  for (const { x, y, nx, ny } of walk([...line, line[line.length - 1]], 5, false)) joints.moveTo(x - nx * 2.2, y - ny * 2.2), joints.lineTo(x + nx * 2.2, y + ny * 2.2);
  brush.line(joints, brush.hue.ink, 0.8, 0.8);
}

/** @param {Brush} brush @param {Point[]} line */
function hedge(brush, line) {
  walk([...line, line[line.length - 1]], 7, false).forEach(({ x, y }, k) => brush.stamp(`hedge ${k % 3}`, 9, (b) => tree(b, k % 3, 4.6), [x, y]));
}
