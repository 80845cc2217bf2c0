// @ts-check
/** Units of elements: one block to each that is left, a dotted socket to each that is lost, a bar with grade and name. */

import { el, shape, textWidth, use, word } from '../symbols.js';
import { manner } from './sides.js';

/** @typedef {import('../wire').PieceView} PieceView */
/** @typedef {import('./counter.js').Detail} Detail */
/** @typedef {{arm: string, grade: string}} Make */

const FONT = "'Arial Narrow', 'Liberation Sans Narrow', Arial, 'Liberation Sans', sans-serif";
const COMMON = /^(bataillon|régiment)$/i; // what many are says less than which one it is
const LITTLE = /^(and|et|of|de|du|des|the|von|&)$/i;
const WIDE = 62; // the bar, and the row of blocks above it
const [TOP, HIGH, GAP] = [-27, 34, 1.6];
/** @type {Record<string, number>} elements of a whole unit, for a type of unit in a panel */
const WHOLE = { inf: 3, cav: 2, art: 1 };
/** @type {Record<string, string>} */
const GRADES = {
  light: 'M-4.6 -1.6C-3.2 3.4 3.2 3.4 4.6 -1.6L5.2 -3.2M-4.6 -1.6L-5.2 -3.2', // the horn's curve
  heavy: 'M-4.4 -2H4.4M-4.4 2H4.4',
  elite: 'M0 -4.8L1.3 -1.6L4.6 -1.5L2 .6L2.9 3.9L0 2L-2.9 3.9L-2 .6L-4.6 -1.5L-1.3 -1.6Z',
};

/** Arm and grade of a unit of elements, if it is one. @param {PieceView} piece @returns {Make | null} */
export function makeOf(piece) {
  const [, arm, grade] = /^(inf|cav|art)_(light|heavy|elite)$/.exec(piece.symbol) ?? [];
  return arm ? { arm, grade } : null;
}

/** The silhouette in a block. @param {Make} make */
export function silhouette({ arm, grade }) {
  if (arm === 'inf') return grade === 'elite' ? 'grenadier' : grade === 'light' ? 'skirmisher' : 'fusilier';
  if (arm === 'cav') return grade === 'heavy' ? 'cuirassier' : 'hussar';
  return 'cannon';
}

/**
 * What stands on the board for a unit, round the origin: 62 by 49.
 * @param {PieceView} piece @param {Make} make @param {Detail} detail
 */
export function elements(piece, make, detail) {
  if (!piece.full) piece = { ...piece, full: WHOLE[make.arm], strength: WHOLE[make.arm] };
  if (detail === 'far') return single(piece, make);
  const made = [];
  for (let k = 0; k < piece.full; k++) made.push(...block(piece, make, k));
  return [...made, ...bar(piece, make, detail === 'full' ? 8.6 : 10)];
}

/** How round the corners of a side are. @param {PieceView} piece @param {number} most */
const corner = (piece, most) => (manner(piece.side) === 'a' ? 0.8 : most);

/** @param {PieceView} piece @param {Make} make @param {number} k */
function block(piece, make, k) {
  const wide = piece.full === 1 ? 42 : (WIDE - GAP * (piece.full - 1)) / piece.full;
  const middle = (k - (piece.full - 1) / 2) * (wide + GAP);
  const box = { x: middle - wide / 2, y: TOP, width: wide, height: HIGH, rx: corner(piece, 6) };
  if (k >= piece.strength) return [el('rect', { ...box, class: 'socket' })];
  const inner = { x: box.x + 1.7, y: TOP + 1.7, width: wide - 3.4, height: HIGH - 3.4, rx: corner(piece, 4.6) };
  const size = make.arm === 'inf' ? 31 : make.arm === 'cav' ? 28 : 38;
  const figure = el('g', { class: 'figure', transform: `translate(${middle} ${TOP + HIGH / 2})${manner(piece.side) === 'b' ? ' scale(-1 1)' : ''}` }, [use(silhouette(make), 0, 0.6, size)]);
  return [el('rect', { ...box, class: 'shadow' }), el('rect', { ...box, class: 'plate' }), el('rect', { ...box, class: 'sheen' }), figure, el('rect', { ...inner, class: 'inner' }), el('rect', { ...box, class: 'rim' })];
}

/** The bar below: the sign of the grade, then the name as far as it goes. @param {PieceView} piece @param {Make} make @param {number} size of the letters */
function bar(piece, make, size) {
  const name = fitting(piece.label || piece.name || '', WIDE - 16, (text) => textWidth(text, `bold ${size}px ${FONT}`));
  const text = word(name, 7, 15.4 + size * 0.36, 'bar-name');
  text.style.fontSize = `${size}px`;
  return [
    el('rect', { x: -WIDE / 2, y: 9, width: WIDE, height: 13, rx: corner(piece, 6), class: 'title-bar' }),
    el('g', { class: `grade ${make.grade}`, transform: `translate(${8.2 - WIDE / 2} 15.5)` }, [shape(GRADES[make.grade], 'sign')]),
    text,
  ];
}

/** From afar: one block with the number of elements. @param {PieceView} piece @param {Make} make */
function single(piece, make) {
  const box = { x: -29, y: -24, width: 58, height: 48, rx: corner(piece, 16) };
  const back = manner(piece.side) === 'b' ? ' scale(-1 1)' : '';
  return [
    el('rect', { ...box, class: 'shadow' }), el('rect', { ...box, class: 'plate' }), el('rect', { ...box, class: 'rim' }),
    el('g', { class: 'figure', transform: `translate(-9 0)${back}` }, [use(silhouette(make), 0, 0, make.arm === 'inf' ? 44 : 38)]),
    word(String(piece.strength), 17, 12, 'numeral'),
  ];
}

/**
 * A name short enough for a width: without what stands in brackets, battalions by their number, then word by word.
 * @param {string} name @param {number} room @param {(text: string) => number} width of a text
 */
export function fitting(name, room, width) {
  const bare = name.replace(/\s*\(.*?\)/g, '').replace(/,?\s+(\d+)(?:st|nd|rd|th|er|e)? (?:battalion|bataillon)$/i, ', $1');
  const [, body, number = ''] = /^(.*?)(,? \d+)?$/.exec(bare) ?? [];
  const words = (body ?? bare).split(' ').filter((each, k) => !k || !LITTLE.test(each));
  if (words.length > 1 && COMMON.test(words[0]) && width(bare) > room) words.splice(0, 2, words[1][0].toUpperCase() + words[1].slice(1));
  for (; words.length; words.pop()) {
    const before = words.slice(0, -1).map((each) => `${each} `).join('');
    const last = words[words.length - 1];
    if (width(before + last + number) <= room) return before + last + number;
    for (let long = last.length - 2; long >= (before ? 2 : 3); long--)
      if (width(`${before}${last.slice(0, long)}.${number}`) <= room) return `${before}${last.slice(0, long)}.${number}`;
  }
  return bare.slice(0, 3);
}
