import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { pageFor } from "../../../src/grognard/web/js/aid.js";
import { cardSize } from "../../../src/grognard/web/js/hand.js";
import { found, plain } from "../../../src/grognard/web/js/keypad.js";
import { pause } from "../../../src/grognard/web/js/net.js";
import { sums, values } from "../../../src/grognard/web/js/preview.js";
import { brigades } from "../../../src/grognard/web/js/roster.js";
import { search } from "../../../src/grognard/web/js/rules.js";
import { preferred } from "../../../src/grognard/web/js/settings.js";
import { firstWish, isReal, wishFor, withOption } from "../../../src/grognard/web/js/setup.js";

const WEB = new URL("../../../src/grognard/web/", import.meta.url);

test("the first language of the browser that we speak is taken", () => {
  assert.equal(preferred(["de-AT", "fr-CA", "en"]), "fr");
  assert.equal(preferred(["de"]), "en");
});

test("rules are found by number first, then by words without accents", () => {
  const rules = [{ clause: "BC-ret-1", text: "Une unité bat en retraite." }, { clause: "BC-hit-1", text: "Voir BC-ret-1: blessé." }];
  assert.deepEqual(search(rules, "ret-1").map(({ clause }) => clause), ["BC-ret-1", "BC-hit-1"]);
  assert.deepEqual(search(rules, "BLESSE voir").map(({ clause }) => clause), ["BC-hit-1"]);
  assert.equal(search(rules, "").length, 2);
  assert.equal(plain("Éclairé"), "eclaire");
});

test("cards are found by any of their words", () => {
  const cards = [{ id: "attack_left", name: "Attaque à gauche", text: "3 ordres" }, { id: "rally", name: "Ralliement", text: "" }];
  assert.deepEqual(found(cards, "a gauche").map(({ id }) => id), ["attack_left"]);
  assert.deepEqual(found(cards, "rally").map(({ id }) => id), ["rally"]);
});

test("the aid opens at what is being done", () => {
  const pages = [{ id: "turn", verbs: ["card"] }, { id: "battle", verbs: ["battle"] }];
  assert.equal(pageFor(pages, "battle").id, "battle");
  assert.equal(pageFor(pages, "other").id, "turn");
  assert.equal(pageFor([], "x"), null);
  const guns = [...pages, { ...pages[1], id: "fire", verbs: ["battle"], units: ["art"] }];
  assert.equal(pageFor(guns, "battle").id, "battle");
  assert.equal(pageFor(guns, "battle", "art").id, "fire");
});

test("terms are summed by what they count", () => {
  const terms = [{ of: "dice", value: 4 }, { of: "dice", value: -1 }, { of: "ignore", value: 1 }];
  assert.deepEqual([...sums(terms)], [["dice", 3], ["ignore", 1]]);
});

test("a long forecast gathers its tail", () => {
  const odds = Array.from({ length: 9 }, (_, value) => [value, 1 / 9]);
  const shown = values({ odds });
  assert.equal(shown.length, 6);
  assert.ok(shown.at(-1).more);
  assert.ok(Math.abs(shown.reduce((sum, { chance }) => sum + chance, 0) - 1) < 1e-9);
  assert.deepEqual(values({ odds: [[1, 0.5], [0, 0.5], [2, 0]] }).map(({ value }) => value), [0, 1]);
});

test("around a real table people sit here and type their dice; without it a bot comes back", () => {
  const game = { seats: [{ id: "a" }, { id: "b" }], sources: [{ id: "dice" }], options: [{ id: "referee", default: 0, real: true }, { id: "cap", default: 0 }] };
  const wish = { ...firstWish("Anna"), seat: "a", other: "Paul" };
  assert.deepEqual(withOption(wish, game, "cap", 1), { options: { cap: 1 } });
  const real = { ...wish, ...withOption(wish, game, "referee", 1) };
  assert.ok(isReal(game, real.options));
  const { seats, options, dealers } = wishFor(real, game);
  assert.deepEqual({ seats, options, dealers }, { seats: { a: { kind: "here", name: "Anna" }, b: { kind: "here", name: "Paul" } }, options: { referee: 1 }, dealers: { dice: "typed" } });
  const back = { ...real, ...withOption(real, game, "referee", 0) };
  assert.deepEqual([back.opponent, back.dealers], ["bot", {}]);
});

test("the wish for a match says what differs from the usual", () => {
  const game = { seats: [{ id: "usa" }, { id: "csa" }], options: [{ id: "cap", default: 0 }, { id: "hill", default: 1 }] };
  const wish = { ...firstWish("Anna"), game: "battle_cry", scenario: "bc01", seat: "csa", options: { cap: 3, hill: 1 }, dealers: { dice: "typed", cards: "fair" } };
  assert.deepEqual(wishFor(wish, game), { game: "battle_cry", scenario: "bc01", seats: { usa: { kind: "bot", bot: "greedy" }, csa: { kind: "here", name: "Anna" } },
    options: { cap: 3 }, dealers: { dice: "typed" }, clock: null, messages: true, hints: true });
  assert.deepEqual(wishFor({ ...wish, opponent: "link", clock: "turn", minutes: 2 }, game).clock, { kind: "turn", seconds: 120, onEnd: "lose" });
});

test("attempts to come back wait longer and longer", () => {
  const waits = [0, 1, 2, 3, 9].map((attempt) => pause(attempt, 0.5));
  assert.deepEqual([...waits].sort((a, b) => a - b), waits);
  assert.ok(waits.at(-1) <= 10000);
});

test("cards are as wide as the hand has room for", () => {
  assert.equal(cardSize({ width: 2000, height: 999 }, 5), 114);
  assert.equal(cardSize({ width: 600, height: 999 }, 6), 92);
  assert.equal(cardSize({ width: 100, height: 999 }, 6), 74);
  assert.equal(cardSize({ width: 2000, height: 142 }, 5), 100);
});

test("the page fetches at once what every screen needs", () => {
  const named = new Set();
  const visit = (path) => {
    if (named.has(path)) return;
    named.add(path);
    const text = readFileSync(new URL(`js/${path}`, WEB), "utf-8");
    for (const [, from] of text.matchAll(/^(?:import|export)[^;]*?from ["'](\.{1,2}\/[^"']+)["']/gm)) visit(new URL(from, `file:///${path}`).pathname.slice(1));
  };
  ["main.js", "board.js"].forEach(visit);
  const index = readFileSync(new URL("index.html", WEB), "utf-8");
  const fetched = [...index.matchAll(/(?:modulepreload" href|src)="\/web\/js\/([^"]+)"/g)].map(([, path]) => path);
  assert.deepEqual(fetched.sort(), [...named].sort(), "index.html: the list of modulepreload");
});

test("a roster has the general first, then brigades behind their commanders", () => {
  const pieces = [{ id: "u1", command: "b1", formation: "line" }, { id: "u2", command: "b2", formation: "line" }, { id: "c1", command: "b1" }, { id: "g", command: "" }, { id: "c2", command: "b2" }];
  assert.deepEqual(brigades(pieces).map((brigade) => brigade.map(({ id }) => id)), [["g"], ["c1", "u1"], ["c2", "u2"]]);
});
