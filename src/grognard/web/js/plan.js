// @ts-check
/** The plan of a besieged fortress: its walls towards the areas before them, works, guns, sappers and garrison. */

import { body } from './counters/counter.js';
import { el, shape, textWidth, word } from './symbols.js';

/** @typedef {import('./wire').PieceView} PieceView */
/** @typedef {import('./wire').SceneMessage} SceneMessage */
/** @typedef {import('./wire').SpaceView} SpaceView */
/** @typedef {[number, number]} Point */
/** @typedef {{facing: string, name: string, level: number, full: number, mines: number}} Wall */
/** @typedef {{x: number, y: number, wide: number, high: number}} Box by its middle */

const [WIDE, HIGH] = [372, 312];
const INSIDE = [150, 142]; // room for the fortress
const COUNTER = 34; // a counter's side with its gap
const ROW = 3; // counters in a row
const SCALE = 0.62;
const CLOSE = 0.8; // inside the walls everything is smaller
const LABEL = "italic 13px Georgia, 'Liberation Serif', serif";
const WORKS = ['art', 'sap'];

/**
 * @param {SceneMessage} scene @param {SpaceView} fort @param {Wall[]} walls @param {(place: string) => PieceView[]} there who stands in an area
 */
export function fortressPlan(scene, fort, walls, there) {
  const to = fitted(fort.polygon);
  const middle = to(centreOf(fort.polygon));
  const sides = walls.flatMap((wall) => {
    const edge = scene.edges.find(({ kind, between }) => kind === 'wall' && between?.includes(fort.id) && between.includes(wall.facing));
    return edge ? [{ wall, ...facing(edge.points.map((p) => to(p)), middle) }] : [];
  });
  const garrison = new Set(there(fort.id).map(({ side }) => side));
  const camps = sides.map(({ wall, at, out }) => ({ wall, at, out, box: campBox(wall.name, there(wall.facing), at, out) }));
  spread(camps.map(({ box }) => box), middle);
  return el('svg', { class: 'siege-plan counter-picture board-areas', viewBox: `0 0 ${WIDE} ${HIGH}`, 'aria-hidden': 'true' }, [
    country(scene, fort, walls, to),
    ...camps.map(({ wall, at, out, box }) => approaches(there(wall.facing).filter(({ side }) => !garrison.has(side)), at, out, box)),
    stronghold(fort.polygon.map((p) => to(p)), sides),
    ...scene.edges.filter(({ kind, between }) => kind === 'impassable' && between?.includes(fort.id)).flatMap(({ points }) => course(points.map((p) => to(p)), 'impassable')),
    ...sides.map((side) => rampart(side)),
    ...fort.polygon.map((p) => bastion(to(p), middle)),
    ...counters(there(fort.id), ...middle, CLOSE),
    ...camps.flatMap(({ wall, box }) => camp(wall.name, there(wall.facing), box)),
    ...sides.flatMap(({ wall, at, out, turn }) => works(wall, at, out, turn)),
  ]);
}

// where things lie

/** From the map to the plan: the fortress in the middle. @param {number[][]} polygon @returns {(p: number[]) => Point} */
function fitted(polygon) {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min(INSIDE[0] / (right - left), INSIDE[1] / (bottom - top));
  return ([x, y]) => [WIDE / 2 + (x - (left + right) / 2) * k, HIGH / 2 + (y - (top + bottom) / 2) * k];
}

/** @param {number[][]} polygon @returns {Point} */
function centreOf(polygon) {
  const sum = (/** @type {0 | 1} */ k) => polygon.reduce((all, p) => all + p[k], 0) / polygon.length;
  return [sum(0), sum(1)];
}

/** The two ends of a wall, its middle, its turn, and the way out. @param {Point[]} line @param {Point} middle */
function facing(line, middle) {
  const [from, to] = [line[0], line[line.length - 1]];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  /** @type {Point} */
  const at = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const sign = (at[0] - middle[0]) * -uy + (at[1] - middle[1]) * ux > 0 ? 1 : -1;
  /** @type {Point} */
  const out = [-uy * sign, ux * sign];
  return { from, to, at, out, turn: Math.atan2(uy, ux), long };
}

/** Troops in stacks, guns and sappers one by one. @param {PieceView[]} pieces @returns {PieceView[][]} */
export function drawnUp(pieces) {
  const sides = [...new Set(pieces.map(({ side }) => side))];
  return sides.flatMap((side) => {
    const mine = pieces.filter((piece) => piece.side === side);
    const troops = mine.filter(({ symbol }) => !WORKS.includes(symbol));
    return [...(troops.length ? [troops] : []), ...mine.filter(({ symbol }) => WORKS.includes(symbol)).map((piece) => [piece])];
  });
}

/** @param {string} name @param {PieceView[]} pieces @param {Point} at @param {Point} out @returns {Box} */
function campBox(name, pieces, at, out) {
  const many = drawnUp(pieces).length;
  const wide = Math.max(Math.min(many, ROW) * COUNTER, textWidth(name, LABEL)) + 6;
  const high = Math.ceil(many / ROW) * COUNTER + 18;
  const far = 20 + (Math.abs(out[0]) * wide + Math.abs(out[1]) * high) / 2;
  return { x: at[0] + out[0] * far, y: at[1] + out[1] * far, wide, high };
}

/** Within the frame, and no camp on another. @param {Box[]} boxes @param {Point} middle */
export function spread(boxes, [cx, cy]) {
  const held = (/** @type {Box} */ box) => {
    box.x = Math.max(6 + box.wide / 2, Math.min(WIDE - 6 - box.wide / 2, box.x));
    box.y = Math.max(6 + box.high / 2, Math.min(HIGH - 6 - box.high / 2, box.y));
  };
  for (let round = 0; round < 40; round++) {
    boxes.forEach(held);
    for (const [k, one] of boxes.entries())
      for (const other of boxes.slice(k + 1)) {
        const [over, up] = [(one.wide + other.wide) / 2 + 4 - Math.abs(one.x - other.x), (one.high + other.high) / 2 + 4 - Math.abs(one.y - other.y)];
        if (over <= 0 || up <= 0) continue;
        const sideways = over < up && Math.min(Math.abs(one.y - cy), Math.abs(other.y - cy)) > INSIDE[1] / 2;
        const axis = sideways ? 'x' : 'y';
        const push = (sideways ? over : up) / 2;
        const sign = one[axis] === other[axis] ? (axis === 'x' ? Math.sign(one.x - cx) || 1 : 1) : Math.sign(one[axis] - other[axis]);
        one[axis] += push * sign;
        other[axis] -= push * sign;
      }
  }
  boxes.forEach(held);
}

// what is drawn

/** @param {Point[]} points */
const ring = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
/** @param {Point[]} points */
const line = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The country round about, as on the map. @param {SceneMessage} scene @param {SpaceView} fort @param {Wall[]} walls @param {(p: number[]) => Point} to */
function country(scene, fort, walls, to) {
  const near = new Set([fort.id, ...walls.map(({ facing: id }) => id)]);
  const lands = scene.spaces.filter((space) => space.id !== fort.id).map((space) => shape(ring(space.polygon.map((p) => to(p))), `land ${space.side ?? ''}${near.has(space.id) ? '' : ' beyond'}`));
  const lines = scene.edges.filter(({ kind, between }) => kind === 'river' || (kind === 'impassable' && !between?.includes(fort.id))).flatMap(({ kind, points }) => course(points.map((p) => to(p)), kind));
  const decks = scene.edges.filter(({ kind }) => kind === 'bridge').map(({ points }) => deck(points.map((p) => to(p))));
  return el('g', { 'clip-path': 'inset(1px round 8px)' }, [el('rect', { x: 1, y: 1, width: WIDE - 2, height: HIGH - 2, rx: 8, class: 'country' }), ...lands, ...lines, ...decks, el('rect', { x: 1, y: 1, width: WIDE - 2, height: HIGH - 2, rx: 8, class: 'margin' })]);
}

/** @param {Point[]} points @param {string} kind */
const course = (points, kind) => [shape(line(points), `${kind} casing`), shape(line(points), kind)];

/** A bridge across the middle of a river's border. @param {Point[]} points */
function deck(points) {
  const k = Math.max(0, Math.floor(points.length / 2) - 1);
  const [[x, y], [tx, ty]] = [points[k], points[k + 1] ?? points[k]];
  const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI;
  return el('g', { transform: `translate(${((x + tx) / 2).toFixed(1)} ${((y + ty) / 2).toFixed(1)}) rotate(${turn.toFixed(0)})` }, [shape('M-5 -9H5V9H-5Z', 'deck'), shape('M-5 -5H5M-5 0H5M-5 5H5', 'plank')]);
}

/** The ditch, the place within, its streets. @param {Point[]} corners @param {{at: Point}[]} sides */
function stronghold(corners, sides) {
  const [cx, cy] = [corners.reduce((sum, [x]) => sum + x, 0) / corners.length, corners.reduce((sum, [, y]) => sum + y, 0) / corners.length];
  const streets = sides.map(({ at: [x, y] }) => `M${cx} ${cy}L${x} ${y}`).join('');
  const blocks = corners.map(([x, y]) => shape(ring([[0.3, 0.3], [0.52, 0.36], [0.58, 0.58], [0.36, 0.52]].map(([a, b]) => /** @type {Point} */ ([cx + (x - cx) * a + (y - cy) * (b - a) * 0.6, cy + (y - cy) * a - (x - cx) * (b - a) * 0.6]))), 'block'));
  return el('g', {}, [shape(ring(corners), 'ditch'), shape(ring(corners), 'place'), shape(streets, 'street'), ...blocks]);
}

/** A wall of bricks as high as it stands; a breach leaves a gap. @param {{wall: Wall, from: Point, to: Point, at: Point, turn: number, long: number}} side */
function rampart({ wall, from, to, at, turn, long }) {
  const along = line([from, to]);
  const parts = [shape(along, 'wall-base'), shape(along, 'wall-brick'), shape(along, 'wall-joint'), shape(along, 'wall-walk')];
  if (!wall.level) parts.push(el('g', { transform: `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${((turn * 180) / Math.PI).toFixed(0)}) scale(${Math.min(1.15, long / 48).toFixed(2)})` }, [
    shape('M-19 -10L-14 -3L-17 1L-13 6L-15 10H16L13 5L17 0L14 -4L17 -10Z', 'gap'), shape('M-9 3l3 -3l3 3l-2 2zM-2 -3l4 -2l2 3l-4 2zM3 4l4 -3l2 3l-3 2zM-7 -4l2 -3l3 2l-2 3zM6 -5l3 -1l2 3l-4 1zM-1 7l3 -2l2 2l-3 2z', 'rubble')]));
  return el('g', { class: 'rampart-side' }, parts);
}

/** @param {Point} corner @param {Point} middle */
function bastion([x, y], [cx, cy]) {
  const turn = (Math.atan2(y - cy, x - cx) * 180) / Math.PI;
  return el('g', { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})` }, [shape('M-9 -7L2 -10L12 0L2 10L-9 7Z', 'bastion'), shape('M-5 -4L1.4 -6L7.4 0L1.4 6L-5 4Z', 'bastion-top')]);
}

/** The level of a wall on a tablet, mines beside it. @param {Wall} wall @param {Point} at @param {Point} out @param {number} turn */
function works(wall, [x, y], [ox, oy], turn) {
  const wide = Math.max(26, 5 * wall.full + 6);
  const away = wall.level ? 2 : -21; // a breach is left free
  const bricks = Array.from({ length: wall.full }, (_, k) => el('rect', { x: 3 - wide / 2 + k * ((wide - 5) / wall.full), y: 3.4, width: (wide - 5) / wall.full - 1, height: 4.4, class: k < wall.level ? 'brick' : 'brick lost' }));
  const made = [el('g', { class: `tablet${wall.level < wall.full ? ' hurt' : ''}`, transform: `translate(${(x + ox * away).toFixed(1)} ${(y + oy * away).toFixed(1)})` }, [el('rect', { x: -wide / 2, y: -11, width: wide, height: 20.5, rx: 2, class: 'slate' }), word(String(wall.level), 0, 1.4, 'level'), ...bricks])];
  const [dx, dy] = [Math.cos(turn) * 31, Math.sin(turn) * 31];
  if (wall.mines) made.push(el('g', { class: 'mine', transform: `translate(${(x + dx + ox * 9).toFixed(1)} ${(y + dy + oy * 9).toFixed(1)})` }, [el('circle', { r: 9.4, class: 'mine-disc' }), shape('M-4 5.4V-.8L-1.9 -3.5H1.9L4 -.8V5.4ZM-1.9 -3.5V-5.8M1.9 -3.5C3.5 -5.8 4.7 -5.8 5.4 -7.6', 'mine-sign'), ...(wall.mines > 1 ? [el('circle', { cx: 9, cy: 6, r: 6, class: 'tally' }), word(String(wall.mines), 9, 9.4, 'tally-number')] : [])]));
  return made;
}

/** Lines of fire of the guns, the zigzag of the sappers towards the wall. @param {PieceView[]} pieces of the besiegers @param {Point} at @param {Point} out @param {Box} box */
function approaches(pieces, [x, y], [ox, oy], box) {
  const made = [];
  const end = [x + ox * 14, y + oy * 14];
  if (pieces.some(({ symbol }) => symbol === 'art')) made.push(shape(`M${box.x} ${box.y}L${end[0]} ${end[1]}`, 'aim-line casing'), shape(`M${box.x} ${box.y}L${end[0]} ${end[1]}`, 'aim-line'));
  if (pieces.some(({ symbol }) => symbol === 'sap')) made.push(shape(trench([box.x, box.y], [end[0] - oy * 12, end[1] + ox * 12]), 'trench casing'), shape(trench([box.x, box.y], [end[0] - oy * 12, end[1] + ox * 12]), 'trench'));
  return el('g', {}, made);
}

/** @param {Point} from @param {number[]} to */
function trench([x, y], [tx, ty]) {
  const long = Math.hypot(tx - x, ty - y) || 1;
  const [nx, ny] = [-(ty - y) / long, (tx - x) / long];
  const legs = 6;
  const points = Array.from({ length: legs + 1 }, (_, k) => /** @type {Point} */ ([x + ((tx - x) * k) / legs + nx * (k % 2 ? 5 : -5), y + ((ty - y) * k) / legs + ny * (k % 2 ? 5 : -5)]));
  return line(points);
}

/** The name of an area and who stands in it. @param {string} name @param {PieceView[]} pieces @param {Box} box */
function camp(name, pieces, box) {
  return [el('text', { x: box.x, y: box.y - box.high / 2 + 11, class: 'plan-name', 'text-anchor': 'middle' }, [name]), ...counters(pieces, box.x, box.y + 8, 1)];
}

/** Stacks and single counters in rows round a point. @param {PieceView[]} pieces @param {number} x @param {number} y @param {number} size */
function counters(pieces, x, y, size) {
  const lots = drawnUp(pieces);
  const rows = Math.ceil(lots.length / ROW);
  return lots.map((lot, k) => {
    const row = Math.floor(k / ROW);
    const inRow = Math.min(ROW, lots.length - row * ROW);
    const [px, py] = [x + ((k % ROW) - (inRow - 1) / 2) * COUNTER * size, y + (row - (rows - 1) / 2) * COUNTER * size];
    return stack(lot, px, py, SCALE * size);
  });
}

/** The best lies uppermost; the others are counted. @param {PieceView[]} lot @param {number} x @param {number} y @param {number} scale */
function stack(lot, x, y, scale) {
  const order = ['camp', 'leader', 'hcav', 'lcav', 'mcav', 'inf'];
  const sorted = [...lot].sort((p, q) => order.indexOf(p.symbol) - order.indexOf(q.symbol)).slice(-3);
  const layers = sorted.map((piece, k) => el('g', { transform: `translate(${k * 2} ${-k * 4})` }, [body(piece, { detail: 'mid' })]));
  const names = el('title', {}, [lot.map(({ label, value }) => `${label} ${value ?? ''}`.trim()).join('\n')]);
  const count = lot.length > 1 ? [el('circle', { cx: 22, cy: 20, r: 12, class: 'tally' }), word(String(lot.length), 22, 25.5, 'tally-number large')] : [];
  return el('g', { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})` }, [names, ...layers, ...count]);
}
