// @ts-check
/** Tilled land under everything: pale parcels that keep to no hex and mean nothing to the rules. */

import { between, depth, flat } from './geometry.js';
import { within } from './noise.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Point} Point */

const STEP = [104, 78]; // from parcel to parcel
const TINTS = ['#d9d79f', '#e6d095', '#d3d6a6', '#ead9a6'];

/** @param {Brush} brush @param {import('./layout.js').Layout} layout */
export function parcels(brush, { width, height, flip }) {
  const luck = brush.luck('parcels');
  for (let y = -STEP[1] / 2; y < height; y += STEP[1])
    for (let x = -STEP[0] / 2; x < width; x += STEP[0]) {
      const [fallow, tint, lean] = [luck() < 0.42, TINTS[Math.floor(luck() * TINTS.length)], within(luck, -0.12, 0.12)];
      /** @type {Point[]} */
      const corners = [[4, 4], [STEP[0] - 4, 4], [STEP[0] - 4, STEP[1] - 4], [4, STEP[1] - 4]].map(([dx, dy]) => {
        const [px, py] = [x + dx + within(luck, -9, 9) + dy * lean, y + dy + within(luck, -8, 8) - dx * lean];
        return flip ? [width - px, height - py] : [px, py];
      });
      if (!fallow) parcel(brush, corners, tint, luck() < 0.5);
    }
}

/** @param {Brush} brush @param {Point[]} corners @param {string} tint @param {boolean} upright */
function parcel(brush, corners, tint, upright) {
  const [a, b, c, d] = upright ? corners : [corners[1], corners[2], corners[3], corners[0]];
  brush.fill(brush.trace([corners]), tint, 0.42 * brush.hue.wash);
  const lines = flat([corners]);
  const furrows = new Path2D();
  for (let k = 1; k < 14; k++) {
    const [p, q] = [between(a, b, k / 14), between(d, c, k / 14)];
    if (depth(lines, ...between(p, q, 0.5)) <= 0) continue;
    furrows.moveTo(...between(p, q, 0.05));
    furrows.lineTo(...between(p, q, 0.95));
  }
  brush.line(furrows, brush.hue.sepia, 0.6, 0.2, [7, 3, 2, 3]);
  brush.line(brush.trace([corners]), brush.hue.sepia, 0.6, 0.16);
}
