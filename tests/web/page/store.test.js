import assert from "node:assert/strict";
import { test } from "node:test";

import { left } from "../../../src/grognard/web/js/clock.js";
import { covered } from "../../../src/grognard/web/js/curtain.js";
import { after, asksAgain, curtainFor, holds, lent, mine, nameOf, nothing, since } from "../../../src/grognard/web/js/store.js";

const scene = { type: "scene", holds: ["usa", "csa"], curtain: true, you: null, sides: [{ id: "usa", name: "Union" }], seats: [{ id: "usa", name: "the Union" }],
  spaces: [{ id: "e5", label: "e5", name: "Henry House" }, { id: "palma", label: "Palma", name: "Palma" }], cards: [{ id: "rally", name: "Rally" }] };
const position = (decision, more = {}) => ({ type: "position", n: 4, pieces: [{ id: "usa_inf_1", label: "Union infantry 1", place: "e5" }], hands: [], decision, ...more });
const told = (numbers, more = {}) => ({ type: "told", happenings: numbers.map((n) => ({ n, kind: "x", side: null, texts: [] })), ...more });

function known(decision, more) {
  return after(after(nothing(), scene), position(decision, more));
}

test("lines are added once, and the page knows how far it has come", () => {
  let state = after(nothing(), told([1, 2], { whole: true }));
  state = after(state, told([2, 3], { undone: [2] }));
  assert.deepEqual(state.log.map(({ n }) => n), [1, 2, 3]);
  assert.ok(state.undone.has(2));
  assert.equal(since(state), 3);
  assert.equal(since(after(state, told([1], { whole: true }))), 1);
  assert.equal(since(nothing()), 0);
});

test("a position that asks the same again leaves the player at what he was about", () => {
  const asked = position({ seat: "usa", verb: "attack", offers: [{ choice: "attack usa_inf_1 e4" }] });
  assert.equal(asksAgain(asked, structuredClone(asked)), true);
  assert.equal(asksAgain(asked, { ...asked, n: 5 }), false);
  assert.equal(asksAgain(asked, position({ seat: "usa", verb: "attack", offers: [] })), false);
  assert.equal(asksAgain(position(null), position(null)), false);
  assert.equal(asksAgain(null, asked), false);
});

test("a page decides for the seats it holds, until the match is over", () => {
  assert.deepEqual(holds(known(null)), ["usa", "csa"]);
  assert.equal(mine(known({ seat: "usa", verb: "card" })), true);
  assert.equal(mine(known({ seat: "aus", verb: "card" })), false);
  assert.equal(mine(known({ seat: "usa", verb: "card" }, { result: { winner: "usa" } })), false);
  assert.equal(mine(known({ seat: null, typed: { kind: "dice" } })), true);
});

test("while a bot plays a seat of the page nothing is asked there, and no curtain falls for it", () => {
  const seats = [{ id: "usa", kind: "here", bot: "guard" }, { id: "csa", kind: "here", bot: "" }];
  const played = (decision, held) => ({ ...after(known(decision), { type: "presence", seats }), scene: { ...scene, holds: held } });
  assert.deepEqual(lent(played(null, ["usa", "csa"])), ["usa"]);
  assert.deepEqual(lent(played(null, ["csa"])), []);
  assert.equal(mine(played({ seat: "usa" }, ["usa", "csa"])), false);
  assert.equal(mine(played({ seat: "csa" }, ["usa", "csa"])), true);
  assert.equal(curtainFor(played({ seat: "usa" }, ["usa", "csa"]), "csa"), null);
  assert.equal(curtainFor(played({ seat: "csa" }, ["usa", "csa"]), null), "csa");
});

test("the curtain falls for another seat of the page, and for whoever types what is hidden", () => {
  assert.equal(curtainFor(known({ seat: "csa" }), "usa"), "csa");
  assert.equal(curtainFor(known({ seat: "usa" }), "usa"), null);
  assert.equal(curtainFor(known({ seat: null, owner: "csa" }), "usa"), "csa");
  assert.equal(curtainFor(known({ seat: null, owner: "csa", typed: { kind: "dice" } }), "usa"), null);
  assert.equal(curtainFor(known({ seat: "csa" }, { result: {} }), "usa"), null);
});

test("behind the curtain no card and no choice is left", () => {
  const hidden = covered(position({ seat: "usa", offers: [{ choice: "card rally" }], typed: {} }, { hands: [{ side: "usa", size: 1, cards: ["rally"] }] }));
  assert.ok(!JSON.stringify(hidden).includes("rally"));
  assert.equal(hidden.hands[0].size, 1);
});

test("things are called by their names", () => {
  const state = known(null);
  assert.equal(nameOf(state, "usa_inf_1"), "Union infantry 1");
  assert.equal(nameOf(state, "e5"), "e5, Henry House");
  assert.equal(nameOf(state, "palma"), "Palma");
  assert.equal(nameOf(state, "rally"), "Rally");
  assert.equal(nameOf(state, "nobody"), "nobody");
});

test("only the running clock runs", () => {
  const clock = { left: { usa: 60, csa: 30 }, running: "usa" };
  assert.equal(left(clock, "usa", 10), 50);
  assert.equal(left(clock, "csa", 10), 30);
  assert.equal(left(clock, "usa", 100), 0);
  assert.equal(left(clock, "nobody", 1), null);
});
