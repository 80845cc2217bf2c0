// @ts-check
/** Roads, heights, fords and units of elements: what a board with levels and roads is drawn from. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gathered } from '../../../src/grognard/web/js/board/works.js';
import { fitting, makeOf, silhouette } from '../../../src/grognard/web/js/counters/elements.js';
import { beyond } from '../../../src/grognard/web/js/ground/heights.js';
import { bed } from '../../../src/grognard/web/js/ground/hexes.js';
import { eased, routes, running } from '../../../src/grognard/web/js/ground/roads.js';
import { lands } from '../../../src/grognard/web/js/ground/geometry.js';
import { courses, gaps, rejoined } from '../../../src/grognard/web/js/ground/water.js';
import { hexes } from './board.js';

/** @typedef {import('../../../src/grognard/web/js/ground/geometry.js').Point} Point */

/** @param {Point[][]} chains @param {number} width @param {number} height */
function drawnRoads(chains, width, height) {
  const scene = /** @type {any} */ ({ edges: chains.map((points) => ({ kind: 'road', points })) });
  const layout = /** @type {any} */ ({ width, height, at: (/** @type {Point} */ p) => p });
  return routes(scene, layout);
}

test('a road keeps its ends and rounds its corners', () => {
  const line = eased([[0, 0], [100, 0], [100, 100]], 3);
  assert.deepEqual([line[0], line[line.length - 1]], [[0, 0], [100, 100]]);
  assert.ok(line.every(([x, y]) => Math.hypot(x - 100, y) > 10));
});

test('a road leaves the sheet where it ends at the edge, and stops where it ends inland', () => {
  const [line] = drawnRoads([[[200, 40], [200, 110], [200, 180]]], 400, 400);
  assert.ok(line[0][1] < 0);
  assert.deepEqual(line[line.length - 1], [200, 180]);
});

test('a road that joins another ends on its curve', () => {
  const [first, second] = drawnRoads([[[100, 200], [172, 200], [208, 262]], [[172, 200], [208, 138]]], 400, 400);
  const start = second[0];
  assert.notDeepEqual(start, [172, 200]);
  assert.ok(Math.min(...first.map((p) => Math.hypot(p[0] - start[0], p[1] - start[1]))) < 4);
});

test('a bridge lies the way its road runs', () => {
  const found = running([[[0, 0], [50, 50], [100, 100]]], [52, 48]);
  assert.equal(Math.round(found?.turn ?? 0), 45);
  assert.equal(running([[[0, 0], [10, 0]]], [200, 200]), null);
});

test('high ground at the edge goes on beyond it, so that no slope is drawn there', () => {
  const cells = hexes(['. . .', ' . .', '. . .']);
  cells[0].height = 2;
  const more = beyond(cells);
  assert.equal(new Set(more.map((cell) => cell.id)).size, more.length);
  assert.ok(more.some((cell) => cell.height === 2));
  assert.ok(more.every((cell) => cells.every((own) => Math.hypot(own.centre[0] - cell.centre[0], own.centre[1] - cell.centre[1]) > 60)));
});

test('bridges, fords and water are one stream, which runs out of a row that begins half a hex from the edge', () => {
  const cells = hexes(['. . .', ' ford bridge water', '. . .']);
  const wet = cells.filter((cell) => bed(cell) === 'waterway');
  assert.equal(wet.length, 3);
  const xs = courses(wet, { width: 288, height: 208 }).lines.flat().map(([x]) => x);
  assert.ok(Math.min(...xs) < 0 && Math.max(...xs) > 288);
});

test('a ford by itself has water too', () => {
  const cells = hexes(['. . . .', ' . . . .', '. . . .', ' . ford . .', '. . . .', ' . . . .']);
  assert.equal(courses(cells.filter((cell) => cell.terrain === 'ford'), { width: 324, height: 420 }).lines.length, 1);
});

test('symbols tell arm and grade', () => {
  const piece = /** @type {any} */ ({ symbol: 'inf_elite' });
  assert.deepEqual(makeOf(piece), { arm: 'inf', grade: 'elite' });
  assert.equal(silhouette({ arm: 'inf', grade: 'elite' }), 'grenadier');
  assert.equal(makeOf(/** @type {any} */ ({ symbol: 'infantry' })), null);
});

test('names are shortened to their room, and battalions keep their number', () => {
  const width = (/** @type {string} */ text) => text.length;
  assert.equal(fitting('Watteville', 12, width), 'Watteville');
  assert.equal(fitting('Bataillon de grenadiers', 10, width), 'Grenadiers');
  assert.equal(fitting('Bataillon suisse', 20, width), 'Bataillon suisse');
  assert.equal(fitting('42e ligne, 2nd battalion', 12, width), '42e ligne, 2');
  assert.equal(fitting('1er léger, 2e bataillon', 12, width), '1er léger, 2');
  assert.equal(fitting('58th Foot (Oswald)', 12, width), '58th Foot');
  assert.ok(fitting('Gardes du Corps and cuirassiers', 12, width).length <= 12);
  assert.equal(fitting('Polish-Italian regiment', 9, width), 'Polish-I.');
});

test('reinforcements that wait at one hex are one marker with their number', () => {
  const waiting = ['gb10', 'gb11'].map((facing) => ({ kind: 'arrival_red', place: 'j8', facing }));
  const found = gathered([...waiting, { kind: 'objective', place: 'a1' }]);
  assert.deepEqual(found.map(([one, count]) => [one.kind, count]), [['arrival_red', 2], ['objective', 1]]);
});

test('a ford that touches no water joins the stream along the side between two dry hexes', () => {
  const cells = hexes(['. . . .', ' . ford . .', '. ford . .', ' . . ford .', '. ford . .', ' . ford . .']);
  const wet = rejoined(lands(cells, bed)).filter((land) => land.terrain === 'waterway');
  assert.equal(wet.length, 1);
  assert.equal(gaps(wet[0].cells).length, 2);
  const { lines } = courses(wet[0].cells, { width: 2000, height: 2000 });
  const ends = lines.flatMap((line) => [line[0], line[line.length - 1]].map((p) => p.map(Math.round).join()));
  assert.equal(ends.filter((end, at) => ends.indexOf(end) !== at).length, 4);
});
