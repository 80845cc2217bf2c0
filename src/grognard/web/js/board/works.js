// @ts-check
/** Markers: works on the sides that they cover, tokens of objectives, mines and whatever else lies on a place. */

import { flag } from '../counters/flags.js';
import { livery, manner } from '../counters/sides.js';
import { between, path, walk } from '../ground/geometry.js';
import { el, shape, word } from '../symbols.js';
import { SIEGE } from './siegeworks.js';

/** @typedef {import('../wire').MarkerView} MarkerView */
/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {import('../ground/geometry.js').Cell} Cell */

const ROUND = ['ne', 'e', 'se', 'sw', 'w', 'nw']; // the sides of a hex, clockwise
/** @type {Record<string, string[]>} two-sided works by their facing */
const PAIRS = { n: ['nw', 'ne'], ne: ['ne', 'e'], se: ['e', 'se'], s: ['se', 'sw'], sw: ['sw', 'w'], nw: ['w', 'nw'] };
/** @type {Record<string, Point>} the middle of each side as the rules see it */
const WAYS = { ne: [0.5, -0.866], e: [1, 0], se: [0.5, 0.866], sw: [-0.5, 0.866], w: [-1, 0], nw: [-0.5, -0.866] };

/** The covered sides, clockwise: two, or three named by the middle one. @param {string} kind @param {string} facing */
export function covered(kind, facing) {
  if (!kind.endsWith('3') && facing in PAIRS) return PAIRS[facing];
  const middle = ROUND.indexOf(facing);
  return middle < 0 ? [] : [-1, 0, 1].map((k) => ROUND[(middle + k + 6) % 6]);
}

/** The line of a work on its hex, from corner to corner. @param {Cell} cell @param {string[]} names @param {boolean} flip @returns {Point[]} */
export function workLine(cell, names, flip) {
  /** @type {Point[]} */
  const found = [];
  for (const name of names) {
    const [a, b] = side(cell, name, flip);
    if (!found.length) found.push(a);
    found.push(b);
  }
  return found;
}

/** The side of a cell that looks a way, its ends clockwise. @param {Cell} cell @param {string} name @param {boolean} flip @returns {[Point, Point]} */
function side({ polygon, centre }, name, flip) {
  const [wx, wy] = WAYS[name].map((part) => (flip ? -part : part));
  let best = 0;
  let most = -Infinity;
  polygon.forEach((p, k) => {
    const q = polygon[(k + 1) % polygon.length];
    const reach = ((p[0] + q[0]) / 2 - centre[0]) * wx + ((p[1] + q[1]) / 2 - centre[1]) * wy;
    if (reach > most) [best, most] = [k, reach];
  });
  return [polygon[best], polygon[(best + 1) % polygon.length]];
}

/** Markers that are alike on one place, drawn as one with their number. @param {MarkerView[]} markers @returns {[MarkerView, number][]} */
export function gathered(markers) {
  /** @type {Map<string, [MarkerView, number]>} */
  const found = new Map();
  for (const one of markers) {
    const name = [one.kind, one.place, one.kind.startsWith('arrival') ? '' : one.facing].join(' ');
    found.set(name, [one, (found.get(name)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}

/** @param {MarkerView} marker @param {import('../ground/layout.js').Layout} layout @param {number} count @returns {SVGElement | null} */
export function marker(marker, layout, count = 1) {
  const cell = layout.cells.get(marker.place);
  if (!cell) return null;
  if (layout.board === 'areas' && marker.kind in SIEGE) return SIEGE[marker.kind](marker, cell, layout);
  const [, goal] = /^goal_(\w+)$/.exec(marker.kind) ?? [];
  if (goal) return token(cell, goal);
  const [, what, holder = ''] = /^(objective|arrival)(?:_(\w+))?$/.exec(marker.kind) ?? [];
  if (what === 'objective' && layout.board === 'plane') return prize(cell, marker);
  if (what === 'objective') return objective(cell, holder);
  if (what) return arrival(cell, holder, count);
  if (marker.kind in VIGNETTES) return vignette(cell, marker.kind);
  const names = covered(marker.kind, marker.facing ?? '');
  if (!names.length) return plain(cell, marker.kind);
  const line = workLine(cell, names, layout.flip).map((p) => between(p, cell.centre, 0.14));
  const parts = /^fence/.test(marker.kind) ? fence(line) : bank(line, marker.kind === 'entrenchment');
  return el('g', { class: `work ${marker.kind}`, 'data-work': marker.kind }, parts);
}

/** Roofs and walls beside the counters of an area. @type {Record<string, string>} */
const VIGNETTES = {
  village: 'M-9 6V0L-5 -4L-1 0V6ZM0 6V-1L5 -6L10 -1V6Z',
  town: 'M-14 8V-2L-9 -8L-4 -2V8ZM-4 8V-8L0 -17L4 -8V8ZM4 8V-2L9 -8L14 -2V8ZM-17 8V3H-14V1H-11V3H-8V1H-5V3H-2V1H2V3H5V1H8V3H11V1H14V3H17V8Z',
  fortress: 'M0 -17L5 -8L15 -9L10 0L15 9L5 8L0 17L-5 8L-15 9L-10 0L-15 -9L-5 -8ZM0 -8L-7 -4V4L0 8L7 4V-4Z',
};

/** @param {Cell} cell @param {string} kind */
function vignette({ centre: [x, y] }, kind) {
  return el('g', { class: `vignette ${kind}`, transform: `translate(${x - 34} ${y + 6})` }, [shape(VIGNETTES[kind], 'fall'), shape(VIGNETTES[kind], 'roofs')]);
}

/** Rails laid zigzag, post to post. @param {Point[]} line */
function fence(line) {
  const posts = walk([...line, line[line.length - 1]], 7.2, false);
  const zigzag = posts.map(({ x, y, nx, ny }, k) => /** @type {Point} */ ([x + nx * (k % 2 ? 1.7 : -1.7), y + ny * (k % 2 ? 1.7 : -1.7)]));
  const ticks = zigzag.map(([x, y]) => `M${x.toFixed(1)} ${(y + 1.6).toFixed(1)}v-5`).join('');
  return [shape(path(zigzag, false), 'fall'), shape(path(zigzag, false), 'rail casing'), shape(path(zigzag, false), 'rail'), shape(ticks, 'post')];
}

/** A bank of earth; an entrenchment has a ditch and stakes before it. @param {Point[]} line @param {boolean} deep */
function bank(line, deep) {
  const d = path(line, false);
  let strokes = '';
  let stakes = '';
  for (const [k, { x, y, nx, ny }] of walk([...line, line[line.length - 1]], 3.6, false).entries()) {
    strokes += `M${(x - nx * 3.4).toFixed(1)} ${(y - ny * 3.4).toFixed(1)}L${(x + nx * 1.2).toFixed(1)} ${(y + ny * 1.2).toFixed(1)}`;
    if (k % 2) stakes += `M${(x - nx * 2).toFixed(1)} ${(y - ny * 2).toFixed(1)}l${(-nx * 6 - ny * 2).toFixed(1)} ${(-ny * 6 + nx * 2).toFixed(1)}`;
  }
  const parts = [shape(d, 'fall'), shape(d, 'earth casing'), shape(d, 'earth'), shape(strokes, 'earth-strokes'), shape(d, 'crest')];
  return deep ? [shape(d, 'ditch'), shape(stakes, 'stakes'), ...parts] : parts;
}

/** The flag that holding this place is worth. @param {Cell} cell @param {string} side */
function token({ centre: [x, y] }, side) {
  const cloth = flag(side, true, 17);
  cloth.setAttribute('x', '-7.6');
  cloth.setAttribute('y', '-9');
  return el('g', { class: 'token', transform: `translate(${x - 25} ${y + 22})` }, [el('circle', { r: 11, class: 'shadow', cy: 1.2 }), el('circle', { r: 10.6, class: 'brass' }), el('circle', { r: 8.6, class: 'field' }), cloth]);
}

/** A place to hold: a staff with the colours of whoever holds it, bare while nobody does. @param {Cell} cell @param {string} holder */
function objective({ centre: [x, y] }, holder) {
  const cloth = holder && manner(holder) === 'b' ? 'M1 -15C6 -18 11 -12 17 -15L13 -10.5L17 -6C11 -3 6 -9 1 -6Z' : 'M1 -15H17V-6H1Z';
  return el('g', { class: `token objective ${livery(holder)}`, transform: `translate(${x - 27} ${y - 20})` }, [shape('M0 3V-17', 'staff casing'), shape('M0 3V-17', 'staff'), shape(cloth, holder ? 'cloth' : 'cloth bare')]);
}

const STAR = 'M0 -7L1.9 -2.4L6.8 -2.1L3 1.1L4.2 5.9L0 3.2L-4.2 5.9L-3 1.1L-6.8 -2.1L-1.9 -2.4Z';

/** An objective of the open table: a ring round its ground, a disc with a star or the holder's flag, and its points. @param {Cell} cell @param {MarkerView} marker */
function prize({ centre: [x, y], polygon, terrain }, { side = '', value = 0 }) {
  const ring = terrain === 'objective' ? [shape(path(polygon), 'goal-ring'), shape(path(polygon), 'goal-ring gold')] : [];
  const top = Math.min(...polygon.map((p) => p[1])) + (terrain === 'objective' ? 0 : 2);
  const right = terrain === 'objective' ? x : Math.max(...polygon.map((p) => p[0])) - 4;
  const cloth = manner(side) === 'b' ? 'M-5 -5C-1 -7 2 -3 7 -5L5 -1L7 3C2 5 -1 1 -5 3Z' : 'M-5 -5H7V3H-5Z';
  const sign = side ? [shape('M-5 7V-6', 'staff'), shape(cloth, 'cloth')] : [shape(STAR, 'goal-star')];
  return el('g', { class: `token goal objective ${livery(side)}` }, [...ring, el('g', { transform: `translate(${right} ${top})` }, [el('circle', { r: 11, class: 'goal-disc' }), ...sign, ...(value > 1 ? [el('circle', { cx: 10, cy: 8, r: 6, class: 'tally' }), word(String(value), 10, 11, 'goal-value')] : [])])]);
}

/** Units will come in here: an arrow-head of their side. @param {Cell} cell @param {string} side @param {number} count */
function arrival({ centre: [x, y] }, side, count) {
  const disc = manner(side) === 'a' ? 'M-8 -8H8V8H-8Z' : 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z';
  return el('g', { class: `token arrival ${livery(side)}`, transform: `translate(${x} ${y + 31})` }, [shape(disc, 'field'), shape('M-4 -3.6L0 .4L4 -3.6M-4 .8L0 4.8L4 .8', 'march'), ...(count > 1 ? [el('circle', { cx: 10, cy: -6, r: 6, class: 'tally' }), word(String(count), 10, -2.8, 'tally-number')] : [])]);
}

/** A marker without a drawing of its own: its first letters in a disc. @param {Cell} cell @param {string} kind */
function plain({ centre: [x, y] }, kind) {
  return el('g', { class: 'token', transform: `translate(${x + 25} ${y - 20})` }, [el('circle', { r: 9, class: 'brass' }), word(kind.slice(0, 2), 0, 4, 'token-letters')]);
}
