// @ts-check
/** The hand at the bottom, the card that was played, and the piles beside the board. */

import { back, broad, card as upright } from "./cards.js";
import { choose } from "./choose.js";
import { dialog } from "./dialogs.js";
import { el, silent } from "./dom.js";
import { nameOf } from "./store.js";
import { hint } from "./teach.js";
import { capital, colon, t, typeset } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./wire").CardView} Card */

/** A card in the form of its game. @param {Card} view @param {{size?: number, playable?: boolean, selected?: boolean}} how size: of a card that stands upright */
function card(view, how) {
  if (!view.number) return upright(view, how);
  return broad(view, { ...how, size: (how.size ?? LARGEST) * BROAD, tags: (view.tags ?? []).map((tag) => t(`card-${tag}`)) });
}

const BROAD = 1.86; // how much wider a broad card is than an upright one
const LARGEST = 114;
const SMALLEST = 74;
const SHAPE = 1.42; // how much higher than wide

/** As wide as the hand has room for. @param {{width: number, height: number}} room in pixels @param {number} cards @returns {number} */
export function cardSize(room, cards) {
  const most = Math.min(LARGEST, Math.floor(room.height / SHAPE));
  return Math.max(SMALLEST, Math.min(most, Math.floor(room.width / Math.max(cards, 1)) - 8));
}

/** @param {Desk} desk @param {boolean} played whether a card lies beside the hand */
function room(desk, played) {
  if (desk.frame.narrow) return { width: 3 * (LARGEST + 8), height: 999 };
  const { width, height } = desk.frame.handSize;
  return { width: width - (played ? 116 : 16), height: height - 14 };
}

/** @param {Desk} desk @returns {import("./dom.js").Child[]} */
export function handView(desk) {
  const { scene, position } = desk.known;
  if (!scene || !position) return [];
  const hand = position.hands.find((each) => each.cards);
  const { selectable } = choose(desk.offers, []);
  const asked = (hand?.cards ?? []).some((id) => selectable.includes(id));
  const many = desk.frame.narrow ? 3 : hand?.cards?.length ?? 0;
  const lies = scene.cards.some((each) => each.number);
  const size = lies ? broadSize(desk, many) : cardSize(room(desk, Boolean(position.played)), many);
  const cards = (hand?.cards ?? []).map((id, at) => handCard(desk, id, at, asked, selectable.includes(id), size));
  const hidden = hand ? [] : position.hands.filter((each) => each.size > 0);
  return [
    el("h2.unseen", null, t("region-hand")),
    el("div.cards", { class: `cards many-${cards.length}` }, ...cards,
      ...(desk.curtain.down || !desk.known.scene?.holds?.length ? hidden.map((each) => backsView(desk, each)) : []),
      position.hands.length > 0 && !cards.length && !hidden.length && el("p.quiet", null, t("hand-empty"))),
    position.played ? playedView(desk, position.played, Math.min(84, size)) : null,
  ];
}

/** Broad cards as high as the hand, or as wide as it gives them room. @param {Desk} desk @param {number} cards */
function broadSize(desk, cards) {
  if (desk.frame.narrow) return LARGEST * 1.3;
  const { width, height } = desk.frame.handSize;
  return Math.max(80, Math.min((height - 14) / 0.6226, (width - 16) / Math.max(cards, 1) - 8)) / BROAD;
}

/** @param {Desk} desk @param {string} id @param {number} at @param {boolean} asked @param {boolean} playable @param {number} size */
function handCard(desk, id, at, asked, playable, size) {
  const view = cardOf(desk, id);
  const selected = desk.picked.at(-1) === id;
  return el("button.card-button", {
    type: "button", "data-keep": `card-${at}`, "data-card": id, "aria-pressed": playable ? String(selected) : null,
    class: `card-button${asked && !playable ? " idle" : ""}${selected ? " selected" : ""}${hint(desk) === id ? " hinted" : ""}`,
    onclick: () => playable ? desk.pick(id) : magnify(desk, view),
  }, el("span.unseen", null, `${view.name}. ${typeset(view.text)}`), silent(card(view, { size, playable: playable || !asked, selected })));
}

/** @param {Desk} desk @param {string} id @returns {Card} */
function cardOf(desk, id) {
  return desk.known.scene?.cards.find((each) => each.id === id) ?? { id, name: id, text: "", kind: "" };
}

/** @param {Desk} desk @param {import("./wire").HandView} hand */
function backsView(desk, hand) {
  return el("div.covered", { role: "img", "aria-label": `${nameOf(desk.known, hand.side)}${colon()} ${t("cards-held", { n: hand.size })}` },
    el("span.fan", null, ...Array.from({ length: hand.size }, () => silent(back(hand.side)))),
    el("p", null, `${capital(nameOf(desk.known, hand.side))} · ${hand.size}`));
}

/** @param {Desk} desk @param {string} id @param {number} size */
function playedView(desk, id, size) {
  const view = cardOf(desk, id);
  return el("div.played", null, el("p", null, t("played")),
    el("button.card-button", { type: "button", "data-keep": "played",
      onclick: () => magnify(desk, view) }, el("span.unseen", null, `${t("played")}${colon()} ${view.name}. ${typeset(view.text)}`), silent(card(view, { size, playable: true, selected: false }))));
}

/** A card as large as one can wish. @param {Desk} desk @param {Card} view */
export function magnify(desk, view) {
  const box = dialog(view.name, [
    el("div.one-card", null, silent(card(view, { size: 220, playable: false, selected: false })),
      el("div", null, el("p", null, typeset(view.text)),
        view.clause && el("button.clause", { type: "button", onclick: () => { box.close(); desk.openRule(view.clause ?? ""); } }, view.clause))),
  ]);
}

/** The draw pile, the discards to browse, and other numbers that everybody watches. @param {Desk} desk @returns {import("./dom.js").Child[]} */
export function pilesView(desk) {
  const { position } = desk.known;
  if (!position) return [];
  const shared = position.tracks.filter((track) => !track.side && (track.value > 0 || track.id === "pile"));
  return [
    ...shared.map((track) => el("div.pile", { "data-track": track.id },
      track.id === "pile" && silent(back("")), el("span", null, typeset(track.label)), el("b", null, track.goal ? `${track.value} / ${track.goal}` : String(track.value)))),
    (position.hands.length > 0) && el("button.pile.plain", {
      type: "button", "data-keep": "discards", disabled: !position.discards.length, onclick: () => browse(desk) },
      position.discards.length ? silent(card(cardOf(desk, position.discards.at(-1) ?? ""), { size: 30, playable: false, selected: false })) : el("span.no-card"),
      el("span", null, t("discards")), el("b", null, String(position.discards.length))),
  ];
}

/** @param {Desk} desk */
function browse(desk) {
  const cards = [...(desk.known.position?.discards ?? [])].reverse();
  dialog(t("discards"), [el("div.browse", null, ...cards.map((id) => {
    const view = cardOf(desk, id);
    return el("figure", { role: "img", "aria-label": `${view.name}. ${view.text}` }, silent(card(view, { size: 118, playable: false, selected: false })));
  }))], { kind: "window.wide" });
}
