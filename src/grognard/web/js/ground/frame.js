// @ts-check
/** What is written and ruled on the sheet: the neatline with its letters and numbers, sections, names. */

import { el, shape, textWidth, word } from '../symbols.js';
import { depth, flat, turn } from './geometry.js';
import { MARGIN } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../wire').SceneMessage} SceneMessage */
/** @typedef {import('./geometry.js').Point} Point */

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
  for (const caption of scene.captions ?? []) if (caption.kind !== 'region') parts.push(captioned(caption, layout));
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
    if (k % 6 === 0) parts.push(word(String(flip ? k : Math.round(height / inch) - k), -16, k * inch - 3, 'graduation'));
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
    word('N', -16, 3.6, 'graduation'),
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

/** Names of places, over the counters, each where it hides least; the choice is made anew when pieces have moved. */
export class Names {
  /** @param {SVGElement} layer @param {Layout} layout */
  constructor(layer, layout) {
    this.layout = layout;
    /** @type {number[][]} boxes that no other name should touch */
    this.taken = [];
    this.names = layout.list.filter((cell) => cell.name).map((cell) => {
      const rows = lines(cell.name);
      const node = el('g', { class: 'place', 'data-name': cell.id, 'aria-hidden': 'true' }, rows.map((row, k) => word(cell.marks?.includes('fortress') ? row.toUpperCase().replaceAll('U', 'V') : row, 0, k * 13, `place-name ${cell.marks?.find((mark) => mark === 'town' || mark === 'fortress') ?? ''}`)));
      layer.append(node);
      return { node, cell, still: /** @type {Point | null} */ (null), high: rows.length * 13, half: Math.max(...rows.map((row) => textWidth(row, NAME))) / 2 + 2 };
    });
    if (layout.board === 'areas') this.settle();
  }

  /** On a map of areas names keep their place: clear of stacks, towns, levels of walls and each other. */
  settle() {
    const { list, edges } = this.layout;
    const taken = list.flatMap(({ seat = [0, 0], town, marks }) => [[seat[0] - 19, seat[1] - 24, seat[0] + 19, seat[1] + 19], ...(marks?.includes('town') && town ? [[town[0] - 14, town[1] - 14, town[0] + 14, town[1] + 12]] : [])]);
    for (const edge of edges) if (edge.kind === 'wall') taken.push(tagRoom(edge.points.map((p) => this.layout.at(p)), list.find((cell) => cell.marks?.includes('fortress') && edge.between?.includes(cell.id))?.centre ?? [0, 0]));
    for (const name of [...this.names].sort((p, q) => area(p.cell.polygon) - area(q.cell.polygon))) {
      const { cell: { label = [0, 0], seat: [sx, sy] = label, polygon }, half, high } = name;
      const spots = [label, [label[0], sy - 25 - high + 13], [label[0] + 16, label[1]], [label[0] - 16, label[1]], [label[0], label[1] + 8], [sx + half + 22, sy + 6], [sx - half - 22, sy + 6], [label[0] + 26, label[1] + 6], [label[0] - 26, label[1] + 6]];
      const lines = flat([polygon]);
      const frame = (/** @type {number[]} */ [x, y]) => [x - half, y - 11, x + half, y - 12 + high];
      const cost = (/** @type {number[]} */ at, /** @type {number} */ k) => {
        const [l, t, r, b] = frame(at);
        const outside = [[l, t], [r, t], [l, b], [r, b]].filter(([x, y]) => depth(lines, x, y) < -4).length;
        return k * 12 + outside * 45 + taken.reduce((sum, other) => sum + shared(frame(at), other), 0);
      };
      const costs = spots.map(cost);
      name.still = /** @type {Point} */ (spots[costs.indexOf(Math.min(...costs))]);
      name.cell.label = name.still;
      taken.push(frame(name.still));
    }
    this.taken = taken;
  }

  /** @param {Point[]} pieces where they stand */
  place(pieces) {
    if (this.layout.board === 'areas') {
      for (const { node, still } of this.names) if (still) node.setAttribute('transform', `translate(${still[0].toFixed(1)} ${still[1].toFixed(1)})`);
      return;
    }
    const taken = pieces.map(([x, y]) => [x - 26, y - 27, x + 26, y + 27]);
    for (const { node, cell, high, half } of this.names) {
      const spots = this.spots(cell.centre, half, high);
      /** @param {number[]} at */
      const frame = ([x, y]) => [x - half, y - 10, x + half, y - 13 + high];
      const costs = spots.map((at, k) => k * 60 + taken.reduce((sum, box) => sum + shared(frame(at), box), 0));
      const best = spots[costs.indexOf(Math.min(...costs))];
      node.setAttribute('transform', `translate(${best[0].toFixed(1)} ${best[1].toFixed(1)})`);
      taken.push(frame(best));
    }
  }

  /** Below the counter, above it, beside it. @param {Point} centre @param {number} half @param {number} high */
  spots([cx, cy], half, high) {
    const { width, height } = this.layout;
    const x = Math.max(half + 2, Math.min(width - half - 2, cx));
    const spots = [[x, cy + 38], [x, cy - 18 - high], [cx + 31 + half, cy + 16 - high / 2], [cx - 31 - half, cy + 16 - high / 2]];
    const fits = spots.filter(([u, v]) => v > 11 && v + high < height + 11 && u >= half && u <= width - half);
    return fits.length ? fits : [[x, cy]];
  }
}

/** The room of the tag on a wall. @param {Point[]} line @param {Point} from the middle of the fortress */
function tagRoom(line, [cx, cy]) {
  const [a, b] = [line[0], line[line.length - 1]];
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const far = Math.hypot(x - cx, y - cy) || 1;
  const [tx, ty] = [x + ((x - cx) / far) * 15, y + ((y - cy) / far) * 13];
  return [tx - 15, ty - 11, tx + 15, ty + 10];
}

/** @param {Point[]} ring */
const area = (ring) => Math.abs(turn(ring));

/** The room that two boxes share. @param {number[]} a @param {number[]} b */
export function shared(a, b) {
  return Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}
