// @ts-check
/** Joined cells, outlines, softened rings: what every painter of the ground rests on. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockwise, contacts, depth, flat, lands, outlines, smooth, turn, walk, wandering } from '../../../src/grognard/web/js/ground/geometry.js';
import { cell, hexes } from './board.js';

test('cells that share a side touch, others do not', () => {
  const near = contacts(hexes(['.. ..', ' .. ..']));
  assert.deepEqual(near.get('a1')?.map((other) => other.id).sort(), ['a2', 'b1']);
  assert.deepEqual(near.get('b1')?.map((other) => other.id).sort(), ['a1', 'a2', 'b2']);
});

test('a land is all cells of one terrain that hang together', () => {
  const found = lands(hexes(['H H .', ' . H .', 'W . H']));
  const hills = found.filter((land) => land.terrain === 'H').map((land) => land.cells.map((one) => one.id).sort());
  assert.deepEqual(hills.map((ids) => ids.join()).sort(), ['a1,a2,b2,c3']);
  assert.equal(found.filter((land) => land.terrain === 'W').length, 1);
});

test('the outline of one hex is its own ring', () => {
  const [hex] = hexes(['.']);
  const [ring, ...more] = outlines([hex]);
  assert.equal(ring.length, 6);
  assert.equal(more.length, 0);
});

test('a land around a clearing has an outer ring and a hole', () => {
  const [woods] = lands(hexes(['W W .', ' W . W', 'W W W', ' . . .']).filter((one) => one.terrain === 'W'));
  const ring = lands(hexes([' W W .', 'W . W .', ' W W .'])).find((land) => land.terrain === 'W');
  assert.equal(ring?.rings.length, 2);
  assert.ok(woods.rings.length >= 1);
});

test('every side of the outline is a side of exactly one cell', () => {
  const cells = hexes(['H H', ' H']);
  const sides = outlines(cells).reduce((sum, ring) => sum + ring.length, 0);
  assert.equal(sides, 3 * 6 - 2 * 3);
});

test('softening keeps the ring near its corners and inside their hull', () => {
  const [{ polygon }] = hexes(['.']);
  const soft = smooth(polygon, 3);
  assert.equal(soft.length, polygon.length * 8);
  assert.ok(Math.abs(turn(soft)) < Math.abs(turn(polygon)));
  assert.ok(soft.every(([x, y]) => depth(flat([polygon]), x, y) > -1e-6));
});

test('two neighbours draw their common border alike, by whatever hand it wanders', () => {
  const [one, two] = hexes(['. .']);
  const rolling = (/** @type {number} */ x, /** @type {number} */ y) => Math.abs(Math.sin(x * 12.9 + y * 78.2));
  const at = (/** @type {[number, number][]} */ ring) => new Set(ring.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`));
  const [first, second] = [at(wandering(clockwise(one.polygon), rolling, 5)), at(wandering(clockwise(two.polygon), rolling, 5))];
  assert.equal([...first].filter((p) => second.has(p)).length, 4);
});

test('depth is positive inside, negative outside, and the distance to the border', () => {
  const square = flat([[[0, 0], [10, 0], [10, 10], [0, 10]]]);
  assert.equal(depth(square, 5, 5), 5);
  assert.equal(depth(square, 5, 8), 2);
  assert.equal(depth(square, 5, 13), -3);
});

test('a walk steps evenly, and its side looks into a clockwise ring', () => {
  const ring = clockwise([[0, 0], [0, 10], [10, 10], [10, 0]]);
  const stations = walk(ring, 2.5);
  assert.equal(stations.length, 16);
  assert.ok(stations.every(({ x, y, nx, ny }) => depth(flat([ring]), x + nx * 0.9, y + ny * 0.9) > -1e-9));
});

test('an open walk stays on its line', () => {
  const stations = walk([[0, 0], [10, 0], [10, 0]], 5, false);
  assert.deepEqual(stations.map(({ x }) => x), [0, 5]);
});

test('a single cell is a land of its own', () => {
  assert.equal(lands([cell('x', 'T', 100, 100)]).length, 1);
});
