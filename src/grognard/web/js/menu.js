// @ts-check
/** The menu of a table: the match, its links and record, the player's settings. */

import { copy, dialog, sure } from "./dialogs.js";
import { el, icon } from "./dom.js";
import { handOver } from "./handover.js";
import { help } from "./keys.js";
import { exportRecord, openReplay } from "./records.js";
import { preferences } from "./preferences.js";
import { boardInWords } from "./speak.js";
import { linksOf } from "./links.js";
import { ROOT } from "./net.js";
import { holds, nameOf } from "./store.js";
import { capital, t } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */

/** @param {Desk} desk */
export function menu(desk) {
  const { known } = desk;
  const over = Boolean(known.position?.result);
  const plays = holds(known).length > 0 && !over;
  /** @type {HTMLDialogElement} */
  let box;
  const item = (/** @type {any} */ sign, /** @type {string} */ text, /** @type {() => void} */ does) =>
    el("li", null, el("button.plain", { type: "button", onclick: () => { box.close(); does(); } }, icon(sign), el("span", null, text)));
  const undo = known.position?.undo;
  box = dialog(t("menu"), [
    el("ul.menu", null,
      plays && undo?.free && item("undo", t("undo-title"), () => desk.undo("take")),
      plays && undo?.ask && item("undo", t("undo-ask-title"), () => desk.undo("ask")),
      plays && !known.position?.declining && item("close", t("decline-until"), () => desk.event("decline")),
      plays && item("say", t("draw-offer"), () => desk.event("offer_draw")),
      plays && item("flag", t("resign"), () => resign(desk)),
      plays && item("gear", t("hand-to-bot"), () => void handOver(desk)),
      item("link", t("links"), () => showLinks(desk)),
      item("open", t("export"), () => exportRecord(desk.token)),
      over && item("play", t("replay-this"), () => openReplay(desk.token)),
      over && item("chart", t("review"), () => openReplay(desk.token, true)),
      item("eye", t("board-in-words"), () => dialog(t("board-in-words"), boardInWords(known).slice(1), { kind: "window.wide" })),
      item("rules", t("keys-title"), () => help()),
      item("gear", t("settings"), () => preferences()),
      known.scene?.notes && item("log", t("about-scenario"), () => dialog(known.scene?.title ?? "", [el("p", null, known.scene?.notes ?? "")])),
      item("left", t("home"), () => location.assign(`${ROOT}/`))),
  ], { kind: "window.narrow" });
}

/** @param {Desk} desk */
async function resign(desk) {
  if (await sure(t("resign"), t("resign-text"), t("resign-yes"))) desk.event("resign");
}

/** The links of this table, to send to others. @param {Desk} desk */
export function showLinks(desk) {
  const links = linksOf(desk.token);
  const row = (/** @type {string} */ label, /** @type {string} */ path) => {
    const address = new URL(path, location.href).href;
    return el("div.link-row", null, el("label", null, el("span", null, label), el("input", { readonly: true, value: address,
      onfocus: (/** @type {any} */ event) => event.target.select() })),
      el("button", { type: "button", onclick: () => copy(address, t("copied")) }, t("copy")));
  };
  const seats = Object.entries(links?.links ?? {});
  dialog(t("links"), [
    seats.length > 0 && el("p", null, t("links-text")),
    ...seats.map(([seat, path]) => row(t("link-seat", { name: capital(nameOf(desk.known, seat)) }), path)),
    links?.spectators ? row(t("link-spectators"), links.spectators) : el("p.quiet", null, t("links-none")),
  ]);
}
