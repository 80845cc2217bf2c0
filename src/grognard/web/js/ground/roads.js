// @ts-check
/** Roads: one cased curve from hex to hex, out of the sheet at its edge. */

import { between, distance, walk } from './geometry.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

/** The roads of a scene as curves. @param {import('../wire').SceneMessage} scene @param {Layout} layout @returns {Point[][]} a road that joins another ends on its curve */
export function routes(scene, layout) {
  const chains = scene.edges.filter((edge) => edge.kind === 'road').map((edge) => edge.points.map((p) => layout.at(p)));
  const used = chains.flat().map(String);
  /** @param {Point} end */
  const alone = (end) => used.filter((p) => p === String(end)).length === 1;
  const whole = chains.map((chain) => [...(alone(chain[0]) ? exit(chain[0], layout) : []), ...chain, ...(alone(chain[chain.length - 1]) ? exit(chain[chain.length - 1], layout) : [])]);
  const curves = whole.map((line) => eased(line, 3));
  return whole.map((line, k) => {
    const others = curves.filter((_, other) => other !== k);
    return eased(line.map((p, at) => (at > 0 && at < line.length - 1) || alone(p) ? p : (running(others, p)?.at ?? p)), 3);
  });
}

/** Where a road that ends at the edge leaves the sheet. @param {Point} end @param {Layout} layout @returns {Point[]} */
function exit([x, y], { width, height }) {
  const reach = 45;
  if (y < reach) return [[x, -4]];
  if (y > height - reach) return [[x, height + 4]];
  if (x < 76) return [[-4, y]]; // a row may begin half a hex from the edge
  return x > width - 76 ? [[width + 4, y]] : [];
}

/** Chaikin's corner cutting that keeps both ends. @param {Point[]} line @param {number} times @returns {Point[]} */
export function eased(line, times) {
  for (; times > 0; times--) {
    const cut = line.slice(1).flatMap((p, k) => /** @type {Point[]} */ ([between(line[k], p, 0.25), between(line[k], p, 0.75)]));
    line = [line[0], ...cut, line[line.length - 1]];
  }
  return line;
}

/** All casings first, so that roads join where they meet. @param {Brush} brush @param {Point[][]} lines */
export function roads(brush, lines) {
  const path = brush.trace(lines, false);
  brush.line(path, brush.hue.bark, 11, 0.14);
  brush.line(path, brush.hue.bark, 8.2, 0.9);
  brush.line(path, brush.hue.sheet, 6, 1);
  brush.line(path, brush.hue.street, 4, 0.8);
  brush.line(path, brush.hue.sepia, 0.6, 0.55, [5, 4]);
}

/** How a road runs at the point nearest to a place: that point and its turn in degrees. @param {Point[][]} lines @param {Point} at */
export function running(lines, at) {
  const spots = lines.flatMap((line) => walk([...line, line[line.length - 1]], 3, false));
  let best = null;
  for (const spot of spots) if (!best || distance([spot.x, spot.y], at) < distance([best.x, best.y], at)) best = spot;
  if (!best || distance([best.x, best.y], at) > 24) return null;
  return { at: /** @type {Point} */ ([best.x, best.y]), turn: (Math.atan2(-best.nx, best.ny) * 180) / Math.PI };
}
