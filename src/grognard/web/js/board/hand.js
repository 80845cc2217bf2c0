// @ts-check
/** What a touch means, and a piece in the hand: taken up, carried, put down. */

import { depth, flat } from '../ground/geometry.js';
import { poseText } from './poses.js';

/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {import('./pointer.js').Touch} Touch */
/** @typedef {'piece' | 'place'} Kind */

export class Hand {
  /** @param {import('../board.js').Board} board @param {SVGElement} layer */
  constructor(board, layer) {
    this.board = board;
    this.layer = layer;
    /** @type {SVGElement | null} */
    this.carried = null;
    this.measuring = false;
    this.outlines = board.layout.list.map((cell) => ({ id: cell.id, lines: flat([cell.polygon]) }));
  }

  /** What is lit at the moment: what can be chosen or aimed at. */
  get lit() {
    const { selectable = [], targets = [] } = this.board.lamp.lights;
    return new Set([...selectable, ...targets]);
  }

  /** The space at a point of the drawing. @param {Point} p */
  placeAt([x, y]) {
    return this.outlines.find(({ lines }) => depth(lines, x, y) > 0)?.id ?? null;
  }

  /** What is lit comes first, then what lies on top. @param {string | null} piece @param {string | null} place @returns {{id: string | null, kind: Kind | null}} */
  meant(piece, place) {
    const { pieces, lamp } = this.board;
    const { lit } = this;
    const posed = piece && pieces.views.get(piece)?.pose;
    const found = [...(piece ? [piece] : []), ...(place && !posed ? pieces.at(place).map((one) => one.id).reverse() : [])];
    const first = found.find((id) => lit.has(id));
    if (first) return { id: first, kind: 'piece' };
    if (place && lit.has(place)) return { id: place, kind: 'place' };
    const top = piece ?? found.find((id) => lamp.lights.selected?.includes(id)) ?? found[0];
    return top ? { id: top, kind: 'piece' } : { id: place, kind: place ? 'place' : null };
  }

  /** @param {Touch} touch @param {PointerEvent} event */
  click({ piece, place }, event) {
    const { board, lit } = this;
    board.svg.focus({ preventScroll: true });
    board.ring(null);
    const crowded = this.stacked({ piece, place }) || (event.pointerType === 'touch' && place && board.pieces.at(place).filter((one) => lit.has(one.id)).length > 1);
    if (crowded && place) return this.spread(place);
    this.pick(this.meant(piece, place), event);
  }

  /** Whether a touch is on a stack of a map of areas. @param {{piece: string | null, place: string | null}} touch */
  stacked({ piece, place }) {
    return Boolean(this.board.layout.board === 'areas' && piece && place && this.board.pieces.at(place).length > 1);
  }

  /** Lay the stack of a place out. @param {string} place @param {boolean} brief until the mouse leaves it */
  spread(place, brief = false) {
    const { fan, pieces, lamp } = this.board;
    fan.open(pieces.at(place), lamp.spot(place) ?? [0, 0], this.lit, brief);
  }

  /** @param {{id: string | null, kind: Kind | null}} meant @param {Event} event */
  pick({ id, kind }, event) {
    if (id && kind) this.board.pick(id, kind, event);
  }

  /** Take a piece up, if it may be. @param {string} id @param {'move' | 'turn'} mode @param {{x: number, y: number}} start @param {Event} [event] */
  grip(id, mode, { x, y }, event) {
    const { pieces, lamp, view, poser } = this.board;
    const { selectable = [], selected = [], ghost = null } = lamp.lights;
    const piece = pieces.views.get(id);
    if (!piece || (!selectable.includes(id) && !selected.includes(id))) return false;
    if (!selected.includes(id) && !piece.pose) this.board.pick(id, 'piece', event);
    if (piece.pose) poser.begin(ghost?.piece === id && ghost.from ? ghost.from : piece, mode, view.point(x, y), ghost?.piece === id ? ghost.pose : piece.pose);
    else this.carry(id);
    return true;
  }

  /** A ghost of the counter under the hand. @param {string} id */
  carry(id) {
    const { shown } = this.board.pieces;
    const found = shown.get(id) ?? [...shown.values()].find(({ node }) => node.querySelector(`[data-piece="${CSS.escape(id)}"]`));
    if (!found) return;
    this.carried = /** @type {SVGElement} */ (found.node.cloneNode(true));
    this.carried.setAttribute('class', 'piece ghost');
    found.node.classList.add('left-behind');
    this.layer.append(this.carried);
  }

  /** @param {Point} at @param {string | null} over the piece under the hand @param {boolean} free nothing snaps */
  dragTo(at, over = null, free = false) {
    const { poser, posing } = this.board;
    if (poser.from) poser.measure(poser.from, at);
    else if (poser.held) posing(poser.held.piece.id, poser.move(at, free), over);
    else if (this.carried) this.carried.style.transform = `translate(${at[0]}px, ${at[1]}px)`;
  }

  /** @param {Touch} touch @param {PointerEvent} event */
  drop({ place, piece }, event) {
    const held = this.board.poser.end();
    const from = this.carried?.dataset.place;
    this.letGo();
    if (held) return this.board.posed(held.piece.id, poseText(held.pose), piece);
    if (from && place && place !== from) this.pick(this.meant(piece, place), event);
  }

  /** Put down what is in the hand. */
  letGo() {
    this.board.poser.end();
    this.carried?.remove();
    this.carried = null;
    this.board.svg.querySelector('.left-behind')?.classList.remove('left-behind');
  }
}
