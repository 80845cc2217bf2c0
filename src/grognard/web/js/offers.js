// @ts-check
/** What players ask of each other: to take back, to call it a draw, to play again, to claim a match left alone. */

import { el } from "./dom.js";
import { holds, lent, seatName, sideOf } from "./store.js";
import { capital, t } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./dom.js").Child} Child */

/** @param {string} text @param {[string, () => void][]} answers */
function request(text, answers) {
  return el("div.request", { role: "status" }, el("p", null, text), el("p.buttons", null,
    ...answers.map(([label, does]) => el("button", { type: "button", "data-keep": `answer-${label}`, onclick: does }, label))));
}

/** Whether a seat is on another side than the one that speaks here. @param {Desk} desk @param {string} seat */
function foreign(desk, seat) {
  const own = desk.voice();
  return own !== null && sideOf(desk.known, seat) !== sideOf(desk.known, own);
}

/** @param {Desk} desk @returns {Child[]} */
export function noticesView(desk) {
  const { known } = desk;
  const position = known.position;
  if (!position || !holds(known).length || desk.curtain.down) return [];
  return [undoAsked(desk), drawOffered(desk), ...(position.claimable ?? []).map((seat) => leftAlone(desk, seat)),
    position.declining && request(t("declining"), [[t("attend"), () => desk.event("attend")]]),
    handedOver(desk)];
}

/** @param {Desk} desk */
function undoAsked(desk) {
  const by = desk.known.position?.undo.askedBy;
  if (!by) return null;
  if (!foreign(desk, by) && holds(desk.known).length < 2) return request(t("undo-waiting"), []);
  return request(t("undo-asked", { name: capital(seatName(desk.known, by)) }), [
    [t("undo-grant"), () => answerUndo(desk, by, "grant")],
    [t("undo-refuse"), () => answerUndo(desk, by, "refuse")],
  ]);
}

/** On one screen the other seat answers. @param {Desk} desk @param {string} by @param {"grant" | "refuse"} what */
function answerUndo(desk, by, what) {
  const n = desk.known.position?.n ?? 0;
  const seat = holds(desk.known).find((each) => sideOf(desk.known, each) !== sideOf(desk.known, by)) ?? null;
  desk.live.send({ type: "undo", n, what, seat });
}

/** @param {Desk} desk */
function drawOffered(desk) {
  const by = desk.known.position?.drawOfferedBy;
  if (!by || desk.known.position?.result) return null;
  if (!foreign(desk, by) && holds(desk.known).length < 2) return request(t("draw-waiting"), []);
  const other = holds(desk.known).find((each) => sideOf(desk.known, each) !== sideOf(desk.known, by)) ?? null;
  const say = (/** @type {"accept_draw" | "refuse_draw"} */ what) => () =>
    desk.live.send({ type: "event", what, seat: other, text: "", of: null });
  return request(t("draw-offered", { name: capital(seatName(desk.known, by)) }), [
    [t("draw-accept"), say("accept_draw")], [t("draw-refuse"), say("refuse_draw")]]);
}

/** @param {Desk} desk @param {string} seat */
function leftAlone(desk, seat) {
  return request(t("left-alone", { name: capital(seatName(desk.known, seat)) }), [
    [t("claim"), () => desk.event("claim", { of: seat })],
    [t("claim-bot"), () => desk.event("to_bot", { of: seat, text: "greedy" })],
  ]);
}

/** An own seat that a bot plays now. @param {Desk} desk */
function handedOver(desk) {
  const { known } = desk;
  const [seat] = lent(known);
  if (!seat || known.position?.result) return null;
  return request(t("bot-plays", { name: seatName(known, seat) }), [[t("take-back-seat"), () => {
    desk.live.send({ type: "event", what: "take_back", seat, text: "", of: null });
  }]]);
}

