// @ts-check
/** The open table under the hand: a base dragged to a pose with its ghost, turned by a handle, lengths measured. */

import { base } from '../counters/bases.js';
import { snapped } from '../open/snap.js';
import { el, shape, textWidth, word } from '../symbols.js';
import { length } from './measures.js';
import { rectangle } from './lights.js';
import { zones } from './zones.js';

/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {import('../wire').PieceView} PieceView */
/** @typedef {{text: string, refused: boolean, reason: string, end: PieceView | null, mended: number[] | null, seen: string[]}} Verdict what the referee says of a ghost */

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
    /** @type {{piece: PieceView, pose: number[], facing: number, mode: 'move' | 'turn', grip: Point} | null} */
    this.held = null;
    /** @type {Verdict | null} */
    this.verdict = null;
    /** @type {Point | null} */
    this.from = null; // of a measurement
  }

  /** @param {PieceView} piece @param {'move' | 'turn'} mode @param {Point} at @param {number[]} [pose] */
  begin(piece, mode, at, pose = piece.pose ?? [0, 0, 0]) {
    const [x, y] = this.layout.at(pose);
    this.verdict = null;
    this.held = { piece, pose: [...pose], facing: pose[2], mode, grip: [x - at[0], y - at[1]] };
  }

  /** @param {Point} at @param {boolean} free nothing snaps @returns {string} the pose in notation */
  move(at, free = false) {
    if (!this.held) return '';
    const { pose, mode, grip } = this.held;
    if (mode === 'move') {
      const [x, y] = this.layout.back([at[0] + grip[0], at[1] + grip[1]]);
      [pose[0], pose[1]] = [x, y];
      const { facing } = this.held;
      this.held.pose = free ? [x, y, facing] : snapped(this.held.piece, [x, y, facing], [...this.pieces.views.values()]).pose;
    } else {
      const [x, y] = this.layout.at(pose);
      const degrees = (Math.atan2(at[0] - x, y - at[1]) * 180) / Math.PI - (this.layout.flip ? 180 : 0);
      this.held.facing = pose[2] = turned(Math.round(degrees * 2) * 5);
    }
    this.draw();
    return poseText(this.held.pose);
  }

  /** Turn what is held. @param {number} tenths */
  turn(tenths) {
    if (!this.held) return;
    this.held.facing = this.held.pose[2] = turned(this.held.pose[2] + tenths);
    this.draw();
  }

  /** @returns {{piece: PieceView, pose: number[]} | null} */
  end() {
    const { held } = this;
    this.held = null;
    this.from = null;
    return held;
  }

  /** What the referee says of the ghost in the hand. @param {Verdict} verdict */
  judged(verdict) {
    if (!this.held) return;
    this.verdict = verdict;
    this.draw();
  }

  /** The ghost, the line it took with its length, and the handle. */
  draw() {
    if (!this.held) return this.layer.replaceChildren();
    const { pose } = this.held;
    const { verdict } = this;
    const piece = this.held.piece.base ? this.held.piece : verdict?.end ?? this.held.piece; // a garrison has no base until it comes out
    this.show(piece, pose, verdict ? (verdict.refused ? 'refused' : 'allowed') : '', verdict?.text ?? '');
    if (!verdict) return;
    const extra = verdict.seen.flatMap((id) => {
      const other = this.pieces.views.get(id);
      return other?.pose && other.base ? [shape(rectangle(other.pose, other.base, this.layout, 4), 'in-sight casing'), shape(rectangle(other.pose, other.base, this.layout, 4), 'in-sight')] : [];
    });
    const better = verdict.mended;
    if (better) extra.push(this.ghost(piece, better, 'mended'));
    if (verdict.reason) extra.push(this.reason(verdict.reason, this.layout.at(pose)));
    this.layer.append(...extra);
  }

  /** @param {PieceView} piece @param {number[]} pose @param {string} manner */
  ghost(piece, pose, manner) {
    const to = this.layout.at(pose);
    if (!piece.base) return el('g');
    return el('g', { class: `ghost ${manner}`, transform: `translate(${to[0]} ${to[1]}) rotate(${this.layout.angle(pose[2])})` }, [base(piece, this.layout.scale, 'full')]);
  }

  /** Why not, beside the hand. @param {string} text @param {Point} at */
  reason(text, [x, y]) {
    const words = text.split(' ');
    const lines = [''];
    for (const each of words) if ((lines[lines.length - 1] + each).length > 38) lines.push(`${each} `);
      else lines[lines.length - 1] += `${each} `;
    const wide = Math.max(...lines.map((line) => textWidth(line.trim(), '12px system-ui, sans-serif'))) + 22;
    const high = lines.length * 16 + 10;
    const made = el('g', { class: 'reason steady' }, [el('rect', { x: 22, y: -high - 18, width: wide, height: high, rx: 3 }), shape(`M26 ${-high - 14}v${high - 8}`, 'reason-bar'), ...lines.map((line, k) => el('text', { x: 34, y: -high + k * 16, class: 'reason-text' }, [line.trim()]))]);
    made.style.setProperty('--x', `${Math.min(x, this.layout.width - 300)}px`);
    made.style.setProperty('--y', `${Math.max(y, high + 20)}px`);
    return made;
  }

  /** @param {PieceView} piece @param {number[]} pose @param {string} manner refused, allowed or neither @param {string} text beside the way */
  show(piece, pose, manner = '', text = '') {
    const to = this.layout.at(pose);
    const start = this.layout.at((this.held?.piece ?? piece).pose ?? pose);
    const ghost = this.ghost(piece, pose, manner);
    const deep = ((piece.base?.[1] ?? 1000) * this.layout.scale) / 2 + 22;
    ghost.append(shape(`M0 ${-deep + 14}V${-deep + 7}`, 'handle-stem'), el('circle', { cy: -deep, r: 7, class: 'handle', 'data-handle': piece.id }), shape(`M-3.6 ${-deep}a3.6 3.6 0 1 1 1.4 2.8`, 'handle-sign'));
    const arc = this.held ? zones(piece, pose, this.layout, length) : [];
    this.layer.replaceChildren(...arc, ...this.length(start, to, text, manner === 'refused'), ghost);
  }

  /** A measured line: a tick every inch, and how long it is. @param {Point} a @param {Point} b @param {string} said instead of the length @param {boolean} bad @returns {SVGElement[]} */
  length(a, b, said = '', bad = false) {
    const inch = 1000 * this.layout.scale;
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (far < 2) return [];
    const [ux, uy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
    let ticks = '';
    for (let k = 1; k * inch < far; k++) {
      const [x, y, long] = [a[0] + ux * k * inch, a[1] + uy * k * inch, k % 4 ? 3 : 6];
      ticks += `M${x - uy * long} ${y + ux * long}L${x + uy * long} ${y - ux * long}`;
    }
    const text = said || length((far / inch) * 1000);
    const half = textWidth(text, 'bold 12px Georgia, serif') / 2 + 8;
    const pill = el('g', { class: `pill steady${bad ? ' bad' : ''}` }, [el('rect', { x: -half, y: -10, width: 2 * half, height: 20, rx: 10 }), word(text, 0, 4.4, 'pill-text')]);
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
