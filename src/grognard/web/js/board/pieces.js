// @ts-check
/** The pieces on the board: drawn once, moved when they move, drawn anew only when they changed. */

import { base, brigade, garrison } from '../counters/bases.js';
import { body, nameplate } from '../counters/counter.js';
import { manner } from '../counters/sides.js';
import { tag } from '../counters/tags.js';
import { el, shape, word } from '../symbols.js';
import { GLIDE } from './motion.js';

/** @typedef {import('../wire').PieceView} PieceView */
/** @typedef {import('../ground/layout.js').Layout} Layout */
/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {{piece: PieceView, general: PieceView | null, at: Point, level: number, count: number}} Plan level: in a stack */
/** @typedef {{view: PieceView, look: string, node: SVGElement, at: Point, turn: number, depth: number, plate: SVGElement | null}} Shown */

const LAYER = [1.6, -3.2]; // how each counter of a stack lies on the one below
const DRAWN = 4; // counters of a stack on an area
const STAR = 'M0 -12L3 -8.6L7.2 -9.6L7.6 -5.2L11.6 -3.6L9.4 0L11.6 3.6L7.6 5.2L7.2 9.6L3 8.6L0 12L-3 8.6L-7.2 9.6L-7.6 5.2L-11.6 3.6L-9.4 0L-11.6 -3.6L-7.6 -5.2L-7.2 -9.6L-3 -8.6Z';
const RANKS = ['camp', 'sap', 'art', 'leader', 'hcav', 'lcav', 'mcav', 'inf'];
/** The best troops lie uppermost, those on the march above all. @param {PieceView} piece */
const rank = (piece) => RANKS.indexOf(piece.symbol) + (piece.badges?.includes('moving') ? 10 : 0) - (piece.badges?.includes('disorganised') ? 0.5 : 0);
const SEATS = /** @type {Record<string, number>} */ ({ homestead: 8, town: 3 }); // lower, so that the roofs show

export class Pieces {
  /** @param {SVGElement} layer @param {SVGElement} plates the layer of names, over all pieces @param {Layout} layout @param {import('./motion.js').Motion} motion @param {string} upper the side whose edge is above */
  constructor(layer, plates, layout, motion, upper) {
    this.layer = layer;
    this.plates = plates;
    this.layout = layout;
    this.motion = motion;
    this.upper = upper;
    /** @type {import('../counters/counter.js').Detail} */
    this.detail = 'full';
    /** @type {Map<string, Shown>} */
    this.shown = new Map();
    /** @type {Map<string, PieceView>} */
    this.views = new Map();
    /** @type {Map<string, Point>} where each piece was, attached ones too */
    this.spots = new Map();
    /** @type {Map<string, PieceView>} how those stood who moved last, on the open table */
    this.left = new Map();
  }

  /** The pieces of a place, lowest first. @param {string} place */
  at(place) {
    return [...this.views.values()].filter((piece) => piece.place === place);
  }

  /** @param {PieceView[]} views @param {boolean} animate */
  show(views, animate) {
    const before = this.views;
    this.views = new Map(views.map((piece) => [piece.id, piece]));
    if (this.layout.board === 'plane') brigade(views);
    const gone = views.flatMap((piece) => { const was = before.get(piece.id); return was?.pose && piece.pose && was.pose.join() !== piece.pose.join() ? [was] : []; });
    if (gone.length) this.left = new Map(gone.map((was) => [was.id, was]));
    const drawn = this.arranged(views);
    for (const [id, old] of this.shown) if (!drawn.has(id)) this.leave(id, old, animate, before);
    for (const [id, plan] of drawn) this.put(id, plan, animate, before.get(id));
    this.order();
  }

  /** What is drawn where: generals with their units, stacks one on the other. @param {PieceView[]} views */
  arranged(views) {
    /** @type {Map<string, Plan>} */
    const plans = new Map();
    /** @type {Map<string, PieceView[]>} */
    const places = new Map();
    const areas = this.layout.board === 'areas';
    const key = (/** @type {PieceView} */ piece) => (piece.pose ? piece.id : areas ? `${piece.place} ${piece.side}` : piece.place);
    for (const piece of views) places.set(key(piece), [...(places.get(key(piece)) ?? []), piece]);
    for (const there of areas ? places.values() : []) this.stack(there, places, plans);
    for (const there of areas ? [] : places.values()) {
      const riders = there.filter((piece) => piece.badges?.includes('attached'));
      const others = there.filter((piece) => !riders.includes(piece));
      others.forEach((piece, k) => {
        const [x, y] = this.spot(piece);
        const general = k === others.length - 1 ? (riders[0] ?? null) : null;
        plans.set(piece.id, { piece, general, at: [x + LAYER[0] * k, y + LAYER[1] * k], level: k, count: k && k === others.length - 1 ? others.length : 0 });
      });
      if (!others.length) for (const piece of riders) plans.set(piece.id, { piece, general: null, at: this.spot(piece), level: 0, count: 0 });
    }
    return plans;
  }

  /** A stack of an area: the uppermost counters are drawn, the others counted. @param {PieceView[]} there @param {Map<string, PieceView[]>} places @param {Map<string, Plan>} plans */
  stack(there, places, plans) {
    const [{ place, side }] = there;
    const foe = [...places.values()].some(([other]) => other.place === place && other.side !== side);
    const [x, y] = this.spot(there[0]);
    const aside = foe ? (manner(side) === 'a' ? -19 : 19) : 0;
    const sorted = [...there].sort((p, q) => rank(p) - rank(q));
    const leader = there.filter((piece) => piece.symbol === 'leader').sort((p, q) => Number(q.value) - Number(p.value))[0] ?? null;
    sorted.slice(-DRAWN).forEach((piece, k, drawn) => {
      const top = k === drawn.length - 1;
      const general = top && there.length > 1 ? leader : null;
      plans.set(piece.id, { piece, general, at: [x + aside + LAYER[0] * k, y + LAYER[1] * k], level: k, count: top && there.length > 1 ? there.length : 0 });
    });
    for (const piece of sorted.slice(0, -DRAWN)) this.spots.set(piece.id, [x + aside, y]);
  }

  /** Where a piece stands. @param {{place: string, pose?: number[] | null}} piece @returns {Point} */
  spot(piece) {
    if (piece.pose) return this.layout.at(piece.pose);
    const cell = this.layout.cells.get(piece.place);
    if (!cell) return [-999, -999];
    return cell.seat ?? [cell.centre[0], cell.centre[1] + (SEATS[cell.terrain] ?? 0)];
  }

  /** @param {string} id @param {Plan} plan @param {boolean} animate @param {PieceView | undefined} was */
  put(id, { piece, general, at, level, count }, animate, was) {
    const look = JSON.stringify([piece.symbol, piece.side, piece.strength, piece.full, piece.name, piece.label, piece.value, piece.badges, piece.base, piece.formation, piece.base ? '' : piece.place, general, count, this.detail]);
    const turn = piece.pose && piece.base && !lone(piece) ? this.layout.angle(piece.pose[2]) : 0;
    const from = this.spots.get(id) ?? at;
    let shown = this.shown.get(id);
    if (!shown || shown.look !== look) {
      const node = this.draw(piece, general, count);
      const plate = piece.pose ? (this.detail === 'dots' ? null : tag(piece)) : this.detail === 'full' ? nameplate(piece, general, piece.side === this.upper) : null;
      if (shown) shown.node.replaceWith(node);
      else this.layer.append(node);
      shown?.plate?.remove();
      if (plate) this.plates.append(plate);
      shown = { view: piece, look, node, at: from, turn: shown?.turn ?? turn, depth: 0, plate };
      this.shown.set(id, shown);
    }
    shown.view = piece;
    shown.node.dataset.place = piece.place;
    shown.depth = Math.round(at[1] - LAYER[1] * level) * 100 + level + (lone(piece) ? 1e7 : 0);
    const [start, end] = [pose(from, shown.turn), pose(at, turn)];
    shown.node.style.transform = end;
    if (shown.plate) shown.plate.style.transform = piece.pose ? pose(this.behind(piece, at, turn), 0) : end;
    [shown.at, shown.turn] = [at, turn];
    this.spots.set(id, at);
    if (general && !this.shown.has(general.id)) this.spots.set(general.id, at);
    if (!animate) return;
    if (start !== end) for (const node of [shown.node, piece.pose ? null : shown.plate]) if (node) this.motion.run(node, [{ transform: start }, { transform: end }], GLIDE);
    if (was && was.strength > piece.strength) this.hurt(at, was.strength - piece.strength);
  }

  /** Where the tag of a base stands: behind its rear edge, below the walls of a garrison. @param {PieceView} piece @param {Point} at @param {number} turn @returns {Point} */
  behind(piece, [x, y], turn) {
    const walls = piece.base ? [] : this.walls(piece);
    if (walls.length) return [x, y + Math.max(...walls.map((p) => p[1])) + 12];
    const far = ((piece.base?.[1] ?? 0) * this.layout.scale) / 2 + 10;
    const angle = (turn * Math.PI) / 180;
    return [x - Math.sin(angle) * far, y + Math.cos(angle) * far];
  }

  /** The walls of the building that a piece holds, round where it stands. @param {PieceView} piece @returns {Point[]} */
  walls(piece) {
    const [x, y] = this.spot(piece);
    return (this.layout.cells.get(piece.place)?.polygon ?? []).map((p) => [p[0] - x, p[1] - y]);
  }

  /** @param {PieceView} piece @param {PieceView | null} general @param {number} count */
  draw(piece, general, count) {
    const node = el('g', { class: 'piece', 'data-piece': piece.id, 'data-place': piece.place });
    if (piece.pose && !piece.base) return node.append(garrison(piece, this.walls(piece))), node;
    if (piece.pose && piece.base) return node.append(base(piece, this.layout.scale, this.detail)), node;
    const inner = el('g', { transform: this.layout.size === 1 ? '' : `scale(${this.layout.size})` }, [body(piece, { general, detail: this.detail })]);
    node.append(inner);
    if (general && this.layout.board === 'areas') inner.append(el('g', { class: 'command-star', transform: 'translate(-24 -24)' }, [shape(STAR, 'brass'), word(general.value ?? '', 0, 4.4, 'command-value')]));
    if (count) inner.append(el('g', { class: 'count', transform: 'translate(21 22)' }, [el('circle', { r: 9 }), word(String(count), 0, 4, 'count-number')]));
    return node;
  }

  /** A piece that is drawn no more: gone, or joined to another. @param {string} id @param {Shown} old @param {boolean} animate @param {Map<string, PieceView>} before */
  async leave(id, old, animate, before) {
    this.shown.delete(id);
    old.plate?.remove();
    const now = this.views.get(id);
    if (animate && now) await this.motion.run(old.node, [{ transform: pose(old.at, 0) }, { transform: pose(this.spot(now), 0) }], GLIDE);
    else if (animate && before.has(id)) await this.motion.run(old.node, [{ opacity: 1 }, { opacity: 0 }], GLIDE * 2);
    if (!now) this.spots.delete(id);
    old.node.remove();
  }

  /** Losses rise from a piece and fade. @param {Point} at @param {number} lost */
  async hurt([x, y], lost) {
    const mark = el('g', { class: 'loss' }, [el('circle', { r: 27, class: 'flash' }), word(`−${lost}`, 0, 7, 'loss-number')]);
    this.layer.append(mark);
    mark.style.transform = pose([x, y], 0);
    await this.motion.run(mark, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.6, transform: pose([x, y - 8], 0) }, { opacity: 0, transform: pose([x, y - 22], 0) }], 800, 'ease-out');
    mark.remove();
  }

  /** Near pieces over far ones. */
  order() {
    const sorted = [...this.shown.values()].sort((a, b) => a.depth - b.depth);
    sorted.forEach(({ node }, k) => {
      const there = this.layer.children[k];
      if (there === node) return;
      if (there.nextElementSibling === node) this.layer.append(there); // it went nearer: the others stay as they are
      else this.layer.insertBefore(node, there);
    });
  }

  /** One happening: who moved, then who lost. @param {import('../wire').Happening} happening */
  async play({ moved = [], lost = [] }) {
    for (const [id, , to] of moved) {
      const piece = this.views.get(id);
      if (!piece || !to) continue;
      const riders = piece.badges?.includes('attached') ? [] : this.at(piece.place).filter((other) => other.badges?.includes('attached') && moved.some(([who]) => who === other.id));
      this.show([...this.views.values()].map((other) => (other.id === id || riders.includes(other) ? { ...other, place: to } : other)), true);
      await this.motion.wait(GLIDE);
    }
    for (const [id, figures] of lost) {
      const piece = this.views.get(id);
      if (!piece) continue;
      const left = Math.max(0, piece.strength - figures);
      if (!left) this.hurt(this.spots.get(id) ?? this.spot(piece), figures);
      this.show([...this.views.values()].flatMap((other) => (other.id !== id ? [other] : left ? [{ ...other, strength: left }] : [])), true);
      await this.motion.wait(GLIDE * 2);
    }
  }

  /** Draw all of them for another distance. @param {import('../counters/counter.js').Detail} detail */
  redraw(detail) {
    if (detail === this.detail) return;
    this.detail = detail;
    this.show([...this.views.values()], false);
  }
}

/** A commander, who stands apart from his men and has no front. @param {PieceView} piece */
const lone = (piece) => Boolean(piece.pose) && /command|general|leader/.test(piece.symbol);

/** @param {Point} at @param {number} turn */
const pose = ([x, y], turn) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${turn ? ` rotate(${turn}deg)` : ''}`;
