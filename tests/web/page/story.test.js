import assert from "node:assert/strict";
import { test } from "node:test";

import { bare, parts } from "../../../src/grognard/web/js/clauses.js";
import { chapters, counted, paragraphs, spokenLine } from "../../../src/grognard/web/js/log.js";

const line = (n, kind, side, turn, more = {}) => ({ n, kind, side, turn, texts: [{ text: `${side} ${kind}` }], ...more });

test("clauses are found among words", () => {
  assert.deepEqual(parts("One figure (BC-ret-25) falls."), [
    { text: "One figure (", clause: false }, { text: "BC-ret-25", clause: true }, { text: ") falls.", clause: false }]);
  assert.deepEqual(parts("GR-7.3-1"), [{ text: "GR-7.3-1", clause: true }]);
  assert.deepEqual(parts("Nothing at all"), [{ text: "Nothing at all", clause: false }]);
});

test("a sentence can do without its clauses in brackets", () => {
  assert.equal(bare("2 dice (BC-dice-1), −1 woods (BC-wood-2): 1 die."), "2 dice, −1 woods: 1 die.");
  assert.equal(bare("Not allowed (BC-ord-1: 3, 2)."), "Not allowed.");
  assert.equal(bare("It rains (a little)."), "It rains (a little).");
});

test("a chapter is a turn, an answer of the other side is part of it", () => {
  const log = [line(1, "draw", "usa", 0), line(2, "card", "usa", 1), line(3, "answer", "csa", 1), line(4, "card", "csa", 2)];
  assert.deepEqual(chapters(log).map(({ turn, side, lines }) => [turn, side, lines.length]), [[0, "usa", 1], [1, "usa", 2], [2, "csa", 1]]);
});

test("what belongs together is one paragraph; dice, words and what was taken back stand alone", () => {
  const log = [line(1, "order", "usa", 1), line(2, "order", "usa", 1), line(3, "order", "usa", 1), line(4, "roll", "usa", 1, { dice: ["flag"] }),
    line(5, "roll", "usa", 1, { dice: ["flag"] }), line(6, "say", "usa", 1, { said: "ha" }), line(7, "say", "usa", 1, { said: "ho" })];
  assert.deepEqual(paragraphs(log, new Set([3])).map((each) => each.map(({ n }) => n)), [[1, 2], [3], [4], [5], [6], [7]]);
});

test("the same sentence again and again is told once", () => {
  assert.deepEqual(counted(["a", "a", "a", "b", "a"]), ["a (× 3)", "b", "a"]);
});

test("a screen reader hears the line without clauses", () => {
  assert.equal(spokenLine({ n: 1, kind: "roll", texts: [{ text: "One hit (BC-hit-1)." }, { text: "It holds." }] }), "One hit. It holds.");
});
