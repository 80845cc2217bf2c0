// @ts-check
/** The combat at hand: who fires at what and why, the dice of the round, the hits that each side takes. */

import { clauseLink } from "./clauses.js";
import { counter } from "./counters/counter.js";
import { die } from "./dice.js";
import { el, silent } from "./dom.js";
import { nameOf } from "./store.js";
import { capital, colon, t, typeset } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./wire").FighterView} Fighter */
/** @typedef {import("./wire").Happening} Happening */

const ENDS = new Set(["march", "act", "activate", "stop", "chit", "use"]); // before these the battle was another one

/** The volleys of this combat, the last round of them. @param {import("./store.js").Known} known @returns {Happening[]} */
export function volleys(known) {
  const found = [];
  for (let k = known.log.length - 1; k >= 0; k--) {
    const line = known.log[k];
    if (known.undone.has(line.n)) continue;
    if (line.kind === "fire" && line.about?.length) found.unshift(line);
    else if (found.length && line.kind === "battle") break;
    else if (ENDS.has(line.kind)) break;
  }
  return found;
}

/** @param {Desk} desk @returns {Child[]} */
export function battleView(desk) {
  const { position, scene } = desk.known;
  const battle = position?.battle;
  if (!battle || !scene || position.result) return [];
  const fired = volleys(desk.known);
  const place = scene.spaces.find((each) => each.id === battle.place)?.label ?? battle.place;
  const sides = [...scene.sides].sort((a, b) => Number(b.id === battle.attacker) - Number(a.id === battle.attacker));
  return [el("section.battle", { "aria-label": t("battle") },
    el("h3", null, t("battle-at", { place }), battle.round > 0 && el("small", null, t("battle-round", { n: battle.round }))),
    ...sides.flatMap((side) => sideView(desk, side, battle, fired.filter((line) => line.side === side.id))),
    fired.length > 0 && el("div.tolls", null, ...sides.map((side) => tollView(desk, side, battle, fired))))];
}

/** @param {Desk} desk @param {import("./wire").Named} side @param {import("./wire").BattleView} battle @param {Happening[]} fired @returns {Child[]} */
function sideView(desk, side, battle, fired) {
  const attacks = side.id === battle.attacker;
  const fighters = battle.fighters.filter((each) => each.attacks === attacks);
  const rolled = new Set(fired.flatMap((line) => line.about ?? []));
  return [
    el("p.party", null, el("span.mark", { "data-side": side.id }), el("b", null, capital(attacks ? t("battle-attacks", { side: side.name }) : t("battle-defends", { side: side.name }))),
      !attacks && (battle.spared ?? 0) > 0 && el("small", null, t("battle-spared", { n: battle.spared ?? 0 }))),
    ...fired.map((line) => volleyView(desk, line)),
    el("ul.fighters", null, ...fighters.filter((each) => !rolled.has(each.piece)).map((each) => fighterView(desk, each))),
  ];
}

/** Dice of units that fire at the same value. @param {Desk} desk @param {Happening} line */
function volleyView(desk, line) {
  const faces = desk.known.scene?.faces ?? [];
  const pieces = (line.about ?? []).map((id) => pieceOf(desk, id)).filter(Boolean);
  const names = pieces.map((piece) => piece?.label ?? "").join(", ");
  return el("div.volley", null,
    el("span.shooters", { role: "img", "aria-label": names, title: names }, ...pieces.map((piece) => piece && silent(counter(piece, { size: 30 })))),
    el("b.aim", null, `≤ ${line.value ?? ""}`),
    el("span.dice", null, ...(line.dice ?? []).map((face, at) => die(faces.find((each) => each.id === face) ?? { id: face, name: face }, { size: 22, hit: (line.hits ?? [])[at] ?? false }))));
}

/** A piece on the map or among the losses. @param {Desk} desk @param {string} id */
const pieceOf = (desk, id) => [...(desk.known.position?.pieces ?? []), ...(desk.known.position?.reserve ?? [])].find((piece) => piece.id === id);

/** @param {Desk} desk @param {Fighter} fighter */
function fighterView(desk, fighter) {
  const piece = pieceOf(desk, fighter.piece);
  const why = fighter.why ?? [];
  const fires = fighter.value !== null && fighter.value !== undefined;
  return el("li", { class: fires ? "" : "silent" }, piece && silent(counter(piece, { size: 30 })),
    el("span.name", null, el("b", null, capital(piece?.label ?? fighter.piece)),
      el("small", null, ...(fires ? why.flatMap((term) => [typeset(`${term.label} ${term.value > 0 && why.length > 1 && term !== why[0] ? "+" : ""}${String(term.value).replace("-", "−")} `), clauseLink(term.clause, (clause) => desk.openRule(clause)), " "]) : [t("does-not-fire")]))),
    el("b.aim", null, fires ? `≤ ${fighter.value}` : "–"));
}

/** What a side has hit and what it suffers. @param {Desk} desk @param {import("./wire").Named} side @param {import("./wire").BattleView} battle @param {Happening[]} fired */
function tollView(desk, side, battle, fired) {
  const own = fired.filter((line) => line.side === side.id);
  const hits = own.reduce((sum, line) => sum + (line.hits ?? []).filter(Boolean).length, 0);
  const expected = own.reduce((sum, line) => sum + (line.expected ?? 0), 0);
  return el("p.toll", { "data-side": side.id }, el("b", null, capital(side.name)), ` ${t("toll-hits", { n: hits })}`, el("br"),
    el("small", null, t("toll-expected", { n: Number(expected.toFixed(1)), suffers: battle.hits[side.id] ?? 0 })));
}
