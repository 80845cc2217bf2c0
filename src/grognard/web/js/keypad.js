// @ts-check
/** What real dice and real cards show, typed in a moment. */

import { card } from "./cards.js";
import { keyOf } from "./choose.js";
import { linked } from "./clauses.js";
import { die } from "./dice.js";
import { el, keycap, silent } from "./dom.js";
import { capital, many, t, typeset } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./wire").Decision} Decision */
/** @typedef {import("./dom.js").Child} Child */

/** @type {{n: number, faces: string[], sought: string}} what has been typed so far, in which position */
const typing = { n: -1, faces: [], sought: "" };

/** @param {Desk} desk @param {Decision} decision @returns {Child[]} */
export function keypad(desk, decision) {
  const n = desk.known.position?.n ?? 0;
  if (typing.n !== n) Object.assign(typing, { n, faces: [], sought: "" });
  const typed = decision.typed;
  if (!typed) return [];
  return [
    el("h2", null, capital(typeset(decision.prompt))),
    ...(typed.kind === "dice" ? diceView(desk, typed) : cardsView(desk, typed)),
    ...(desk.known.scene?.board === "roster" ? whyView(desk) : []),
  ];
}

/** How the number came about that the dice must show: what was told last. @param {Desk} desk @returns {Child[]} */
function whyView(desk) {
  const line = desk.known.log.filter(({ n, dice }) => !desk.known.undone.has(n) && !dice?.length).at(-1);
  const texts = (line?.texts ?? []).slice(1);
  return texts.length ? [el("div.reasons", null, ...texts.map((text) => el("p.why", null, ...linked(text, (clause) => desk.openRule(clause)))))] : [];
}

/** @param {Desk} desk @param {import("./wire").TypedView} typed @returns {Child[]} */
function diceView(desk, typed) {
  const faces = (desk.known.scene?.faces ?? []).filter((face) => typed.of.includes(face.id));
  const full = typing.faces.length === typed.count;
  const change = (/** @type {string[]} */ next) => {
    typing.faces = next;
    desk.render();
  };
  const shown = Array.from({ length: typed.count }, (_, at) => faces.find((face) => face.id === typing.faces[at]));
  return [
    el("p.quiet", null, many("type-dice", typed.count)),
    el("div.slots", { role: "status", "aria-label": typing.faces.map((id) => faces.find((face) => face.id === id)?.name).join(", ") || t("nothing-typed") },
      ...shown.map((face) => face ? die(face, { size: 44, hit: false }) : el("span.slot"))),
    el("div.keypad", null, ...faces.map((face, at) => el("button", {
      type: "button", disabled: full, "data-key": keyOf(at), "data-keep": `face-${face.id}`, "data-face": face.id,
      onclick: () => change([...typing.faces, face.id]) },
      silent(die(face, { size: 40, hit: false })), el("span", null, capital(typeset(face.name))), keycap(keyOf(at))))),
    el("p.buttons.last", null,
      el("button.primary", { type: "button", disabled: !full, "data-keep": "enter", onclick: () => desk.enter(typing.faces.join(" ")) },
        t("enter-roll"), keycap(t("key-enter"))),
      el("button", { type: "button", disabled: !typing.faces.length, "data-key": "Backspace", "data-keep": "erase",
        onclick: () => change(typing.faces.slice(0, -1)) }, t("erase"), keycap("⌫"))),
  ];
}

/** @param {Desk} desk @param {import("./wire").TypedView} typed @returns {Child[]} */
function cardsView(desk, typed) {
  const cards = (desk.known.scene?.cards ?? []).filter((each) => typed.of.includes(each.id));
  const list = el("ul.card-list");
  const draw = () => list.replaceChildren(...found(cards, typing.sought).map((each) => el("li", null,
    el("button.choice", { type: "button", "data-card": each.id, onclick: () => desk.enter(each.id) },
      silent(card(each, { size: 34, playable: true, selected: false })), el("span", null, el("b", null, each.name), el("small", null, typeset(each.text)))))));
  draw();
  return [
    el("p.quiet", null, typed.secret ? t("type-card-secret") : t("type-card")),
    el("input", { type: "search", "data-keep": "seek-card", "aria-label": t("seek-card"), placeholder: t("seek-card"), value: typing.sought,
      oninput: (/** @type {any} */ event) => { typing.sought = event.target.value; draw(); },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const first = found(cards, typing.sought)[0];
        if (event.key === "Enter" && first) desk.enter(first.id);
      } }),
    list,
  ];
}

/** Letters without accents, in lower case. @param {string} text */
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * The things whose name or text holds every word that is sought.
 * @template {{id: string, name: string, text?: string}} T
 * @param {readonly T[]} things @param {string} sought @returns {T[]}
 */
export function found(things, sought) {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return things.filter((each) => words.every((word) => plain(`${each.name} ${each.text ?? ""} ${each.id}`).includes(word)));
}
