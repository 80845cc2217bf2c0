// @ts-check
/** Men, horses and guns from above, rank by rank as a formation stands; the front is towards the top. */

import { el, shape } from '../symbols.js';

/** @typedef {'foot' | 'horse' | 'gun' | 'train'} Arm */
/** @typedef {{bodies: string, arms: string, coats: string, beasts: string}} Figures path data by what it is painted with */
/** @typedef {[number, number, number]} Stand x, y, and the turn in degrees */

const [FILE, RANK] = [6.2, 7.4]; // drawing units to a man
const [BOOT, LENGTH] = [9.4, 16]; // to a horse

/** @param {number} x @param {number} y @param {number} turn @param {[number, number][]} points @param {boolean} closed */
function traced(x, y, turn, points, closed = true) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return points.map(([u, v], k) => `${k ? 'L' : 'M'}${(x + u * c - v * s).toFixed(1)} ${(y + u * s + v * c).toFixed(1)}`).join('') + (closed ? 'Z' : '');
}

/** @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) => `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Shoulders, shako, musket forward. @param {Figures} into @param {Stand} stand */
function man(into, [x, y, turn]) {
  into.coats += traced(x, y, turn, [[-2.5, 0.4], [-1.6, -0.9], [1.6, -0.9], [2.5, 0.4], [1.7, 1.9], [-1.7, 1.9]]);
  into.bodies += disc(x, y, 1.25);
  into.arms += traced(x, y, turn, [[1.9, 1.2], [1.9, -3.8]], false);
}

/** A horse with its rider. @param {Figures} into @param {Stand} stand */
function rider(into, [x, y, turn]) {
  into.beasts += traced(x, y, turn, [[0, -7], [1.2, -5.6], [0.9, -3.4], [2.2, -1.6], [2.2, 3.8], [1, 5.4], [0, 7], [-1, 5.4], [-2.2, 3.8], [-2.2, -1.6], [-0.9, -3.4], [-1.2, -5.6]]);
  into.coats += traced(x, y, turn, [[-2.9, 0.6], [-1.8, -0.8], [1.8, -0.8], [2.9, 0.6], [1.8, 2], [-1.8, 2]]);
  into.bodies += disc(x, y + 0.4 * Math.cos((turn * Math.PI) / 180), 1.3);
  into.arms += traced(x, y, turn, [[2.6, 0.8], [3.2, -4.6]], false);
}

/** A gun on its carriage; `muzzle` -1 looks back, as behind a limber. @param {Figures} into @param {Stand} stand */
function gun(into, [x, y, turn]) {
  into.beasts += traced(x, y, turn, [[-1.5, -3], [1.5, -3], [0.8, 9], [-0.8, 9]]);
  into.arms += traced(x, y, turn, [[-4.6, -4], [-4.6, 4]], false) + traced(x, y, turn, [[4.6, -4], [4.6, 4]], false) + traced(x, y, turn, [[-4.6, 0], [4.6, 0]], false);
  into.bodies += traced(x, y, turn, [[-1.4, 4], [-0.95, -9], [0.95, -9], [1.4, 4]]);
}

/** Even rows in a box. @param {number} w @param {number} d @param {number} file @param {number} rank @param {number} [most] ranks */
function rows(w, d, file, rank, most = 99) {
  const [files, ranks] = [Math.max(1, Math.floor((w - 2) / file)), Math.max(1, Math.min(most, Math.floor((d - 2) / rank)))];
  /** @type {Stand[]} */
  const found = [];
  for (let r = 0; r < ranks; r++) for (let f = 0; f < files; f++) found.push([(f - (files - 1) / 2) * ((w - 3) / files), (r - (ranks - 1) / 2) * Math.min(rank * 1.25, (d - 3) / ranks) + 0.6, 0]);
  return found;
}

/** Loose order: two wavering lines. @param {number} w @param {number} d @param {number} file */
function scattered(w, d, file) {
  /** @type {Stand[]} */
  const found = [];
  const files = Math.max(2, Math.floor(w / (file * 1.55)));
  for (let f = 0; f < files; f++)
    for (const r of [0, 1]) {
      const sway = Math.sin(f * 2.4 + r * 1.7);
      found.push([(f + 0.5 + (r ? 0.35 : 0) - files / 2) * ((w - 8) / files), (r ? 0.22 : -0.24) * d + sway * d * 0.11, sway * 14]);
    }
  return found;
}

/** Four sides that look out. @param {number} w @param {number} d */
function hollow(w, d) {
  /** @type {Stand[]} */
  const found = [];
  const files = Math.max(3, Math.floor(w / FILE) - 1);
  for (let turn = 0; turn < 360; turn += 90) {
    const [half, deep] = turn % 180 ? [d / 2, w / 2] : [w / 2, d / 2];
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    for (let r = 0; r < 2; r++)
      for (let f = r + 1; f < files - r; f++) {
        const [u, v] = [((f + 0.5) / files - 0.5) * 2 * half, -deep + 5 + r * 7];
        found.push([u * c - v * s, u * s + v * c, turn]);
      }
  }
  return found;
}

/** @param {string} formation @param {Arm} arm @param {number} w @param {number} d @param {Figures} into */
function placed(formation, arm, w, d, into) {
  if (arm === 'train') return team(into, w, d, 1);
  if (formation === 'limbered') return limbered(into, w, d);
  if (arm === 'gun') return battery(into, w, d);
  const figure = arm === 'horse' ? rider : man;
  const [file, rank] = arm === 'horse' ? [BOOT, LENGTH] : [FILE, RANK];
  if (formation === 'square') for (const stand of hollow(w, d)) man(into, stand);
  else if (formation === 'skirmish') for (const stand of scattered(w, d, file)) figure(into, stand);
  else if (formation === 'mixed') {
    for (const [x, y] of rows(w, d * 0.55, file, rank)) figure(into, [x, y + d * 0.2, 0]);
    for (const [x, y, turn] of scattered(w, d * 0.34, file)) figure(into, [x, y - d * 0.32, turn]);
  } else for (const stand of rows(w, d, file, formation === 'attack_column' ? rank * 1.15 : rank)) figure(into, stand);
}

/** Guns with their crews. @param {Figures} into @param {number} w @param {number} d */
function battery(into, w, d) {
  const guns = Math.max(1, Math.round(w / 20));
  for (let k = 0; k < guns; k++) {
    const x = ((k + 0.5) / guns - 0.5) * w;
    gun(into, [x, -d * 0.08, 0]);
    for (const [dx, dy] of [[-6.4, -6], [6.4, -6], [-6.8, 6], [6.8, 6]]) if (Math.abs(x + dx) < w / 2 - 2 && Math.abs(dy) < d / 2 - 2) man(into, [x + dx, dy, 0]);
  }
}

/** A team before the limber, the gun behind it. @param {Figures} into @param {number} w @param {number} d */
function limbered(into, w, d) {
  const pairs = Math.max(1, Math.floor((d * 0.62) / LENGTH));
  for (let k = 0; k < pairs; k++) for (const x of [-4.4, 4.4]) rider(into, [x, -d / 2 + 8.5 + k * LENGTH, 0]);
  into.arms += `M0 ${(-d / 2 + 6).toFixed(1)}V${(d / 2 - 14).toFixed(1)}`;
  gun(into, [0, d / 2 - 10, 180]);
}

/** A wagon with its pair. @param {Figures} into @param {number} w @param {number} d @param {number} pairs */
function team(into, w, d, pairs) {
  for (let k = 0; k < pairs; k++) for (const x of [-4.4, 4.4]) rider(into, [x, -d / 2 + 8.5 + k * LENGTH, 0]);
  const top = -d / 2 + pairs * LENGTH + 3;
  into.bodies += `M${-w / 2 + 3} ${top}H${w / 2 - 3}V${d / 2 - 2}H${-w / 2 + 3}Z`;
}

/** Everybody on a base. @param {string} formation @param {Arm} arm @param {number} w @param {number} d */
export function figures(formation, arm, w, d) {
  /** @type {Figures} */
  const into = { bodies: '', arms: '', coats: '', beasts: '' };
  placed(formation, arm, w, d, into);
  return el('g', { class: `men arm-${arm}` }, [shape(into.beasts, 'beasts'), shape(into.coats, 'coats'), shape(into.arms, 'arms'), shape(into.bodies, 'bodies')]);
}
