// @ts-check
/** The ground as one static layer: painted once for each size, never touched by a step. */

import { Brush } from './brush.js';
import { paintHexes } from './hexes.js';
import { MARGIN } from './layout.js';

/** @typedef {(brush: Brush, layout: import('./layout.js').Layout, scene: import('../wire').SceneMessage) => void} Painter */

/** Who paints which board; what is not needed is not fetched. @type {Record<string, () => Promise<Painter>>} */
const PAINTERS = {
  hexes: async () => paintHexes,
  areas: async () => (await import('./areas.js')).paintAreas,
  plane: async () => (await import('./plane.js')).paintPlane,
};
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
    const late = new Promise((act) => setTimeout(act, 0));
    this.ready = Promise.all([PAINTERS[this.layout.board](), late]).then(([paint]) => {
      if (k === this.wanted) this.paint(k, paint);
      done();
    });
  }

  /** @param {number} k @param {Painter} paint */
  paint(k, paint) {
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
    paint(brush, layout, this.scene);
  }
}
