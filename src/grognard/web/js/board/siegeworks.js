// @ts-check
/** Markers of a map of areas: levels of walls and their breaches, mines, towns and ruins, forts, loot, razzias. */

import { livery } from '../counters/sides.js';
import { distance } from '../ground/geometry.js';
import { el, shape, word } from '../symbols.js';

/** @typedef {import('../wire').MarkerView} MarkerView */
/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {import('../ground/geometry.js').Cell} Cell */
/** @typedef {import('../ground/layout.js').Layout} Layout */

/** @type {Record<string, (marker: MarkerView, cell: Cell, layout: Layout) => SVGElement | null>} */
export const SIEGE = {
  wall: (marker, cell, layout) => {
    const edge = wallOf(marker, layout);
    if (!edge) return null;
    const { at: [x, y], turn, out } = middle(edge.points.map((p) => layout.at(p)), cell.centre);
    const level = marker.value ?? 0;
    const tag = tablet(level, edge.level ?? level, x + out[0] * 15, y + out[1] * 13);
    return level ? tag : el('g', { class: 'siege' }, [breach(x - out[0] * 5, y - out[1] * 5, turn), tag]);
  },
  mine: (marker, cell, layout) => {
    const edge = wallOf(marker, layout);
    if (!edge) return null;
    const { at: [x, y], turn, out } = middle(edge.points.map((p) => layout.at(p)), cell.centre);
    const [dx, dy] = [Math.cos(turn) * 27, Math.sin(turn) * 27];
    return el('g', { class: 'token mine', transform: `translate(${(x + dx + out[0] * 12).toFixed(1)} ${(y + dy + out[1] * 12).toFixed(1)})` }, [el('circle', { r: 8, class: 'mine-disc' }), shape('M-3.4 4.6V-.6L-1.6 -3H1.6L3.4 -.6V4.6ZM-1.6 -3V-5M1.6 -3C3 -5 4 -5 4.6 -6.6', 'mine-sign'), ...((marker.value ?? 1) > 1 ? [word(String(marker.value), 9, 8, 'mine-count')] : [])]);
  },
  town: (_, { town: [x, y] = [0, 0] }) => el('g', { class: 'site', transform: `translate(${x} ${y})` }, [shape('M-13 9Q0 12 13 9V11Q0 14 -13 11Z', 'fall'), ...HOUSES.map(([d, cls]) => shape(d, cls)), shape(RAMPART, 'rampart'), shape('M-2 9.8V6.4Q0 4 2 6.4V9.8Z', 'gate')]),
  ruin: (_, { town: [x, y] = [0, 0] }) => el('g', { class: 'site ruin', transform: `translate(${x} ${y})` }, [shape('M-9 8V-1L-6 1L-4 -3V8ZM-3 8V-9L-1 -6L1 -8V8ZM3 8V0L5 -3L7 1L9 -1V8Z', 'stump'), shape('M-13 9V5L-10 6L-8 3.6L-5 6L-1 4.4L3 6.4L6 4L9 6L13 4.6V9Q0 12 -13 9Z', 'rampart'), shape('M-9 -3C-12 -8 -7 -10 -9 -15M1 -11C-2 -15 3 -17 1 -22', 'smoke')]),
  fort: (marker, { seat: [x, y] = [0, 0] }) => el('g', { class: `token fort ${livery(marker.side ?? '')}`, transform: `translate(${x + 23} ${y + 12})` }, [shape('M-9 7V-5H-6V-2H-3V-5H0V-2H3V-5H6V-2H9V7ZM-9 1H9M-9 4H9M-4 1V4M2 -2V1M5 1V4M-1 4V7', 'fort-wall'), ...((marker.value ?? 1) > 1 ? [word(String(marker.value), 11, 8, 'mine-count')] : [])]),
  loot: (marker, { seat: [x, y] = [0, 0] }) => el('g', { class: `token loot ${livery(marker.side ?? '')}`, transform: `translate(${x + 23} ${y - 13})` }, [el('circle', { r: 8, class: 'coin' }), el('circle', { r: 6, class: 'coin-inner' }), word('?', 0, 4, 'coin-sign')]),
  razzia: (_, { seat: [x, y] = [0, 0] }) => el('g', { class: 'token razzia', transform: `translate(${x - 23} ${y - 13})` }, [shape('M0 -9C5 -4 7 0 5 4.6C3.6 8 -3.6 8 -5 4.6C-6.4 1 -3 0 -3.4 -3.6C-1 -2.4 0 -5 0 -9Z', 'flame'), shape('M0 1C2 3 2 6 0 7C-2 6 -2 3 0 1Z', 'flame-heart')]),
  sea_supply: (_, { seat: [x, y] = [0, 0] }) => el('g', { class: 'token sea', transform: `translate(${x - 23} ${y + 9})` }, [el('circle', { r: 9, class: 'sea-disc' }), shape('M0 -5.4V6M-3 -2.6H3M-6 1.6C-5.4 5 -2.6 6 0 6C2.6 6 5.4 5 6 1.6M-1.4 -5.6A1.4 1.4 0 1 1 1.4 -5.6A1.4 1.4 0 1 1 -1.4 -5.6', 'anchor')]),
};

/** Houses of a walled town, far ones first. @type {[string, string][]} */
const HOUSES = [
  ['M-9 6V-1H-4V6Z', 'house'], ['M-9.8 -.6L-6.5 -4.6L-3.2 -.6Z', 'roof'], ['M4.6 6V-1.6H9.6V6Z', 'house'], ['M3.8 -1.2L7.1 -5L10.4 -1.2Z', 'roof'],
  ['M-3.6 6V-6H.2V6Z', 'house'], ['M-4.2 -6L-1.7 -13L.8 -6Z', 'roof spire'], ['M.6 6V-3.4H5.2V6Z', 'house'], ['M-.2 -3L2.9 -7L6 -3Z', 'roof'],
];
const RAMPART = 'M-13 9V2.6H-11V4H-9.2V2.6H-7.2V4H-5.4V2.6H-3.4V4H-1.6V2.6H.4V4H2.2V2.6H4.2V4H6V2.6H8V4H9.8V2.6H13V9Q0 12 -13 9Z';

/** The wall that a marker lies on. @param {MarkerView} marker @param {Layout} layout */
function wallOf({ place, facing = '' }, layout) {
  return layout.edges.find((edge) => edge.kind === 'wall' && edge.between?.includes(place) && edge.between.includes(facing));
}

/** The middle of a line, its turn, and the way away from a point. @param {Point[]} line @param {Point} from @returns {{at: Point, turn: number, out: Point}} */
function middle(line, from) {
  let half = line.slice(1).reduce((sum, p, k) => sum + distance(line[k], p), 0) / 2;
  let k = 0;
  while (k < line.length - 2 && half > distance(line[k], line[k + 1])) half -= distance(line[k], line[++k]);
  const long = distance(line[k], line[k + 1]) || 1;
  const [ux, uy] = [(line[k + 1][0] - line[k][0]) / long, (line[k + 1][1] - line[k][1]) / long];
  /** @type {Point} */
  const at = [line[k][0] + ux * half, line[k][1] + uy * half];
  const sign = (at[0] - from[0]) * -uy + (at[1] - from[1]) * ux > 0 ? 1 : -1;
  return { at, turn: Math.atan2(uy, ux), out: [-uy * sign, ux * sign] };
}

/** The level as a figure and as bricks: full ones are left, empty ones lost. @param {number} level @param {number} full @param {number} x @param {number} y */
function tablet(level, full, x, y) {
  const wide = Math.max(24, 4.4 * full + 5);
  const bricks = Array.from({ length: full }, (_, k) => el('rect', { x: 2.6 - wide / 2 + k * ((wide - 4) / full), y: 3, width: (wide - 4) / full - 1, height: 4, class: k < level ? 'brick' : 'brick lost' }));
  return el('g', { class: `tablet${level < full ? ' hurt' : ''}`, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, [el('rect', { x: -wide / 2, y: -10, width: wide, height: 19, rx: 1.5, class: 'slate' }), word(String(level), 0, 1.6, 'level'), ...bricks]);
}

/** A gap with rubble in it. @param {number} x @param {number} y @param {number} turn */
function breach(x, y, turn) {
  return el('g', { class: 'breach', transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((turn * 180) / Math.PI).toFixed(0)})` }, [
    shape('M-16 -10L-12 -3L-15 1L-11 6L-13 10H14L11 5L15 0L12 -4L15 -10Z', 'gap'), shape('M-9 3l3 -3l3 3l-2 2zM-2 -3l4 -2l2 3l-4 2zM3 4l4 -3l2 3l-3 2zM-7 -4l2 -3l3 2l-2 3zM6 -5l3 -1l2 3l-4 1zM-1 6l3 -2l2 2l-3 2z', 'rubble'),
  ]);
}
