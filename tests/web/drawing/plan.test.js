// @ts-check
/** The plan of a siege and the names of regions: camps keep apart, words keep to their own land. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clear, ground } from '../../../src/grognard/web/js/ground/regions.js';
import { Layout } from '../../../src/grognard/web/js/ground/layout.js';
import { drawnUp, spread } from '../../../src/grognard/web/js/plan.js';

/** @param {string} id @param {string} side @param {string} symbol */
const piece = (id, side, symbol) => /** @type {any} */ ({ id, side, symbol, place: 'farra', strength: 1, full: 1, label: id });

test('troops lie in one stack a side, guns and sappers one by one', () => {
  const lots = drawnUp([piece('a', 'ven', 'inf'), piece('b', 'ven', 'art'), piece('c', 'ven', 'leader'), piece('d', 'aus', 'inf'), piece('e', 'ven', 'sap')]);
  assert.deepEqual(lots.map((lot) => lot.map(({ id }) => id)), [['a', 'c'], ['b'], ['e'], ['d']]);
});

test('camps stay in the frame and apart from each other', () => {
  const boxes = [{ x: 20, y: 150, wide: 108, high: 52 }, { x: 24, y: 170, wide: 108, high: 86 }, { x: 360, y: 10, wide: 74, high: 52 }, { x: 180, y: 310, wide: 108, high: 52 }, { x: 200, y: 300, wide: 108, high: 52 }];
  spread(boxes, [186, 156]);
  for (const [k, one] of boxes.entries()) {
    assert.ok(one.x - one.wide / 2 >= 5 && one.x + one.wide / 2 <= 367 && one.y - one.high / 2 >= 5 && one.y + one.high / 2 <= 307);
    for (const other of boxes.slice(k + 1)) assert.ok(Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2 || Math.abs(one.y - other.y) >= (one.high + other.high) / 2);
  }
});

test('the name of a region is written on its land, not over the sea', () => {
  const square = (/** @type {string} */ id, /** @type {string} */ region, /** @type {number} */ x) => ({ id, label: id, region, terrain: 'open', centre: [x + 150, 150], polygon: [[x, 0], [x + 300, 0], [x + 300, 300], [x, 300]] });
  const scene = /** @type {any} */ ({ board: 'areas', width: 1100, height: 400, edges: [], spaces: [square('here', 'own', 0), square('there', 'other', 300)] });
  const layout = new Layout(scene, false);
  const over = ground(scene, layout, 'own');
  assert.deepEqual([over(150, 150), over(450, 150) > 0, over(800, 150) > over(450, 150)], [0, true, true]);
  const [x, y] = clear([150, 290], 60, 17, [[0, 200, 300, 300]], layout, over);
  assert.ok(y <= 200 + 12 - 17 + 9 && x - 60 >= 0 && x + 60 <= 300, `${x} ${y}`);
});

test('counters of a map of areas are drawn larger from afar, within bounds', () => {
  const layout = new Layout(/** @type {any} */ ({ board: 'areas', width: 1000, height: 800, edges: [], spaces: [] }), false);
  const near = layout.size;
  layout.see(1);
  assert.equal(layout.size, near);
  layout.see(0.33);
  assert.ok(layout.size > near * 1.8);
  layout.see(0.01);
  assert.ok(layout.size <= near * 2.11);
});
