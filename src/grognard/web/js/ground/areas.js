// @ts-check
/** A map of areas: countries in washes, relief, sea, borders by their kind, fortresses and villages. */

import { textWidth } from '../symbols.js';
import { bricks, commonBorders, ridges, riverNames, rivers, soft } from './borders.js';
import { sea } from './coast.js';
import { MARGIN } from './layout.js';
import { hill, relief } from './mountains.js';
import { within } from './noise.js';
import { grain, sheet } from './paper.js';
import { fortress, rough, source, village } from './places.js';
import { joined, Seams } from './seams.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('../wire').SceneMessage} SceneMessage */

const COUNTRIES = /** @type {Record<string, {wash: string, band: string}>} */ ({ ven: { wash: '#f6e5d2', band: '#dc9488' }, aus: { wash: '#f3ecd0', band: '#d8c47a' } });
const ABROAD = '#e6d8b8';

/** @param {Brush} brush @param {Layout} layout @param {SceneMessage} scene */
export function paintAreas(brush, layout, scene) {
  const seams = new Seams(scene, layout);
  const rings = new Map(layout.list.map((cell) => [cell.id, brush.trace([seams.ring(cell)])]));
  const spaces = new Map(scene.spaces.map((space) => [space.id, space]));
  const wash = (/** @type {Cell} */ cell) => (brush.hue.wash < 1 ? brush.hue.sheet : COUNTRIES[cell.side ?? '']?.wash ?? '#f3ead0');
  sheet(brush, layout);
  abroad(brush, layout, seams);
  sea(brush, layout, seams);
  for (const cell of layout.list) brush.fill(/** @type {Path2D} */ (rings.get(cell.id)), wash(cell));
  frontier(brush, layout, seams, rings);
  relief(brush, layout.list, rooms(layout, scene), (cell) => ({ wash: wash(cell), region: spaces.get(cell.id)?.region ?? '' }));
  commonBorders(brush, seams);
  const named = scene.edges.filter((edge) => edge.kind === 'river');
  rivers(brush, seams, joined(named.map((edge) => seams.along(edge))), scene.edges.filter((edge) => edge.kind === 'bridge'));
  ridges(brush, scene.edges.filter((edge) => edge.kind === 'impassable').map((edge) => seams.along(edge)));
  strongholds(brush, layout, scene, seams, rings);
  for (const cell of layout.list) {
    if (cell.marks?.includes('source')) source(brush, cell);
    else if (cell.marks?.includes('village')) village(brush, cell);
    if (cell.terrain === 'difficult') rough(brush, ...signSpot(cell));
  }
  for (const edge of scene.edges.filter((each) => each.kind === 'road')) brush.line(soft(seams.along(edge)), brush.hue.bark, 2);
  if (!brush.coarse) riverNames(brush, stretches(named, seams));
  grain(brush, layout);
}

/** Every river as far as it runs on without a break. @param {import('../wire').EdgeView[]} edges @param {Seams} seams */
function stretches(edges, seams) {
  return [...new Set(edges.map((edge) => edge.name ?? ''))].flatMap((name) => joined(edges.filter((edge) => edge.name === name).map((edge) => seams.along(edge))).map((line) => ({ name, line })));
}

/** Beside the name, or in the middle of what has none. @param {Cell} cell @returns {Point} */
function signSpot({ name, label, centre }) {
  if (!name || !label) return [centre[0], centre[1] + 22];
  return [label[0] + textWidth(name, "italic 13.5px Georgia, 'Liberation Serif', serif") / 2 + 9, label[1] - 4];
}

/** Where relief keeps clear: counters, towns, names. @param {Layout} layout @param {SceneMessage} scene */
function rooms(layout, scene) {
  const held = new Set(scene.spaces.filter((space) => space.marks?.length || space.name).map((space) => space.id));
  return new Map(layout.list.filter((cell) => held.has(cell.id)).map((cell) => {
    const { centre: [x, y], label = [x, y] } = cell;
    const half = cell.name ? textWidth(cell.name, "bold 13.5px Georgia, 'Liberation Serif', serif") / 2 + 3 : 0;
    const wide = cell.marks?.includes('town') ? 34 : 17;
    return [cell.id, [[x - wide, y - 24, x + wide, y + 14], ...(half ? [[label[0] - half, label[1] - 13, label[0] + half + 14, label[1] + 5]] : [])]];
  }));
}

/** Land beyond the border of the map: paler, nothing to click. @param {Brush} brush @param {Layout} layout @param {Seams} seams */
function abroad(brush, { width, height, list }, seams) {
  const whole = new Path2D();
  whole.rect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  brush.fill(whole, brush.hue.wash < 1 ? brush.hue.border : ABROAD);
  const luck = brush.luck('abroad');
  const land = list.map((cell) => brush.trace([cell.polygon]));
  /** @type {Point[]} */
  const found = [];
  for (let k = 0; k < 700; k++) {
    /** @type {Point} */
    const p = [within(luck, 0, width), within(luck, 10, height)];
    const near = [[0, 0], [-17, 0], [17, 0], [0, -20], [0, 9]].some(([dx, dy]) => land.some((body) => brush.within(body, p[0] + dx, p[1] + dy)));
    if (!near && !seams.sea.holds(p) && found.every((q) => Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.5) > 28)) found.push(p);
  }
  for (const [x, y] of found.sort((p, q) => p[1] - q[1])) hill(brush, x, y, within(luck, 20, 29), within(luck, 12, 19), 0, luck() < 0.4, ABROAD);
  brush.fill(whole, ABROAD, 0.5);
}

/** The frontier by hand colour: a band of each country along it. @param {Brush} brush @param {Layout} layout @param {Seams} seams @param {Map<string, Path2D>} rings */
function frontier(brush, layout, seams, rings) {
  const lines = seams.of('normal', 'river', 'impassable', 'wall').filter(({ owners }) => owners[1] && owners[0].side !== owners[1].side);
  for (const { owners, line } of lines)
    for (const cell of owners) {
      const country = COUNTRIES[cell.side ?? ''];
      if (country) brush.clip(/** @type {Path2D} */ (rings.get(cell.id)), () => brush.line(soft(line), country.band, 17, 0.62));
    }
}

/** Walls of bricks and the plan within. @param {Brush} brush @param {Layout} layout @param {SceneMessage} scene @param {Seams} seams @param {Map<string, Path2D>} rings */
function strongholds(brush, layout, scene, seams, rings) {
  for (const cell of layout.list) {
    if (cell.terrain !== 'fortress') continue;
    const body = /** @type {Path2D} */ (rings.get(cell.id));
    const walls = scene.edges.filter((edge) => edge.kind === 'wall' && edge.between?.includes(cell.id));
    brush.fill(body, '#efe0bd', 0.8);
    brush.clip(body, () => fortress(brush, cell, walls.length > 3 ? 9 : 5));
    bricks(brush, body, walls.map((edge) => seams.along(edge)));
  }
}
