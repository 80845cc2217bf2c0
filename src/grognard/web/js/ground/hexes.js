// @ts-check
/** The ground of a board of hexes, painted land by land. */

import { clockwise, lands, sides, key } from './geometry.js';
import { field, homestead, town } from './farms.js';
import { heights, levels } from './heights.js';
import { forms, grain, grass, meadow, sheet } from './paper.js';
import { parcels } from './parcels.js';
import { redoubt, site, village } from './posts.js';
import { hill, rough } from './relief.js';
import { roads, routes, running } from './roads.js';
import { orchard, woods } from './trees.js';
import { bridge, BROAD, rejoined, roadBridge, stream, waterway } from './water.js';
import { ford, marsh } from './wet.js';

/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./geometry.js').Land} Land */
/** @typedef {import('./geometry.js').Cell} Cell */

/** What lies lower is painted first. @type {[string, (brush: Brush, land: Land, layout: Layout) => void][]} */
const PAINTERS = [
  ['field', field],
  ['orchard', orchard],
  ['waterway', waterway],
  ['hill', hill],
  ['rough', rough],
  ['rocks', rough],
  ['marsh', marsh],
  ['works', redoubt],
  ['buildings', site],
  ['homestead', homestead],
  ['town', town],
  ['woods', woods],
  ['forest', woods],
];

/** Bridges and fords belong to the water under them. @param {Cell} cell */
export const bed = (cell) => (['bridge', 'ford', 'water'].includes(cell.terrain) ? 'waterway' : cell.terrain);

/** @param {Brush} brush @param {Layout} layout @param {import('../wire').SceneMessage} scene */
export function paintHexes(brush, layout, scene) {
  const cells = layout.list;
  sheet(brush, layout);
  brush.ctx.save();
  brush.ctx.beginPath();
  brush.ctx.rect(0, 0, layout.width, layout.height);
  brush.ctx.clip();
  meadow(brush, layout);
  const ways = routes(scene, layout);
  if (!brush.coarse) (ways.length ? parcels : forms)(brush, layout);
  outside(brush, layout);
  heights(brush, cells);
  if (!brush.coarse) for (const cell of cells) if (cell.terrain === 'clear') grass(brush, cell);
  const joined = rejoined(lands(cells, bed));
  for (const [terrain, paint] of PAINTERS) for (const land of joined) if (land.terrain === terrain) paint(brush, land, layout);
  for (const land of joined) if (land.terrain !== 'clear' && !PAINTERS.some(([known]) => known === land.terrain)) plain(brush, land);
  crossings(brush, joined, layout, ways);
  grid(brush, cells);
  levels(brush, cells);
  brush.ctx.restore();
  grain(brush, layout);
}

/** Stones in the fords, then the roads, then what stands on or beside them. @param {Brush} brush @param {Land[]} joined @param {Layout} layout @param {import('./geometry.js').Point[][]} ways */
function crossings(brush, joined, layout, ways) {
  for (const land of joined)
    if (land.cells.some((cell) => cell.terrain === 'ford')) {
      const { lines } = stream(brush, land, layout);
      for (const cell of land.cells) if (cell.terrain === 'ford') ford(brush, cell, lines, BROAD);
    }
  if (ways.length) roads(brush, ways);
  for (const land of joined) if (land.terrain === 'buildings') village(brush, land, ways);
  const water = layout.list.filter((cell) => bed(cell) === 'waterway');
  for (const cell of water) {
    if (cell.terrain !== 'bridge') continue;
    const road = running(ways, cell.centre);
    if (road) roadBridge(brush, road.at, road.turn);
    else bridge(brush, cell, water);
  }
}

/** A terrain without a painter yet: dotted, so that it is seen to differ. @param {Brush} brush @param {Land} land */
function plain(brush, land) {
  const body = brush.trace(land.rings);
  brush.fill(body, '#ddd0b0', 0.8);
  brush.line(body, brush.hue.sepia, 1, 0.8, [1, 3]);
}

/** Each side once, fainter on ground that speaks for itself. @param {Brush} brush @param {Cell[]} cells */
function grid(brush, cells) {
  const light = new Path2D();
  const seen = new Set();
  for (const cell of cells)
    for (const [a, b] of sides(cell.polygon)) {
      const name = [key(a), key(b)].sort().join('|');
      if (seen.has(name)) continue;
      seen.add(name);
      light.moveTo(...a);
      light.lineTo(...b);
    }
  brush.line(light, brush.hue.sheet, 1.8, 0.28);
  brush.line(light, brush.hue.grid, 0.85);
}

/** The half hexes at the ends of the short rows are off the board: hatched. @param {Brush} brush @param {Layout} layout */
function outside(brush, { list, width, height }) {
  const off = brush.trace([[[0, 0], [width, 0], [width, height], [0, height]], ...list.map((cell) => clockwise(cell.polygon))]);
  brush.clip(off, () => {
    brush.ctx.fillStyle = brush.hue.edge;
    brush.ctx.globalAlpha = 0.75;
    brush.ctx.fillRect(0, 0, width, height);
    brush.ctx.globalAlpha = 1;
    const hatch = new Path2D();
    for (let x = -height; x < width; x += 5) {
      hatch.moveTo(x, height);
      hatch.lineTo(x + height, 0);
    }
    brush.line(hatch, brush.hue.sepia, 0.7, 0.4);
  });
}
