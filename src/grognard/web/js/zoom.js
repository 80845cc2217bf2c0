// @ts-check
/** Buttons for nearer, farther, and the whole board; on a narrow screen it comes nearer by itself. */

import { choose } from "./choose.js";
import { el, icon } from "./dom.js";
import { t } from "./words.js";

const STEP = 1.25;
const MOST = 12; // things on a map of areas that one look can hold

/** @param {import("./board.js").Board} board @returns {HTMLElement[]} */
export function zoomView(board) {
  const button = (/** @type {any} */ name, /** @type {string} */ text, /** @type {() => void} */ does) =>
    el("button.plain", { type: "button", "aria-label": text, title: text, onclick: does }, icon(name));
  if (board.layout.board === "roster") return [];
  return [
    button("plus", t("zoom-in"), () => board.zoomBy(STEP)),
    button("minus", t("zoom-out"), () => board.zoomBy(1 / STEP)),
    button("fit", t("zoom-fit"), () => board.fit()),
    ...(board.layout.board === "plane" ? [tape(board)] : []),
  ];
}

/** The measuring tape, on while it is pressed in. @param {import("./board.js").Board} board */
function tape(board) {
  const made = el("button.plain.tape", { type: "button", "aria-label": t("tape"), title: t("tape-how"), "aria-pressed": "false", onclick: () => {
    board.measure(!board.hand.measuring);
    made.setAttribute("aria-pressed", String(board.hand.measuring));
  } }, "⟷");
  return made;
}

/** On a narrow screen the board comes nearer to a chosen piece and where it can go, and goes back when nothing is chosen. @param {import("./table.js").Desk} desk */
export function closeUp(desk) {
  if (!desk.frame.narrow || !desk.board) return;
  if (desk.marshal.on) return nearUnit(desk);
  const { selectable } = choose(desk.offers, desk.picked);
  const { scene, position } = desk.known;
  const asked = scene?.board === "areas" && selectable.length <= MOST ? [...(position?.decision?.about ?? []), ...selectable] : [];
  const spots = desk.picked.length ? [...desk.picked, ...selectable] : asked;
  const comes = spots.length > 1 || asked.length > 0;
  if (comes) requestAnimationFrame(() => desk.board?.focusOn(spots)); // once the panel has its size
  else if (desk.near) desk.board.fit();
  desk.near = comes;
}

const AROUND = 9000; // thousandths of an inch that are shown round a unit with its orders

/** On the open table the board comes nearer to the unit that is being ordered, as far as it may go. @param {import("./table.js").Desk} desk */
function nearUnit(desk) {
  const { board, marshal } = desk;
  const pose = marshal.briefed ? marshal.piece(marshal.briefed)?.pose : null;
  const near = Boolean(pose);
  if (pose && board && !desk.near) requestAnimationFrame(() => {
    const [x, y] = board.layout.at(pose);
    const far = AROUND * board.layout.scale;
    board.view.show([x - far, y - far, x + far, y + far]);
  });
  else if (!near && desk.near) board?.fit();
  desk.near = near;
}
