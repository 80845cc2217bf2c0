// @ts-check
/** Bases on the open table: exact rectangles with men from above, the front as a dark edge with an arrow-head. */

import { el, shape, word } from '../symbols.js';
import { figures } from './ranks.js';
import { livery } from './sides.js';

/** @typedef {import('../wire').PieceView} PieceView */

const RIBBON = 3.4; // of a brigade, along the rear edge
/** @type {Map<string, number>} the number of a brigade within its army, as its ribbon shows it */
const brigades = new Map();
/** @type {Map<string, string>} a profile of each side */
const nations = new Map();

/** Which arm a base holds. @param {PieceView} piece @returns {import('./ranks.js').Arm | 'leader'} */
const arm = (piece) => (/cav|horse|hussar|lancer|dragoon/.test(piece.symbol) ? 'horse' : /art|gun|battery/.test(piece.symbol) ? 'gun' : /command|leader|general/.test(piece.symbol) ? 'leader' : piece.symbol === 'wagon' ? 'train' : 'foot');

/** The nation whose coats they wear, by the name of the profile; a commander wears those of his men. @param {PieceView} piece */
const nation = (piece) => `nation-${(piece.name || nations.get(piece.side) || piece.id).split('_')[0]}`;

/** Tell the brigades of all pieces, so that each gets its ribbon. @param {PieceView[]} pieces */
export function brigade(pieces) {
  for (const { side, command = '', name = '' } of pieces) {
    if (name) nations.set(side, name);
    if (!command || brigades.has(`${side} ${command}`)) continue;
    brigades.set(`${side} ${command}`, [...brigades.keys()].filter((key) => key.startsWith(`${side} `)).length);
  }
}

/** @param {PieceView} piece */
const ribbon = (piece) => `ribbon-${(brigades.get(`${piece.side} ${piece.command ?? ''}`) ?? 0) % 4}`;

/**
 * A base round the origin, its front towards the top.
 * @param {PieceView} piece @param {number} scale @param {string} detail
 */
export function base(piece, scale, detail) {
  const [w, d] = (piece.base ?? [1000, 1000]).map((side) => side * scale);
  const [x, y] = [-w / 2, -d / 2];
  const kind = arm(piece);
  const formation = piece.formation ?? '';
  const made = el('g', { class: `base ${livery(piece.side)} ${nation(piece)} form-${formation} ${(piece.badges ?? []).join(' ')}` });
  if (kind === 'leader') return made.append(...leader(piece, Math.max(w / 2, 10))), made;
  made.append(el('rect', { x: x + 1.2, y: y + 1.6, width: w, height: d, class: 'shadow' }), el('rect', { x, y, width: w, height: d, class: 'plate' }));
  if (detail === 'full' || detail === 'mid') {
    if (formation === 'square') made.append(el('rect', { x: x + d * 0.27, y: y + d * 0.27, width: w - d * 0.54, height: d * 0.46, class: 'court' }));
    made.append(el('rect', { x, y, width: w, height: d, class: 'weave' }), figures(formation, kind, w, d));
    if (piece.command) made.append(el('rect', { x, y: -y - RIBBON, width: w, height: RIBBON, class: `brigade ${ribbon(piece)}` }));
  } else if (kind !== 'gun') made.append(shape(kind === 'foot' ? `M${x} ${y}L${-x} ${-y}M${-x} ${y}L${x} ${-y}` : `M${x} ${-y}L${-x} ${y}`, 'cross'));
  else made.append(el('circle', { r: Math.min(w, d) / 5, class: 'ball' }));
  made.append(el('rect', { x, y, width: w, height: d, class: 'rim' }), ...fronts(formation, w, d));
  return made;
}

/** The dark edge and the arrow-heads: four for a square, none in loose order. @param {string} formation @param {number} w @param {number} d */
function fronts(formation, w, d) {
  if (formation === 'skirmish') return [];
  const [x, y] = [w / 2, d / 2];
  const head = (/** @type {number} */ turn, /** @type {number} */ out) => el('path', { d: `M-4.6 ${-out - 1}L0 ${-out - 7.6}L4.6 ${-out - 1}Z`, class: 'head', transform: `rotate(${turn})` });
  if (formation === 'square') return [shape(`M${-x} ${-y}H${x}V${y}H${-x}Z`, 'front'), head(0, y), head(90, x), head(180, y), head(270, x)];
  return [shape(`M${-x} ${-y}H${x}`, 'front'), head(0, y)];
}

/** A commander: a disc with his rank, and what his word is worth. @param {PieceView} piece @param {number} r */
function leader(piece, r) {
  const general = piece.symbol === 'general';
  return [
    el('circle', { r, class: 'shadow', cy: 1.2 }), el('circle', { r, class: 'plate' }), el('circle', { r: r - 1.2, class: `band ${general ? 'general' : ribbon(piece)}` }), el('circle', { r, class: 'rim' }),
    word(general ? '★★' : '★', 0, 4, general ? 'star two' : 'star'),
    el('g', { transform: `translate(${r * 0.82} ${r * 0.72})` }, [el('circle', { r: 6.4, class: 'value-disc' }), word(piece.value ?? '', 0, 3.4, 'value')]),
  ];
}

/** Men along the walls of a building, looking out, and their colours on the roof. @param {PieceView} piece @param {[number, number][]} walls round the origin */
export function garrison(piece, walls) {
  const outline = walls.map(([x, y], k) => `${k ? 'L' : 'M'}${x} ${y}`).join('') + 'Z';
  const made = el('g', { class: `base garrison ${livery(piece.side)} ${nation(piece)} ${(piece.badges ?? []).join(' ')}` });
  const parts = walls.map((p, k) => {
    const q = walls[(k + 1) % walls.length];
    const [long, turn] = [Math.hypot(q[0] - p[0], q[1] - p[1]), (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI];
    const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const out = mx * Math.sin((turn * Math.PI) / 180) - my * Math.cos((turn * Math.PI) / 180) > 0;
    const row = figures('line', 'foot', Math.max(8, long - 12), 9);
    row.setAttribute('transform', `translate(${mx * 0.9} ${my * 0.9}) rotate(${out ? turn : turn + 180})`);
    return row;
  });
  made.append(shape(outline, 'hold'), ...parts, shape(outline, `hem ${ribbon(piece)}`), el('g', { class: 'colours' }, [shape('M-7 9V-11', 'staff'), shape('M-6 -11H8L5 -6.5L8 -2H-6Z', 'cloth')]));
  return made;
}
