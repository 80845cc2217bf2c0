// @ts-check
/** Where things lie: scale, own edge at the bottom, levels of detail, the keyboard's way over the board. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { held } from '../../../src/grognard/web/js/board/view.js';
import { poseText, turned } from '../../../src/grognard/web/js/board/poses.js';
import { detailFor, Layout, neighbour } from '../../../src/grognard/web/js/ground/layout.js';
import { lines } from '../../../src/grognard/web/js/ground/frame.js';
import { hexes } from './board.js';

/** @param {'hexes' | 'areas' | 'plane'} board @returns {any} */
const scene = (board) => ({ board, width: 4000, height: 2000, spaces: [{ id: 'a1', label: 'a1', terrain: 'clear', centre: [500, 577], polygon: [[0, 0], [1000, 0], [1000, 1000]] }] });

test('a hex of a thousand is 72 units wide, an inch of a thousand 20', () => {
  assert.equal(new Layout(scene('hexes'), false).width, 288);
  assert.equal(new Layout(scene('plane'), false).width, 80);
});

test('turned by half, the far corner is the near one and everything keeps its distance', () => {
  const [plain, flipped] = [new Layout(scene('hexes'), false), new Layout(scene('hexes'), true)];
  assert.deepEqual(flipped.at([0, 0]), [plain.width, plain.height]);
  const [x, y] = plain.cells.get('a1')?.centre ?? [0, 0];
  assert.deepEqual(flipped.cells.get('a1')?.centre, [plain.width - x, plain.height - y]);
});

test('a point goes to the drawing and back, flipped or not', () => {
  for (const flip of [false, true]) {
    const layout = new Layout(scene('plane'), flip);
    assert.deepEqual(layout.back(layout.at([1234, 567])), [1234, 567]);
  }
});

test('a facing turns with the table', () => {
  assert.equal(new Layout(scene('plane'), false).angle(900), 90);
  assert.equal(new Layout(scene('plane'), true).angle(900), 270);
});

test('less is drawn from afar', () => {
  assert.deepEqual([72, 60, 59, 40, 39, 22, 21].map(detailFor), ['full', 'full', 'mid', 'mid', 'far', 'far', 'dots']);
});

test('arrows go to the next space that way', () => {
  const cells = hexes(['. . .', ' . .', '. . .']);
  const from = (/** @type {string} */ id) => cells.find((one) => one.id === id) ?? cells[0];
  const go = (/** @type {string} */ id, /** @type {number} */ dx, /** @type {number} */ dy) => neighbour(cells, from(id), dx, dy)?.id;
  assert.equal(go('a1', 1, 0), 'a2');
  assert.equal(go('b2', -1, 0), 'b1');
  assert.ok(['b1'].includes(go('a1', 0, 1) ?? ''));
  assert.equal(go('a1', 0, -1), undefined);
  assert.equal(go('c3', 1, 0), undefined);
});

test('every space can be reached by arrows', () => {
  const cells = hexes(['. . . .', ' . . .', '. . . .', ' . . .']);
  const seen = new Set(['a1']);
  for (const id of seen)
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      const next = neighbour(cells, /** @type {any} */ (cells.find((one) => one.id === id)), dx, dy);
      if (next) seen.add(next.id);
    }
  assert.equal(seen.size, cells.length);
});

test('a sheet smaller than its window lies in the middle, a larger one leaves no gap', () => {
  assert.equal(held(500, 400, 300), 50);
  assert.equal(held(20, 400, 1000), 0);
  assert.equal(held(-900, 400, 1000), -600);
  assert.equal(held(-250, 400, 1000), -250);
});

test('a pose is written in inches and degrees', () => {
  assert.equal(poseText([12340, 20100, 950]), '12.34,20.1/95');
  assert.equal(turned(-50), 3550);
  assert.equal(turned(3605), 5);
});

test('a long name stands in two lines of like length', () => {
  assert.deepEqual(lines('Henry House Hill'), ['Henry', 'House Hill']);
  assert.deepEqual(lines('Devil’s Den'), ['Devil’s Den']);
  assert.deepEqual(lines('Chattanooga-la-Longue'), ['Chattanooga-la-Longue']);
});
