// @ts-check
/** Buttons for nearer, farther, and the whole board. */

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
