// @ts-check
/** The open table under the hand: a base dragged to a pose with its ghost, turned by a handle, lengths measured. */

import { base } from '../counters/bases.js';
import { el, shape, textWidth, word } from '../symbols.js';

/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {import('../wire').PieceView} PieceView */

/** A pose in notation: inches and degrees. @param {number[]} pose */
export const poseText = ([x, y, facing]) => `${plain(x, 1000)},${plain(y, 1000)}/${plain(facing, 10)}`;

/** @param {number} value @param {number} unit */
const plain = (value, unit) => String(Math.round(value) / unit);

/** Tenths of a degree within one turn. @param {number} facing */
export const turned = (facing) => ((Math.round(facing) % 3600) + 3600) % 3600;

export class Poser {
  /** @param {SVGElement} layer @param {import('../ground/layout.js').Layout} layout @param {import('./pieces.js').Pieces} pieces */
  constructor(layer, layout, pieces) {
    this.layer = layer;
    this.layout = layout;
    this.pieces = pieces;
    /** @type {{piece: PieceView, pose: number[], mode: 'move' | 'turn', grip: Point} | null} */
    this.held = null;
    /** @type {Point | null} */
    this.from = null; // of a measurement
  }

  /** @param {PieceView} piece @param {'move' | 'turn'} mode @param {Point} at @param {number[]} [pose] */
  begin(piece, mode, at, pose = piece.pose ?? [0, 0, 0]) {
    const [x, y] = this.layout.at(pose);
    this.held = { piece, pose: [...pose], mode, grip: [x - at[0], y - at[1]] };
  }

  /** @param {Point} at @returns {string} the pose in notation */
  move(at) {
    if (!this.held) return '';
    const { pose, mode, grip } = this.held;
    if (mode === 'move') {
      const [x, y] = this.layout.back([at[0] + grip[0], at[1] + grip[1]]);
      [pose[0], pose[1]] = [x, y];
    } else {
      const [x, y] = this.layout.at(pose);
      const degrees = (Math.atan2(at[0] - x, y - at[1]) * 180) / Math.PI - (this.layout.flip ? 180 : 0);
      pose[2] = turned(Math.round(degrees * 2) * 5);
    }
    this.draw();
    return poseText(pose);
  }

  /** Turn what is held. @param {number} tenths */
  turn(tenths) {
    if (!this.held) return;
    this.held.pose[2] = turned(this.held.pose[2] + tenths);
    this.draw();
  }

  /** @returns {{piece: PieceView, pose: number[]} | null} */
  end() {
    const { held } = this;
    this.held = null;
    return held;
  }

  /** The ghost, the line it took with its length, and the handle. @param {boolean} refused */
  draw(refused = false) {
    if (!this.held) return this.layer.replaceChildren();
    this.show(this.held.piece, this.held.pose, refused);
  }

  /** @param {PieceView} piece @param {number[]} pose @param {boolean} refused */
  show(piece, pose, refused = false) {
    const to = this.layout.at(pose);
    const start = this.layout.at(piece.pose ?? pose);
    const ghost = el('g', { class: `ghost${refused ? ' refused' : ''}`, transform: `translate(${to[0]} ${to[1]}) rotate(${this.layout.angle(pose[2])})` }, [base(piece, this.layout.scale, 'full')]);
    const deep = ((piece.base?.[1] ?? 1000) * this.layout.scale) / 2 + 22;
    ghost.append(shape(`M0 ${-deep + 14}V${-deep + 7}`, 'handle-stem'), el('circle', { cy: -deep, r: 7, class: 'handle', 'data-handle': piece.id }), shape(`M-3.6 ${-deep}a3.6 3.6 0 1 1 1.4 2.8`, 'handle-sign'));
    this.layer.replaceChildren(...this.length(start, to), ghost);
  }

  /** A measured line: a tick every inch, and how long it is. @param {Point} a @param {Point} b @returns {SVGElement[]} */
  length(a, b) {
    const inch = 1000 * this.layout.scale;
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (far < 2) return [];
    const [ux, uy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
    let ticks = '';
    for (let k = 1; k * inch < far; k++) {
      const [x, y, long] = [a[0] + ux * k * inch, a[1] + uy * k * inch, k % 4 ? 3 : 6];
      ticks += `M${x - uy * long} ${y + ux * long}L${x + uy * long} ${y - ux * long}`;
    }
    const text = `${(far / inch).toFixed(1)}″`;
    const half = textWidth(text, 'bold 12px Georgia, serif') / 2 + 8;
    const pill = el('g', { class: 'pill steady' }, [el('rect', { x: -half, y: -10, width: 2 * half, height: 20, rx: 10 }), word(text, 0, 4.4, 'pill-text')]);
    pill.style.setProperty('--x', `${(a[0] + b[0]) / 2}px`);
    pill.style.setProperty('--y', `${(a[1] + b[1]) / 2}px`);
    const d = `M${a.join(' ')}L${b.join(' ')}`;
    return [shape(d, 'measure casing'), shape(d, 'measure'), shape(ticks, 'measure tick'), pill];
  }

  /** Measure from a point to another. @param {Point} a @param {Point} b */
  measure(a, b) {
    this.layer.replaceChildren(...this.length(a, b), el('circle', { cx: a[0], cy: a[1], r: 3, class: 'measure end' }), el('circle', { cx: b[0], cy: b[1], r: 3, class: 'measure end' }));
  }

  clear() {
    this.held = null;
    this.layer.replaceChildren();
  }
}
