// @ts-check
/** Where everything lies: the scene's whole numbers turned into drawing units, own edge at the bottom. */

import { bounds } from './geometry.js';
import { settle } from './sites.js';

/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */

export const HEX = 72; // a hex is 72 drawing units wide
export const INCH = 20; // of the open table
const [LEAST, MOST] = [33, 2.1]; // pixels that a counter with its room should have; how much larger it may be drawn
const MAP = 1100; // the width of a map of areas
export const MARGIN = 27; // the sheet around the board

/** @param {import('../wire').SceneMessage} scene */
export function scaleOf(scene) {
  if (scene.board === 'hexes') return HEX / 1000;
  return scene.board === 'plane' ? INCH / 1000 : MAP / scene.width;
}

export class Layout {
  /** @param {import('../wire').SceneMessage} scene @param {boolean} flip */
  constructor(scene, flip) {
    this.board = scene.board;
    this.flip = flip;
    this.scale = scaleOf(scene);
    this.width = scene.width * this.scale;
    this.height = scene.height * this.scale;
    this.edges = scene.edges;
    this.swell = 1; // counters of a map of areas that is seen from afar are drawn larger
    /** @type {Map<string, Cell>} */
    this.cells = new Map(scene.spaces.map((space) => [space.id, this.cell(space)]));
  }

  /** On the open table the scene's y grows to the north, which is above unless it is one's own edge. */
  get north() {
    return this.board === 'plane';
  }

  /** How large a counter is drawn: a map of areas has less room for it. */
  get size() {
    return this.board === 'areas' ? 0.7 * this.swell : 1;
  }

  /** Counters never get too small to be told apart. @param {number} k pixels to a drawing unit */
  see(k) {
    this.swell = this.board === 'areas' ? Math.max(1, Math.min(MOST, LEAST / (k * HEX * 0.7))) : 1;
  }

  /** The room of a piece: a hex, or what stands for one. */
  get unit() {
    return this.board === 'plane' ? INCH * 3.6 : HEX * this.size;
  }

  /** A point of the scene on the drawing. @param {number[]} p @returns {Point} */
  at(p) {
    const [x, y] = [p[0] * this.scale, p[1] * this.scale];
    return [this.flip ? this.width - x : x, this.flip === this.north ? y : this.height - y];
  }

  /** And back. @param {Point} p @returns {Point} */
  back([x, y]) {
    const [a, b] = [this.flip ? this.width - x : x, this.flip === this.north ? y : this.height - y];
    return [Math.round(a / this.scale), Math.round(b / this.scale)];
  }

  /** @param {import('../wire').SpaceView} space @returns {Cell} */
  cell(space) {
    /** @type {Cell} */
    const cell = {
      id: space.id,
      label: space.label,
      name: space.name ?? '',
      terrain: space.terrain,
      height: space.height ?? 0,
      centre: this.at(space.centre),
      polygon: space.polygon.map((p) => this.at(p)),
      marks: space.marks ?? [],
      side: space.side ?? '',
    };
    if (this.board === 'areas') settle(cell);
    return cell;
  }

  /** The cells from the far edge to the near one. @returns {Cell[]} */
  get list() {
    return [...this.cells.values()];
  }

  /** A turn of the scene in tenths of a degree as degrees on the drawing. @param {number} facing */
  angle(facing) {
    return facing / 10 + (this.flip ? 180 : 0);
  }

  /** The box around some cells. @param {string[]} ids */
  box(ids) {
    return bounds(ids.flatMap((id) => this.cells.get(id)?.polygon ?? []));
  }
}

/**
 * The next space in a direction: the nearest one that lies mostly that way.
 * @param {Cell[]} cells @param {Cell} from @param {number} dx @param {number} dy
 */
export function neighbour(cells, from, dx, dy) {
  let best = null;
  let least = Infinity;
  for (const cell of cells) {
    const [x, y] = [cell.centre[0] - from.centre[0], cell.centre[1] - from.centre[1]];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy - y * dx);
    if (along <= 1 || across > along * 1.2) continue;
    const cost = along + across * 1.5;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** Smaller than a touch can hold: what is drawn at so many pixels a hex. @param {number} pixels */
export function detailFor(pixels) {
  if (pixels >= 60) return 'full';
  if (pixels >= 40) return 'mid';
  return pixels >= 22 ? 'far' : 'dots';
}
