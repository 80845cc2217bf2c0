// @ts-check
/** The whole board in a corner, with the window that is seen of it; only while not all of it is seen. */

import { manner } from '../counters/sides.js';
import { MARGIN } from '../ground/layout.js';
import { html } from './slip.js';

const WIDE = 132;

export class Minimap {
  /** @param {HTMLElement} host @param {import('./view.js').View} view @param {import('../ground/layout.js').Layout} layout */
  constructor(host, view, layout) {
    this.view = view;
    this.layout = layout;
    this.node = html('div', 'minimap');
    this.node.setAttribute('aria-hidden', 'true');
    this.canvas = document.createElement('canvas');
    this.frame = html('div', 'minimap-window');
    this.node.append(this.canvas, this.frame);
    this.scale = WIDE / view.wide;
    host.append(this.node);
    this.node.addEventListener('pointerdown', (event) => this.jump(event));
    this.node.addEventListener('pointermove', (event) => event.buttons && this.jump(event));
  }

  /** Go to where it was touched. @param {PointerEvent} event */
  jump(event) {
    event.stopPropagation();
    const { left, top } = this.canvas.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / this.scale, (event.clientY - top) / this.scale];
    const { view } = this;
    view.pan(view.window.clientWidth / 2 - x * view.k - view.x, view.window.clientHeight / 2 - y * view.k - view.y);
  }

  /** @param {HTMLCanvasElement} ground @param {Iterable<import('./pieces.js').Shown>} pieces */
  draw(ground, pieces) {
    if (this.node.hidden) return;
    const sharp = 2;
    this.canvas.width = WIDE * sharp;
    this.canvas.height = Math.round(this.view.high * this.scale * sharp);
    const ctx = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext('2d'));
    if (ground.width) ctx.drawImage(ground, 0, 0, this.canvas.width, this.canvas.height);
    ctx.scale(this.scale * sharp, this.scale * sharp);
    ctx.translate(MARGIN, MARGIN);
    for (const { at: [x, y], view } of pieces) {
      const r = 20;
      ctx.beginPath();
      if (manner(view.side) === 'a') ctx.rect(x - r, y - r, 2 * r, 2 * r);
      else for (const [dx, dy] of [[0, -r * 1.3], [r * 1.3, 0], [0, r * 1.3], [-r * 1.3, 0], [0, -r * 1.3]]) ctx.lineTo(x + dx, y + dy);
      ctx.fillStyle = manner(view.side) === 'a' ? '#2c4a6e' : '#efe9dc';
      ctx.fill();
      ctx.lineWidth = 5;
      ctx.strokeStyle = '#2a241d';
      ctx.stroke();
    }
  }

  /** Where the window lies. */
  place() {
    const { view } = this;
    this.node.hidden = view.whole;
    if (view.whole) return;
    const s = this.scale;
    const [left, top] = [Math.max(0, -view.x / view.k), Math.max(0, -view.y / view.k)];
    Object.assign(this.frame.style, {
      left: `${left * s}px`, top: `${top * s}px`,
      width: `${Math.min(view.wide, view.window.clientWidth / view.k) * s}px`, height: `${Math.min(view.high, view.window.clientHeight / view.k) * s}px`,
    });
  }
}
