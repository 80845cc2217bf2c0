// @ts-check
/** Lines between pieces: solid with its sign where it holds, dashed with a cross where it is stopped. No colour is needed to read them. */

import { manner } from '../counters/sides.js';
import { between } from '../ground/geometry.js';
import { el, shape, textWidth, word } from '../symbols.js';

/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {import('../wire').LineView} Line */
/** @typedef {(id: string) => Point | null} Spot */

const CLEAR = 21; // from the middle of a counter to where a line begins
const BESIDE = 150; // where the same word need not be said again
const BELOW = 36; // where the word of a piece's own verdict stands

/** @param {readonly Line[]} lines @param {Spot} spot @param {(id: string) => string} side whose piece it is @returns {SVGElement[]} */
export function drawn(lines, spot, side) {
  /** @type {{said: string, where: Point, node: SVGElement}[]} one word a place, and not the same one again beside it */
  const words = [];
  const made = lines.flatMap((line) => {
    const points = line.path.map(spot).filter((point) => point !== null);
    if (points.length < line.path.length || !points.length) return [];
    const stop = (line.at && spot(line.at)) || middle(points);
    const where = points.length > 1 ? stop : /** @type {Point} */ ([points[0][0], points[0][1] + BELOW]);
    const said = `${line.good ? '' : '✕ '}${line.short ?? ''}`;
    const taken = words.some((one) => Math.hypot(one.where[0] - where[0], one.where[1] - where[1]) < (one.said === said ? BESIDE : 8));
    if (line.short && !taken) words.push({ said, where, node: tag(said, where, points.length > 1 ? 19 : 0, line.good) });
    return points.length > 1 ? cord(line, points, stop, manner(side(line.path[0]))) : [];
  });
  return [...made, ...words.map(({ node }) => node)];
}

/** @param {readonly Point[]} points @returns {Point} */
function middle(points) {
  const [a, b] = [points[0], points[points.length - 1]];
  return between(a, b, 0.5);
}

/** @param {Line} line @param {readonly Point[]} points @param {Point} stop @param {'a' | 'b'} look */
function cord(line, points, stop, look) {
  const ends = trimmed(points, line.kind === 'fire' ? 27 : CLEAR);
  const d = `M${ends.map((point) => point.map((n) => n.toFixed(1)).join(' ')).join('L')}`;
  const cls = `tie ${line.kind} ${line.good ? 'good' : 'bad'}`;
  const sign = line.good ? (line.kind === 'fire' ? [head(ends)] : link(points, look)) : cross(stop);
  return [shape(d, `${cls} casing`), shape(d, cls), ...sign];
}

/** The same way, begun and ended beside the counters. @param {readonly Point[]} points @param {number} clear @returns {Point[]} */
function trimmed(points, clear) {
  const last = points.length - 1;
  const cut = (/** @type {Point} */ from, /** @type {Point} */ to) => between(from, to, Math.min(0.42, clear / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]))));
  return points.map((point, k) => (k === 0 ? cut(point, points[1]) : k === last ? cut(point, points[last - 1]) : point));
}

/** An arrowhead at the end. @param {readonly Point[]} ends */
function head(ends) {
  const [[ax, ay], [bx, by]] = [ends[ends.length - 2], ends[ends.length - 1]];
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return el('path', { d: 'M7 0L-6 -6.4L-3 0L-6 6.4Z', class: 'tie-head', transform: `translate(${bx.toFixed(1)} ${by.toFixed(1)}) rotate(${turn.toFixed(1)})` });
}

/** Two links of a chain on the common side. @param {readonly Point[]} points @param {'a' | 'b'} look */
function link(points, look) {
  const [[ax, ay], [bx, by]] = [points[0], points[points.length - 1]];
  const [x, y] = middle(points);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const rx = look === 'a' ? 1 : 3.6;
  const ring = (/** @type {number} */ at) => el('rect', { x: at - 5.4, y: -3.6, width: 10.8, height: 7.2, rx, class: 'tie-ring' });
  return [el('g', { class: 'tie-link', transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})` }, [el('rect', { x: -11, y: -6, width: 22, height: 12, rx: rx + 2, class: 'tie-disc' }), ring(-3.6), ring(3.6)])];
}

/** @param {Point} at */
function cross([x, y]) {
  return [el('g', { class: 'tie-cross', transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, [el('circle', { r: 9.4, class: 'tie-disc' }), shape('M-4.6 -4.6L4.6 4.6M4.6 -4.6L-4.6 4.6', 'tie-sign')])];
}

/** A word that keeps its size on the screen. @param {string} text @param {Point} at @param {number} below @param {boolean} good */
function tag(text, [x, y], below, good) {
  const half = textWidth(text, 'bold 11px Georgia, serif') / 2 + 6;
  const made = el('g', { class: `tie-word steady ${good ? 'good' : 'bad'}` }, [el('rect', { x: -half, y: -8, width: 2 * half, height: 16, rx: good ? 8 : 2 }), word(text, 0, 3.8, 'tie-text')]);
  made.style.setProperty('--x', `${x}px`);
  made.style.setProperty('--y', `${y + below}px`);
  return made;
}
