// @ts-check
/** The combat at hand: who fires at what and why, the dice of the round, the hits that each side takes; the siege plan. */

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

// the siege

/** The fortress that is fought over or worked at now, if it is besieged. @param {import("./store.js").Known} known */
export function besieged(known) {
  const { scene, position } = known;
  if (!scene || !position) return null;
  const forts = scene.spaces.filter((space) => space.marks?.includes("fortress"));
  const near = (/** @type {string} */ id) => scene.edges.filter((edge) => edge.kind === "wall" && edge.between?.includes(id)).map((edge) => edge.between?.find((other) => other !== id) ?? "");
  const held = (/** @type {string} */ id) => new Set(position.pieces.filter((piece) => piece.place === id).map((piece) => piece.side));
  const found = forts.filter((fort) => [...held(fort.id)].some((side) => near(fort.id).some((id) => [...held(id)].some((other) => other !== side))));
  const about = position.decision?.about ?? [];
  const fort = found.find((each) => position.battle?.place === each.id || about.includes(each.id) || near(each.id).some((id) => about.includes(id)));
  const hurt = found.find((each) => position.markers.some((marker) => marker.place === each.id && (marker.kind === "mine" || (marker.kind === "wall" && (marker.value ?? 0) < (scene.edges.find((edge) => edge.kind === "wall" && edge.between?.includes(each.id) && edge.between.includes(marker.facing ?? ""))?.level ?? 0)))));
  return fort ?? hurt ?? null;
}

/** Wall by wall: level, mines, and who stands before it. @param {Desk} desk @returns {Child[]} */
export function siegeView(desk) {
  const { scene, position } = desk.known;
  const fort = besieged(desk.known);
  if (!fort || !scene || !position) return [];
  const name = (/** @type {string} */ id) => scene.spaces.find((each) => each.id === id)?.label ?? id;
  const walls = position.markers.filter((marker) => marker.kind === "wall" && marker.place === fort.id);
  return [el("details.siege", { open: true }, el("summary", null, t("siege-of", { place: name(fort.id) })),
    el("table.walls", null, el("tbody", null,
      el("tr", null, el("th", { scope: "row", colspan: 2 }, name(fort.id)), el("td", null, standing(desk, fort.id))),
      ...walls.map((wall) => {
        const full = scene.edges.find((edge) => edge.kind === "wall" && edge.between?.includes(fort.id) && edge.between.includes(wall.facing ?? ""))?.level ?? 0;
        const mines = position.markers.find((marker) => marker.kind === "mine" && marker.place === fort.id && marker.facing === wall.facing)?.value ?? 0;
        const level = wall.value ?? 0;
        return el("tr", { class: level ? "" : "open" }, el("th", { scope: "row" }, name(wall.facing ?? "")),
          el("td", null, el("span.bricks", { role: "img", "aria-label": level ? t("wall-level", { level, full }) : t("wall-breach") }, ...Array.from({ length: full }, (_, k) => el(k < level ? "i" : "i.gone"))), el("b", null, level ? String(level) : t("wall-breach")),
            mines > 0 && el("small", null, ` ${t("mines", { n: mines })}`)),
          el("td", null, standing(desk, wall.facing ?? "")));
      }))))];
}

/** The counters in an area. @param {Desk} desk @param {string} place */
function standing(desk, place) {
  const there = (desk.known.position?.pieces ?? []).filter((piece) => piece.place === place);
  return el("span.standing-there", { role: "img", "aria-label": there.map((piece) => `${piece.label} ${piece.value ?? ""}`).join(", ") || t("nobody") },
    ...there.map((piece) => silent(counter(piece, { size: 24 }))));
}
