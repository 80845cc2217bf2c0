// @ts-check
/** What is built on a map of areas for good: plans of fortresses, villages, the sign of difficult ground. */

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Cell} Cell */

/** A star with so many bastions. @param {number} x @param {number} y @param {number} far @param {number} near @param {number} points @param {number} turn */
function star(x, y, far, near, points, turn) {
  const path = new Path2D();
  for (let k = 0; k < 2 * points; k++) {
    const r = k % 2 ? near : far;
    const at = (Math.PI * k) / points + turn;
    path.lineTo(x + r * Math.sin(at), y - r * Math.cos(at));
  }
  path.closePath();
  return path;
}

/** The plan of a fortress: ditch, bastions, rampart, streets to the square. @param {Brush} brush @param {Cell} cell @param {number} points */
export function fortress(brush, { centre: [x, y] }, points) {
  const r = 31;
  const { ink, sepia } = brush.hue;
  for (const [far, near, fill, pen, wide] of /** @type {[number, number, string, string, number][]} */ ([[1.14, 0.84, '#c9d2bb', '#6b7450', 0.8], [1, 0.72, '#e2c9a6', ink, 1.1], [0.84, 0.62, '#f7eeda', sepia, 0.8]])) {
    const shape = star(x, y - 4, r * far, r * near, points, points % 2 ? 0 : Math.PI / points);
    brush.fill(shape, fill);
    brush.line(shape, pen, wide);
  }
  const streets = new Path2D();
  for (let k = 0; k < points; k++) {
    const at = (2 * Math.PI * k) / points;
    streets.moveTo(x, y - 4);
    streets.lineTo(x + r * 0.55 * Math.sin(at), y - 4 - r * 0.55 * Math.cos(at));
  }
  brush.line(streets, sepia, 0.9, 0.8);
}

/** Three roofs and a steeple beside the name. @param {Brush} brush @param {Cell} cell */
export function village(brush, { centre: [x, y] }) {
  const { ink } = brush.hue;
  brush.placed([x, y + 4], 0.9, 0, () => {
    for (const [d, fill] of [['M-10 6V0L-6 -4L-2 0V6Z', '#fbf4e4'], ['M3 6V-1L7.5 -5L12 -1V6Z', '#fbf4e4'], ['M-2.4 6V-6H2.4V6Z', '#fbf4e4'], ['M-11 .6L-6 -4.4L-1 .6Z', '#b65a45'], ['M2 -.4L7.5 -5.6L13 -.4Z', '#b65a45'], ['M-3 -6L0 -13L3 -6Z', '#a23b2e']]) {
      brush.fill(new Path2D(d), fill);
      brush.line(new Path2D(d), ink, 0.8);
    }
    brush.line(new Path2D('M0 -13V-16M-1.4 -14.8H1.4'), ink, 0.7);
  });
}

/** The source of a side's supply: its shield. @param {Brush} brush @param {Cell} cell */
export function source(brush, { centre: [x, y], side }) {
  const { ink } = brush.hue;
  const shield = new Path2D(`M${x - 9} ${y - 12}H${x + 9}V${y}Q${x + 8} ${y + 8} ${x} ${y + 11}Q${x - 8} ${y + 8} ${x - 9} ${y}Z`);
  brush.fill(shield, side === 'ven' ? '#a23b2e' : '#fbf8ef');
  brush.line(shield, ink, 1.3);
  const cask = new Path2D(`M${x - 5} ${y - 6}Q${x} ${y - 9} ${x + 5} ${y - 6}V${y + 3}Q${x} ${y + 6} ${x - 5} ${y + 3}ZM${x - 5} ${y - 3.4}H${x + 5}M${x - 5} ${y + 0.6}H${x + 5}`);
  brush.line(cask, side === 'ven' ? '#fff3df' : ink, 1.1);
}

/** The sign of difficult ground. @param {Brush} brush @param {number} x @param {number} y */
export function rough(brush, x, y) {
  const sign = new Path2D(`M${x - 5} ${y + 4}L${x} ${y - 5}L${x + 5} ${y + 4}Z`);
  brush.fill(sign, '#e5b93a');
  brush.line(sign, brush.hue.ink, 0.9);
}
