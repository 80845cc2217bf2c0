// @ts-check
/** Rosters as the page puts them together. */

import assert from "node:assert/strict";
import test from "node:test";

import { blank, cost, fileName, placeOf, plain, recruit, strength, whole, withFirst } from "../../../src/grognard/web/js/muster/rosters.js";
import { dropped, isWithin, movable } from "../../../src/grognard/web/js/open/draft.js";
import { firstWish, wishFor } from "../../../src/grognard/web/js/setup.js";

const KIND = { id: "fr_line", sizes: [{ id: "standard", points: 38 }, { id: "small", points: 30 }] };

test("a roster says nothing that goes without saying, and is whole again", () => {
  const roster = blank("france", "Avant-garde", "1re brigade");
  recruit(roster.brigade[0], "fr_line");
  recruit(roster.brigade[0], "fr_line");
  roster.brigade[0].unit[0].size = "small";
  recruit(roster.brigade[0], "fr_line");
  assert.deepEqual(plain(roster).brigade[0].unit, [{ profile: "fr_line", count: 2, size: "small" }, { profile: "fr_line", count: 1 }]);
  assert.ok(!("personality" in plain(roster).general));
  assert.deepEqual(whole(plain(roster)), roster);
  assert.deepEqual(whole({ brigade: [{ unit: [{ profile: "x" }] }] }).brigade[0].unit, [{ count: 1, size: "", profile: "x" }]);
  assert.equal(strength(roster), 3);
});

test("units cost what their size costs", () => {
  assert.equal(cost(/** @type {any} */ (KIND), { profile: "fr_line", count: 3, size: "" }), 114);
  assert.equal(cost(/** @type {any} */ (KIND), { profile: "fr_line", count: 2, size: "small" }), 60);
  assert.equal(cost(null, { profile: "nobody", count: 2, size: "" }), 0);
});

test("a flaw is shown at the nearest place that the form has", () => {
  const has = (/** @type {string} */ place) => ["brigade[0].unit", "brigade[0]", "general.rating"].includes(place);
  assert.equal(placeOf("brigade[0].unit[3].profile", has), "brigade[0].unit");
  assert.equal(placeOf("brigade[0].commander.rating", has), "brigade[0]");
  assert.equal(placeOf("general.rating", has), "general.rating");
  assert.equal(placeOf("nowhere", has), "");
  assert.equal(placeOf("", has), "");
});

test("files have plain names, and a dozen rosters are kept", () => {
  assert.equal(fileName("1re Armée – Ésope!"), "1re_armee_esope.toml");
  assert.equal(fileName("***"), "army.toml");
  const many = Array.from({ length: 14 }, (_, n) => /** @type {any} */ ({ id: `r${n}` }));
  const kept = many.reduce((known, each) => withFirst(known, each), []);
  assert.equal(kept.length, 12);
  assert.equal(withFirst(kept, many[5])[0].id, "r5");
  assert.equal(withFirst(kept, many[5]).length, 12);
});

test("a match of rosters tells ground, armies and the number", () => {
  const game = { seats: [{ id: "a", name: "A" }, { id: "b", name: "B" }], seatings: [], options: [{ id: "scale", default: 100 }] };
  const wish = { ...firstWish("Anna"), game: "black_powder", scenario: "bp01", seat: "a", options: { scale: 75 } };
  const told = wishFor(wish, /** @type {any} */ (game), { ground: "drawn_field", armies: { a: "x", b: "y" }, options: { ground: 7 } });
  assert.equal(told.scenario, "drawn_field");
  assert.deepEqual(told.options, { scale: 75, ground: 7 });
  assert.ok(!("armies" in wishFor(wish, /** @type {any} */ (game))));
});

test("in the deployment units are put down, into houses too, and commanders after them", () => {
  const pieces = [{ id: "u", side: "a", symbol: "infantry", formation: "line" }, { id: "c", side: "a", symbol: "commander" }, { id: "g", side: "a", symbol: "infantry", formation: "garrison" }];
  const house = { terrain: "building", polygon: [[18000, 5000], [22000, 5000], [22000, 8000], [18000, 8000]] };
  const at = (/** @type {string} */ verb, /** @type {any[]} */ offers = []) => /** @type {any} */ ({ pieces, decision: { verb, offers } });
  const put = (/** @type {string} */ verb, /** @type {number} */ which, /** @type {string} */ pose, offers = /** @type {any[]} */ ([])) => dropped(at(verb, offers), /** @type {any} */ (pieces[which]), pose, /** @type {any} */ ([house]));
  assert.deepEqual(put("deploy", 0, "30,6/0"), ["deploy u line 30,6/0"]);
  assert.deepEqual(put("deploy", 0, "20,6/0"), ["deploy u garrison 20,6/0"]);
  assert.deepEqual(put("deploy", 2, "30,6/0", [{ choice: "deploy g attack_column 3,3/0" }]), ["deploy g attack_column 30,6/0"]);
  assert.equal(put("deploy", 1, "30,6/0"), null);
  assert.deepEqual(put("station", 1, "30,6/0"), ["station c 30,6"]);
  assert.deepEqual(movable(at("deploy"), "a"), ["u", "g"]);
  assert.deepEqual(movable(at("station", [{ choice: "station c 1,1", path: ["c"] }]), "a"), ["c"]);
  assert.ok(isWithin(house.polygon, 20000, 6000));
  assert.ok(!isWithin(house.polygon, 23000, 6000));
});
