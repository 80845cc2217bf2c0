// @ts-check
/** Words for those who do not look: the board as a list, the title of the tab, a notification. */

import { el } from "./dom.js";
import { settings } from "./settings.js";
import { acting, holds, mine, nameOf } from "./store.js";
import { capital, colon, many, t } from "./words.js";

/** @typedef {import("./store.js").Known} Known */
/** @typedef {import("./wire").PieceView} Piece */

/** A piece in words. @param {Known} known @param {Piece} piece */
export function describePiece(known, piece) {
  const badges = (piece.badges ?? []).map((id) => known.scene?.badges?.find((each) => each.id === id)?.name ?? id);
  const strength = piece.full > 1 ? t("strength", { strength: piece.strength, full: piece.full }) : "";
  const place = known.scene?.spaces.find((each) => each.id === piece.place)?.label ?? piece.place;
  return [piece.label, piece.value, place, strength, ...badges].filter(Boolean).join(", ");
}

/** A place in words. @param {Known} known @param {string} id */
export function describePlace(known, id) {
  const { scene, position } = known;
  const space = scene?.spaces.find((each) => each.id === id);
  if (!space) return nameOf(known, id);
  const terrain = scene?.terrain.find((each) => each.id === space.terrain)?.name ?? "";
  const marks = (position?.markers ?? []).filter((marker) => marker.place === id)
    .map((marker) => scene?.works.find((each) => each.id === marker.kind)?.name ?? marker.kind);
  return [space.label, space.name === space.label ? "" : space.name, terrain, ...new Set(marks)].filter(Boolean).join(", ");
}

/** The whole board as lists of pieces, side by side, and of the ground that is not clear. @param {Known} known @returns {import("./dom.js").Child[]} */
export function boardInWords(known) {
  const { scene, position } = known;
  if (!scene || !position) return [];
  const clear = scene.terrain[0]?.id;
  const ground = scene.spaces.filter((space) => space.terrain !== clear || space.name);
  return [
    el("h2", null, t("board-in-words")),
    ...scene.sides.flatMap((side) => {
      const pieces = position.pieces.filter((piece) => piece.side === side.id);
      return [el("h3", null, `${capital(side.name)}${colon()} ${many("pieces", pieces.length)}`),
        el("ul", null, ...pieces.map((piece) => el("li", null, capital(describePiece(known, piece)), "; ", describePlace(known, piece.place))))];
    }),
    el("h3", null, t("ground")),
    el("ul", null, ...ground.map((space) => el("li", null, describePlace(known, space.id)))),
  ];
}

/** The title of the tab says when it is your turn. @param {Known} known @param {boolean} curtain */
export function titled(known, curtain) {
  const title = known.scene?.title ?? "";
  if (known.position?.result) return `${t("over")} · ${title}`;
  return mine(known) && !curtain ? `${t("your-turn")} · ${title}` : `${title} · Grognard`;
}

/** @type {Notification | null} */
let last = null;

/** Call the player back to the table. @param {Known} known */
export function call(known) {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted" || !holds(known).length) return;
  last?.close();
  last = new Notification(known.scene?.title ?? "Grognard", {
    body: t("your-turn-as", { name: nameOf(known, acting(known) ?? "") }), tag: known.scene?.match });
}
