// @ts-check
/** Counters: a plate in the manner of its side, a silhouette, a strip of strength, a general's medallion, badges. */

import { drawn, el, library, shape, textWidth, use, word } from '../symbols.js';
import { elements, makeOf } from './elements.js';
import { FIGURES, cloth, isSquare, square } from './square.js';
import { livery, manner } from './sides.js';

/** @typedef {import('../wire').PieceView} PieceView */
/** @typedef {'full' | 'mid' | 'far' | 'dots'} Detail */

const PLATES = {
  a: 'M-17.5 -26H17.5A7.5 7.5 0 0 1 25 -18.5V18.5A7.5 7.5 0 0 1 17.5 26H-17.5A7.5 7.5 0 0 1 -25 18.5V-18.5A7.5 7.5 0 0 1 -17.5 -26Z',
  b: 'M-16 -26H16L25 -17V17L16 26H-16L-25 17V-17Z',
};
const STRIPS = {
  a: 'M-25 13.4H25V18.5A7.5 7.5 0 0 1 17.5 26H-17.5A7.5 7.5 0 0 1 -25 18.5Z',
  b: 'M-25 13.4H25V17L16 26H-16L-25 17Z',
};
const EDGES = {
  a: 'M-17 -23.6H17A5.6 5.6 0 0 1 22.6 -18V18A5.6 5.6 0 0 1 17 23.6H-17A5.6 5.6 0 0 1 -22.6 18V-18A5.6 5.6 0 0 1 -17 -23.6Z',
  b: 'M-15 -23.6H15L22.6 -16V16L15 23.6H-15L-22.6 16V-16Z',
};
const RIBBON = "bold 8.6px Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Liberation Serif', serif";

/** Other games' words for the same silhouettes. @type {Record<string, string>} */
const ALIKE = { foot: 'infantry', horse: 'cavalry', guns: 'artillery', leader: 'general', commander: 'general' };

/** The silhouette of a piece, in its side's hat. @param {PieceView} piece */
export function figure(piece) {
  const name = ALIKE[piece.symbol] ?? FIGURES[piece.symbol] ?? piece.symbol;
  const own = `${name}-${manner(piece.side)}`;
  return drawn(own) ? own : drawn(name) ? name : '';
}

/** Generals stand apart from units. @param {PieceView} piece */
export const isLeader = (piece) => figure(piece) === 'general' && !isSquare(piece);

/**
 * A counter round the origin, 50 by 52.
 * @param {PieceView} piece
 * @param {{general?: PieceView | null, detail?: Detail}} how
 */
export function body(piece, { general = null, detail = 'full' } = {}) {
  if (isSquare(piece) && detail !== 'dots') {
    const spent = piece.badges?.includes('activated') && !piece.badges.includes('moving');
    return el('g', { class: `counter square ${livery(piece.side)} cloth-${cloth(piece)}${spent ? ' spent' : ''}` }, square(piece, detail));
  }
  const make = makeOf(piece);
  const spent = piece.badges?.includes('battled') || piece.badges?.includes('attacked');
  const made = el('g', { class: `counter ${livery(piece.side)}${spent ? ' spent' : ''}` });
  if (detail === 'dots') made.append(shape(manner(piece.side) === 'a' ? 'M-19 -19H19V19H-19Z' : 'M0 -25L25 0L0 25L-25 0Z', 'dot'));
  else if (make) made.append(...elements(piece, make, detail));
  else if (isLeader(piece)) made.append(...lone(piece, detail));
  else made.append(...(detail === 'far' ? distant(piece, general) : unit(piece, general, detail)));
  if (detail === 'full' || detail === 'mid') made.append(...(make ? marks(piece) : badges(piece, isLeader(piece) ? 19 : 22)));
  return made;
}

/** The ribbon with a general's name, below the counter or above it. @param {PieceView} piece @param {PieceView | null} general @param {boolean} above */
export function nameplate(piece, general, above) {
  if (isLeader(piece)) return piece.name ? ribbon(piece, 0, above ? -26 : 25) : null;
  return general?.name ? ribbon(general, above ? -7 : 0, above ? -30 : 31.6) : null;
}

/** @param {PieceView} piece @param {PieceView | null} general @param {Detail} detail */
function unit(piece, general, detail) {
  const side = manner(piece.side);
  const parts = [shape(PLATES[side], 'shadow'), shape(PLATES[side], 'plate')];
  if (detail === 'full') parts.push(shape(PLATES[side], 'weave'), shape(PLATES[side], 'sheen'));
  parts.push(...men(piece), shape(STRIPS[side], 'strip'), ...pips(piece), shape(EDGES[side], 'inner'), shape(PLATES[side], 'rim'));
  if (general) parts.push(medallion(general));
  return parts;
}

/** Men in line, or one horse, or one gun; a mirrored figure looks left. @param {PieceView} piece */
function men(piece) {
  const name = figure(piece);
  if (!name) return [word((piece.name || piece.label).slice(0, 3), 0, 0, 'letters')];
  const back = manner(piece.side) === 'b' ? 'scale(-1 1)' : '';
  const many = /^(infantry|cadets)/.test(name);
  const rank = many ? [use(name, -11.5, -4.6, 31, { class: 'rear' }), use(name, 11.5, -4.6, 31, { class: 'rear' }), use(name, 0, -5, 36)] : [use(name, 0, -5.4, 38)];
  return [el('g', { class: 'figure', transform: back }, rank)];
}

/** Strength left filled, lost hollow; numbers where there is no room. @param {PieceView} piece */
function pips(piece) {
  if (piece.full > 6) return [word(`${piece.strength}/${piece.full}`, 0, 22.8, 'numeral small')];
  const step = Math.min(11, 42 / piece.full);
  return Array.from({ length: piece.full }, (_, k) => {
    const x = (k - (piece.full - 1) / 2) * step;
    const cls = k < piece.strength ? 'pip' : 'pip lost';
    return manner(piece.side) === 'a' ? el('circle', { cx: x, cy: 19.4, r: 3.1, class: cls }) : shape(`M${x} 15.4L${x + 3.9} 19.4L${x} 23.4L${x - 3.9} 19.4Z`, cls);
  });
}

/** The star of an attached general, top right. @param {PieceView} general */
function medallion(general) {
  const star = el('g', { class: `medallion ${livery(general.side)}`, 'data-piece': general.id, transform: 'translate(20 -23)' }, [
    el('circle', { r: 11, class: 'shadow' }), el('circle', { r: 10.4, class: 'brass' }), el('circle', { r: 7.8, class: 'enamel' }), use('star', 0, -0.3, 12.4),
  ]);
  for (const name of general.badges ?? []) if (name === 'ordered' || name === 'moved') star.append(badge(name, 8.4, -7.6, 0.72));
  return star;
}

/** A name on a ribbon. @param {PieceView} piece @param {number} x @param {number} y */
function ribbon(piece, x, y) {
  const name = piece.name ?? '';
  const half = textWidth(name, RIBBON) / 2 + 5;
  const cloth = el('g', { transform: `translate(${x} ${y})` }, [
    shape(`M${-half - 4} -3.4H${-half}V5.2H${-half - 4}L${-half - 1.6} .9ZM${half + 4} -3.4H${half}V5.2H${half + 4}L${half + 1.6} .9Z`, 'tail'),
    shape(`M${-half} -6H${half}V5.6H${-half}Z`, 'band'), word(name, 0, 2.9, 'name'),
  ]);
  return el('g', { class: `ribbon ${livery(piece.side)}` }, [cloth]);
}

/** A general by himself: a round brass piece, never like a unit. @param {PieceView} piece @param {Detail} detail */
function lone(piece, detail) {
  const back = manner(piece.side) === 'b' ? 'scale(-1 1)' : '';
  const parts = [el('circle', { r: 24, class: 'shadow' }), el('circle', { r: 23.4, class: 'brass' }), el('circle', { r: 19.4, class: 'enamel' })];
  if (detail === 'far') return [...parts, el('g', { class: 'figure' }, [use('star', 0, 0, 30)])];
  parts.push(el('circle', { r: 21.4, class: 'ring' }), el('g', { class: 'figure', transform: back }, [use('general', -0.5, -0.5, 31)]));
  return parts;
}

/** From afar: a silhouette, a numeral, a star. @param {PieceView} piece @param {PieceView | null} general */
function distant(piece, general) {
  const side = manner(piece.side);
  const back = side === 'b' ? 'scale(-1 1)' : '';
  const name = figure(piece);
  const parts = [shape(PLATES[side], 'shadow'), shape(PLATES[side], 'plate'), shape(PLATES[side], 'rim')];
  if (name) parts.push(el('g', { transform: `translate(-7 -3)${back}`, class: 'figure' }, [use(name, 0, 0, 36)]));
  parts.push(word(String(piece.strength), 14, 21, 'numeral'));
  if (general) parts.push(el('g', { class: 'medallion', 'data-piece': general.id }, [el('circle', { cx: 19, cy: -21, r: 10, class: 'brass' }), use('star', 19, -21, 13)]));
  return parts;
}

/** @type {Record<string, string>} */
const SIGNS = { ordered: 'chevrons', moved: 'boot', battled: 'swords', refused: 'bar', target: 'sight', activated: 'drum', attacked: 'swords', moved_combat: 'boot', moved_no_combat: 'boot', moved_march: 'chevrons' };

/** Badges in a column at the top left. @param {PieceView} piece @param {number} reach */
function badges(piece, reach) {
  const known = (piece.badges ?? []).filter((name) => name in SIGNS);
  const last = known.includes('battled') ? ['battled'] : known.includes('moved') ? ['moved'] : known;
  return last.map((name, k) => badge(name, -reach, -22 + k * 16, 1));
}

/** The drum of an activated unit at the top right; what it has done since at the top left. @param {PieceView} piece */
function marks(piece) {
  const known = piece.badges ?? [];
  const done = ['attacked', 'moved_combat', 'moved_no_combat', 'moved_march'].find((name) => known.includes(name));
  return [...(known.includes('activated') ? [badge('activated', 27, -27, 0.95)] : []), ...(done ? [badge(done, -27, -27, 0.95)] : [])];
}

/** @param {string} name @param {number} x @param {number} y @param {number} size */
export function badge(name, x, y, size) {
  return el('g', { class: `badge ${name}`, transform: `translate(${x} ${y}) scale(${size})` }, [el('circle', { r: 8.2, class: 'disc' }), use(SIGNS[name], 0, 0, 10.4)]);
}

/**
 * A counter as a picture of its own, for panels.
 * @param {PieceView} piece @param {{size?: number, general?: PieceView | null}} how
 */
export function counter(piece, { size = 56, general = null } = {}) {
  library();
  const label = [piece.label, general?.name].filter(Boolean).join(', ');
  const detail = size >= 40 ? 'full' : size >= 26 ? 'mid' : 'far';
  const made = body(piece, { general, detail });
  if (isLeader(piece) && piece.name && detail === 'full') made.append(ribbon(piece, 0, 25));
  return el('svg', { class: 'counter-picture', viewBox: '-33 -35 66 66', width: size, height: size, role: 'img', 'aria-label': label }, [made]);
}
