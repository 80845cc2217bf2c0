// The chart of a review: its line, its turns, where arrow keys lead; and a bot that takes its time.

import assert from "node:assert/strict";
import { test } from "node:test";

import { after, nothing } from "../../../src/grognard/web/js/store.js";
import { led, points, turnAt } from "../../../src/grognard/web/js/swings.js";

const review = /** @type {any} */ ({ wins: [0.5, 0.5, 0.6, 0.7, 0.2, 1], turns: [{ turn: 0, n: 0 }, { turn: 1, n: 2 }, { turn: 2, n: 4 }] });

test("a long match is drawn with few points, the first and the last among them", () => {
  const found = points(Array.from({ length: 2001 }, (_, n) => n / 2000), 200);
  assert.ok(found.length <= 202);
  assert.deepEqual(found[0], [0, 0]);
  assert.deepEqual(found.at(-1), [2000, 1]);
  assert.equal(points(review.wins).length, 6);
});

test("arrows lead from turn to turn, Home and End to the ends", () => {
  assert.equal(led(review, 0, "ArrowRight"), 2);
  assert.equal(led(review, 3, "ArrowRight"), 4);
  assert.equal(led(review, 4, "ArrowRight"), 5);
  assert.equal(led(review, 3, "ArrowLeft"), 2);
  assert.equal(led(review, 0, "ArrowLeft"), 0);
  assert.equal(led(review, 3, "Home"), 0);
  assert.equal(led(review, 3, "End"), 5);
  assert.equal(led(review, 3, "a"), null);
});

test("every position belongs to a turn", () => {
  assert.deepEqual([0, 1, 2, 3, 5].map((n) => turnAt(review, n)), [0, 0, 1, 1, 2]);
});

test("a bot's thinking is known until it has decided, or somebody else thinks", () => {
  const thinking = /** @type {any} */ ({ type: "thinking", seat: "csa", done: 0.4 });
  const known = after(nothing(), thinking);
  assert.deepEqual(known.thought, { seat: "csa", done: 0.4 });
  assert.equal(after(nothing(), { ...thinking, ask: 3 }).thought, null); // a hint of this page
  assert.equal(after(known, /** @type {any} */ ({ type: "presence", here: [], thinking: null })).thought, null);
  assert.deepEqual(after(known, /** @type {any} */ ({ type: "presence", here: [], thinking: "csa" })).thought, known.thought);
  assert.equal(after(known, /** @type {any} */ ({ type: "position", n: 3 })).thought, null);
});
