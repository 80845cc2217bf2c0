// @ts-check
/** Woods as a canopy of trees, orchards as rows of them. */

import { smooth, wandering } from './geometry.js';
import { chance, rolling, within } from './noise.js';
import { rows, strewn } from './scatter.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Land} Land */

const VARIETIES = 7;

/** @param {Brush} brush @param {Land} land */
export function woods(brush, land) {
  const drift = rolling(brush.seed + 41, 24);
  const rings = land.rings.map((ring) => smooth(wandering(smooth(ring, 1), drift, 4), 1));
  const body = brush.trace(rings);
  brush.ctx.save();
  brush.ctx.shadowColor = 'rgba(40,45,15,.5)';
  brush.ctx.shadowBlur = 5 * brush.scale;
  brush.ctx.shadowOffsetY = 2 * brush.scale;
  brush.fill(body, brush.hue.glade);
  brush.ctx.restore();
  const luck = brush.luck(`woods ${land.cells[0].id}`);
  for (const p of strewn(land, rings, brush.coarse ? 10 : 7.4, 3.2, (name) => brush.luck(name), brush.sign)) {
    const kind = luck() < 0.14 ? VARIETIES : Math.floor(luck() * VARIETIES);
    brush.stamp(`tree ${kind}`, 13, (b) => (kind === VARIETIES ? fir(b) : tree(b, kind)), p);
  }
}

/** A crown seen from above and before, lit from the upper left. @param {Brush} brush @param {number} kind */
export function tree(brush, kind, size = 0) {
  const luck = chance(brush.seed + 101 * kind);
  const r = size || within(luck, 5.6, 7.8);
  const leaf = brush.hue.leaf[kind % brush.hue.leaf.length];
  brush.fill(brush.oval(r * 0.32, r * 0.55, r * 1.02, r * 0.7), '#262a10', 0.34);
  const crown = lobes(luck, r, 8);
  brush.fill(crown, leaf);
  brush.clip(crown, () => {
    brush.fill(brush.oval(r * 0.5, r * 0.62, r, r * 0.72), brush.hue.leafDark, 0.42);
    brush.fill(lobes(luck, r * 0.5, 6, -r * 0.3, -r * 0.34), brush.hue.leafLight, 0.62);
    const leaves = new Path2D();
    for (let k = 0; k < 7; k++) {
      const [x, y] = [within(luck, -0.7, 0.7) * r, within(luck, -0.6, 0.8) * r];
      leaves.moveTo(x - 1.2, y);
      leaves.quadraticCurveTo(x, y + 1.5, x + 1.3, y - 0.2);
    }
    brush.line(leaves, brush.hue.leafDark, 0.55, 0.75);
  });
  brush.line(crown, brush.hue.leafDark, 0.7, 0.95);
}

/** A ring of bulges. @param {import('./noise.js').Chance} luck @param {number} r @param {number} count @param {number} cx @param {number} cy */
function lobes(luck, r, count, cx = 0, cy = 0) {
  const path = new Path2D();
  const first = luck() * 6;
  /** @param {number} k @param {number} reach */
  const at = (k, reach) => {
    const turn = first + (k / count) * 2 * Math.PI;
    return [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach * 0.92];
  };
  const [x, y] = at(0, r * 0.86);
  path.moveTo(x, y);
  for (let k = 0; k < count; k++) {
    const [ax, ay] = at(k + 0.5, r * within(luck, 1.16, 1.34));
    const [bx, by] = at(k + 1, r * 0.86);
    path.quadraticCurveTo(ax, ay, k === count - 1 ? x : bx, k === count - 1 ? y : by);
  }
  path.closePath();
  return path;
}

/** @param {Brush} brush */
function fir(brush) {
  brush.fill(brush.oval(2.4, 4.4, 5, 2.4), '#262a10', 0.34);
  for (let k = 2; k >= 0; k--) {
    const tier = new Path2D(`M0 ${-10 + k * 3.4}L${3 + k * 1.1} ${-3.6 + k * 3.6}Q0 ${-2.2 + k * 3.6} ${-3 - k * 1.1} ${-3.6 + k * 3.6}Z`);
    brush.fill(tier, '#5b7150');
    brush.line(tier, brush.hue.leafDark, 0.7);
  }
  brush.line(new Path2D('M-.8 -7L-1.8 -4M-1.2 -3L-2.6 0'), brush.hue.leafLight, 0.6, 0.7);
}

/** Fruit trees in rows on mown ground. @param {Brush} brush @param {Land} land */
export function orchard(brush, land) {
  const rings = land.rings.map((ring) => smooth(ring, 1));
  const body = brush.trace(rings);
  brush.fill(body, brush.hue.orchard);
  const slant = -14;
  brush.clip(body, () => {
    const mown = new Path2D();
    for (const [x, y] of rows(rings, [13, 6.5], -20, slant)) {
      mown.moveTo(x - 6.5, y + 1.6);
      mown.lineTo(x + 6.5, y - 1.6);
    }
    brush.line(mown, brush.hue.fruit, 0.6, 0.45);
  });
  brush.line(body, brush.hue.leafDark, 0.9, 0.7, [4, 2.4]);
  for (const p of rows(rings, [13, 13], 6.2, slant)) brush.stamp('fruit tree', 9, fruit, p);
}

/** @param {Brush} brush */
function fruit(brush) {
  brush.fill(brush.oval(1.6, 3, 4.6, 2.6), '#262a10', 0.34);
  brush.line(new Path2D('M0 1V4.6'), brush.hue.bark, 1.1);
  const crown = brush.oval(0, -1, 4.4, 4.1);
  brush.fill(crown, brush.hue.fruit);
  brush.fill(brush.oval(-1.3, -2.2, 2.2, 1.8), brush.hue.leafLight, 0.75);
  brush.line(crown, brush.hue.leafDark, 0.7);
  for (const [x, y] of [[1.8, 0.4], [-1.6, 1], [0.6, -2.2]]) brush.fill(brush.oval(x, y, 0.75), '#b2533b');
}
