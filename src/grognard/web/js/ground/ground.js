// @ts-check
/** The ground as one static layer: painted once for each size, never touched by a step. */

import { Brush } from './brush.js';
import { paintAreas } from './areas.js';
import { paintHexes } from './hexes.js';
import { MARGIN } from './layout.js';
import { paintPlane } from './plane.js';

const MOST = 9e6; // pixels: a phone gives no more

export class Ground {
  /** @param {import('../wire').SceneMessage} scene @param {import('./layout.js').Layout} layout @param {string} contrast */
  constructor(scene, layout, contrast) {
    this.scene = scene;
    this.layout = layout;
    this.contrast = contrast;
    this.canvas = document.createElement('canvas');
    this.canvas.className = 'board-ground';
    this.canvas.setAttribute('aria-hidden', 'true');
    this.painted = 0;
    /** @type {Promise<void>} kept when the ground lies there */
    this.ready = Promise.resolve();
    this.wanted = 0;
  }

  /** Paint soon: what can be played with comes first. @param {number} k pixels of the screen to a drawing unit @param {() => void} done */
  soon(k, done) {
    this.wanted = k;
    this.ready = new Promise((ready) =>
      setTimeout(() => {
        if (k === this.wanted) this.paint(k);
        done();
        ready();
      }, 0),
    );
  }

  /** @param {number} k pixels of the screen to a drawing unit */
  paint(k) {
    const { layout, canvas } = this;
    const [wide, high] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
    const sharp = Math.min(k * (window.devicePixelRatio || 1), Math.sqrt(MOST / (wide * high)));
    if (Math.abs(sharp - this.painted) < 0.01) return;
    this.painted = sharp;
    canvas.width = Math.round(wide * sharp);
    canvas.height = Math.round(high * sharp);
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha: false }));
    ctx.scale(canvas.width / wide, canvas.height / high);
    ctx.translate(MARGIN, MARGIN);
    const brush = new Brush(ctx, { seed: this.scene.seed ?? 0, scale: sharp, contrast: this.contrast, flip: layout.flip });
    const paint = { hexes: paintHexes, areas: paintAreas, plane: paintPlane }[layout.board];
    paint(brush, layout, this.scene);
  }
}
