// @ts-check
/** What people built and tilled: towns, homesteads, fields. */

import { between, inside, shrunk, smooth, walk } from './geometry.js';
import { within } from './noise.js';
import { tree } from './trees.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Land} Land */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Ring} Ring */

/** Parcels of corn, each ploughed its own way, hedges between them. @param {Brush} brush @param {Land} land */
export function field(brush, land) {
  const body = brush.trace(land.rings);
  brush.clip(body, () => {
    for (const cell of land.cells) parcels(brush, cell, brush.luck(`field ${cell.id}`));
  });
  for (const cell of land.cells) hedge(brush, cell);
  brush.line(body, brush.hue.bark, 1.3, 0.75, [7, 2]);
}

/** @param {Brush} brush @param {Cell} cell @param {import('./noise.js').Chance} luck */
function parcels(brush, { centre, polygon }, luck) {
  const lean = within(luck, -16, 16);
  brush.clip(brush.trace([polygon]), () =>
    brush.placed(centre, 1, lean, () => {
      const [x, y] = [within(luck, -9, 9), within(luck, -8, 8)];
      const quarters = [[-60, -60, x, y, true], [x, -60, 60, y, false], [-60, y, x, 60, false], [x, y, 60, 60, true]];
      for (const [k, [left, top, right, bottom, level]] of /** @type {[number, number, number, number, boolean][]} */ (quarters).entries()) {
        const parcel = new Path2D();
        parcel.rect(left, top, right - left, bottom - top);
        brush.fill(parcel, brush.hue.field[k % 3]);
        brush.clip(parcel, () => (k === 1 ? stooks(brush, luck) : furrows(brush, level, luck)));
      }
      brush.line(new Path2D(`M-60 ${y}H60M${x} -60V60`), brush.hue.sheet, 2.6, 0.9);
      brush.line(new Path2D(`M-60 ${y}H60M${x} -60V60`), brush.hue.bark, 0.7, 0.55, [3, 2]);
    }),
  );
}

/** Rows of standing corn. @param {Brush} brush @param {boolean} level @param {import('./noise.js').Chance} luck */
function furrows(brush, level, luck) {
  const rows = new Path2D();
  for (let v = -58; v < 58; v += 3.6)
    for (let u = -58; u < 58; u += 9) {
      const [a, b, c] = [u + luck() * 2, u + 7.4 + luck() * 1.2, v + within(luck, -0.4, 0.4)];
      if (level) rows.moveTo(a, c), rows.lineTo(b, c);
      else rows.moveTo(c, a), rows.lineTo(c, b);
    }
  brush.line(rows, brush.hue.furrow, 1.05, 0.72);
}

/** Sheaves on stubble. @param {Brush} brush @param {import('./noise.js').Chance} luck */
function stooks(brush, luck) {
  const sheaves = new Path2D();
  for (let v = -58; v < 58; v += 8)
    for (let u = -58; u < 58; u += 8) {
      const [x, y] = [u + luck() * 2 + (v % 16 ? 4 : 0), v + luck() * 2];
      for (const lean of [-1.8, 0, 1.8]) sheaves.moveTo(x + lean, y + 2), sheaves.lineTo(x - lean * 0.5, y - 2.4);
    }
  brush.line(sheaves, brush.hue.furrow, 0.95, 0.9);
}

/** Bushes at the corners of a field. @param {Brush} brush @param {Cell} cell */
function hedge(brush, { polygon, centre }) {
  for (const corner of polygon) {
    const [x, y] = between(corner, centre, 0.06);
    brush.fill(brush.oval(x + 0.8, y + 1.2, 3.4, 2.2), '#262a10', 0.3);
    brush.fill(brush.oval(x, y, 3, 2.4), brush.hue.leaf[0]);
    brush.line(brush.oval(x, y, 3, 2.4), brush.hue.leafDark, 0.6, 0.9);
  }
}

/** A rail fence along a line: posts and two rails. @param {Brush} brush @param {Ring} ring @param {boolean} closed */
function paling(brush, ring, closed) {
  const rails = brush.trace([ring, ring.map(([x, y]) => /** @type {Point} */ ([x, y - 2.2]))], closed);
  const posts = new Path2D();
  for (const { x, y } of walk(ring, 9, closed)) posts.moveTo(x, y + 1), posts.lineTo(x, y - 3.8);
  brush.line(rails, brush.hue.wall, 1.8, 0.7);
  brush.line(rails, brush.hue.bark, 0.75, 0.95);
  brush.line(posts, brush.hue.bark, 1.15);
}

/**
 * A house with its long side to us: wall, roof, chimney, shadow.
 * @param {Brush} brush @param {Point} at @param {number} size @param {string} roof @param {boolean} turned
 */
export function house(brush, at, size, roof, turned = false) {
  brush.placed(at, size, 0, () => {
    if (turned) brush.ctx.scale(-1, 1);
    brush.fill(new Path2D('M-7 4L9 4L13 6.5L-4 6.5Z'), '#2b1f0c', 0.34);
    brush.fill(new Path2D('M-8 -1.4H3V5H-8Z'), brush.hue.wall);
    brush.fill(new Path2D('M3 -1.4L6 -7L9 -1.4V5H3Z'), '#d3c19c');
    brush.fill(new Path2D('M-8.8 -1L-5.6 -7.2H6.2L3 -1Z'), roof);
    brush.fill(new Path2D('M6.2 -7.2L9.8 -.8L9 -.4L5.8 -6Z'), '#4a2f20');
    brush.line(new Path2D('M-7.4 -3H4.4M-6.4 -5H5.3'), '#3a2016', 0.5, 0.6);
    brush.line(new Path2D('M-8 -1V5H9V-1M3 -1V5M-8.8 -1L-5.6 -7.2H6.2L3 -1ZM6.2 -7.2L9.8 -.8'), brush.hue.ink, 0.7);
    brush.fill(new Path2D('M-6 .8h2v2h-2ZM-2.2 .8h2v2h-2ZM5 1.4h2V5h-2Z'), '#4b3a28');
    brush.fill(new Path2D('M-3.6 -9.6h2.2v3.4h-2.2Z'), '#8b6a55');
    brush.line(new Path2D('M-3.6 -9.6h2.2v3h-2.2Z'), brush.hue.ink, 0.5);
  });
}

/** @param {Brush} brush @param {Point} at @param {number} size */
export function church(brush, at, size) {
  brush.placed(at, size, 0, () => {
    brush.fill(new Path2D('M-8 5L13 5L17 8L-4 8Z'), '#2b1f0c', 0.34);
    brush.fill(new Path2D('M-3 -2H11V6H-3Z'), brush.hue.wall);
    brush.fill(new Path2D('M-4 -1.6L-1 -8H9.6L12.4 -1.6Z'), brush.hue.roof[2]);
    brush.fill(new Path2D('M-9 -9H-3V6H-9Z'), '#f8eed6');
    brush.fill(new Path2D('M-10 -8.6L-6 -20L-2 -8.6Z'), brush.hue.roof[2]);
    brush.fill(new Path2D('M-6 -20L-2 -8.6H-5Z'), '#4a3a30');
    const lines = 'M-3 -2V6H11V-1.6M-4 -1.6L-1 -8H9.6L12.4 -1.6ZM-9 -8.6V6H-3V-8.6M-10 -8.6L-6 -20L-2 -8.6ZM-6 -20V-24M-7.6 -22.4H-4.4';
    brush.line(new Path2D(lines), brush.hue.ink, 0.75);
    brush.fill(new Path2D('M-7.2 6V2.4a1.2 1.2 0 0 1 2.4 0V6ZM-7 -5.6h2v2.6h-2ZM1 0h1.6v3H1ZM5 0h1.6v3H5Z'), '#4b3a28');
  });
}

/** Where roofs show around a counter: x, y, size; far ones first. */
const ROOFS = [[-13, -30, 0.8], [14, -30, 0.85], [-27, -15, 0.85], [28, -14, 0.8], [-29, 6, 0.8], [29, 7, 0.85], [-21, 22, 0.85], [22, 23, 0.85], [-5, 33, 0.8], [9, 35, 0.75]];

/** Streets and roofs; one church to a town. @param {Brush} brush @param {Land} land */
export function town(brush, land) {
  const rings = land.rings.map((ring) => smooth(ring, 1));
  const body = brush.trace(rings);
  const luck = brush.luck(`town ${land.cells[0].id}`);
  brush.fill(body, brush.hue.street);
  brush.clip(body, () => {
    const streets = new Path2D();
    for (const { centre: [x, y] } of land.cells) {
      streets.moveTo(x - 44, y + 12);
      streets.quadraticCurveTo(x, y - 4, x + 44, y + 10);
      streets.moveTo(x - 4, y - 44);
      streets.quadraticCurveTo(x + 6, y, x - 2, y + 44);
    }
    brush.line(streets, brush.hue.sepia, 10, 0.22);
    brush.line(streets, brush.hue.sheet, 8.4, 0.9);
  });
  brush.line(body, brush.hue.bark, 1, 0.8, [1.4, 2.2]);
  for (const [k, cell] of land.cells.entries()) {
    const [x, y] = cell.centre;
    for (const [dx, dy, size] of ROOFS) {
      const roof = brush.hue.roof[Math.floor(luck() * 4)];
      /** @type {Point} */
      const at = [x + dx + within(luck, -1.5, 1.5), y + dy + within(luck, -1.5, 1.5)];
      if (inside(rings, [at[0], at[1] - 3]) && inside(rings, [at[0], at[1] + 4])) house(brush, at, size * within(luck, 0.9, 1.08), roof, luck() < 0.5);
    }
    if (k === 0) church(brush, [x, y - 25], 0.92);
    else house(brush, [x, y - 34], 0.8, brush.hue.roof[k % 4]);
    house(brush, [x - 2, y + 3], 0.95, brush.hue.roof[(k + 1) % 4], k % 2 === 0);
  }
}

/** A farmhouse, its barn, a garden in furrows, a fence and a few trees. @param {Brush} brush @param {Land} land */
export function homestead(brush, land) {
  for (const cell of land.cells) {
    const plot = smooth(shrunk(cell.polygon, cell.centre, 0.04), 1);
    const body = brush.trace([plot]);
    const [x, y] = cell.centre;
    brush.fill(body, '#eadbb0');
    brush.clip(body, () => {
      brush.placed(cell.centre, 1, -9, () => {
        brush.fill(new Path2D('M-40 -6H-4V40H-40Z'), brush.hue.field[1]);
        brush.fill(new Path2D('M4 2H40V40H4Z'), brush.hue.orchard);
        brush.clip(new Path2D('M-40 -6H-4V40H-40Z'), () => furrows(brush, true, brush.luck(`plot ${cell.id}`)));
        brush.clip(new Path2D('M4 2H40V40H4Z'), () => furrows(brush, false, brush.luck(`garden ${cell.id}`)));
      });
      brush.line(new Path2D(`M${x + 2} ${y - 16}C${x + 5} ${y + 6} ${x - 3} ${y + 20} ${x} ${y + 44}`), brush.hue.sheet, 6, 0.95);
      brush.fill(brush.oval(x + 1, y - 19, 27, 8), brush.hue.sheet, 0.9);
    });
    const lowest = [...plot.keys()].filter((k) => plot[k][1] > y - 22);
    brush.line(body, brush.hue.sepia, 0.8, 0.5);
    brush.placed([x - 26, y - 16], 1, 0, () => tree(brush, 2, 6.6));
    house(brush, [x + 17, y - 19], 0.95, brush.hue.roof[3], true);
    house(brush, [x - 5, y - 25], 1.2, brush.hue.roof[0]);
    brush.placed([x + 30, y - 9], 1, 0, () => tree(brush, 1, 5.6));
    paling(brush, lowest.map((k) => plot[k]), false);
  }
}
