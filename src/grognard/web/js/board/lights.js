// @ts-check
/** What is lit: what can be chosen, what is chosen, targets, traces, arrows, labels, and the keyboard's ring. */

import { between, path, shrunk } from '../ground/geometry.js';
import { base } from '../counters/bases.js';
import { badge } from '../counters/counter.js';
import { el, shape, textWidth, word } from '../symbols.js';
import { drawn } from './lines.js';
import { length } from './measures.js';
import { zones } from './zones.js';

/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {import('./pieces.js').Pieces} Pieces */
/**
 * @typedef {object} Lights
 * @property {string[]} [selectable] pieces and places
 * @property {string[]} [selected]
 * @property {string[]} [targets]
 * @property {{id: string, text: string, clause?: string} | null} [refused]
 * @property {string[][]} [trace] piece, from, to, and "retreat" if it was one
 * @property {string[][]} [arrows] each from a piece or place to another
 * @property {Record<string, string>} [labels]
 * @property {import('../wire').LineView[]} [lines] who supports whom, who can fire at whom
 * @property {{piece: string, pose: number[], refused?: boolean, from?: import('../wire').PieceView, text?: string} | null} [ghost] on the open table
 * @property {import('../wire').PlanView[]} [plans] what has been ordered there
 * @property {string | null} [zone] whose fire zone is shown
 */

export class Lamp {
  /** @param {SVGElement} under @param {SVGElement} over @param {import('../ground/layout.js').Layout} layout @param {Pieces} pieces */
  constructor(under, over, layout, pieces) {
    this.under = under;
    this.over = over;
    this.layout = layout;
    this.pieces = pieces;
    /** @type {Lights} */
    this.lights = {};
    /** @type {string | null} */
    this.focus = null;
  }

  /** Where a piece or a place is. @param {string} id @returns {Point | null} */
  spot(id) {
    const piece = this.pieces.views.get(id);
    if (piece) return this.pieces.spots.get(id) ?? this.pieces.spot(piece);
    return this.layout.cells.get(id)?.centre ?? null;
  }

  /** The outline that lights up for a piece or a place. @param {string} id @param {number} inset @returns {string} */
  outline(id, inset) {
    const piece = this.pieces.views.get(id);
    if (piece?.badges?.includes('attached')) return this.ring(id, 13.5 - inset / 2, [20, -23]);
    if (piece?.pose && /command|general|leader/.test(piece.symbol)) return this.ring(id, Math.max(10, ((piece.base?.[0] ?? 0) * this.layout.scale) / 2) + 6 - inset, [0, 0]);
    if (piece?.pose && piece.base) return rectangle(piece.pose, piece.base, this.layout, 5 - inset);
    if (piece && this.layout.board === 'areas') return this.ring(id, (36 - inset) * this.layout.size, [0, 0]);
    const cell = this.layout.cells.get(piece ? piece.place : id);
    if (!cell) return '';
    return path(shrunk(cell.polygon, cell.centre, this.layout.board === 'hexes' ? inset / 36 : 0));
  }

  /** @param {string} id @param {number} r @param {Point} off */
  ring(id, r, [dx, dy]) {
    const [x, y] = this.spot(id) ?? [0, 0];
    return `M${x + dx - r} ${y + dy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }

  /** @param {Lights} lights */
  light(lights) {
    this.lights = lights;
    this.draw();
  }

  draw() {
    const { selectable = [], selected = [], targets = [], trace = [], arrows = [], labels = {}, refused = null, lines = [], zone = null, plans = [] } = this.lights;
    const chosen = new Set(selected);
    const aimed = new Set(targets);
    const shooter = zone ? this.pieces.views.get(zone) : null;
    const under = trace.flatMap(([id, from, to, kind]) => this.trail(id, from, to, kind));
    for (const id of selectable) if (!chosen.has(id) && !aimed.has(id)) under.push(...this.offer(id));
    for (const id of chosen) under.push(...this.chosen(id));
    for (const id of aimed) under.push(...this.target(id));
    for (const was of this.pieces.left.values()) under.push(...this.footprint(was));
    if (shooter?.pose) under.push(...zones(shooter, shooter.pose, this.layout, (range) => length(range)));
    for (const plan of plans) under.push(...this.plan(plan));
    const riders = under.filter((node) => node.classList.contains('rider'));
    this.under.replaceChildren(...under.filter((node) => !riders.includes(node)));
    const over = [...riders, ...drawn(lines, (id) => this.spot(id), (id) => this.pieces.views.get(id)?.side ?? '')];
    for (const [from, to] of arrows) over.push(...this.arrow(from, to));
    for (const [id, text] of Object.entries(labels)) over.push(...this.pill(id, text));
    const barred = refused && this.spot(refused.id);
    if (barred) over.push(badge('refused', barred[0] - 22, barred[1] - 22, 1.15));
    if (this.focus) over.push(...this.ringed(this.focus));
    this.over.replaceChildren(...over);
    for (const [id, { node }] of this.pieces.shown) {
      node.classList.toggle('lifted', chosen.has(id));
      node.classList.toggle('pickable', selectable.includes(id) || aimed.has(id));
    }
  }

  /** @param {string} id @returns {SVGElement[]} */
  offer(id) {
    const d = this.outline(id, 3.4);
    if (!d) return [];
    const piece = this.pieces.views.get(id);
    const rider = piece?.badges?.includes('attached') ? ' rider' : '';
    const parts = [shape(d, `offer casing${rider}`), shape(d, `offer${piece ? '' : ' place'}${rider}`)];
    const at = this.layout.cells.get(id)?.centre;
    if (!piece && at && !this.pieces.at(id).length) parts.push(shape(`M${at[0] - 7} ${at[1]}a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z`, 'step'));
    return parts;
  }

  /** @param {string} id */
  chosen(id) {
    const d = this.outline(id, 2.6);
    const rider = this.pieces.views.get(id)?.badges?.includes('attached') ? ' rider' : '';
    return [shape(d, `chosen wash${rider}`), shape(d, `chosen casing${rider}`), shape(d, `chosen${rider}`)];
  }

  /** Hatch, a heavy outline and ticks at the corners: no colour is needed to see it. @param {string} id */
  target(id) {
    const d = this.outline(id, 2.6);
    const piece = this.pieces.views.get(id);
    const cell = this.layout.cells.get(piece && !piece.pose ? piece.place : id);
    const parts = [shape(d, 'target wash'), shape(d, 'target casing'), shape(d, 'target')];
    if (!cell || this.layout.board !== 'hexes') return parts;
    const ticks = cell.polygon.map((p) => {
      const [a, b] = [between(p, cell.centre, 0.26), between(p, cell.centre, -0.07)];
      return `M${a.join(' ')}L${b.join(' ')}`;
    });
    return [...parts, shape(ticks.join(''), 'target casing'), shape(ticks.join(''), 'target tick')];
  }

  /** Where a piece came from. @param {string} id @param {string} from @param {string} to @param {string} [kind] */
  trail(id, from, to, kind = '') {
    const [a, b] = [this.layout.cells.get(from), this.layout.cells.get(to)];
    if (!a || !b || a === b) return [];
    const side = this.pieces.views.get(id)?.side ?? '';
    const end = between(a.centre, b.centre, 1 - 27 / Math.max(54, Math.hypot(b.centre[0] - a.centre[0], b.centre[1] - a.centre[1])));
    const d = `M${a.centre.join(' ')}L${end.join(' ')}`;
    const cls = `trail ${kind} trail-${side}`;
    const old = path(shrunk(a.polygon, a.centre, 0.12));
    return [shape(old, `${cls} old`), shape(d, `${cls} casing`), shape(d, cls), el('circle', { cx: a.centre[0], cy: a.centre[1], r: 4.4, class: `${cls} start` })];
  }

  /** A broad arrow from one piece or place to another. @param {string} from @param {string} to */
  arrow(from, to) {
    const [a, b] = [this.spot(from), this.spot(to)];
    if (!a || !b) return [];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (!long) return [];
    const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    /** @param {number} along @param {number} across */
    const p = (along, across) => `${(a[0] + ux * along - uy * across).toFixed(1)} ${(a[1] + uy * along + ux * across).toFixed(1)}`;
    const tip = long - 24;
    const back = Math.min(22, tip - 16);
    return [shape(`M${p(back, -3.4)}L${p(tip - 13, -4.4)}L${p(tip - 14.5, -10.5)}L${p(tip, 0)}L${p(tip - 14.5, 10.5)}L${p(tip - 13, 4.4)}L${p(back, 3.4)}Z`, 'arrow')];
  }

  /** A short text that keeps its size on the screen. @param {string} id @param {string} text */
  pill(id, text) {
    const at = this.spot(id);
    if (!at) return [];
    const half = textWidth(text, 'bold 12px Georgia, serif') / 2 + 8;
    const made = el('g', { class: 'pill steady' }, [el('rect', { x: -half, y: -10, width: 2 * half, height: 20, rx: 10 }), word(text, 0, 4.4, 'pill-text')]);
    made.style.setProperty('--x', `${at[0]}px`);
    made.style.setProperty('--y', `${at[1] - 36}px`);
    return [made];
  }

  /** Where a base stood before its last move. @param {import('../wire').PieceView} was */
  footprint(was) {
    const now = this.pieces.views.get(was.id);
    if (!was.pose || !was.base || !now?.pose) return [];
    return [shape(rectangle(was.pose, was.base, this.layout), 'footprint'), shape(`M${this.layout.at(was.pose).join(' ')}L${this.layout.at(now.pose).join(' ')}`, 'footprint')];
  }

  /** The way of a piece that has its orders, a ghost at the end of each leg. @param {import('../wire').PlanView} plan */
  plan({ piece: id, legs }) {
    const piece = this.pieces.views.get(id);
    if (!piece?.pose || !legs.length) return [];
    const stops = [piece, ...legs].map((one) => this.layout.at(one.pose ?? []));
    const way = `M${stops.map((p) => p.join(' ')).join('L')}`;
    const ghosts = legs.map((leg, k) => el('g', { class: 'ghost planned', 'data-piece': id, transform: `translate(${stops[k + 1].join(' ')}) rotate(${this.layout.angle(leg.pose?.[2] ?? 0)})` }, [base(leg, this.layout.scale, 'full')]));
    const numbers = legs.map((_, k) => el('g', { class: 'leg-number', transform: `translate(${stops[k + 1].join(' ')})` }, [el('circle', { r: 7 }), word(String(k + 1), 0, 4, 'leg-text')]));
    return [shape(way, 'way casing'), shape(way, 'way'), ...ghosts, ...numbers];
  }

  /** The keyboard's place. @param {string} id */
  ringed(id) {
    const d = this.outline(id, 0.5);
    return [shape(d, 'focus casing'), shape(d, 'focus')];
  }
}

/** A rotated rectangle as path data. @param {number[]} pose @param {number[]} size @param {import('../ground/layout.js').Layout} layout @param {number} more */
export function rectangle(pose, size, layout, more = 0) {
  const [x, y] = layout.at(pose);
  const turn = (layout.angle(pose[2]) * Math.PI) / 180;
  const [w, d] = [(size[0] * layout.scale) / 2 + more, (size[1] * layout.scale) / 2 + more];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return path([[-w, -d], [w, -d], [w, d], [-w, d]].map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]));
}
