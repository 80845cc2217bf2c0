// @ts-check
/** The keyboard alone suffices: arrows over the board, Enter, numbers and letters for a list, Escape back. */

import { el } from "./dom.js";
import { dialog } from "./dialogs.js";
import { lineOf } from "./choose.js";
import { t } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const BOARD = new Set([...Object.keys(ARROWS), "Enter", "+", "-"]); // what the board does by itself
const HELP = ["arrows", "enter", "list", "pass", "escape", "undo", "hint", "zoom", "fit", "space", "menu", "help"];

/** @param {Desk} desk @returns {() => void} stop listening */
export function listen(desk) {
  const handler = (/** @type {KeyboardEvent} */ event) => press(desk, event);
  document.addEventListener("keydown", handler, true);
  return () => document.removeEventListener("keydown", handler, true);
}

/** @param {EventTarget | null} target @returns {boolean} whether keys belong to a field that is written in */
function writes(target) {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** @param {Desk} desk @param {KeyboardEvent} event */
function press(desk, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (desk.curtain.down || writes(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const onButton = event.target instanceof HTMLElement && event.target.closest("button, a, summary, [role=tab]");
  if (onButton && (event.key === "Enter" || event.key === " ")) return;
  if (event.target instanceof HTMLElement && event.target.closest(".book, .choices, .candidates") && event.key in ARROWS) return;
  if (event.target === desk.board?.svg && BOARD.has(event.key) && !(event.key === "Enter" && (desk.preview || !desk.board?.focused))) return;
  if (!act(desk, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Desk} desk @param {string} key @returns {boolean} whether the key meant something */
function act(desk, key) {
  if (key in ARROWS) return arrow(desk, ...ARROWS[key]);
  if (key === "Enter") return enter(desk);
  if (key === "Escape") return desk.back();
  if (key === " ") return space(desk);
  if (key === "+" || key === "=") return done(() => desk.board?.zoomBy(1.25));
  if (key === "-") return done(() => desk.board?.zoomBy(0.8));
  if (key === "f") return done(() => desk.board?.fit());
  if (key === "u") return undo(desk);
  if (key === "n") return press0(desk, ".hint-ask");
  if (key === "m") return press0(desk, ".commands [data-keep=menu]");
  if (key === "?") return done(() => help());
  if (key === "0") return press0(desk, "[data-key='0']");
  if (key === "Backspace") return press0(desk, "[data-key='Backspace']");
  return lineOf(key) >= 0 && press0(desk, `[data-key='${key}']`);
}

/** @param {() => void} does */
function done(does) {
  does();
  return true;
}

/** @param {Desk} desk @param {number} dx @param {number} dy */
function arrow(desk, dx, dy) {
  if (!desk.board) return false;
  desk.board.svg.focus({ preventScroll: true });
  desk.board.moveFocus(dx, dy);
  return true;
}

/** The red button; on the board itself Enter points. @param {Desk} desk */
function enter(desk) {
  return press0(desk, ".panel .primary");
}

/** @param {Desk} desk */
function space(desk) {
  if (desk.playback.busy) return done(() => desk.playback.skip());
  return false;
}

/** @param {Desk} desk */
function undo(desk) {
  return press0(desk, ".commands .undo:not([disabled])");
}

/** Press a button of the table by its key. @param {Desk} desk @param {string} which */
function press0(desk, which) {
  const button = /** @type {HTMLElement | null} */ (desk.frame.root.querySelector(which));
  button?.click();
  return button !== null;
}

/** The keys, as a list. */
export function help() {
  dialog(t("keys-title"), [
    el("dl.keys", null, ...HELP.flatMap((key) => [el("dt", null, t(`keys-${key}`)), el("dd", null, t(`keys-${key}-text`))])),
  ]);
}
