// @ts-check
/** Works on the sides that they cover, streams from hex to hex, chance that is the same everywhere. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covered, workLine } from '../../../src/grognard/web/js/board/works.js';
import { manner } from '../../../src/grognard/web/js/counters/sides.js';
import { flat, depth } from '../../../src/grognard/web/js/ground/geometry.js';
import { chance, hash, rolling } from '../../../src/grognard/web/js/ground/noise.js';
import { rows, speckle } from '../../../src/grognard/web/js/ground/scatter.js';
import { courses } from '../../../src/grognard/web/js/ground/water.js';
import { hexes } from './board.js';

test('a work of two sides covers those that its facing names', () => {
  assert.deepEqual(covered('fence2', 'n'), ['nw', 'ne']);
  assert.deepEqual(covered('fieldwork', 'se'), ['e', 'se']);
  assert.deepEqual(covered('entrenchment', 'nw'), ['w', 'nw']);
});

test('a fence of three sides is named by the middle one', () => {
  assert.deepEqual(covered('fence3', 'w'), ['sw', 'w', 'nw']);
  assert.deepEqual(covered('fence3', 'ne'), ['nw', 'ne', 'e']);
});

test('the line of a northern work runs over the upper corners, and over the lower ones for the other seat', () => {
  const [hex] = hexes(['.']);
  const [x, y] = hex.centre;
  assert.deepEqual(workLine(hex, covered('fieldwork', 'n'), false).map(([u, v]) => [Math.round(u - x), Math.round(v - y)]), [[-36, -21], [0, -42], [36, -21]]);
  assert.deepEqual(workLine(hex, covered('fieldwork', 'n'), true).map(([u, v]) => [Math.round(u - x), Math.round(v - y)]), [[36, 21], [0, 42], [-36, 21]]);
});

test('a stream runs on from hex to hex and off the board', () => {
  const { lines, ponds } = courses(hexes(['~ ~ ~']), { width: 216, height: 83.2 });
  assert.equal(lines.length, 3);
  assert.equal(ponds.length, 0);
  const ends = lines.flatMap((line) => [line[0][0], line[line.length - 1][0]]);
  assert.ok(Math.min(...ends) < 0 && Math.max(...ends) > 216);
});

test('three waters in a ring are a bend, not a pond', () => {
  assert.equal(courses(hexes(['. ~', ' ~ ~']).filter((one) => one.terrain === '~'), { width: 500, height: 500 }).ponds.length, 0);
  assert.ok(courses(hexes(['~ ~ ~', ' ~ ~', '~ ~ ~']), { width: 500, height: 500 }).ponds.length > 0);
});

test('the same seed scatters the same points; the other seat sees them turned', () => {
  const [hex] = hexes(['.']);
  const [one, again, turned] = [speckle(hex, 9, chance(5)), speckle(hex, 9, chance(5)), speckle(hex, 9, chance(5), -1)];
  assert.deepEqual(one, again);
  assert.equal(one.length, turned.length);
  const [x, y] = hex.centre;
  assert.ok(Math.abs(one[0][0] - x + (turned[0][0] - x)) < 1e-9 && Math.abs(one[0][1] - y + (turned[0][1] - y)) < 1e-9);
  assert.ok(one.every(([u, v]) => depth(flat([hex.polygon]), u, v) > 0));
});

test('rows keep off the border', () => {
  const [hex] = hexes(['.']);
  assert.ok(rows([hex.polygon], [13, 13], 6, 20).every(([u, v]) => depth(flat([hex.polygon]), u, v) >= 6));
});

test('chance stays within bounds and rolls gently', () => {
  const luck = chance(hash('bc01', 7));
  for (let k = 0; k < 500; k++) assert.ok(((value) => value >= 0 && value < 1)(luck()));
  const ground = rolling(3, 100);
  assert.ok(Math.abs(ground(50, 50) - ground(51, 50)) < 0.1);
  assert.notEqual(hash('a', 1), hash('a', 2));
});

test('the two armies are never drawn in one manner', () => {
  assert.notEqual(manner('usa'), manner('csa'));
  assert.notEqual(manner('ven'), manner('aus'));
});
