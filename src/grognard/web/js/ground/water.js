// @ts-check
/** Waterways: one stream from hex to hex, with banks, ripples and reeds, and the bridges over it. */

import { between, contacts, distance, smooth, walk } from './geometry.js';
import { rolling, within } from './noise.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Land} Land */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{width: number, height: number}} Size */

export const BROAD = 29;
const CROSSED = /^(ford|water)$/; // water that is more than a line on the map

/**
 * The water of joined cells as lines from side to side, and the ponds between three of them.
 * @param {Cell[]} cells @param {Size} size @returns {{lines: Point[][], ponds: Point[][]}}
 */
export function courses(cells, size) {
  const near = contacts(cells);
  for (const [a, b] of gaps(cells)) {
    near.get(a.id)?.push(b);
    near.get(b.id)?.push(a);
  }
  const ponds = meander(cells, near);
  const lines = [];
  for (const cell of cells) {
    const next = near.get(cell.id) ?? [];
    const gates = next.map((other) => between(cell.centre, other.centre, 0.5));
    if (next.length < 2) gates.push(...outlets(cell, gates[0], size));
    if (!gates.length && CROSSED.test(cell.terrain)) gates.push(...[-1, 1].map((way) => /** @type {Point} */ ([cell.centre[0] + way * 30, cell.centre[1] + way * 6])));
    if (gates.length === 1) lines.push([gates[0], cell.centre]);
    else if (gates.length === 2) lines.push(bend(gates[0], cell.centre, gates[1]));
    else for (const gate of gates) lines.push([gate, cell.centre]);
  }
  return { lines, ponds };
}

/**
 * Pairs of cells, one of them a ford, between which a stream runs along a side of two dry hexes: both are ends of it,
 * and a cell that touches no water comes first.
 * @param {Cell[]} cells @returns {[Cell, Cell][]}
 */
export function gaps(cells) {
  const near = contacts(cells);
  const open = new Map(cells.map((cell) => [cell, 2 - (near.get(cell.id) ?? []).length]));
  const ends = cells.filter((cell) => (open.get(cell) ?? 0) > 0).sort((a, b) => (open.get(b) ?? 0) - (open.get(a) ?? 0));
  /** @type {[Cell, Cell][]} */
  const found = [];
  for (const a of ends)
    for (const b of ends.slice(ends.indexOf(a) + 1)) {
      const across = 3.1 * Math.max(...a.polygon.map((p) => distance(p, a.centre)));
      const fits = (a.terrain === 'ford' || b.terrain === 'ford') && !near.get(a.id)?.includes(b) && distance(a.centre, b.centre) < across;
      if (!fits || !open.get(a) || !open.get(b)) continue;
      for (const end of [a, b]) open.set(end, (open.get(end) ?? 0) - 1);
      found.push([a, b]);
    }
  return found;
}

/** Waters that a gap joins are one. @param {Land[]} lands @returns {Land[]} */
export function rejoined(lands) {
  const wet = lands.filter((land) => land.terrain === 'waterway');
  const all = gaps(wet.flatMap((land) => land.cells));
  let found = lands;
  for (const [a, b] of all) {
    const [one, other] = [a, b].map((cell) => found.find((land) => land.cells.includes(cell)));
    if (!one || !other || one === other) continue;
    const whole = { ...one, cells: [...one.cells, ...other.cells], rings: [...one.rings, ...other.rings] };
    found = found.flatMap((land) => (land === one ? [whole] : land === other ? [] : [land]));
  }
  return found;
}

/**
 * Three cells in a ring are a loop of the stream, not a pond: it takes the longer way. Only broad water stays whole.
 * @param {Cell[]} cells @param {Map<string, Cell[]>} near @returns {Point[][]}
 */
function meander(cells, near) {
  /** @type {[Cell, Cell, Cell][]} */
  const rings = [];
  for (const a of cells)
    for (const b of near.get(a.id) ?? [])
      for (const c of near.get(b.id) ?? []) if (a.id < b.id && b.id < c.id && near.get(a.id)?.includes(c)) rings.push([a, b, c]);
  const broad = rings.filter((ring) => rings.some((other) => other !== ring && other.filter((cell) => ring.includes(cell)).length > 1));
  for (const ring of rings) {
    if (broad.includes(ring)) continue;
    const [, a, b] = [...ring].sort((p, q) => (near.get(p.id)?.length ?? 0) - (near.get(q.id)?.length ?? 0));
    near.set(a.id, (near.get(a.id) ?? []).filter((cell) => cell !== b));
    near.set(b.id, (near.get(b.id) ?? []).filter((cell) => cell !== a));
  }
  return broad.map((ring) => ring.map((cell) => cell.centre));
}

/** Where a stream that ends at the board's edge leaves it. @param {Cell} cell @param {Point | undefined} from @param {Size} size @returns {Point[]} */
function outlets(cell, from, { width, height }) {
  const [x, y] = cell.centre;
  const near = CROSSED.test(cell.terrain) ? 1.8 : 1.12; // a row may begin half a hex from the edge
  const reach = Math.max(...cell.polygon.map((p) => distance(p, cell.centre))) * near;
  /** @type {Point[]} */
  const ways = [];
  if (x < reach) ways.push([-2, y]);
  if (x > width - reach) ways.push([width + 2, y]);
  if (y < reach) ways.push([x + (from ? (x - from[0]) * 0.6 : 0), -2]);
  if (y > height - reach) ways.push([x + (from ? (x - from[0]) * 0.6 : 0), height + 2]);
  const far = from ? ways.sort((a, b) => distance(b, from) - distance(a, from)).slice(0, 1) : ways.slice(0, 2);
  return far;
}

/** A curve by way of a point. @param {Point} a @param {Point} via @param {Point} b @returns {Point[]} */
function bend(a, via, b) {
  const found = [];
  for (let k = 0; k <= 10; k++) {
    const t = k / 10;
    found.push(between(between(a, via, t), between(via, b, t), t));
  }
  return found;
}

/** The same water as it winds. @param {Brush} brush @param {Land} land @param {Size} size */
export function stream(brush, land, size) {
  const { lines, ponds } = courses(land.cells, size);
  return { lines: lines.map((line) => winding(brush, line)), ponds };
}

/** @param {Brush} brush @param {Land} land @param {Size} size */
export function waterway(brush, land, size) {
  const { hue, ctx } = brush;
  const { lines, ponds } = stream(brush, land, size);
  const path = brush.trace(lines, false);
  path.addPath(brush.trace(ponds));
  const lake = brush.trace(ponds);
  brush.fill(brush.trace(land.rings.map((ring) => smooth(ring, 2))), hue.marsh, 0.75);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, size.width, size.height);
  ctx.clip();
  for (const [style, width, alpha] of /** @type {[string, number, number][]} */ ([
    [hue.sepia, BROAD + 9, 0.16], [hue.bank, BROAD + 6, 1], [hue.shore, BROAD + 1.8, 1],
    [hue.deep, BROAD, 1], [hue.water, BROAD - 5, 1], ['#bcd6dc', BROAD - 14, 0.75],
  ])) {
    brush.line(path, style, width, alpha);
    brush.fill(lake, style, alpha);
  }
  ctx.restore();
  banks(brush, land, lines);
  ripples(brush, land, lines);
}

/** No stream runs straight: it drifts, the same way wherever two of its lines meet. @param {Brush} brush @param {Point[]} line @returns {Point[]} */
function winding(brush, line) {
  const drift = rolling(brush.seed + 61, 42);
  return walk([...line, line[line.length - 1]], 4, false)
    .map(({ x, y }) => /** @type {Point} */ ([x, y]))
    .concat([line[line.length - 1]])
    .map(([x, y]) => [x + (drift(x, y) - 0.5) * 15, y + (drift(x + 700, y) - 0.5) * 15]);
}

/** Short strokes down to the water and reeds here and there. @param {Brush} brush @param {Land} land @param {Point[][]} lines */
function banks(brush, land, lines) {
  const luck = brush.luck(`bank ${land.cells[0].id}`);
  const strokes = new Path2D();
  const reeds = new Path2D();
  for (const line of lines)
    for (const { x, y, nx, ny } of walk(line, 3.1, false))
      for (const side of [-1, 1]) {
        const from = (BROAD / 2 + 1.4) * side;
        const to = from + within(luck, 1.6, 3.8) * side;
        if (lines.some((other) => other !== line && other.some((p) => distance(p, [x + nx * to, y + ny * to]) < BROAD / 2))) continue;
        strokes.moveTo(x + nx * from, y + ny * from);
        strokes.lineTo(x + nx * to, y + ny * to);
        if (luck() < 0.1) reed(reeds, x + nx * to * 1.2, y + ny * to * 1.2, luck);
      }
  brush.line(strokes, brush.hue.sepia, 0.6, 0.6);
  brush.line(reeds, '#5f6b35', 0.8, 0.9);
}

/** @param {Path2D} path @param {number} x @param {number} y @param {import('./noise.js').Chance} luck */
function reed(path, x, y, luck) {
  for (const lean of [-2.2, 0, 2]) {
    path.moveTo(x + lean * 0.3, y);
    path.lineTo(x + lean, y - within(luck, 4, 6.5));
  }
}

/** @param {Brush} brush @param {Land} land @param {Point[][]} lines */
function ripples(brush, land, lines) {
  const luck = brush.luck(`ripple ${land.cells[0].id}`);
  const light = new Path2D();
  const dark = new Path2D();
  for (const line of lines)
    for (const { x, y, nx, ny } of walk(line, 5.2, false)) {
      const off = within(luck, -0.4, 0.4) * BROAD;
      const long = within(luck, 3, 6.5);
      const path = luck() < 0.55 ? light : dark;
      const [cx, cy] = [x + nx * off, y + ny * off];
      path.moveTo(cx - ny * long, cy + nx * long);
      path.quadraticCurveTo(cx + nx * 1.3, cy + ny * 1.3, cx + ny * long, cy - nx * long);
    }
  brush.line(light, brush.hue.foam, 0.9, 0.9);
  brush.line(dark, brush.hue.shore, 0.6, 0.55);
}

/** A deck of planks from bank to bank, with the road that leads to it. @param {Brush} brush @param {Cell} cell @param {Cell[]} water */
export function bridge(brush, cell, water) {
  const along = (contacts(water).get(cell.id) ?? []).map((other) => other.centre);
  const [a, b] = along.length > 1 ? along : [cell.centre, along[0] ?? [cell.centre[0] + 1, cell.centre[1]]];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  brush.placed(cell.centre, 1, turn, () => {
    const half = BROAD / 2 + 7;
    brush.line(new Path2D(`M0 -35C3 -29 -2 -25 0 ${-half}M0 ${half}C2 25 -3 29 0 35`), brush.hue.sepia, 12, 0.9);
    brush.line(new Path2D(`M0 -35C3 -29 -2 -25 0 ${-half}M0 ${half}C2 25 -3 29 0 35`), brush.hue.street, 10, 1);
    deck(brush);
  });
}

/** Planks and rails round the origin, across a stream that runs from left to right. @param {Brush} brush */
function deck(brush) {
  const half = BROAD / 2 + 7;
  brush.fill(new Path2D(`M-7 ${-half + 3}H15V${half + 3}H-7Z`), '#22384a', 0.4);
  const deck = new Path2D(`M-11 ${-half}H11V${half}H-11Z`);
  brush.fill(deck, brush.hue.plank);
  let planks = '';
  for (let y = -half + 3; y < half; y += 3) planks += `M-11 ${y}H11`;
  brush.line(new Path2D(planks), brush.hue.bark, 0.6, 0.75);
  brush.line(new Path2D(`M-11 ${-half - 2.5}V${half + 2.5}M11 ${-half - 2.5}V${half + 2.5}`), brush.hue.ink, 2.6);
  brush.line(new Path2D(`M-11 ${-half - 1.5}V${half + 1.5}M11 ${-half - 1.5}V${half + 1.5}`), '#e7d2a6', 1.1);
}

/** A bridge on a road, laid the way the road runs. @param {Brush} brush @param {Point} at @param {number} turn of the road, in degrees */
export function roadBridge(brush, at, turn) {
  brush.placed(at, 0.86, turn + 90, () => deck(brush));
}
