// @ts-check
/** What lies beside a map of areas: turn track, cup and commands, morale with its zones, reinforcements, losses. */

import { chit } from "./counters/square.js";
import { counter } from "./counters/counter.js";
import { dialog } from "./dialogs.js";
import { el, silent } from "./dom.js";
import { nameOf } from "./store.js";
import { capital, colon, t, typeset } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./wire").PieceView} Piece */

/** Whether a game has such things at all. @param {import("./store.js").Known} known */
export const hasWings = (known) => Boolean(known.scene?.boxes?.length);

/** The turn track. @param {Desk} desk @returns {Child[]} */
export function trackView(desk) {
  const { scene, position } = desk.known;
  if (!scene?.boxes?.length || !position) return [];
  const end = position.tracks.find((track) => track.id === "turn")?.goal ?? scene.boxes.length;
  return [el("ol.turn-track", { "aria-label": t("turn-track") }, ...scene.boxes.map((box, index) => {
    const turn = index + 1;
    const waiting = (position.reserve ?? []).filter((piece) => piece.place === box.id);
    const [months, year] = split(box.name);
    const state = turn === position.turn ? "now" : turn < position.turn ? "past" : turn > end ? "beyond" : "";
    return el("li", { class: state, "aria-current": turn === position.turn ? "step" : null },
      el("span.months", null, capital(months), el("small", null, year)),
      el("span.signs", null,
        box.marks?.includes("winter") && sign("❄", t("box-winter")),
        box.marks?.includes("morale") && sign("⚑−1", t("box-morale")),
        waiting.length > 0 && el("button.plain.waiting", { type: "button", "data-keep": `box-${box.id}`, title: t("reinforcements"), onclick: () => lay(desk, `${t("reinforcements")} · ${box.name}`, waiting) },
          silent(counter(waiting[0], { size: 22 })), el("b", null, String(waiting.length))),
        turn === end && sign("⚐", t("box-end"), "end")));
  }))];
}

/** @param {string} name @returns {[string, string]} */
function split(name) {
  const [, months, year] = /^(.*?)\s*(\d{4})$/.exec(name) ?? [];
  return [months ?? name, year ?? ""];
}

/** @param {string} text @param {string} told @param {string} [cls] */
const sign = (text, told, cls = "") => el("span", { class: `sign ${cls}`, title: told, role: "img", "aria-label": told }, text);

/** Cup, morale, reinforcements, losses, what holds everywhere. @param {Desk} desk @returns {Child[]} */
export function wingView(desk) {
  const { scene, position } = desk.known;
  if (!scene?.banners?.length || !position) return [];
  return [cupView(desk), moraleView(desk), reserveView(desk),
    (position.conditions ?? []).length > 0 && el("section.plate.weather", null, ...(position.conditions ?? []).map((each) => el("p", null, typeset(each.name))))];
}

/** @param {Desk} desk */
function cupView(desk) {
  const { position, scene } = desk.known;
  const chits = position?.chits ?? [];
  const drawn = chits.find((each) => each.where === "drawn");
  const left = (/** @type {string} */ id) => position?.tracks.find((track) => track.id === id);
  const row = (/** @type {string} */ where, /** @type {string} */ label) => {
    const these = chits.filter((each) => each.where === where);
    return these.length > 0 && el("div.chits", null, el("p", null, `${label} · ${these.length}`),
      el("div", { class: `row ${where}` }, ...these.map((each) => el("span", { title: banner(desk, each.id), role: "img", "aria-label": banner(desk, each.id) }, silent(chit(each.id, { size: 27 }))))));
  };
  return el("section.plate.cup", null, el("h3", null, t("cup")),
    drawn && el("div.drawn", null, silent(chit(drawn.id, { size: 44 })), el("p", null, el("b", null, banner(desk, drawn.id)), el("small", null, capital(nameOf(desk.known, drawn.side))),
      ...["areas_left", "cards_left"].flatMap((id) => left(id)?.value ? [el("small", null, typeset(`${left(id)?.label}${colon()} ${left(id)?.value}`))] : []))),
    row("cup", t("in-cup")), row("played", t("chits-played")));
}

/** @param {Desk} desk @param {string} id */
const banner = (desk, id) => desk.known.scene?.banners?.find((each) => each.id === id)?.name ?? id;

/** @param {Desk} desk */
function moraleView(desk) {
  const { position, scene } = desk.known;
  const tracks = (position?.tracks ?? []).filter((track) => track.id === "morale");
  const zones = scene?.zones ?? [];
  if (!tracks.length || !zones.length) return null;
  const top = Math.max(...zones.map((zone) => zone.highest));
  const cells = Array.from({ length: top }, (_, k) => k + 1);
  const zone = (/** @type {number} */ value) => zones.find((each) => value >= each.lowest && value <= each.highest);
  const told = tracks.map((track) => `${nameOf(desk.known, track.side ?? "")} ${track.value}, ${zone(track.value)?.name ?? ""}`).join("; ");
  return el("section.plate.morale", { role: "img", "aria-label": `${tracks[0].label}${colon()} ${told}` }, el("h3", null, typeset(tracks[0].label)),
    el("div.scale", { "aria-hidden": "true" }, ...cells.map((value) => el("span", { "data-zone": zone(value)?.id ?? "", title: zone(value)?.name },
      ...tracks.filter((track) => track.value === value).map((track) => el("i", { "data-side": track.side, class: "pin" }, (track.side ?? "?")[0].toUpperCase())), String(value)))));
}

/** Reinforcements that wait, on their flags, and what is lost. @param {Desk} desk */
function reserveView(desk) {
  const { position, scene } = desk.known;
  const reserve = position?.reserve ?? [];
  const waiting = reserve.filter((piece) => piece.place === "waiting");
  const lost = reserve.filter((piece) => piece.place === "eliminated");
  const forts = (position?.tracks ?? []).filter((track) => track.id === "forts");
  const commands = (scene?.banners ?? []).map((each) => ({ each, there: waiting.filter((piece) => piece.command === each.id) })).filter(({ there }) => there.length);
  return el("section.plate.reserve", null, el("h3", null, t("reinforcements")),
    el("div.row", null, ...commands.map(({ each, there }) => el("button.plain.flagged", {
      type: "button", "data-keep": `reserve-${each.id}`, title: `${each.name} · ${there.length}`, onclick: () => lay(desk, `${t("reinforcements")} · ${each.name}`, there) },
      silent(chit(each.id, { size: 27 })), el("span.unseen", null, each.name), el("b", null, String(there.length))))),
    el("p.tallies", null, ...(scene?.sides ?? []).map((side) => {
      const gone = lost.filter((piece) => piece.side === side.id);
      const fort = forts.find((track) => track.side === side.id);
      return el("button.plain.tally", { type: "button", "data-keep": `lost-${side.id}`, disabled: !gone.length, onclick: () => lay(desk, `${t("losses")} · ${capital(side.name)}`, gone) },
        el("span.mark", { "data-side": side.id }), el("span", null, typeset(`${t("losses")}${colon()} ${gone.length}`), fort && el("br"), fort && typeset(`${t("forts-left")}${colon()} ${fort.value}`)));
    })));
}

/** Counters laid out, with their names. @param {Desk} desk @param {string} title @param {Piece[]} pieces */
function lay(desk, title, pieces) {
  dialog(title, [el("div.laid", null, ...pieces.map((piece) => el("figure", null, silent(counter(piece, { size: 60 })), el("figcaption", null, capital(piece.label)))))]);
}
