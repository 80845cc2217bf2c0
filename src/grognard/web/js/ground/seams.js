// @ts-check
/** The lines of a map of areas: every border drawn once by hand, so that both neighbours share it; coast and rim. */

import { between, depth, distance, flat } from './geometry.js';
import { chance, hash, within } from './noise.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {{kind: string, a: Point, b: Point, owners: Cell[], line: Point[], edge: import('../wire').EdgeView | null}} Seam */

const SWING = /** @type {Record<string, number>} */ ({ river: 9, wall: 1.6, impassable: 8, normal: 8, coast: 6, rim: 3 });
const FINE = 10; // no part of a line is longer
const GRID = 11; // of the search for the sea

/** @param {Point} p */
const at = (p) => `${Math.round(p[0])} ${Math.round(p[1])}`;
/** @param {Point} a @param {Point} b */
const name = (a, b) => [at(a), at(b)].sort().join('|');

export class Seams {
  /** @param {import('../wire').SceneMessage} scene @param {import('./layout.js').Layout} layout */
  constructor(scene, layout) {
    this.layout = layout;
    /** @type {Map<string, Seam>} */
    this.all = new Map();
    /** @type {Map<string, import('../wire').EdgeView>} */
    const ruled = new Map();
    for (const edge of scene.edges) {
      const points = edge.points.map((p) => layout.at(p));
      if (edge.kind !== 'bridge') points.slice(1).forEach((b, k) => ruled.set(name(points[k], b), edge));
    }
    for (const cell of layout.list)
      cell.polygon.forEach((a, k) => {
        const b = cell.polygon[(k + 1) % cell.polygon.length];
        const seam = this.all.get(name(a, b));
        if (seam) seam.owners.push(cell);
        else this.all.set(name(a, b), { kind: '', a, b, owners: [cell], line: [], edge: ruled.get(name(a, b)) ?? null });
      });
    this.sea = new Sea(layout);
    for (const seam of this.all.values()) {
      seam.kind = seam.edge?.kind ?? (seam.owners.length > 1 ? 'normal' : '');
    }
    this.sea.find([...this.all.values()].filter((seam) => !seam.kind && seam.owners[0].marks?.includes('sea')));
    for (const seam of this.all.values()) {
      seam.kind ||= this.sea.washes(seam) ? 'coast' : 'rim';
      seam.line = wobbled(seam.a, seam.b, this.onFrame(seam) ? 0 : SWING[seam.kind] ?? 6, layout.flip);
    }
  }

  /** Along the edge of the sheet. @param {Seam} seam */
  onFrame({ a, b }) {
    const { width, height } = this.layout;
    return (a[0] < 1 && b[0] < 1) || (a[1] < 12 && b[1] < 12) || (a[1] > height - 4 && b[1] > height - 4) || (a[0] > width - 1 && b[0] > width - 1);
  }

  /** @param {...string} kinds */
  of(...kinds) {
    return [...this.all.values()].filter((seam) => kinds.includes(seam.kind));
  }

  /** The outline of an area. @param {Cell} cell @returns {Point[]} */
  ring(cell) {
    return cell.polygon.flatMap((a, k) => this.from(a, cell.polygon[(k + 1) % cell.polygon.length]).slice(0, -1));
  }

  /** The line from one corner to another. @param {Point} a @param {Point} b @returns {Point[]} */
  from(a, b) {
    const line = this.all.get(name(a, b))?.line ?? [a, b];
    return at(line[0]) === at(a) ? line : [...line].reverse();
  }

  /** The hand-drawn line of an edge of the scene. @param {{points: number[][]}} edge @returns {Point[]} */
  along(edge) {
    const points = edge.points.map((p) => this.layout.at(p));
    return points.slice(1).flatMap((b, k) => this.from(points[k], b).slice(k ? 1 : 0));
  }

  /** The coast as lines from end to end. @returns {Point[][]} */
  coasts() {
    return joined(this.of('coast').map((seam) => seam.line));
  }
}

/** Lines that meet, made one. @param {Point[][]} lines @returns {Point[][]} */
export function joined(lines) {
  const left = lines.map((line) => [...line]);
  const found = [];
  while (left.length) {
    let line = /** @type {Point[]} */ (left.pop());
    for (let grown = true; grown; ) {
      grown = false;
      for (let k = 0; k < left.length && !grown; k++) {
        const other = left[k];
        const [head, tail, first, last] = [at(line[0]), at(line[line.length - 1]), at(other[0]), at(other[other.length - 1])];
        if (tail === first) line = [...line, ...other.slice(1)];
        else if (tail === last) line = [...line, ...other.reverse().slice(1)];
        else if (head === last) line = [...other, ...line.slice(1)];
        else if (head === first) line = [...other.reverse(), ...line.slice(1)];
        else continue;
        left.splice(k, 1);
        grown = true;
      }
    }
    found.push(line);
  }
  return found;
}

/** Midpoint after midpoint pushed aside, the same from either end. @param {Point} a @param {Point} b @param {number} swing @param {boolean} flip @returns {Point[]} */
function wobbled(a, b, swing, flip) {
  const [first, last] = at(a) < at(b) !== flip ? [a, b] : [b, a];
  const luck = chance(hash(name(a, b)));
  let line = [first, last];
  let most = Math.min(swing, distance(a, b) * 0.12);
  for (let part = distance(a, b); part > FINE; part /= 2, most *= 0.6)
    line = line.flatMap((p, k) => {
      const q = line[k + 1];
      if (!q) return [p];
      const long = distance(p, q) || 1;
      const push = within(luck, -most, most);
      const [x, y] = between(p, q, 0.5);
      return [p, /** @type {Point} */ ([x - ((q[1] - p[1]) / long) * push, y + ((q[0] - p[0]) / long) * push])];
    });
  return line;
}

/** Where the water is: the part of the sheet without areas along which the areas by the sea lie. */
class Sea {
  /** @param {import('./layout.js').Layout} layout */
  constructor(layout) {
    this.wide = Math.floor((layout.width - 1) / GRID);
    this.high = Math.floor((layout.height - 1) / GRID);
    this.parts = new Int16Array(this.wide * this.high).fill(-1);
    const rings = layout.list.map((cell) => flat([cell.polygon]));
    let part = 0;
    for (let k = 0; k < this.parts.length; k++) if (rings.some((ring) => depth(ring, (k % this.wide + 0.5) * GRID, (Math.floor(k / this.wide) + 0.5) * GRID) > -2)) this.parts[k] = 0;
    for (let k = 0; k < this.parts.length; k++) if (this.parts[k] < 0) this.pour(k, ++part);
    this.water = 0;
  }

  /** @param {number} from @param {number} part */
  pour(from, part) {
    const open = [from];
    while (open.length) {
      const k = /** @type {number} */ (open.pop());
      if (this.parts[k] >= 0) continue;
      this.parts[k] = part;
      const x = k % this.wide;
      if (x) open.push(k - 1);
      if (x < this.wide - 1) open.push(k + 1);
      if (k >= this.wide) open.push(k - this.wide);
      if (k < this.parts.length - this.wide) open.push(k + this.wide);
    }
  }

  /** @param {Point} p */
  part([x, y]) {
    const [i, j] = [Math.floor(x / GRID), Math.floor(y / GRID)];
    return i < 0 || j < 0 || i >= this.wide || j >= this.high ? 0 : this.parts[j * this.wide + i];
  }

  /** What lies before an outer line. @param {Seam} seam */
  before({ a, b, owners }) {
    const long = distance(a, b) || 1;
    const [x, y] = between(a, b, 0.5);
    const [nx, ny] = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
    const ring = flat([owners[0].polygon]);
    const out = depth(ring, x + nx * 3, y + ny * 3) > 0 ? -1 : 1;
    for (const far of [GRID, GRID * 1.6, GRID * 2.4]) {
      const part = this.part([x + nx * out * far, y + ny * out * far]);
      if (part > 0) return part;
    }
    return 0;
  }

  /** @param {Seam[]} shores */
  find(shores) {
    const lengths = new Map();
    for (const seam of shores) {
      const part = this.before(seam);
      if (part) lengths.set(part, (lengths.get(part) ?? 0) + distance(seam.a, seam.b));
    }
    this.water = [...lengths].sort((p, q) => q[1] - p[1])[0]?.[0] ?? 0;
  }

  /** @param {Seam} seam */
  washes(seam) {
    return this.water > 0 && this.before(seam) === this.water;
  }

  /** Whether a point of the sheet is open water. @param {Point} p */
  holds(p) {
    return this.water > 0 && this.part(p) === this.water;
  }
}
