// @ts-check
/** The board: one class for hexes, areas and the open table. It knows no rule; the page says what is lit. */

import { Hand } from './board/hand.js';
import { Keyboard } from './board/keyboard.js';
import { Lamp } from './board/lights.js';
import { Minimap } from './board/minimap.js';
import { Motion } from './board/motion.js';
import { Pieces } from './board/pieces.js';
import { Pointer } from './board/pointer.js';
import { Poser } from './board/poses.js';
import { Fan, Slip } from './board/slip.js';
import { surface } from './board/surface.js';
import { View } from './board/view.js';
import { gathered, marker } from './board/works.js';
import { enlist } from './counters/sides.js';
import { raise } from './counters/square.js';
import { Names } from './ground/frame.js';
import { Ground } from './ground/ground.js';
import { detailFor, Layout } from './ground/layout.js';
import { regions } from './ground/regions.js';
import { library } from './symbols.js';

/** @typedef {import('./board/lights.js').Lights} Lights */
/** @typedef {'piece' | 'place'} Kind */
/** @typedef {{flip?: boolean, contrast?: string, reducedMotion?: boolean}} Manner flip: the upper edge of the scene comes to the bottom */

const ROOM = 60; // pixels that a place keeps from the window's edge

export class Board {
  /** @param {HTMLElement} host @param {import('./wire').SceneMessage} scene @param {Manner} how */
  constructor(host, scene, { flip = false, contrast = document.documentElement.dataset.contrast ?? '', reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches } = {}) {
    library();
    enlist(scene.sides);
    raise(scene.banners ?? []);
    this.scene = scene;
    this.layout = new Layout(scene, flip);
    this.ground = new Ground(scene, this.layout, contrast);
    this.motion = new Motion(reducedMotion);
    const { window: area, sheet, svg, voice, layers } = surface(host, scene, this.layout, this.ground.canvas);
    this.window = area;
    this.svg = svg;
    this.voice = voice;
    this.layers = layers;
    this.names = new Names(layers.names, this.layout);
    layers.rules.append(regions(scene.captions ?? [], this.layout, this.names.taken));
    this.pieces = new Pieces(layers.pieces, layers.plates, this.layout, this.motion, this.upper);
    this.lamp = new Lamp(layers.under, layers.over, this.layout, this.pieces);
    this.poser = new Poser(layers.hand, this.layout, this.pieces);
    this.view = new View(area, sheet, this.layout, { moved: () => this.moved(), settled: () => this.settled() });
    this.slip = new Slip(area, this.view);
    this.fan = new Fan(area, this.view, (id, event) => this.pick(id, 'piece', event));
    this.minimap = new Minimap(area, this.view, this.layout);
    this.hand = new Hand(this, layers.hand);
    this.keyboard = new Keyboard(this);
    this.pointer = new Pointer(this);

    /** A click, a tap, Enter; a drag is a pick of the piece, then of where it was dropped. @type {(id: string, kind: Kind, event?: Event) => void} */
    this.pick = () => undefined;
    /** The mouse, a long press or the keyboard is on something, or no more. @type {(id: string | null, kind: Kind | null) => void} */
    this.hover = () => undefined;
    /** Where a dragged base would stand. @type {(piece: string, pose: string, over: string | null) => void} */
    this.posing = () => undefined;
    /** Where it was put down. @type {(piece: string, pose: string, over: string | null) => void} */
    this.posed = (_piece, pose) => this.pick(pose, 'place');
    /** What is said of a place that has the keyboard's ring. @type {(id: string) => string} */
    this.describe = (id) => this.layout.cells.get(id)?.label ?? id;
    /** @type {string | null} */
    this.focused = null;
    this.marked = '';
    this.size = '';
    this.watch = new ResizeObserver(() => this.refit());
    this.watch.observe(area);
    this.refit();
  }

  /** The side whose edge is above on the screen. */
  get upper() {
    const other = this.scene.sides.find((side) => side.id !== this.scene.top)?.id ?? '';
    return this.layout.flip ? other : this.scene.top;
  }

  /** Kept when the ground is painted. */
  get ready() {
    return this.ground.ready;
  }

  // what the page tells

  /** @param {import('./wire').PositionMessage} position @param {{animate?: boolean}} how */
  show(position, { animate = false } = {}) {
    this.motion.begin();
    this.pieces.show(position.pieces, animate);
    this.mark(position.markers ?? []);
    this.names.place([...this.pieces.shown.values()].map(({ at }) => at));
    this.lamp.draw();
    this.chart();
  }

  /** Works and tokens, drawn anew only if one has changed. @param {import('./wire').MarkerView[]} markers */
  mark(markers) {
    const marked = JSON.stringify(markers);
    if (marked === this.marked) return;
    this.marked = marked;
    const made = gathered(markers).flatMap(([one, count]) => marker(one, this.layout, count) ?? []);
    this.layers.works.replaceChildren(...made.filter((node) => !node.classList.contains('token')));
    this.layers.tokens.replaceChildren(...made.filter((node) => node.classList.contains('token')));
  }

  /** @param {Lights} lights */
  light(lights) {
    this.lamp.light(lights);
    this.slip.show(lights.refused ?? null, lights.refused ? this.lamp.spot(lights.refused.id) : null);
    if (this.layout.board !== 'plane' || this.poser.held) return;
    const { ghost = null, selected = [] } = lights;
    if (this.poser.from && this.hand.measuring) return;
    const id = ghost?.piece ?? ('ghost' in lights ? '' : selected.find((one) => this.pieces.views.get(one)?.pose)) ?? '';
    const piece = this.pieces.views.get(id);
    if (piece) this.poser.show(ghost?.from ?? piece, ghost?.pose ?? piece.pose ?? [], ghost?.refused ? 'refused' : '', ghost?.text ?? '');
    else this.poser.clear();
  }

  /** Show one happening; the promise is kept when it has been seen. @param {import('./wire').Happening} happening */
  async play(happening) {
    this.motion.begin();
    await this.pieces.play(happening);
    this.lamp.draw();
  }

  /** To the end of whatever moves. */
  skip() {
    this.motion.skip();
  }

  /** Measure lengths by dragging, or no more. @param {boolean} on */
  measure(on) {
    this.hand.measuring = on;
    this.window.classList.toggle('is-measuring', on);
    this.poser.from = null;
    if (!on) this.poser.clear();
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
    const spots = ids.flatMap((id) => [this.lamp.spot(id) ?? []]).filter((spot) => spot.length);
    if (!spots.length) return;
    const [xs, ys] = [spots.map((p) => p[0]), spots.map((p) => p[1])];
    this.view.show([Math.min(...xs) - 40, Math.min(...ys) - 40, Math.max(...xs) + 40, Math.max(...ys) + 40]);
  }

  /** The window may have changed its size. */
  refit() {
    const size = `${this.window.clientWidth} ${this.window.clientHeight}`;
    if (size === this.size || !this.window.clientWidth) return;
    const whole = !this.size || this.whole; // as it was before the window changed
    this.size = size;
    if (whole) this.view.fit();
    else this.view.place();
  }

  moved() {
    this.whole = this.view.whole;
    this.slip.place();
    this.minimap.place();
  }

  /** The scale has come to rest: paint the ground for it, and only as much detail as can be seen. */
  settled() {
    const { k } = this.view;
    const detail = detailFor(k * this.layout.unit);
    this.svg.style.setProperty('--inv', String(1 / k));
    this.window.dataset.detail = detail;
    this.ground.soon(k, () => this.chart());
    this.pieces.redraw(detail);
    this.lamp.draw();
    this.moved();
  }

  /** Tell those who do not see the board. @param {string} text */
  say(text) {
    this.voice.textContent = text;
  }

  chart() {
    this.minimap.draw(this.ground.canvas, this.pieces.shown.values());
  }

  destroy() {
    this.watch.disconnect();
    this.motion.skip();
    this.window.remove();
  }

  // the keyboard's place

  /** @param {number} dx @param {number} dy */
  moveFocus(dx, dy) {
    this.keyboard.move(dx, dy);
  }

  /** Put the ring on a place, say what it is, and bring it into view. @param {string | null} id */
  ring(id) {
    if (id === this.focused) return;
    this.focused = this.lamp.focus = id;
    this.lamp.draw();
    this.say(id ? this.describe(id) : '');
    const spot = id && this.lamp.spot(id);
    if (spot) {
      const [x, y] = this.view.pixel(spot);
      const { clientWidth: w, clientHeight: h } = this.window;
      this.view.pan(Math.min(0, w - ROOM - x) + Math.max(0, ROOM - x), Math.min(0, h - ROOM - y) + Math.max(0, ROOM - y));
    }
    const { id: what, kind } = id ? this.hand.meant(null, id) : { id: null, kind: null };
    this.hover(what, kind);
  }
}
