// @ts-check
/** The panel beside the board: what is asked, the choices as a list, the one red button. */

import { battleView } from "./battle.js";
import { choose, keyOf } from "./choose.js";
import { linked } from "./clauses.js";
import { counter } from "./counters/counter.js";
import { el, keycap, silent } from "./dom.js";
import { inviteView } from "./invite.js";
import { keypad } from "./keypad.js";
import { noticesView } from "./offers.js";
import { clashView } from "./open/clash.js";
import { poseIn } from "./open/draft.js";
import { legView, orderView, placesView, proposedView } from "./open/orders-view.js";
import { previewView } from "./preview.js";
import { resultView } from "./result.js";
import { siegeView } from "./siege.js";
import { describePlace } from "./speak.js";
import { acting, holds, mine, nameOf, playerOf, seatName, sideOf } from "./store.js";
import { hint, lessonView } from "./teach.js";
import { capital, t, typeset } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./wire").Offer} Offer */
/** @typedef {import("./dom.js").Child} Child */

/** @param {Desk} desk @returns {Child[]} */
export function panelView(desk) {
  const { position } = desk.known;
  if (!position) return [el("p.quiet", null, t("loading"))];
  return [...(desk.frame.narrow ? lessonView(desk) : []), ...noticesView(desk), inviteView(desk), ...body(desk), ...(desk.curtain.down ? [] : [...battleView(desk), ...siegeView(desk), ...clashView(desk)])];
}

/** @param {Desk} desk @returns {Child[]} */
function body(desk) {
  const { position } = desk.known;
  const decision = position?.decision;
  if (position?.result) return resultView(desk);
  if (desk.curtain.down) return [el("p.quiet", null, t("curtain-down"))];
  if (decision?.typed && mine(desk.known)) return keypad(desk, decision);
  if (!decision || !mine(desk.known)) return waitingView(desk);
  if (desk.sent) return [head(desk), el("p.quiet.busy", null, t("sent"))];
  return desk.preview ? previewView(desk, desk.preview) : decisionView(desk);
}

/** Somebody else decides. @param {Desk} desk @returns {Child[]} */
function waitingView(desk) {
  const { known } = desk;
  const seat = known.position?.decision?.seat;
  const thinking = known.presence.thinking;
  const name = seat ? seatName(known, seat) : "";
  const watching = !holds(known).length;
  return [
    el("h2", null, seat ? t("waiting-for", { name }) : t("waiting-chance")),
    known.position?.decision?.prompt && el("p.prompt.quiet", null, typeset(known.position.decision.prompt)),
    thinking && el("p.busy", null, t("thinking", { name: known.presence.seats?.find((each) => each.id === thinking)?.botName || playerOf(known, thinking) || seatName(known, thinking) })),
    watching && el("p.quiet", null, t("watching")),
  ];
}

/** What is asked. @param {Desk} desk */
function head(desk) {
  const { known } = desk;
  const decision = known.position?.decision;
  const several = holds(known).length > 1;
  const seat = decision?.seat;
  return el("header.asked", null,
    several && seat && el("p.seat", { "data-side": seat }, el("span.mark", { "data-side": seat }), capital(nameOf(known, seat))),
    el("h2", null, capital(typeset(decision?.prompt ?? ""))));
}

/** @param {Desk} desk @returns {Child[]} */
function decisionView(desk) {
  const { known, picked } = desk;
  const decision = known.position?.decision;
  if (!decision) return [];
  const legs = legView(desk);
  if (legs) return [head(desk), ...orderView(desk), ...legs, desk.counsel.view()];
  const chosen = choose(desk.offers, picked);
  const far = desk.marshal.on ? [...chosen.buttons, ...chosen.standing].filter((offer) => poseIn(offer.choice)) : [];
  const [selectable, buttons, standing] = [chosen.selectable, ...[chosen.buttons, chosen.standing].map((these) => these.filter((offer) => !far.includes(offer)))];
  const lines = [...selectable.map((id) => lineFor(desk, id)), ...buttons.map((offer) => lineOf(desk, offer))];
  const primary = !lines.length && standing.length === 1;
  return [
    head(desk),
    ...orderView(desk),
    desk.marshal.proposed && proposedView(desk),
    desk.marshal.on && decision.verb === "order" && !picked.length && el("p.quiet.hint", null, t("order-hint")),
    picked.length > 0 && pickedView(desk),
    far.length > 0 && placesView(desk, far, picked[0] ?? decision.about?.[0] ?? ""),
    picked.length > 0 && lines.length > 0 && el("p.quiet", null, Object.keys(desk.odds).length ? t("choose-odds") : t("choose-next")),
    lines.length > 0 && el("ul.choices", { "aria-label": t("choices") },
      ...lines.map((line, at) => el("li", null, choiceButton(line, at, selectable.length > 12)))),
    standing.length > 0 && el("p.buttons", null, ...standing.map((offer, at) => standingButton(desk, offer, at, primary))),
    canDecline(desk) && decliningBox(desk),
    desk.counsel.view(),
  ];
}

/** @param {Desk} desk @param {string} id @returns {{text: string, does: () => void, piece: any, keep: string, odds?: string, hinted?: boolean}} */
function lineFor(desk, id) {
  const { known } = desk;
  const piece = known.position?.pieces.find((each) => each.id === id);
  const place = piece?.place && !piece.pose ? ` · ${known.scene?.spaces.find((space) => space.id === piece.place)?.label ?? piece.place}` : "";
  const isPlace = known.scene?.spaces.some((space) => space.id === id);
  const text = isPlace ? describePlace(known, id) : `${capital(desk.name(id))}${place}`;
  return { text, does: () => desk.pick(id), piece, keep: `pick-${id}`, odds: desk.odds[id], hinted: hint(desk) === id };
}

/** @param {Desk} desk @param {Offer} offer */
function lineOf(desk, offer) {
  const does = () => desk.weighs(offer) ? (desk.look(offer), desk.render()) : desk.settle(offer);
  return { text: capital(typeset(desk.picked.length && offer.manner ? offer.manner : offer.label)), does, piece: null, keep: `offer-${offer.choice}`, odds: desk.odds[offer.choice] };
}

/** @param {{text: string, does: () => void, piece: any, keep: string, odds?: string, hinted?: boolean}} line @param {number} at @param {boolean} small */
function choiceButton(line, at, small) {
  const key = keyOf(at);
  return el(line.hinted ? "button.choice.hinted" : "button.choice", { type: "button", onclick: line.does, "data-key": key, "data-keep": line.keep },
    key && keycap(key),
    line.piece && !small && silent(counter(line.piece, { size: 26 })),
    el("span", null, line.text),
    line.odds && el("b.odds", null, line.odds));
}

/** @param {Desk} desk @param {Offer} offer @param {number} at @param {boolean} primary */
function standingButton(desk, offer, at, primary) {
  const key = primary || (desk.marshal.on && offer.choice === "give") ? "Enter" : at === 0 ? "0" : "";
  const told = offer.text;
  const gives = desk.marshal.on && offer.choice === "give"; // its roll is told already
  const passes = desk.marshal.on && offer.choice === desk.known.position?.decision?.passing;
  const does = () => desk.weighs(offer) && !gives && !passes ? (desk.look(offer), desk.render()) : desk.settle(offer);
  return el(primary || gives ? "button.primary" : "button.standing", {
    type: "button", onclick: does, title: told ? typeset(told) : null,
    "data-key": key === "Enter" ? null : key, "data-keep": `standing-${at}`, "data-choice": offer.choice },
    capital(typeset(offer.label)), key && keycap(key === "Enter" ? t("key-enter") : key));
}

/** What has been pointed at so far. @param {Desk} desk */
function pickedView(desk) {
  const { known, picked } = desk;
  return el("p.picked", null, ...picked.map((id) => {
    const piece = known.position?.pieces.find((each) => each.id === id);
    return el("span.chip", null, piece && silent(counter(piece, { size: 30 })), capital(desk.name(id)));
  }), el("button", { type: "button", onclick: () => desk.back(), "data-keep": "back" }, t("back"), keycap(t("key-escape"))));
}

/** It is an answer within the other side's turn, and it can be declined. @param {Desk} desk */
function canDecline(desk) {
  const { position } = desk.known;
  const own = sideOf(desk.known, acting(desk.known));
  return Boolean(position?.decision?.window && position.active !== own && desk.offers.some((offer) => !offer.path?.length));
}

/** A window can be declined beforehand, whatever is held. @param {Desk} desk */
function decliningBox(desk) {
  const seat = acting(desk.known);
  return el("p.window-note", null,
    el("span", null, ...linked(t("window-text"), (clause) => desk.openRule(clause))), " ",
    el("button", { type: "button", "data-keep": "decline", disabled: !seat, onclick: () => desk.event("decline") }, t("decline-until")));
}
