// @ts-check
/** How the sheet lies in its window: scale and offset, moved at once, drawn anew when it has come to rest. */

import { MARGIN } from '../ground/layout.js';

/** @typedef {import('../ground/geometry.js').Point} Point */

const REST = 140; // milliseconds without a movement
const LARGEST = 3.2; // pixels to a drawing unit

export class View {
  /**
   * @param {HTMLElement} window @param {HTMLElement} sheet @param {{width: number, height: number}} size
   * @param {{moved: () => void, settled: () => void}} tell
   */
  constructor(window, sheet, size, tell) {
    this.window = window;
    this.sheet = sheet;
    this.tell = tell;
    this.wide = size.width + 2 * MARGIN;
    this.high = size.height + 2 * MARGIN;
    this.k = 1; // pixels to a drawing unit
    this.x = this.y = 0; // the sheet's corner in the window
    this.drawn = 0; // the scale at which everything was last drawn
    this.timer = 0;
  }

  get smallest() {
    const { clientWidth: w, clientHeight: h } = this.window;
    return Math.min((w - 8) / this.wide, (h - 8) / this.high) || 0.1;
  }

  /** Whether all of the sheet is to be seen. */
  get whole() {
    return this.k <= this.smallest * 1.02;
  }

  /** The whole sheet. */
  fit() {
    this.k = Math.min(this.smallest, LARGEST);
    this.place();
    this.settle();
  }

  /** @param {number} factor @param {number} [cx] in the window @param {number} [cy] */
  zoom(factor, cx = this.window.clientWidth / 2, cy = this.window.clientHeight / 2) {
    const k = Math.max(this.smallest, Math.min(LARGEST, this.k * factor));
    this.x = cx - ((cx - this.x) * k) / this.k;
    this.y = cy - ((cy - this.y) * k) / this.k;
    this.k = k;
    this.place();
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.place();
  }

  /** Bring a box into view, no larger than it helps. @param {number[]} box @param {number} most pixels to a unit */
  show([left, top, right, bottom], most = 1.3) {
    const { clientWidth: w, clientHeight: h } = this.window;
    const room = 60;
    this.k = Math.max(this.smallest, Math.min(most, w / (right - left + 2 * room), h / (bottom - top + 2 * room)));
    this.x = w / 2 - ((left + right) / 2 + MARGIN) * this.k;
    this.y = h / 2 - ((top + bottom) / 2 + MARGIN) * this.k;
    this.place();
    this.settle();
  }

  /** Keep the sheet in the window and put it there. */
  place() {
    const { clientWidth: w, clientHeight: h } = this.window;
    this.x = held(this.x, w, this.wide * this.k);
    this.y = held(this.y, h, this.high * this.k);
    const scale = this.drawn ? this.k / this.drawn : 1;
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px)${Math.abs(scale - 1) > 1e-4 ? ` scale(${scale})` : ''}`;
    this.tell.moved();
    clearTimeout(this.timer);
    if (this.k !== this.drawn) this.timer = window.setTimeout(() => this.settle(), REST);
  }

  /** Draw at the scale that was reached. */
  settle() {
    clearTimeout(this.timer);
    if (this.k === this.drawn) return;
    this.drawn = this.k;
    this.sheet.style.width = `${this.wide * this.k}px`;
    this.sheet.style.height = `${this.high * this.k}px`;
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px)`;
    this.tell.settled();
  }

  /** From the screen to the drawing. @param {number} clientX @param {number} clientY @returns {Point} */
  point(clientX, clientY) {
    const { left, top } = this.window.getBoundingClientRect();
    return [(clientX - left - this.x) / this.k - MARGIN, (clientY - top - this.y) / this.k - MARGIN];
  }

  /** From the drawing to the window. @param {Point} p @returns {Point} */
  pixel([x, y]) {
    return [this.x + (x + MARGIN) * this.k, this.y + (y + MARGIN) * this.k];
  }
}

/** In the middle if it is smaller than the window, else without a gap at its edges. @param {number} at @param {number} room @param {number} size */
export function held(at, room, size) {
  if (size <= room) return (room - size) / 2;
  return Math.max(room - size, Math.min(0, at));
}
