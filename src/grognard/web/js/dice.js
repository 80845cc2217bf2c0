// @ts-check
/** Dice of bone with the faces of the game, and the roll that brings them. */

import { drawn, el, library, shape, use, word } from './symbols.js';

/** @typedef {{id: string, name?: string}} Face */

const ROLL = 500;
/** @type {Set<() => void>} */
const rolling = new Set();

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} cls @param {number} rx */
const box = (x, y, w, h, cls, rx) => el('rect', { x, y, width: w, height: h, class: cls, rx });

/** @param {Face} face @param {{size?: number, hit?: boolean | null, miss?: boolean}} how hit: ringed; miss: pale */
export function die(face, { size = 46, hit = null, miss = false } = {}) {
  library();
  const made = el('svg', { class: `die ${face.id}${miss ? ' miss' : ''}`, viewBox: '-26 -26 52 52', width: size, height: size, role: 'img', 'aria-label': face.name || face.id });
  made.append(box(-20.6, -18.6, 42, 42, 'shadow', 9), box(-21, -21, 42, 42, 'edge', 8.5), box(-20.3, -20.5, 40.6, 38.8, 'top', 8), box(-16.6, -17, 33.2, 32, 'hollow', 9));
  if (hit) made.append(box(-23, -23, 46, 46, 'hit-casing', 10), box(-23, -23, 46, 46, 'hit', 10));
  made.append(mark(face.id));
  return made;
}

/** Faces known by a colour: each has its symbol and its letter too. @type {Record<string, [string, string]>} */
const COLOURED = { blue: ['fusilier', 'B'], green: ['hussar', 'V'], red: ['cannon', 'R'], yellow: ['swords', 'J'], black: ['flag', 'N'], white: ['quill', 'W'] };

/** @param {string} symbol @param {string} letter */
function coloured(symbol, letter) {
  return el('g', {}, [shape('M-12.3 -20.5H12.3A8 8 0 0 1 20.3 -12.5V10.3A8 8 0 0 1 12.3 18.3H-12.3A8 8 0 0 1 -20.3 10.3V-12.5A8 8 0 0 1 -12.3 -20.5Z', 'paint'), use(symbol, -1.5, -2, 31, { class: 'mark' }), el('circle', { cx: 15, cy: 14, r: 8.6, class: 'seal' }), word(letter, 15, 18.2, 'face-letter')]);
}

/** Pips for numbers, a symbol where there is one, else letters. @param {string} id */
function mark(id) {
  if (id in COLOURED) return coloured(...COLOURED[id]);
  if (drawn(id)) return use(id, 0, id === 'artillery' ? -3 : -1, id === 'flag' ? 27 : 30, { class: 'mark' });
  const spots = PIPS[Number(id)];
  if (!spots) return word(id.slice(0, 3), 0, 5, 'letters');
  return el('g', { class: 'mark' }, spots.map(([x, y]) => el('circle', { cx: x * 9.5, cy: y * 9.5 - 1, r: 3.7, fill: 'currentColor' })));
}

/** @type {Record<number, number[][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/**
 * Roll dice into a host; the promise is kept when they lie still.
 * @param {HTMLElement} host @param {Face[]} faces @param {{hits?: boolean[], reducedMotion?: boolean, size?: number, of?: Face[]}} how of: all the faces of such a die
 */
export async function roll(host, faces, { hits = [], reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches, size = 46, of = faces } = {}) {
  const row = document.createElement('div');
  row.className = 'dice-row';
  host.replaceChildren(row);
  const lie = () => row.replaceChildren(...faces.map((face, k) => die(face, { size, hit: hits[k], miss: hits.length > 0 && !hits[k] })));
  if (reducedMotion) return lie();
  await tumble(row, faces, of, size);
  lie();
}

/** Faces that change while the dice turn; `settle` ends it at once. @param {HTMLElement} row @param {Face[]} faces @param {Face[]} of @param {number} size */
async function tumble(row, faces, of, size) {
  const begun = performance.now();
  let hurried = false;
  const hurry = () => (hurried = true);
  rolling.add(hurry);
  for (let turn = 0; performance.now() - begun < ROLL && !hurried; turn++) {
    row.replaceChildren(...faces.map((_, k) => {
      const one = die(of[(turn * 3 + k * 5 + 1) % of.length], { size });
      const left = 1 - (performance.now() - begun) / ROLL;
      one.style.transform = `translate(${Math.round(left * 26 * Math.sin(turn * 2 + k))}px, ${Math.round(-left * 16 * Math.abs(Math.cos(turn * 1.7 + k)))}px) rotate(${Math.round(left * 300 * (k % 2 ? 1 : -1))}deg)`;
      return one;
    }));
    await new Promise((done) => setTimeout(done, 55));
  }
  rolling.delete(hurry);
}

/** Let all dice lie at once. */
export function settle() {
  for (const hurry of rolling) hurry();
}
