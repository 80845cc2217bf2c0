// @ts-check
/** Shots and blows as arithmetic: who at whom with how many dice, what each must show, what was saved. */

import { linked } from "../clauses.js";
import { die } from "../dice.js";
import { el } from "../dom.js";
import { capital, t } from "../words.js";

/** @typedef {import("../table.js").Desk} Desk */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {import("../wire").Happening} Happening */

const ROLLS = new Set(["fire", "refire", "save", "resave", "strike", "restrike", "break"]);
const ENDS = new Set(["order", "brief", "leg", "ride", "cease", "shoot", "fight"]); // what begins something new
const MOST = 8;
const unfolded = new Set(); // rolls whose reasons are read

/** The rolls of the last exchange, the first of them first. @param {import("../store.js").Known} known @returns {Happening[]} */
export function exchange(known) {
  const found = [];
  for (let k = known.log.length - 1; k >= 0 && found.length < MOST; k--) {
    const line = known.log[k];
    if (known.undone.has(line.n)) continue;
    if (ROLLS.has(line.kind)) found.unshift(line);
    else if (ENDS.has(line.kind)) break;
  }
  return found;
}

/** @param {Desk} desk @returns {Child[]} */
export function clashView(desk) {
  const { scene, position } = desk.known;
  if (!["plane", "roster"].includes(scene?.board ?? "") || !position || position.result) return [];
  const rolls = exchange(desk.known);
  if (!rolls.length) return [];
  const open = (/** @type {string} */ clause) => desk.openRule(clause);
  return [el("section.clash", { "aria-label": t("clash") }, el("h3", null, t("clash")), ...rolls.map((line) => rollView(desk, line, open)))];
}

/** @param {Desk} desk @param {Happening} line @param {(clause: string) => void} open */
function rollView(desk, line, open) {
  const [one, other] = line.about ?? [];
  const faces = desk.known.scene?.faces ?? [];
  const saves = line.kind === "save";
  const hits = saves ? (line.dice ?? []).map((face) => Number(face) < (line.value ?? 0)) : line.hits ?? [];
  const told = hits.filter(Boolean).length;
  const names = [one, other].filter(Boolean).map((id) => capital(desk.name(id)));
  return el("div.roll", { "data-kind": line.kind },
    el("p", null, el("span.mark", { "data-side": line.side }), el("b", null, names[0] ?? ""), names[1] && !saves && line.kind !== "break" ? ` → ${names[1]}` : "", el("small", null, t(`roll-${line.kind}`))),
    el("div.volley", null,
      line.value ? el("b.aim", null, `${line.value > 6 ? "–" : `${line.value}+`}`) : null,
      el("span.dice", null, ...(line.dice ?? []).map((face, at) => die(faces.find((each) => each.id === face) ?? { id: face, name: face }, { size: 22, hit: hits[at] ?? false }))),
      hits.length > 0 && el("b.count", null, t(`roll-${saves ? "unsaved" : "hits"}`, { n: told }))),
    el("details", { open: unfolded.has(line.n) }, el("summary", { "data-keep": `why-${line.n}`, onclick: () => unfolded.delete(line.n) || unfolded.add(line.n) }, t("roll-why")), ...(line.texts ?? []).map((text) => el("p.why", null, ...linked(text, open)))));
}
