import assert from "node:assert/strict";
import { test } from "node:test";

import { attempt, calledBy, choose, keyOf, lineOf, meant, point } from "../../../src/grognard/web/js/choose.js";

const pieces = [
  { id: "usa_inf_1", place: "b2", side: "usa" },
  { id: "usa_gen_1", place: "b2", side: "usa" },
  { id: "csa_inf_1", place: "c3", side: "csa" },
];
const move = (piece, place, label = `${piece} ${place}`) => ({ choice: `move ${piece} ${place}`, path: [piece, place], label });
const done = { choice: "done", path: [], label: "Done" };
const moves = [move("usa_inf_1", "b3"), move("usa_inf_1", "c2"), move("usa_gen_1", "b3"), done];

test("at first the pieces can be pointed at, and what needs no pointing stands beside", () => {
  const { selectable, complete, standing } = choose(moves, []);
  assert.deepEqual(selectable, ["usa_inf_1", "usa_gen_1"]);
  assert.equal(complete, null);
  assert.deepEqual(standing, [done]);
});

test("a piece narrows the offers to its places, a place completes one", () => {
  assert.deepEqual(choose(moves, ["usa_inf_1"]).selectable, ["b3", "c2"]);
  assert.equal(choose(moves, ["usa_inf_1", "c2"]).complete?.choice, "move usa_inf_1 c2");
});

test("two offers of the same path become buttons", () => {
  const both = [move("usa_inf_1", "b3", "together"), { ...move("usa_inf_1", "b3", "alone"), choice: "move usa_inf_1 b3 alone" }];
  const { complete, buttons } = choose(both, ["usa_inf_1", "b3"]);
  assert.equal(complete, null);
  assert.deepEqual(buttons.map((each) => each.label), ["together", "alone"]);
});

test("an offer that is the beginning of a longer one becomes a button beside what follows", () => {
  const offers = [{ choice: "order x", path: ["x"], label: "x" }, { choice: "order x y", path: ["x", "y"], label: "x y" }];
  const { selectable, buttons, complete } = choose(offers, ["x"]);
  assert.deepEqual(selectable, ["y"]);
  assert.deepEqual(buttons.map((each) => each.choice), ["order x"]);
  assert.equal(complete, null);
});

test("a click means the thing itself, a piece that stands there, or the place under it", () => {
  assert.equal(meant(["usa_gen_1"], "b2", pieces), "usa_gen_1");
  assert.equal(meant(["usa_gen_1"], "usa_inf_1", pieces), "usa_gen_1");
  assert.equal(meant(["c3"], "csa_inf_1", pieces), "c3");
  assert.equal(meant(["c3"], "usa_inf_1", pieces), null);
});

test("pointing goes on, starts anew with another piece, and steps back on the same", () => {
  assert.deepEqual(point(moves, ["usa_inf_1"], "b3", pieces), ["usa_inf_1", "b3"]);
  assert.deepEqual(point(moves, ["usa_inf_1"], "usa_gen_1", pieces), ["usa_gen_1"]);
  assert.deepEqual(point(moves, ["usa_inf_1"], "usa_inf_1", pieces), []);
  assert.equal(point(moves, ["usa_inf_1"], "i9", pieces), null);
});

test("what is not allowed is put to the referee in the nearest notation", () => {
  const kinds = ["piece", "hex", "alone?"];
  assert.equal(attempt({ verb: "move", kinds }, ["usa_inf_1"], "csa_inf_1", pieces), "move usa_inf_1 c3");
  assert.equal(attempt({ verb: "battle", kinds: ["piece", "piece"] }, ["usa_inf_1"], "c3", pieces), "battle usa_inf_1 csa_inf_1");
  assert.equal(attempt({ verb: "order", kinds: ["piece"] }, [], "i9", pieces), "order i9");
});

test("what is not on the board is called as the offers call it", () => {
  const offers = [{ choice: "move fr07 k10 2", path: ["fr07", "k10"], label: "51e ligne → k10, column" }];
  assert.equal(calledBy(offers, "fr07"), "51e ligne");
  assert.equal(calledBy(offers, "k10"), "k10");
  assert.equal(calledBy(offers, "fr99"), null);
});

test("every line of a list has its own key, none of which means something else", () => {
  const keys = Array.from({ length: 26 }, (_, at) => keyOf(at));
  assert.equal(new Set(keys).size, 26);
  assert.ok(!keys.some((key) => ["f", "u", "m", "0", "?"].includes(key)));
  assert.deepEqual(keys.map(lineOf), keys.map((_, at) => at));
  assert.equal(lineOf("Enter"), -1);
  assert.equal(keyOf(99), "");
});
