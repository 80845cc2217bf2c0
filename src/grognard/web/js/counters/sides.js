// @ts-check
/** The two manners in which sides are drawn: round, dark and facing right; cut, light and facing left. */

/** @type {Record<string, 'a' | 'b'>} sides that a look was made for */
const KNOWN = { usa: 'a', csa: 'b', ven: 'a', aus: 'b', blue: 'a', red: 'b' };
/** @type {Map<string, 'a' | 'b'>} */
const seen = new Map();

/** Tell the sides of a scene, in its order. @param {{id: string}[]} sides */
export function enlist(sides) {
  sides.forEach((side, k) => seen.set(side.id, KNOWN[side.id] ?? (k % 2 ? 'b' : 'a')));
}

/** @param {string} side @returns {'a' | 'b'} */
export const manner = (side) => KNOWN[side] ?? seen.get(side) ?? 'a';

/** The classes of whatever belongs to a side. @param {string} side */
export const livery = (side) => (side ? `side-${manner(side)} side-${side}` : 'side-none');
