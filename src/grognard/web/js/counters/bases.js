// @ts-check
/** Bases on the open table: exact rectangles with men from above, the front as a dark edge with an arrow-head. */

import { el, shape, word } from '../symbols.js';
import { livery } from './sides.js';

/** @typedef {import('../wire').PieceView} PieceView */

const FILE = 6.4; // drawing units to a man
const HORSE = 9;

/** Which arm a base holds. @param {PieceView} piece */
const arm = (piece) => (/cav|horse|hussar|lancer|dragoon/.test(piece.symbol) ? 'horse' : /art|gun|battery/.test(piece.symbol) ? 'gun' : /command|leader|general/.test(piece.symbol) ? 'leader' : 'foot');

/**
 * A base round the origin, its front towards the top.
 * @param {PieceView} piece @param {number} scale @param {string} detail
 */
export function base(piece, scale, detail) {
  const [w, d] = (piece.base ?? [1000, 1000]).map((side) => side * scale);
  const [x, y] = [-w / 2, -d / 2];
  const kind = arm(piece);
  const made = el('g', { class: `base ${livery(piece.side)} ${(piece.badges ?? []).join(' ')}` });
  if (kind === 'leader') {
    made.append(el('circle', { r: w / 2, class: 'shadow', cy: 1.2 }), el('circle', { r: w / 2, class: 'plate' }), el('circle', { r: w / 2 - 2.4, class: 'inner' }), word('★', 0, 4, 'star'));
    return made;
  }
  made.append(el('rect', { x: x + 1.2, y: y + 1.6, width: w, height: d, class: 'shadow' }), el('rect', { x, y, width: w, height: d, class: 'plate' }));
  if (detail === 'full') made.append(el('rect', { x, y, width: w, height: d, class: 'weave' }), men(kind, w, d));
  else if (kind !== 'gun') made.append(shape(kind === 'foot' ? `M${x} ${y}L${-x} ${-y}M${-x} ${y}L${x} ${-y}` : `M${x} ${-y}L${-x} ${y}`, 'cross'));
  else made.append(el('circle', { r: Math.min(w, d) / 5, class: 'ball' }));
  made.append(el('rect', { x, y, width: w, height: d, class: 'rim' }), shape(`M${x} ${y}H${-x}`, 'front'), shape(`M-4 ${y - 1}L0 ${y - 7}L4 ${y - 1}Z`, 'head'));
  return made;
}

/** Files and ranks that fit, all in one path to a kind. @param {string} kind @param {number} w @param {number} d */
function men(kind, w, d) {
  const step = kind === 'foot' ? FILE : kind === 'horse' ? HORSE : 14;
  const [files, ranks] = [Math.max(1, Math.floor(w / step)), Math.max(1, Math.floor(d / (step * (kind === 'horse' ? 1.6 : 1.25))))];
  let bodies = '';
  let arms = '';
  for (let r = 0; r < ranks; r++)
    for (let f = 0; f < files; f++) {
      const [x, y] = [(f - (files - 1) / 2) * (w / files), (r - (ranks - 1) / 2) * (d / ranks)];
      if (kind === 'foot') {
        bodies += `M${x - 2.3} ${y + 0.8}a2.3 1.5 0 0 1 4.6 0a2.3 1.5 0 0 1 -4.6 0M${x - 1.1} ${y}a1.1 1.1 0 0 1 2.2 0a1.1 1.1 0 0 1 -2.2 0`;
        arms += `M${x + 1.8} ${y + 1}V${y - 3.4}`;
      } else if (kind === 'horse') {
        bodies += `M${x} ${y - 5.6}C${x + 1.6} ${y - 4} ${x + 2.4} ${y} ${x + 1.7} ${y + 5}H${x - 1.7}C${x - 2.4} ${y} ${x - 1.6} ${y - 4} ${x} ${y - 5.6}Z`;
        arms += `M${x - 2.6} ${y + 0.6}H${x + 2.6}M${x + 2.4} ${y}V${y - 5}`;
      } else {
        bodies += `M${x - 1.4} ${y + 5}L${x - 1} ${y - 7}H${x + 1}L${x + 1.4} ${y + 5}Z`;
        arms += `M${x - 4.6} ${y - 3}V${y + 3}M${x + 4.6} ${y - 3}V${y + 3}M${x - 4.6} ${y}H${x + 4.6}`;
      }
    }
  return el('g', { class: `men ${kind}` }, [shape(bodies, 'bodies'), shape(arms, 'arms')]);
}
