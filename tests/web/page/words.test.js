import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { ago, day, fillIn, minutes, number, percent, plural, signed, speak, t, many, typeset } from "../../../src/grognard/web/js/words.js";

const WEB = new URL("../../../src/grognard/web/", import.meta.url);
const messages = (lang) => new Map([...readFileSync(new URL(`texts/page.${lang}.ftl`, WEB), "utf-8").matchAll(/^([\w-]+) = (.+)$/gm)].map(([, key, text]) => [key, text]));
const places = (text) => [...text.matchAll(/\{ \$(\w+) \}/g)].map(([, name]) => name).sort();

test("places are filled, unknown ones stay visible", () => {
  assert.equal(fillIn("Turn { $n } of {goal}", { n: 3, goal: "six" }, "en"), "Turn 3 of six");
  assert.equal(fillIn("{ $n }", {}, "en"), "{ $n }");
});

test("French counts nought as one, English does not", () => {
  assert.equal(plural("fr", 0), "one");
  assert.equal(plural("en", 0), "other");
  assert.equal(plural("fr", 1.5), "one");
  assert.equal(plural("en", 1), "one");
});

test("French marks have their spaces, which never break", () => {
  assert.equal(typeset("Quoi ? Ici : là ; non !", "fr"), "Quoi\u202f? Ici\u00a0: là\u202f; non\u202f!");
  assert.equal(typeset("« Attaque »", "fr"), "«\u00a0Attaque\u00a0»");
  assert.equal(typeset("50 % de", "fr"), "50\u202f% de");
  assert.equal(typeset("What? Here: there; no!", "en"), "What? Here: there; no!");
});

test("numbers, terms and chances are written as the language writes them", () => {
  assert.equal(number(1.5, "fr"), "1,5");
  assert.equal(number(-1, "en"), "−1");
  speak("en", {});
  assert.equal(signed(4), "+4");
  assert.equal(signed(0), "0");
  assert.equal(percent(0.3333, "en"), "33%");
  assert.equal(percent(0.0741, "fr"), "7,4\u202f%");
  assert.equal(percent(0.0000001, "en"), "0.1%");
  assert.equal(percent(1, "en"), "100%");
});

test("time is written short", () => {
  assert.equal(minutes(65), "1:05");
  assert.equal(minutes(3600), "1:00:00");
  assert.equal(minutes(-3), "0:00");
  assert.equal(ago(0, 3 * 3600, "en"), "3 hours ago");
  assert.equal(day("1861-07-21", "fr"), "21 juillet 1861");
  assert.equal(day("spring 1616", "en"), "spring 1616");
});

test("a sentence goes with its number", () => {
  speak("en", { "roll-one": "Roll { $n } die", "roll-other": "Roll { $n } dice" });
  assert.equal(many("roll", 1), "Roll 1 die");
  assert.equal(many("roll", 3), "Roll 3 dice");
  assert.equal(t("unknown"), "unknown");
});

test("both languages say the same things with the same places", () => {
  const [english, french] = [messages("en"), messages("fr")];
  assert.deepEqual([...french.keys()].sort(), [...english.keys()].sort());
  for (const [key, text] of english) assert.deepEqual(places(french.get(key)), places(text), key);
});

test("every word that the page asks for is there, and none is idle", () => {
  const source = readdirSync(new URL("js/", WEB), { recursive: true }).filter((name) => name.endsWith(".js")).map((name) => readFileSync(new URL(`js/${name}`, WEB), "utf-8")).join("\n");
  const keys = messages("en");
  const asked = new Set([...source.matchAll(/\bt\("([\w-]+)"/g)].map(([, key]) => key));
  for (const [, key] of source.matchAll(/\bmany\("([\w-]+)"/g)) for (const form of ["one", "other"]) asked.add(`${key}-${form}`);
  const made = [...source.matchAll(/\bt\(`([\w-]+-)\$\{/g)].map(([, start]) => start);
  assert.deepEqual([...asked].filter((key) => !keys.has(key)), []);
  const idle = [...keys.keys()].filter((key) => !asked.has(key) && !made.some((start) => key.startsWith(start)));
  assert.deepEqual(idle, []);
});

test("French apostrophes are curly and its marks never stand behind a space that breaks", () => {
  for (const [key, text] of messages("fr")) {
    assert.ok(!text.includes("'"), key);
    assert.ok(!/\S[!?;]/.test(text.replace(/\{[^}]*\}/g, "x ")) || /^\W+$/.test(text), `${key}: ${text}`);
  }
});
