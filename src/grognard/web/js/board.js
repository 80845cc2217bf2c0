// @ts-check
/** The board: one class for hexes, areas and the open table. It knows no rule; the page says what is lit. */

import { enlist } from './counters/sides.js';
import { frame, names, rules } from './ground/frame.js';
import { depth, flat, path } from './ground/geometry.js';
import { Ground } from './ground/ground.js';
import { detailFor, Layout, MARGIN, neighbour } from './ground/layout.js';
import { Lamp } from './board/lights.js';
import { Minimap } from './board/minimap.js';
import { Motion } from './board/motion.js';
import { Pieces } from './board/pieces.js';
import { Pointer } from './board/pointer.js';
import { Poser, poseText } from './board/poses.js';
import { Fan, html, Slip } from './board/slip.js';
import { View } from './board/view.js';
import { marker } from './board/works.js';
import { el, library, shape } from './symbols.js';

/** @typedef {import('./ground/geometry.js').Point} Point */
/** @typedef {import('./board/lights.js').Lights} Lights */
/** @typedef {'piece' | 'place'} Kind */

const LAYERS = ['rules', 'under', 'works', 'pieces', 'tokens', 'names', 'over', 'hand'];

export class Board {
  /**
   * @param {HTMLElement} host @param {import('./wire').SceneMessage} scene
   * @param {{flip?: boolean, contrast?: string, reducedMotion?: boolean}} how flip: the upper edge of the scene comes to the bottom
   */
  constructor(host, scene, { flip = false, contrast = document.documentElement.dataset.contrast ?? '', reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches } = {}) {
    library();
    enlist(scene.sides);
    this.scene = scene;
    this.layout = new Layout(scene, flip);
    this.motion = new Motion(reducedMotion);
    this.ground = new Ground(scene, this.layout, contrast);
    this.measuring = false;
    /** @type {(id: string, kind: Kind, event?: Event) => void} */
    this.pick = () => undefined;
    /** @type {(id: string | null, kind: Kind | null) => void} */
    this.hover = () => undefined;
    /** Where a dragged base would stand, while it is dragged. @type {(piece: string, pose: string) => void} */
    this.posing = () => undefined;
    /** What is said of a place that has the keyboard's ring. @type {(id: string) => string} */
    this.describe = (id) => this.layout.cells.get(id)?.label ?? id;
    /** @type {string | null} */
    this.focused = null;
    this.build(host);
  }

  /** @param {HTMLElement} host */
  build(host) {
    const { layout, scene } = this;
    this.window = html('div', `board-window board-${layout.board}`);
    this.sheet = html('div', 'board-sheet');
    this.svg = el('svg', {
      class: 'board-drawing', viewBox: `${-MARGIN} ${-MARGIN} ${layout.width + 2 * MARGIN} ${layout.height + 2 * MARGIN}`,
      tabindex: 0, role: 'application', 'aria-label': scene.title,
    });
    this.voice = html('div', 'board-voice');
    this.voice.setAttribute('aria-live', 'polite');
    const layers = LAYERS.map((name) => el('g', { class: `layer-${name}` }));
    const [ruled, under, works, pieces, tokens, named, over, hand] = layers;
    ruled.append(frame(scene, layout), rules(scene, layout), this.spaces());
    named.append(names(layout));
    Object.assign(this, { works, tokens });
    this.svg.append(...layers);
    this.sheet.append(this.ground.canvas, this.svg);
    this.window.append(this.sheet, this.voice);
    host.append(this.window);
    const [, other] = scene.sides.map((side) => side.id).sort((a) => (a === scene.top ? -1 : 1));
    this.pieces = new Pieces(pieces, layout, this.motion, layout.flip ? (other ?? '') : scene.top);
    this.lamp = new Lamp(under, over, layout, this.pieces);
    this.poser = new Poser(hand, layout, this.pieces);
    this.hand = hand;
    this.view = new View(this.window, this.sheet, layout, { moved: () => this.moved(), settled: () => this.settled() });
    this.slip = new Slip(this.window, this.view);
    this.fan = new Fan(this.window, this.view, (id, event) => this.pick(id, 'piece', event));
    this.minimap = new Minimap(this.window, this.view, layout);
    this.pointer = new Pointer(this);
    this.svg.addEventListener('keydown', (event) => this.key(/** @type {KeyboardEvent} */ (event)));
    this.svg.addEventListener('blur', () => this.ring(null));
    this.watch = new ResizeObserver(() => this.refit());
    this.watch.observe(this.window);
    this.size = '';
    this.refit();
  }

  /** A shape for every space, to be found by tests and by the hand. */
  spaces() {
    return el('g', { class: 'spaces' }, this.layout.list.map((cell) => el('path', { d: path(cell.polygon), class: 'space', 'data-place': cell.id })));
  }

  // what the page tells

  /** @param {import('./wire').PositionMessage} position @param {{animate?: boolean}} how */
  show(position, { animate = false } = {}) {
    this.motion.begin();
    this.pieces?.show(position.pieces, animate);
    const drawn = JSON.stringify(position.markers ?? []);
    if (drawn !== this.marked) {
      this.marked = drawn;
      const made = (position.markers ?? []).map((one) => marker(one, this.layout)).filter((node) => node !== null);
      this.works.replaceChildren(...made.filter((node) => !node.classList.contains('token')));
      this.tokens.replaceChildren(...made.filter((node) => node.classList.contains('token')));
    }
    this.lamp.draw();
    this.minimap.draw(this.ground.canvas, this.pieces.shown.values());
  }

  /** @param {Lights} lights */
  light(lights) {
    this.lamp.light(lights);
    this.slip.show(lights.refused ?? null, lights.refused ? this.lamp.spot(lights.refused.id) : null);
    if (this.layout.board !== 'plane') return;
    const chosen = (lights.selected ?? []).map((id) => this.pieces.views.get(id)).find((piece) => piece?.pose);
    const { ghost } = lights;
    const piece = ghost ? this.pieces.views.get(ghost.piece) : chosen;
    if (piece) this.poser.show(piece, ghost?.pose ?? piece.pose ?? [], ghost?.refused);
    else if (!this.poser.held) this.poser.clear();
  }

  /** Show one happening; the promise is kept when it has been seen. @param {import('./wire').Happening} happening */
  async play(happening) {
    this.motion.begin();
    await this.pieces.play(happening);
    this.lamp.draw();
  }

  skip() {
    this.motion.skip();
  }

  // the view

  fit() {
    this.view.fit();
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.view.zoom(factor);
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    this.view.pan(dx, dy);
  }

  /** Bring pieces and places into view. @param {string[]} ids */
  focusOn(ids) {
    const spots = ids.map((id) => this.lamp.spot(id)).filter((p) => p !== null);
    if (!spots.length) return;
    const [xs, ys] = [spots.map((p) => p[0]), spots.map((p) => p[1])];
    this.view.show([Math.min(...xs) - 40, Math.min(...ys) - 40, Math.max(...xs) + 40, Math.max(...ys) + 40]);
  }

  /** The window may have changed its size. */
  refit() {
    const size = `${this.window.clientWidth} ${this.window.clientHeight}`;
    if (size === this.size || !this.window.clientWidth) return;
    const whole = !this.size || this.view.whole;
    this.size = size;
    if (whole) this.view.fit();
    else this.view.place();
  }

  moved() {
    this.slip.place();
    this.minimap.place();
  }

  /** The scale has come to rest: paint the ground for it, and only as much detail as can be seen. */
  settled() {
    const { k } = this.view;
    this.svg.style.setProperty('--inv', String(1 / k));
    const detail = detailFor(k * this.layout.unit);
    this.window.dataset.detail = detail;
    this.ground.paint(k);
    this.pieces.redraw(detail);
    this.lamp.draw();
    this.minimap.place();
    this.minimap.draw(this.ground.canvas, this.pieces.shown.values());
  }

  destroy() {
    this.watch.disconnect();
    this.motion.skip();
    this.window.remove();
  }

  // the hand

  /** The space at a point of the drawing. @param {Point} p */
  placeAt([x, y]) {
    return this.layout.list.find((cell) => depth((cell.lines ??= flat([cell.polygon])), x, y) > 0)?.id ?? null;
  }

  /** What a touch means: what is lit comes first. @param {string | null} piece @param {string | null} place @returns {{id: string | null, kind: Kind | null}} */
  meant(piece, place) {
    const { selectable = [], targets = [], selected = [] } = this.lamp.lights;
    const lit = new Set([...selectable, ...targets]);
    const there = place && !(piece && this.pieces.views.get(piece)?.pose) ? this.pieces.at(place).map((one) => one.id).reverse() : [];
    const found = [...(piece ? [piece] : []), ...there];
    const first = found.find((id) => lit.has(id));
    if (first) return { id: first, kind: 'piece' };
    if (place && lit.has(place)) return { id: place, kind: 'place' };
    const top = piece ?? found.find((id) => selected.includes(id)) ?? found[0];
    if (top) return { id: top, kind: 'piece' };
    return { id: place, kind: place ? 'place' : null };
  }

  /** @param {import('./board/pointer.js').Touch} touch @param {PointerEvent} event */
  click({ piece, place }, event) {
    this.svg.focus({ preventScroll: true });
    this.ring(null);
    const there = place ? this.pieces.at(place) : [];
    const { selectable = [], targets = [] } = this.lamp.lights;
    const lit = new Set([...selectable, ...targets]);
    const able = there.filter((one) => lit.has(one.id));
    const spot = this.lamp.spot(place ?? '');
    if (spot && (this.layout.board === 'areas' ? piece && there.length > 1 : event.pointerType === 'touch' && able.length > 1)) return this.fan.open(there, spot, lit);
    const { id, kind } = this.meant(piece, place);
    if (id && kind) this.pick(id, kind, event);
  }

  /** Take a piece up, if it may be. @param {string} id @param {'move' | 'turn'} mode @param {{x: number, y: number}} start @param {Event} [event] */
  grip(id, mode, { x, y }, event) {
    const { selectable = [], selected = [], ghost = null } = this.lamp.lights;
    const view = this.pieces.views.get(id);
    if (!view || (!selectable.includes(id) && !selected.includes(id))) return false;
    if (!selected.includes(id)) this.pick(id, 'piece', event);
    if (view.pose) this.poser.begin(view, mode, this.view.point(x, y), ghost?.piece === id ? ghost.pose : view.pose);
    else this.carry(id);
    return true;
  }

  /** A ghost of the counter under the hand. @param {string} id */
  carry(id) {
    const shown = this.pieces.shown.get(id) ?? [...this.pieces.shown.values()].find(({ node }) => node.querySelector(`[data-piece="${CSS.escape(id)}"]`));
    if (!shown) return;
    this.carried = shown.node.cloneNode(true);
    /** @type {SVGElement} */ (this.carried).setAttribute('class', 'piece ghost');
    shown.node.classList.add('left-behind');
    this.hand.append(this.carried);
  }

  /** @param {Point} at */
  dragTo(at) {
    if (this.poser.from) this.poser.measure(this.poser.from, at);
    else if (this.poser.held) this.posing(this.poser.held.piece.id, this.poser.move(at));
    else if (this.carried) /** @type {SVGElement} */ (this.carried).style.transform = `translate(${at[0]}px, ${at[1]}px)`;
  }

  /** @param {import('./board/pointer.js').Touch} touch @param {PointerEvent} event */
  drop({ place, piece }, event) {
    const held = this.poser.end();
    const carried = this.carried;
    this.letGo();
    if (held) return this.pick(poseText(held.pose), 'place', event);
    if (!carried || !place || place === /** @type {SVGElement} */ (carried).dataset.place) return;
    const { id, kind } = this.meant(piece, place);
    if (id && kind) this.pick(id, kind, event);
  }

  /** Put down what is in the hand. */
  letGo() {
    this.poser.end();
    /** @type {SVGElement | undefined} */ (this.carried)?.remove();
    this.carried = undefined;
    this.svg.querySelector('.left-behind')?.classList.remove('left-behind');
  }

  /** Begin to measure. @param {Point} from */
  rule(from) {
    this.poser.from = from;
  }

  /** Measure lengths by dragging, or no more. @param {boolean} on */
  measure(on) {
    this.measuring = on;
    this.window.classList.toggle('is-measuring', on);
    if (!on) {
      this.poser.from = null;
      this.poser.clear();
    }
  }

  // the keyboard

  /** @param {KeyboardEvent} event */
  key(event) {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.moveFocus(-1, 0), ArrowRight: () => this.moveFocus(1, 0),
      ArrowUp: () => this.moveFocus(0, -1), ArrowDown: () => this.moveFocus(0, 1),
      Enter: () => this.pickFocused(event), ' ': () => this.pickFocused(event),
      '+': () => this.zoomBy(1.25), '-': () => this.zoomBy(0.8), 0: () => this.fit(),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }

  /** @param {number} dx @param {number} dy */
  moveFocus(dx, dy) {
    const cells = this.layout.list;
    const from = this.focused ? this.layout.cells.get(this.focused) : undefined;
    const next = from ? neighbour(cells, from, dx, dy) : this.entrance();
    if (next) this.ring(next.id);
  }

  /** Where the keyboard begins: at what is chosen or can be, else in the middle. */
  entrance() {
    const { selected = [], selectable = [], targets = [] } = this.lamp.lights;
    const id = [...selected, ...targets, ...selectable].find((one) => this.pieces.views.has(one) || this.layout.cells.has(one));
    const place = id ? (this.pieces.views.get(id)?.place ?? id) : '';
    const cells = this.layout.list;
    return this.layout.cells.get(place) ?? cells[Math.floor(cells.length / 2)];
  }

  /** @param {string | null} id */
  ring(id) {
    if (id === this.focused) return;
    this.focused = this.lamp.focus = id;
    this.lamp.draw();
    const { id: what, kind } = id ? this.meant(null, id) : { id: null, kind: null };
    this.voice.textContent = id ? this.describe(id) : '';
    if (id) this.reveal(id);
    this.hover(what, kind);
  }

  /** Pan until a place can be seen. @param {string} id */
  reveal(id) {
    const spot = this.lamp.spot(id);
    if (!spot) return;
    const [x, y] = this.view.pixel(spot);
    const room = 60;
    const { clientWidth: w, clientHeight: h } = this.window;
    this.view.pan(Math.min(0, w - room - x) + Math.max(0, room - x), Math.min(0, h - room - y) + Math.max(0, room - y));
  }

  /** @param {Event} event */
  pickFocused(event) {
    if (!this.focused) return;
    const { selectable = [] } = this.lamp.lights;
    const there = this.pieces.at(this.focused);
    const able = there.filter((one) => selectable.includes(one.id));
    const spot = this.lamp.spot(this.focused);
    if (able.length > 1 && spot) return this.fan.open(there, spot, new Set(selectable));
    const { id, kind } = this.meant(null, this.focused);
    if (id && kind) this.pick(id, kind, event);
  }
}
