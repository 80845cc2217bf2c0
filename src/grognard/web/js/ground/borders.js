// @ts-check
/** Borders by their kind, told apart by form: dashes, rivers with bridges, hachured ridges with an X, brick walls. */

import { between, distance, walk } from './geometry.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./seams.js').Seams} Seams */

const SERIF = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Liberation Serif', serif";

/** A soft line through points. @param {Point[]} line */
export function soft(line) {
  const path = new Path2D();
  path.moveTo(...line[0]);
  for (let k = 1; k < line.length - 1; k++) path.quadraticCurveTo(...line[k], ...between(line[k], line[k + 1], 0.5));
  path.lineTo(...line[line.length - 1]);
  return path;
}

/** The point at a part of a line, and the way the line runs there. @param {Point[]} line @param {number} part */
export function station(line, part) {
  const lengths = line.slice(1).map((p, k) => distance(line[k], p));
  let left = lengths.reduce((sum, long) => sum + long, 0) * part;
  for (let k = 0; k < lengths.length; k++) {
    if (left <= lengths[k] && lengths[k]) {
      const [x, y] = between(line[k], line[k + 1], left / lengths[k]);
      return { x, y, turn: Math.atan2(line[k + 1][1] - line[k][1], line[k + 1][0] - line[k][0]) };
    }
    left -= lengths[k];
  }
  return { x: line[line.length - 1][0], y: line[line.length - 1][1], turn: 0 };
}

/** @param {Brush} brush @param {Seams} seams */
export function commonBorders(brush, seams) {
  for (const { line } of seams.of('normal')) {
    brush.line(soft(line), '#fffaf0', 4.4, 0.7);
    brush.line(soft(line), brush.hue.ink, 1.15, 0.85, [5, 2.4]);
  }
  for (const { line } of seams.of('rim', 'coast')) brush.line(soft(line), brush.hue.ink, 1.6);
}

/** @param {Brush} brush @param {Seams} seams @param {Point[][]} rivers @param {{points: number[][]}[]} bridges */
export function rivers(brush, seams, rivers, bridges) {
  for (const [colour, width] of /** @type {[string, number][]} */ ([['#fffaf0', 10], [brush.hue.shore, 7.6], [brush.hue.water, 5.4]]))
    for (const line of rivers) brush.line(soft(line), colour, width, colour === '#fffaf0' ? 0.6 : 1);
  for (const line of rivers) brush.line(soft(line), '#6f96a8', 0.8, 0.9, [9, 5]);
  for (const edge of bridges) {
    const { x, y, turn } = station(seams.along(edge), 0.5);
    brush.placed([x, y], 1.15, (turn * 180) / Math.PI, () => {
      brush.fill(new Path2D('M-5 -9.5Q0 -7 5 -9.5V9.5Q0 7 -5 9.5Z'), '#e9d9b6');
      brush.line(new Path2D('M-5 -9.5Q0 -7 5 -9.5V9.5Q0 7 -5 9.5Z'), brush.hue.ink, 1);
      brush.line(new Path2D('M-3.4 -6.6V6.6M3.4 -6.6V6.6'), brush.hue.ink, 0.8);
      brush.line(new Path2D('M-3.4 -4H3.4M-3.4 -1.4H3.4M-3.4 1.4H3.4M-3.4 4H3.4'), brush.hue.sepia, 0.7);
    });
  }
}

/** The name of each river along its longest stretch. @param {Brush} brush @param {{name: string, line: Point[]}[]} stretches */
export function riverNames(brush, stretches) {
  const { ctx } = brush;
  const longest = new Map();
  for (const { name, line } of stretches) if (name && (longest.get(name)?.length ?? 0) < line.length) longest.set(name, line);
  ctx.save();
  ctx.font = `italic 12.5px ${SERIF}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const [name, line] of longest) letters(brush, name, line);
  ctx.restore();
}

/** Letter by letter beside a line. @param {Brush} brush @param {string} name @param {Point[]} given */
function letters(brush, name, given) {
  const { ctx } = brush;
  const line = given[0][0] <= given[given.length - 1][0] ? given : [...given].reverse();
  const whole = line.slice(1).reduce((sum, p, k) => sum + distance(line[k], p), 0);
  const gaps = [...name].map((letter) => ctx.measureText(letter).width + 2.4);
  const wide = gaps.reduce((sum, gap) => sum + gap, 0);
  if (wide > whole * 0.92) return;
  let at = (whole - wide) / 2;
  [...name].forEach((letter, k) => {
    const { x, y, turn } = station(line, (at + gaps[k] / 2) / whole);
    at += gaps[k];
    ctx.save();
    ctx.translate(x + Math.sin(turn) * 11, y - Math.cos(turn) * 11);
    ctx.rotate(turn);
    ctx.lineWidth = 3;
    ctx.strokeStyle = brush.hue.sheet;
    ctx.strokeText(letter, 0, 0);
    ctx.fillStyle = '#2f5569';
    ctx.fillText(letter, 0, 0);
    ctx.restore();
  });
}

/** No way: a ridge with hachures on both sides, and an X in a ring. @param {Brush} brush @param {Point[][]} lines */
export function ridges(brush, lines) {
  for (const line of lines) {
    const teeth = new Path2D();
    walk([...line, line[line.length - 1]], 3.6, false).forEach(({ x, y, nx, ny }, k) => {
      const reach = k % 2 ? 6.5 : 4.5;
      teeth.moveTo(x - nx * reach, y - ny * reach);
      teeth.lineTo(x + nx * reach, y + ny * reach);
    });
    brush.line(teeth, brush.hue.sepia, 0.8, 0.8);
    brush.line(soft(line), '#fffaf0', 4.8);
    brush.line(soft(line), '#5b2c20', 2.8);
  }
  for (const line of lines) {
    const whole = line.slice(1).reduce((sum, p, k) => sum + distance(line[k], p), 0);
    for (const part of whole > 95 ? [0.28, 0.72] : [0.5]) {
      const { x, y } = station(line, part);
      brush.fill(brush.oval(x, y, 6.6), '#fbf4e4');
      brush.line(brush.oval(x, y, 6.6), '#5b2c20', 1.3);
      brush.line(new Path2D(`M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`), '#8f2f22', 2.1);
    }
  }
}

/** A band of bricks inside the fortress. @param {Brush} brush @param {Path2D} within @param {Point[][]} lines */
export function bricks(brush, within, lines) {
  brush.clip(within, () => {
    for (const line of lines) {
      const path = soft(line);
      brush.line(path, brush.hue.ink, 17);
      brush.line(path, '#b98a63', 14.6);
      brush.line(path, '#7a4a33', 14.6, 0.9, [1, 4.6]);
      brush.line(path, '#7a4a33', 10.2);
      brush.line(path, '#c49a74', 9.2);
      brush.line(path, '#7a4a33', 9.2, 0.9, [1, 4.6]);
      brush.line(path, brush.hue.ink, 5.4);
      brush.line(path, '#efe0c2', 4.6, 1, [4, 3]);
    }
  });
}

/** A line drawn several times, each narrower. @param {Brush} brush @param {Point[]} line @param {[string, number, number][]} pens */
export function strokes(brush, line, pens) {
  const path = brush.trace([line], false);
  for (const [hue, width, alpha] of pens) {
    const colour = /** @type {Record<string, any>} */ (brush.hue)[hue];
    brush.line(path, Array.isArray(colour) ? colour[0] : colour, width, alpha);
  }
}
