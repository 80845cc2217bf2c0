// @ts-check
/** Fire zones on the open table: before the front between lines at 45 degrees, all round in loose order. */

import { el, shape, textWidth, word } from '../symbols.js';

/** @typedef {import('../wire').PieceView} PieceView */

const ROUND = ['skirmish'];
const FOUR = ['square'];

/**
 * The zones of a piece at a pose, the farthest first.
 * @param {PieceView} piece @param {number[]} pose @param {import('../ground/layout.js').Layout} layout @param {(inches: number) => string} say @returns {SVGElement[]}
 */
export function zones(piece, pose, layout, say) {
  const { ranges = [], base, formation = '' } = piece;
  if (!ranges.length || !base) return [];
  const [w, d] = base.map((side) => (side * layout.scale) / 2);
  const [x, y] = layout.at(pose);
  if (/command|general/.test(piece.symbol)) return reach(ranges, w, [x, y], layout.scale, say);
  const turns = FOUR.includes(formation) ? [0, 90, 180, 270] : [0];
  const far = [...ranges].reverse();
  const drawn = far.flatMap((range, k) => {
    const r = range * layout.scale;
    const d1 = ROUND.includes(formation) ? around(w, d, r) : ahead(w, d, r);
    return turns.map((turn) => el('path', { d: d1, class: `zone${k === far.length - 1 && far.length > 1 ? ' near' : ''}`, transform: turn ? `rotate(${turn})` : '' }));
  });
  const labels = far.map((range) => label(say(range), w + range * layout.scale * 0.707, -d - range * layout.scale * 0.707, x, y, layout.angle(pose[2])));
  return [el('g', { class: 'zones', transform: `translate(${x} ${y}) rotate(${layout.angle(pose[2])})` }, drawn), ...labels];
}

/** Before the front edge. @param {number} w @param {number} d @param {number} r */
function ahead(w, d, r) {
  const k = r * Math.SQRT1_2;
  return `M${-w} ${-d}L${-w - k} ${-d - k}A${r} ${r} 0 0 1 ${-w} ${-d - r}H${w}A${r} ${r} 0 0 1 ${w + k} ${-d - k}L${w} ${-d}Z`;
}

/** @param {number} w @param {number} d @param {number} r */
function around(w, d, r) {
  return `M${-w} ${-d - r}H${w}A${r} ${r} 0 0 1 ${w + r} ${-d}V${d}A${r} ${r} 0 0 1 ${w} ${d + r}H${-w}A${r} ${r} 0 0 1 ${-w - r} ${d}V${-d}A${r} ${r} 0 0 1 ${-w} ${-d - r}Z`;
}

/** Upright, at the end of the right limb. @param {string} text @param {number} u @param {number} v @param {number} x @param {number} y @param {number} turn */
function label(text, u, v, x, y, turn) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const half = textWidth(text, 'italic 11px Georgia, serif') / 2 + 4;
  const made = el('g', { class: 'zone-word steady' }, [el('rect', { x: -half, y: -8, width: 2 * half, height: 14, rx: 3 }), word(text, 0, 3, 'zone-text')]);
  made.style.setProperty('--x', `${x + u * c - v * s}px`);
  made.style.setProperty('--y', `${y + u * s + v * c}px`);
  return made;
}

/** Dotted circles round a commander: as far as his word carries without loss, and each step beyond. @param {number[]} ranges @param {number} own @param {import('../ground/geometry.js').Point} at @param {number} scale @param {(inches: number) => string} say @returns {SVGElement[]} */
function reach([step], own, [x, y], scale, say) {
  return [1, 2].flatMap((k) => {
    const r = own + k * step * scale;
    return [shape(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, 'command-reach'), label(say(k * step), 0, -r, x, y, 0)];
  });
}
