// @ts-check
/** Buttons for nearer, farther, and the whole board; on a narrow screen it comes nearer by itself. */

import { choose } from "./choose.js";
import { el, icon } from "./dom.js";
import { t } from "./words.js";

const STEP = 1.25;

/** @param {import("./board.js").Board} board @returns {HTMLElement[]} */
export function zoomView(board) {
  const button = (/** @type {any} */ name, /** @type {string} */ text, /** @type {() => void} */ does) =>
    el("button.plain", { type: "button", "aria-label": text, title: text, onclick: does }, icon(name));
  return [
    button("plus", t("zoom-in"), () => board.zoomBy(STEP)),
    button("minus", t("zoom-out"), () => board.zoomBy(1 / STEP)),
    button("fit", t("zoom-fit"), () => board.fit()),
  ];
}

/** On a narrow screen the board comes nearer to a chosen piece and where it can go, and goes back when nothing is chosen. @param {import("./table.js").Desk} desk */
export function closeUp(desk) {
  if (!desk.frame.narrow || !desk.board) return;
  const spots = desk.picked.length ? [...desk.picked, ...choose(desk.offers, desk.picked).selectable] : [];
  if (spots.length > 1) desk.board.focusOn(spots);
  else if (desk.near) desk.board.fit();
  desk.near = spots.length > 1;
}
