// The open table: gestures become choices, bases snap, moves are told as their unit sees them.

import assert from "node:assert/strict";
import { test } from "node:test";

const { before, byGait, charging, dropped, movable, poseIn, seenFrom, standing, together } = await import("../../../src/grognard/web/js/open/draft.js");
const { corners, gap, snapped } = await import("../../../src/grognard/web/js/open/snap.js");
const { length, plain, tellLengths, used } = await import("../../../src/grognard/web/js/board/measures.js");

const unit = (id, more = {}) => ({ id, symbol: "infantry", side: "a", place: "", command: "b1", formation: "line", base: [6000, 1000], pose: [20000, 10000, 0], badges: [], ...more });
const vial = { id: "b1", symbol: "commander", side: "a", place: "", command: "b1", base: [750, 750], pose: [20000, 5000, 0] };
const ask = (verb, more = {}) => ({ pieces: [unit("l1"), unit("l2"), unit("foe", { side: "b", command: "x" }), vial], plans: [], decision: { verb, passing: "end", offers: [], about: [], ...more } });
const offer = (choice, path = []) => ({ choice, path, label: choice });

test("a unit that is dragged is briefed by its own commander first", () => {
  const position = ask("order", { offers: [offer("order b1 orders", ["b1"]), offer("end")] });
  assert.deepEqual(dropped(position, unit("l1"), "20,18/0"), ["order b1 orders", "brief l1", "leg move 20,18/0"]);
  assert.deepEqual(charging(position, unit("l1"), "foe"), ["order b1 orders", "brief l1", "leg charge foe"]);
  assert.equal(before(position, unit("l1", { command: "b2" })), null);
  assert.equal(together(["a", "b"]), "a; b");
});

test("a second unit joins once the first has a leg", () => {
  const first = ask("leg", { about: ["l1"], passing: "enough", offers: [offer("leg move 20,18/0")] });
  assert.deepEqual(before(first, unit("l1")), []);
  assert.equal(before(first, unit("l2")), null);
  const next = ask("leg", { about: ["l1"], passing: "enough", offers: [offer("enough")] });
  assert.deepEqual(before(next, unit("l2")), ["enough", "brief l2"]);
});

test("a leg begins where the one before ended, and a garrison comes out in line", () => {
  const position = { ...ask("leg", { about: ["l1"] }), plans: [{ piece: "l1", legs: [unit("l1", { pose: [20000, 18000, 0] })] }] };
  assert.deepEqual(standing(position, unit("l1")).pose, [20000, 18000, 0]);
  assert.deepEqual(dropped(ask("leg", { about: ["l1"] }), unit("l1", { formation: "garrison" }), "1,2/0"), ["leg leave line 1,2/0"]);
});

test("commanders ride to points, reserves come in at poses", () => {
  assert.deepEqual(dropped(ask("ride"), vial, "3,4/90"), ["ride b1 3,4"]);
  assert.equal(dropped(ask("ride"), unit("l1"), "3,4/90"), null);
  assert.deepEqual(dropped(ask("reserve"), unit("l1"), "3,4/90"), ["reserve l1 3,4/90"]);
});

test("only who may be ordered is taken up", () => {
  const position = ask("order", { offers: [offer("order b1 orders", ["b1"])] });
  position.pieces[1] = unit("l2", { badges: ["disordered"] });
  assert.deepEqual(movable(position, "a"), ["l1", "b1"]);
});

test("candidates are gathered by gait, one for each formation", () => {
  const found = byGait(["leg form line centre", "leg form line front", "leg form square front", "leg move 1,2/0", "enough"].map((each) => offer(each)));
  assert.deepEqual([...found].map(([gait, these]) => [gait, these.map((each) => each.choice)]), [["form", ["leg form line centre", "leg form square front"]], ["move", ["leg move 1,2/0"]]]);
  assert.deepEqual(poseIn("leg move 1,2/0 16.57,12.8/345.5"), [16570, 12800, 3455]);
  assert.equal(poseIn("leg charge foe"), null);
});

test("a move is told as its unit sees it", () => {
  assert.deepEqual(seenFrom([20000, 10000, 900], [24000, 9000, 450]), { ahead: 4000, right: 1000, turn: -450 });
  assert.equal(seenFrom([0, 0, 0], [0, 0, 1800]).turn, -1800);
});

test("a base snaps into line with a neighbour and just out of range", () => {
  const friend = unit("l2", { pose: [28000, 10000, 0] });
  assert.deepEqual(snapped(unit("l1"), [20000, 10300, 30], [friend]), { pose: [20000, 10000, 0], to: "line" });
  const foe = unit("foe", { side: "b", pose: [20000, 30000, 1800], ranges: [4000, 12000] });
  const { pose, to } = snapped(unit("l1"), [20000, 17200, 0], [foe]);
  assert.equal(to, "range");
  assert.ok(gap(corners(pose, [6000, 1000]), corners(foe.pose, foe.base)) > 12000);
  assert.equal(snapped(unit("l1"), [20000, 12000, 0], [friend, foe]).to, "");
});

test("lengths are told in inches or centimetres, as the language writes them", () => {
  assert.equal(length(8000), "8″");
  assert.equal(used(6240, 8000), "6.2 / 8″");
  tellLengths(true, "fr");
  assert.equal(length(6250), "15,6 cm");
  tellLengths(false, "en");
  assert.equal(plain(12340), "12.3");
});

test("what was judged for one position is not done in the next", async () => {
  const { Marshal } = await import("../../../src/grognard/web/js/open/marshal.js");
  const sent = [];
  const offers = [offer("order b1 orders", ["b1"]), offer("end")];
  const known = (n) => ({ scene: { board: "plane", holds: ["a"], sides: [{ id: "a" }], seats: [{ id: "a", side: "a" }] }, position: { ...ask("order", { seat: "a", offers }), n } });
  const desk = { known: known(1), offers, send: (choices) => sent.push(choices), live: { ask: async () => ({ legal: true }) } };
  const marshal = new Marshal(desk);
  await marshal.attempt(["end"], "l1");
  assert.deepEqual(sent, [["end"]]);
  desk.live.ask = async () => {
    desk.known = known(desk.known.position.n + 1);
    return { legal: true };
  };
  await marshal.attempt(["end"], "l1");
  await marshal.drop("l1", "20,18/0", null);
  assert.equal(sent.length, 1);
});
