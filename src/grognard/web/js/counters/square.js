// @ts-check
/** Square counters of armies with commands: a band with its motif and letters, a silhouette, fire values, steps. */

import { el, shape, use, word } from '../symbols.js';
import { manner } from './sides.js';

/** @typedef {import('../wire').PieceView} PieceView */
/** @typedef {import('./counter.js').Detail} Detail */
/** @typedef {import('../wire').BannerView} Banner */

const OUTLINES = { a: 'M-18 -25H18A7 7 0 0 1 25 -18V18A7 7 0 0 1 18 25H-18A7 7 0 0 1 -25 18V-18A7 7 0 0 1 -18 -25Z', b: 'M-18.5 -25H18.5L25 -18.5V18.5L18.5 25H-18.5L-25 18.5V-18.5Z' };
const BANDS = { a: 'M-18 -25H18A7 7 0 0 1 25 -18V-14.6H-25V-18A7 7 0 0 1 -18 -25Z', b: 'M-18.5 -25H18.5L25 -18.5V-14.6H-25V-18.5Z' };
/** @type {Record<string, string>} */
export const FIGURES = { inf: 'musketeer', lcav: 'argoulet', mcav: 'reiter', hcav: 'lancer', art: 'cannon', sap: 'gabion', leader: 'captain', camp: 'tent' };
const GRADES = /** @type {Record<string, string>} */ ({ lcav: 'L', mcav: 'M', hcav: 'H' });
/** Colours of bands, and a motif for each, so that no colour is needed. @type {Record<string, [string, string, string]>} ground, line, motif */
export const MOTIFS = {
  red: ['#d9493a', '#fff8e8', 'M0 7L4 1L8 7L12 1L16 7L20 1L24 7L28 1L32 7L36 1L40 7L44 1L48 7'], blue: ['#2f5d8c', '#fff8e8', 'M3 0V10M9 0V10M15 0V10M21 0V10M27 0V10M33 0V10M39 0V10M45 0V10'],
  yellow: ['#e3c04a', '#3a2a12', 'M3 5h2M9 5h2M15 5h2M21 5h2M27 5h2M33 5h2M39 5h2M45 5h2'], green: ['#4f7d4a', '#fff8e8', 'M0 10L8 0M8 10L16 0M16 10L24 0M24 10L32 0M32 10L40 0M40 10L48 0'],
  grey: ['#8b8780', '#fff8e8', 'M0 5H50'], cyan: ['#4fa9b5', '#12333a', 'M0 5Q3 1 6 5T12 5T18 5T24 5T30 5T36 5T42 5T48 5'], purple: ['#75508c', '#fff8e8', 'M0 10L10 0M0 0L10 10M10 10L20 0M10 0L20 10M20 10L30 0M20 0L30 10M30 10L40 0M30 0L40 10M40 10L50 0M40 0L50 10'],
  orange: ['#f6c27a', '#3a2a12', 'M0 3H50M0 7H50'], black: ['#2a241d', '#fff8e8', 'M2 3h4v4h-4zM12 3h4v4h-4zM22 3h4v4h-4zM32 3h4v4h-4zM42 3h4v4h-4z'], gold: ['#c49a3a', '#3a2a12', 'M0 0L8 10M8 0L16 10M16 0L24 10M24 0L32 10M32 0L40 10M40 0L48 10'],
  brown: ['#7a4a26', '#fff8e8', 'M0 8L5 2L10 8M12 8L17 2L22 8M24 8L29 2L34 8M36 8L41 2L46 8'],
};
/** @type {Map<string, Banner>} */
const banners = new Map();

/** Tell the commands of a scene. @param {Banner[]} known */
export function raise(known) {
  for (const banner of known) banners.set(banner.id, banner);
}

/** @param {string} id */
export const bannerOf = (id) => banners.get(id) ?? null;

/** Whether a piece is drawn in this way. @param {PieceView} piece */
export const isSquare = (piece) => piece.symbol in FIGURES && (Boolean(piece.command) || Boolean(piece.value) || piece.symbol === 'camp');

/** Orange for the Dutch, else the side's own. @param {PieceView} piece */
export const cloth = (piece) => (piece.badges?.includes('dutch') ? 'dutch' : piece.side);

/**
 * A counter round the origin, 50 by 50.
 * @param {PieceView} piece @param {Detail} detail
 */
export function square(piece, detail) {
  const side = manner(piece.side);
  const made = [shape(OUTLINES[side], 'shadow'), shape(OUTLINES[side], 'plate')];
  if (detail === 'full' && side === 'b') made.push(shape('M-21.6 -11.4V17L-17 21.6H17L21.6 17V-11.4', 'frame'));
  made.push(...band(piece, side, detail), ...figure(piece, side, detail), ...values(piece, side, detail));
  if (piece.badges?.includes('disorganised')) made.push(el('path', { d: OUTLINES[side], class: 'torn-hatch' }), shape('M25 2L17 6L21 11L13 16L18 19L12 25H18.5L25 18.5Z', 'torn'));
  made.push(shape(OUTLINES[side], 'rim'));
  if (piece.badges?.includes('unsupplied')) made.push(sign(-18, -6, 'M-3.6 -3.6Q0 -5.4 3.6 -3.6V3.2Q0 5 -3.6 3.2ZM-5 5L5 -5', 'unsupplied'));
  if (piece.badges?.includes('moving')) made.push(sign(19, -9, 'M-3.6 -3.4L.4 0L-3.6 3.4M.4 -3.4L4.4 0L.4 3.4', 'moving'));
  return made;
}

/** @param {PieceView} piece @param {'a' | 'b'} side @param {Detail} detail */
function band(piece, side, detail) {
  const banner = bannerOf(piece.command ?? '');
  const [ground, line, motif] = MOTIFS[banner?.colour ?? 'grey'] ?? MOTIFS.grey;
  if (!banner) return [];
  const strip = el('g', { transform: 'translate(-24.4 -24.8)', 'clip-path': 'inset(0)' }, [el('path', { d: motif, stroke: line, fill: 'none', 'stroke-width': 1.6, opacity: 0.75 })]);
  const made = [el('path', { d: BANDS[side], fill: ground, class: 'band-ground' }), strip, shape(BANDS[side], 'band-line')];
  if (detail === 'full') made.push(el('rect', { x: -10.5, y: -24.2, width: 21, height: 8.6, rx: 1.4, class: 'code-ground' }), word(banner.code, 0, -17.2, 'code'));
  return made;
}

/** @param {PieceView} piece @param {'a' | 'b'} side @param {Detail} detail */
function figure(piece, side, detail) {
  const back = side === 'b' ? ' scale(-1 1)' : '';
  const leader = piece.symbol === 'leader';
  const [y, size] = leader ? [6, 38] : piece.symbol === 'camp' ? [0, 42] : detail === 'far' ? [-3, 26] : [-1.5, detail === 'full' ? 28 : 26];
  return [el('g', { class: 'figure', transform: `translate(0 ${y})${back}` }, [use(FIGURES[piece.symbol], 0, 0, size)])];
}

/** @param {PieceView} piece @param {'a' | 'b'} side @param {Detail} detail */
function values(piece, side, detail) {
  if (piece.symbol === 'camp') return [];
  const value = piece.value ?? '';
  if (piece.symbol === 'leader') return [el('circle', { cx: 15, cy: 14.6, r: 8.8, class: 'brass' }), word(value, 15, 19.4, 'command-value')];
  const near = detail === 'full';
  const made = [el('rect', { x: -14, y: near ? 11.6 : 9.4, width: 28, height: near ? 12.4 : 14.4, rx: 3, class: 'value-ground' }), word(value, 0, near ? 22.4 : 22.8, `fire-value${near ? '' : ' large'}`)];
  if (piece.symbol in GRADES) made.push(word(GRADES[piece.symbol], side === 'a' ? 18.6 : -18.6, -4, 'grade-letter'));
  if (piece.badges?.includes('cernide') && near) made.push(word('CER', 17, 9.6, 'cernide'));
  for (let k = 0; k < piece.full && near; k++) made.push(el('circle', { cx: -19, cy: 19 - 6.4 * k, r: 2.3, class: k < piece.strength ? 'step-left' : 'step-left lost' }));
  return made;
}

/** @param {number} x @param {number} y @param {string} d @param {string} name */
const sign = (x, y, d, name) => el('g', { class: `badge ${name}`, transform: `translate(${x} ${y})` }, [el('circle', { r: 7.4, class: 'disc' }), shape(d, 'sign')]);

/** A command's marker: a disc or an octagon with its motif and letters. @param {string} id @param {{size?: number}} how */
export function chit(id, { size = 34 } = {}) {
  const banner = bannerOf(id);
  const [ground, line, motif] = MOTIFS[banner?.colour ?? 'grey'] ?? MOTIFS.grey;
  const octagon = banner && manner(banner.side) === 'b';
  const rim = octagon ? 'M-8 -19H8L19 -8V8L8 19H-8L-19 8V-8Z' : 'M0 -19A19 19 0 1 1 0 19A19 19 0 1 1 0 -19Z';
  const inner = octagon ? 'M-6.6 -16H6.6L16 -6.6V6.6L6.6 16H-6.6L-16 6.6V-6.6Z' : 'M0 -16A16 16 0 1 1 0 16A16 16 0 1 1 0 -16Z';
  return el('svg', { class: `chit side-${banner?.side ?? ''}`, viewBox: '-21 -21 42 42', width: size, height: size, 'aria-hidden': 'true' }, [
    shape(rim, 'chit-rim'), el('path', { d: inner, fill: ground }),
    el('g', { 'clip-path': 'circle(16px at 24px 16px)', transform: 'translate(-24 -16)' }, [el('path', { d: motif, stroke: line, fill: 'none', 'stroke-width': 1.8, opacity: 0.7 }), el('path', { d: motif, stroke: line, fill: 'none', 'stroke-width': 1.8, opacity: 0.7, transform: 'translate(0 22)' })]),
    el('rect', { x: -15, y: -6.4, width: 30, height: 12.8, rx: 2, class: 'code-ground' }), word(banner?.code ?? id.slice(0, 3).toUpperCase(), 0, 4.4, 'chit-code'),
  ]);
}
