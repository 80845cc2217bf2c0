// @ts-check
/** What is written and ruled on the sheet: the neatline with its letters and numbers, sections, names. */

import { el, shape, textWidth, word } from '../symbols.js';
import { MARGIN } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../wire').SceneMessage} SceneMessage */

const NAME = "italic 12.5px Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Liberation Serif', serif";

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} cls */
const box = (x, y, w, h, cls) => el('rect', { x, y, width: w, height: h, class: cls });

/** The ruled border, drawn once. @param {SceneMessage} scene @param {Layout} layout */
export function frame(scene, layout) {
  const { width, height } = layout;
  const out = MARGIN - 2;
  const parts = [
    box(-out, -out, width + 2 * out, height + 2 * out, 'neat bold'),
    box(-out + 4, -out + 4, width + 2 * out - 8, height + 2 * out - 8, 'neat'),
    box(-4, -4, width + 8, height + 8, 'neat'),
    box(0, 0, width, height, 'neat inner'),
  ];
  if (layout.board === 'hexes') parts.push(...graduation(layout));
  if (layout.board === 'plane') parts.push(...inches(layout));
  if (layout.board !== 'areas') parts.push(compass(layout));
  for (const caption of scene.captions ?? []) parts.push(captioned(caption, layout));
  return el('g', { class: 'frame', 'aria-hidden': 'true' }, parts);
}

/** Letters of the rows at both sides, numbers of the columns above. @param {Layout} layout */
function graduation({ list, width }) {
  const rows = new Map();
  const columns = new Map();
  for (const cell of list) {
    const [, letter, number] = /^([a-z]+)(\d+)$/.exec(cell.label) ?? [];
    if (!letter) continue;
    rows.set(letter, cell.centre[1]);
    if (letter === 'a') columns.set(number, cell.centre[0]);
  }
  const parts = [];
  for (const [letter, y] of rows) parts.push(word(letter, -13.4, y + 4, 'graduation'), word(letter, width + 13.4, y + 4, 'graduation'));
  for (const [number, x] of columns) parts.push(word(number, x, -9.6, 'graduation'));
  return parts;
}

/** Ticks of an inch, longer at six. @param {Layout} layout */
function inches({ width, height, scale, flip }) {
  const inch = 1000 * scale;
  let ticks = '';
  const parts = [];
  for (let k = 1; k * inch < width - 1; k++) {
    const long = k % 6 ? 4 : 8;
    ticks += `M${k * inch} -4v${-long}M${k * inch} ${height + 4}v${long}`;
    if (k % 6 === 0) parts.push(word(String(flip ? Math.round(width / inch) - k : k), k * inch + 9, height + 17, 'graduation'));
  }
  for (let k = 1; k * inch < height - 1; k++) {
    const long = k % 6 ? 4 : 8;
    ticks += `M-4 ${k * inch}h${-long}M${width + 4} ${k * inch}h${long}`;
    if (k % 6 === 0) parts.push(word(String(flip ? Math.round(height / inch) - k : k), -16, k * inch - 3, 'graduation'));
  }
  return [...parts, shape(ticks, 'ticks')];
}

/** North of the rules in the upper right corner of the border; it turns with the board. @param {Layout} layout */
function compass({ width, flip }) {
  const at = `translate(${width + 13} -13)`;
  return el('g', { class: 'compass', transform: at }, [
    el('circle', { r: 9.5, class: 'dial' }),
    shape('M0 -8.4L1.8 -1.8L8.4 0L1.8 1.8L0 8.4L-1.8 1.8L-8.4 0L-1.8 -1.8Z', 'rose'),
    shape(flip ? 'M0 8.4L1.8 1.8H-1.8Z' : 'M0 -8.4L1.8 -1.8H-1.8Z', 'north'),
    word('N', 0, flip ? 21 : -11, 'graduation'),
  ]);
}

/** @param {import('../wire').CaptionView} caption @param {Layout} layout */
function captioned(caption, layout) {
  const [x, y] = layout.at(caption.at);
  if (caption.kind !== 'section') return el('g', { transform: `translate(${x} ${y}) rotate(${caption.turn ?? 0})` }, [word(caption.text, 0, 0, `caption ${caption.kind}`)]);
  const half = textWidth(caption.text.toUpperCase(), 'bold 10.5px Georgia, serif') * 0.6 + 14;
  const low = layout.height + 14;
  return el('g', { transform: `translate(${x} ${low})` }, [box(-half, -8, 2 * half, 15, 'plaque'), shape(`M${-half - 6} 0h5M${half + 1} 0h5`, 'dash'), word(caption.text, 0, 3.8, 'caption section')]);
}

/** Lines of the scene itself on a hex board: section lines. @param {SceneMessage} scene @param {Layout} layout */
export function rules(scene, layout) {
  const lines = scene.edges.filter((edge) => edge.kind === 'section');
  return el('g', { class: 'rules', 'aria-hidden': 'true' }, lines.flatMap((edge) => {
    const d = edge.points.map((p, k) => `${k ? 'L' : 'M'}${layout.at(p).join(' ')}`).join('');
    return [shape(d, 'section casing'), shape(d, 'section')];
  }));
}

/** A long name stands in two lines. @param {string} name @returns {string[]} */
export function lines(name) {
  const words = name.split(' ');
  if (name.length < 13 || words.length < 2) return [name];
  let best = 1;
  for (let k = 1; k < words.length; k++) if (spread(words, k) < spread(words, best)) best = k;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** @param {string[]} words @param {number} k */
const spread = (words, k) => Math.abs(words.slice(0, k).join(' ').length - words.slice(k).join(' ').length);

/** Names of places, over the counters, each where it hides least. @param {Layout} layout */
export function names(layout) {
  /** @type {number[][]} */
  const taken = [];
  const parts = [];
  for (const cell of layout.list) {
    if (!cell.name) continue;
    const rows = lines(cell.name);
    const half = Math.max(...rows.map((row) => textWidth(row, NAME))) / 2 + 2;
    const [x, y] = layout.board === 'areas' ? [cell.centre[0], cell.centre[1] + 31] : spot(cell.centre, half, rows.length, layout, taken);
    parts.push(el('g', { class: 'place', transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, 'data-name': cell.id }, rows.map((row, k) => word(row, 0, k * 13, 'place-name'))));
  }
  return el('g', { class: 'names', 'aria-hidden': 'true' }, parts);
}

/** Below the counter, else above it, within the board and clear of other names. @param {number[]} centre @param {number} half @param {number} rows @param {Layout} layout @param {number[][]} taken */
function spot([cx, cy], half, rows, { width, height }, taken) {
  const x = Math.max(half + 2, Math.min(width - half - 2, cx));
  const tries = [cy + 38, cy - 31 - 13 * (rows - 1)].filter((y) => y > 12 && y + 13 * (rows - 1) < height - 2);
  const y = tries.find((at) => taken.every(([tx, ty, far]) => Math.abs(ty - at) > 24 || Math.abs(tx - x) > far + half)) ?? tries[0] ?? cy;
  taken.push([x, y, half]);
  return [x, y];
}
