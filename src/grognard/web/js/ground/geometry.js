// @ts-check
/** Plane geometry of the ground: rings of points, joined cells, softened outlines. */

/** @typedef {[number, number]} Point */
/** @typedef {Point[]} Ring */
/**
 * @typedef {object} Cell a space in drawing units
 * @property {string} id
 * @property {string} label
 * @property {string} name
 * @property {string} terrain
 * @property {number} height
 * @property {Point} centre
 * @property {Ring} polygon
 * @property {string[]} [marks] what is printed there
 * @property {string} [side] whose country it is
 * @property {Point} [seat] where its counters stand, if not in the middle
 * @property {Point} [town] where its town stands
 * @property {Point} [label] where its name stands
 */
/** @typedef {{terrain: string, cells: Cell[], rings: Ring[]}} Land joined cells and what surrounds them */

const GRAIN = 4; // corners nearer than this are one corner

/** @param {Point} p */
export const key = (p) => `${Math.round(p[0] / GRAIN)} ${Math.round(p[1] / GRAIN)}`;

/** @param {Ring} ring @returns {[Point, Point][]} */
export const sides = (ring) => ring.map((p, k) => [p, ring[(k + 1) % ring.length]]);

/** Twice the area; positive where the ring runs clockwise on the screen. @param {Ring} ring */
export const turn = (ring) => sides(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);

/** @param {Ring} ring @returns {Ring} */
export const clockwise = (ring) => (turn(ring) > 0 ? ring : [...ring].reverse());

/** Which cells share a side with which. @param {Cell[]} cells @returns {Map<string, Cell[]>} */
export function contacts(cells) {
  /** @type {Map<string, Cell[]>} */
  const bySide = new Map();
  for (const cell of cells)
    for (const [a, b] of sides(cell.polygon)) {
      const name = [key(a), key(b)].sort().join('|');
      bySide.set(name, [...(bySide.get(name) ?? []), cell]);
    }
  /** @type {Map<string, Cell[]>} */
  const found = new Map(cells.map((cell) => [cell.id, []]));
  for (const [one, two] of bySide.values())
    if (two && one !== two) {
      found.get(one.id)?.push(two);
      found.get(two.id)?.push(one);
    }
  return found;
}

/**
 * The cells gathered by terrain and contact.
 * @param {Cell[]} cells
 * @param {(cell: Cell) => string} kind
 * @returns {Land[]}
 */
export function lands(cells, kind = (cell) => cell.terrain) {
  const near = contacts(cells);
  const seen = new Set();
  const found = [];
  for (const first of cells) {
    if (seen.has(first.id)) continue;
    seen.add(first.id);
    const joined = [first];
    for (const cell of joined)
      for (const other of near.get(cell.id) ?? [])
        if (!seen.has(other.id) && kind(other) === kind(first)) {
          seen.add(other.id);
          joined.push(other);
        }
    found.push({ terrain: kind(first), cells: joined, rings: outlines(joined) });
  }
  return found;
}

/** The rings around joined cells, clockwise outside and anticlockwise around holes. @param {Cell[]} cells @returns {Ring[]} */
export function outlines(cells) {
  /** @type {Map<string, [Point, Point]>} */
  const border = new Map();
  for (const cell of cells)
    for (const [a, b] of sides(clockwise(cell.polygon))) {
      const back = `${key(b)}|${key(a)}`;
      if (border.has(back)) border.delete(back);
      else border.set(`${key(a)}|${key(b)}`, [a, b]);
    }
  const from = new Map();
  for (const [a, b] of border.values()) from.set(key(a), [...(from.get(key(a)) ?? []), [a, b]]);
  const rings = [];
  for (const start of from.keys())
    while (from.get(start)?.length) {
      const ring = [];
      for (let at = start; from.get(at)?.length; ) {
        const [a, b] = from.get(at).pop();
        ring.push(a);
        at = key(b);
      }
      rings.push(ring);
    }
  return rings;
}

/** Chaikin's corner cutting. @param {Ring} ring @param {number} times @returns {Ring} */
export function smooth(ring, times = 2) {
  for (; times > 0; times--)
    ring = sides(ring).flatMap(([a, b]) => /** @type {Ring} */ ([between(a, b, 0.25), between(a, b, 0.75)]));
  return ring;
}

/**
 * An outline drawn by hand: its points shifted in and out by a rolling value, the same wherever two lands meet.
 * @param {Ring} ring @param {(x: number, y: number) => number} rolling @param {number} most @returns {Ring}
 */
export function wandering(ring, rolling, most) {
  const fine = sides(ring).flatMap(([a, b]) => /** @type {Ring} */ ([a, between(a, b, 1 / 3), between(a, b, 2 / 3)]));
  return fine.map(([x, y]) => [x + (rolling(x, y) - 0.5) * 2 * most, y + (rolling(x + 500, y + 900) - 0.5) * 2 * most]);
}

/** @param {Point} a @param {Point} b @param {number} part @returns {Point} */
export const between = (a, b, part) => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** A ring drawn towards a point. @param {Ring} ring @param {Point} to @param {number} part @returns {Ring} */
export const shrunk = (ring, to, part) => ring.map((p) => between(p, to, part));

/** The sides of rings as one run of numbers, quick to read: ax, ay, bx, by. @param {Ring[]} rings */
export function flat(rings) {
  return Float64Array.from(rings.flatMap((ring) => sides(ring).flatMap(([a, b]) => [a[0], a[1], b[0], b[1]])));
}

/** How deep a point lies within rings; below nothing outside them. @param {Float64Array} lines @param {number} x @param {number} y */
export function depth(lines, x, y) {
  let best = Infinity;
  let odd = false;
  for (let k = 0; k < lines.length; k += 4) {
    const ax = lines[k];
    const ay = lines[k + 1];
    const dx = lines[k + 2] - ax;
    const dy = lines[k + 3] - ay;
    if (ay > y !== ay + dy > y && x < (dx * (y - ay)) / dy + ax) odd = !odd;
    let part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    const ex = x - ax - part * dx;
    const ey = y - ay - part * dy;
    const far = ex * ex + ey * ey;
    if (far < best) best = far;
  }
  return odd ? Math.sqrt(best) : -Math.sqrt(best);
}

/** Whether a point lies within rings. @param {Ring[]} rings @param {Point} p */
export const inside = (rings, [x, y]) => depth(flat(rings), x, y) > 0;

/** @typedef {{x: number, y: number, nx: number, ny: number}} Station a point of a walk; n points to the right of it */
/** Points along a line or ring, a step apart. @param {Ring} ring @param {number} step @param {boolean} closed @returns {Station[]} */
export function walk(ring, step, closed = true) {
  const found = [];
  let spare = 0;
  for (const [a, b] of closed ? sides(ring) : sides(ring).slice(0, -1)) {
    const length = distance(a, b);
    const [ux, uy] = [(b[0] - a[0]) / (length || 1), (b[1] - a[1]) / (length || 1)];
    for (; spare < length; spare += step) found.push({ x: a[0] + ux * spare, y: a[1] + uy * spare, nx: -uy, ny: ux });
    spare -= length;
  }
  return found;
}

/** @param {Ring} ring @returns {[number, number, number, number]} left, top, right, bottom */
export const bounds = (ring) => [
  Math.min(...ring.map((p) => p[0])), Math.min(...ring.map((p) => p[1])),
  Math.max(...ring.map((p) => p[0])), Math.max(...ring.map((p) => p[1])),
];

/** The ring as SVG path data. @param {Ring} ring @param {boolean} closed */
export const path = (ring, closed = true) =>
  ring.map((p, k) => `${k ? 'L' : 'M'}${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('') + (closed ? 'Z' : '');
