// @ts-check
/** What every painter of the ground holds: a canvas in drawing units, the colours, and chance from the seed. */

import { chance, hash } from './noise.js';

/** @typedef {import('./geometry.js').Ring} Ring */
/** @typedef {import('./geometry.js').Point} Point */

const USUAL = {
  ink: '#2a241d', sepia: '#7b5b3a', bark: '#4d3519', red: '#a23b2e',
  sheet: '#f5ecd8', edge: '#dfcfab', border: '#efe4c9', meadow: '#f1e7cb', grass: '#cfd0a0', tuft: '#7a7444',
  grid: 'rgba(84,60,30,.5)', shade: 0.55, wash: 1,
  levels: ['#e3d3a8', '#d3ba84', '#bf9f64'],
  hill: '#dcc592', crest: '#ecdcb4', slope: '#6d4a22',
  leaf: ['#7f9160', '#6f8355', '#8b9a63', '#758a4f'], leafDark: '#3f4f2b', leafLight: '#b6c088', glade: '#aeb886',
  orchard: '#d3d5a4', fruit: '#869a5a', field: ['#e6d28c', '#dcc884', '#ead9a2'], furrow: '#a98a45',
  water: '#a7c6d0', deep: '#7fa9b9', bank: '#c9b483', shore: '#4b7386', marsh: '#dfe0c4', foam: '#e9f2f1',
  rock: ['#b3a790', '#a0947e', '#c2b7a1'], rockDark: '#5b5142', rough: '#d2c7ae',
  roof: ['#a4513c', '#8f4a38', '#7c6a5a', '#9a5f3d'], wall: '#f2e6cb', street: '#e3d4b3', plank: '#b98f5b',
};

const STRONG = {
  ...USUAL,
  ink: '#000', sepia: '#3d2a12', bark: '#241500', red: '#9b0f0f',
  sheet: '#fffdf7', edge: '#f0e8d6', border: '#fff', meadow: '#fffdf5', grass: '#f4f4e0', tuft: '#b9b58e',
  grid: 'rgba(0,0,0,.75)', shade: 0.35, wash: 0.35,
  levels: ['#f3dfa8', '#e2bf70', '#c99a45'],
  hill: '#e9cf8a', crest: '#f7e7b9', slope: '#3d2400',
  leafDark: '#10240a', glade: '#93aa6b', water: '#8ec4dd', deep: '#5c9fc0', shore: '#0f3f5c', rockDark: '#1f1a12',
};

export class Brush {
  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {{seed: number, scale: number, contrast?: string, flip?: boolean}} how scale: pixels to a drawing unit
   */
  constructor(ctx, { seed, scale, contrast, flip }) {
    this.ctx = ctx;
    this.seed = seed;
    this.scale = scale;
    this.hue = contrast === 'high' ? STRONG : USUAL;
    this.coarse = scale < 0.45; // a thumbnail shows no grass
    this.sign = flip ? -1 : 1; // decoration turns with the board, so that both seats see the same country
    /** @type {Map<string, HTMLCanvasElement>} */
    this.sprites = new Map();
    ctx.lineCap = ctx.lineJoin = 'round';
  }

  /** @param {string} name */
  luck(name) {
    return chance(hash(name, this.seed));
  }

  /** @param {Ring[]} rings @param {boolean} closed @returns {Path2D} */
  trace(rings, closed = true) {
    const path = new Path2D();
    for (const ring of rings) {
      ring.forEach(([x, y], k) => (k ? path.lineTo(x, y) : path.moveTo(x, y)));
      if (closed) path.closePath();
    }
    return path;
  }

  /** @param {Path2D} path @param {string | CanvasGradient | CanvasPattern} style @param {number} alpha */
  fill(path, style, alpha = 1) {
    this.ctx.globalAlpha = alpha;
    this.ctx.fillStyle = style;
    this.ctx.fill(path, 'evenodd');
    this.ctx.globalAlpha = 1;
  }

  /** @param {Path2D} path @param {string} style @param {number} width @param {number} alpha @param {number[]} dash */
  line(path, style, width = 1, alpha = 1, dash = []) {
    const { ctx } = this;
    ctx.globalAlpha = alpha;
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.setLineDash(dash);
    ctx.stroke(path);
    ctx.globalAlpha = 1;
    ctx.setLineDash([]);
  }

  /** Only within a shape. @param {Path2D} path @param {() => void} paint */
  clip(path, paint) {
    this.ctx.save();
    this.ctx.clip(path, 'evenodd');
    paint();
    this.ctx.restore();
  }

  /** Somewhere else, larger or turned. @param {Point} at @param {number} size @param {number} turn @param {() => void} paint */
  placed([x, y], size, turn, paint) {
    this.ctx.save();
    this.ctx.translate(x, y);
    this.ctx.rotate((turn * Math.PI) / 180);
    this.ctx.scale(size, size);
    paint();
    this.ctx.restore();
  }

  /** A small picture made once and stamped often, round its middle. @param {string} name @param {number} reach @param {(brush: Brush) => void} paint @param {Point} at */
  stamp(name, reach, paint, [x, y]) {
    let sprite = this.sprites.get(name);
    if (!sprite) {
      sprite = document.createElement('canvas');
      sprite.width = sprite.height = Math.max(1, Math.ceil(2 * reach * this.scale)); // of a board that nobody sees, nothing is left
      const ctx = /** @type {CanvasRenderingContext2D} */ (sprite.getContext('2d'));
      ctx.scale(this.scale, this.scale);
      ctx.translate(reach, reach);
      paint(Object.assign(Object.create(this), { ctx }));
      this.sprites.set(name, sprite);
    }
    this.ctx.drawImage(sprite, x - reach, y - reach, sprite.width / this.scale, sprite.height / this.scale);
  }

  /** Whether a point lies in a shape, both in drawing units. @param {Path2D} path @param {number} x @param {number} y */
  within(path, x, y) {
    this.ctx.save();
    this.ctx.resetTransform();
    const found = this.ctx.isPointInPath(path, x, y);
    this.ctx.restore();
    return found;
  }

  /** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} turn */
  oval(x, y, rx, ry = rx, turn = 0) {
    const path = new Path2D();
    path.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
    return path;
  }
}
