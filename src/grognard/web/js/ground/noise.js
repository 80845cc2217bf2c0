// @ts-check
/** Chance for the decoration alone: the same seed gives the same map everywhere. */

/** A number of 32 bits from a text. @param {string} text @param {number} seed */
export function hash(text, seed = 0) {
  let h = 2166136261 ^ seed;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

/** @typedef {() => number} Chance a number from 0 up to 1 */

/** A stream of chance. @param {number} seed @returns {Chance} */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number within bounds. @param {Chance} luck @param {number} low @param {number} high */
export const within = (luck, low, high) => low + (high - low) * luck();

/**
 * Rolling values between 0 and 1 over the plane: three octaves of a lattice.
 * @param {number} seed @param {number} size how wide the largest wave is
 * @returns {(x: number, y: number) => number}
 */
export function rolling(seed, size) {
  /** @param {number} i @param {number} j */
  const corner = (i, j) => {
    let h = Math.imul(i, 374761393) + Math.imul(j, 668265263) + seed;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  /** @param {number} t */
  const ease = (t) => t * t * (3 - 2 * t);
  /** @param {number} x @param {number} y */
  const layer = (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
    const low = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u;
    return top * (1 - v) + low * v;
  };
  return (x, y) => (layer(x / size, y / size) * 4 + layer(x / size * 2.1, y / size * 2.1) * 2 + layer(x / size * 4.3, y / size * 4.3)) / 7;
}
