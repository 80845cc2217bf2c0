// @ts-check
/** Small boards of hexes for the tests, drawn as in a scenario. */

/** @typedef {import('../../../src/grognard/web/js/ground/geometry.js').Cell} Cell */

/** @param {string} id @param {string} terrain @param {number} x @param {number} y @returns {Cell} */
export function cell(id, terrain, x, y) {
  /** @type {[number, number][]} */
  const polygon = [[x, y - 41.6], [x + 36, y - 20.8], [x + 36, y + 20.8], [x, y + 41.6], [x - 36, y + 20.8], [x - 36, y - 20.8]];
  return { id, label: id, name: '', terrain, height: 0, centre: [x, y], polygon };
}

/** A row that begins with a space is half a hex to the right. @param {string[]} rows @returns {Cell[]} */
export function hexes(rows) {
  return rows.flatMap((row, r) => {
    const shift = row.startsWith(' ') ? 72 : 36;
    return row.trim().split(/\s+/).map((terrain, k) => cell(`${'abcdefghi'[r]}${k + 1}`, terrain, shift + 72 * k, 41.6 + 62.4 * r));
  });
}
