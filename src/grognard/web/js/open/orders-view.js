// @ts-check
/** An order as it is put together: who speaks to whom, leg by leg, what the dice must show, and the next leg. */

import { plain, length, used } from "../board/measures.js";
import { keyOf } from "../choose.js";
import { clauseLink } from "../clauses.js";
import { el, keycap } from "../dom.js";
import { capital, number, percent, signed, t, typeset } from "../words.js";
import { byGait, poseIn, seenFrom, standing } from "./draft.js";

/** @typedef {import("../table.js").Desk} Desk */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {import("../wire").Offer} Offer */

const GAITS = ["move", "form", "charge", "enter", "leave", "mount"];
const SLIGHT = 60; // thousandths of an inch that are not worth a word

/** What is told of an order under way; nothing where none is. @param {Desk} desk @returns {Child[]} */
export function orderView(desk) {
  const { marshal, known } = desk;
  const plans = known.position?.plans ?? [];
  if (!marshal.on || !plans.length) return [];
  return [
    el("ol.legs", { "aria-label": t("order-legs") }, ...plans.flatMap((plan) => planView(desk, plan))),
    ratingView(desk),
  ];
}

/** @param {Desk} desk @param {import("../wire").PlanView} plan @returns {Child[]} */
function planView(desk, { piece: id, legs }) {
  const start = desk.marshal.piece(id);
  if (!start?.pose) return [];
  const stops = [start, ...legs];
  const chips = legs.map((leg, k) => el("span.leg", null, el("b.number", null, String(k + 1)), legWords(stops[k], leg)));
  return [el("li", null, el("b", null, capital(desk.name(id))), " ", ...(chips.length ? chips : [el("span.quiet", null, t("order-no-leg"))]))];
}

/** What a leg was: a new formation, or so far. @param {import("../wire").PieceView} from @param {import("../wire").PieceView} to */
function legWords(from, to) {
  if (from.formation !== to.formation) return t("leg-into", { formation: formationName(to.formation ?? "") });
  return wayWords(from.pose ?? [0, 0, 0], to.pose ?? [0, 0, 0]);
}

/** @param {string} id */
export const formationName = (id) => t(`formation-${id.replaceAll("_", "-")}`);

/** "8″ ahead, 2″ to the right, turned 30° left". @param {number[]} from @param {number[]} to */
export function wayWords(from, to) {
  const { ahead, right, turn } = seenFrom(from, to);
  const said = [
    Math.abs(ahead) > SLIGHT && t(`way-${ahead > 0 ? "ahead" : "back"}`, { far: length(Math.abs(ahead)) }),
    Math.abs(right) > SLIGHT && t(`way-${right > 0 ? "right" : "left"}`, { far: length(Math.abs(right)) }),
    Math.abs(turn) === 1800 ? t("way-about") : turn !== 0 && t(`way-turn-${turn > 0 ? "right" : "left"}`, { degrees: number(Math.abs(turn) / 10) }),
  ].filter(Boolean);
  return said.join(", ") || t("way-still");
}

/** The command roll: the sum with its clauses, and how likely each number of moves is. @param {Desk} desk */
function ratingView(desk) {
  const { rating } = desk.marshal;
  const terms = rating?.modifiers ?? [];
  const chances = rating?.outlook?.chances ?? [];
  if (!terms.length) return null;
  const open = (/** @type {string} */ clause) => desk.openRule(clause);
  const total = terms.reduce((sum, term) => sum + term.value, 0);
  return el("section.rating", null, el("h3", null, t("command-roll"), el("small", null, t("command-roll-how"))),
    el("table.sum", null, el("tbody", null,
      ...terms.map((term, at) => el("tr", null, el("th", { scope: "row" }, capital(typeset(term.label))), el("td", null, at ? signed(term.value) : number(term.value)), el("td", null, clauseLink(term.clause, open)))),
      el("tr.total", null, el("th", { scope: "row" }, t("roll-this")), el("td", null, number(total)), el("td")))),
    chances.length > 0 && el("div.chances", { role: "img", "aria-label": chances.map((each) => `${t(`chance-${each.id}`)} ${percent(each.chance)}`).join(", ") },
      ...chances.map((each) => {
        const part = el("span", { class: `part ${each.id}`, title: `${t(`chance-${each.id}`)} ${percent(each.chance)}` }, each.chance > 0.07 && el("b", null, percent(each.chance)), each.chance > 0.17 && el("small", null, t(`chance-${each.id}`)));
        part.style.flexGrow = String(Math.max(each.chance, 0.03));
        return part;
      })));
}

/** The next leg: change formation, charge, or one of the useful moves. @param {Desk} desk @returns {Child[] | null} nothing where another view is right */
export function legView(desk) {
  const { marshal, known } = desk;
  const { position } = known;
  const decision = position?.decision;
  if (!marshal.on || !decision || !position) return null;
  const many = desk.offers.filter((offer) => poseIn(offer.choice));
  if (decision.verb !== "leg" && many.length < 4) return null;
  if (decision.verb !== "leg") return null;
  const unit = marshal.piece(decision.about?.[0] ?? "");
  const from = unit ? standing(position, unit) : null;
  const gaits = byGait(desk.offers);
  const enough = desk.offers.find((offer) => offer.choice === decision.passing);
  let key = 0;
  return [
    marshal.proposed && proposedView(desk),
    el("p.quiet.hint", null, t("leg-hint")),
    ...GAITS.filter((gait) => gaits.has(gait)).map((gait) => {
      const offers = gaits.get(gait) ?? [];
      const buttons = offers.map((offer) => candidate(desk, offer, from?.pose ?? null, gait === "move" ? "" : keyOf(key++), unit?.id ?? ""));
      const list = el("ul.candidates", { "aria-label": t(`gait-${gait}`), onkeydown: rove }, ...buttons.map((button) => el("li", null, button)));
      return foldedView(desk, gait, gait !== "move", offers.length, list);
    }),
    el("p.buttons", null,
      enough && el(marshal.proposed ? "button" : "button.primary", { type: "button", "data-keep": "give", onclick: () => desk.send([decision.passing ?? "enough", "give"]) }, t("give-order"), keycap(t("key-enter"))),
      enough && el("button", { type: "button", "data-keep": "enough", "data-key": "0", onclick: () => desk.settle(enough) }, t("add-unit"), keycap("0")),
      position.undo.free && el("button", { type: "button", "data-keep": "take-back", onclick: () => desk.undo("take") }, t("order-back"), keycap("u"))),
  ];
}

/** What is left of a move that went too far. @param {Desk} desk */
export function proposedView(desk) {
  const { proposed } = desk.marshal;
  const outlook = proposed?.answer.outlook;
  return el("p.buttons.proposed", null,
    el("button.primary", { type: "button", "data-keep": "accept", onclick: () => desk.marshal.accept() }, t("go-as-far"), keycap(t("key-enter"))),
    outlook?.allowed ? el("small", null, t("was-too-far", { used: used(outlook.spent ?? 0, outlook.allowed) })) : null,
    el("button", { type: "button", "data-keep": "back", onclick: () => desk.back() }, t("back"), keycap(t("key-escape"))));
}

/** A useful leg of the list: its ghost is shown while the keyboard or the mouse is on it. @param {Desk} desk @param {Offer} offer @param {number[] | null} from @param {string} key @param {string} id of whoever goes */
function candidate(desk, offer, from, key, id) {
  const pose = poseIn(offer.choice.replace(/ [a-z]\S*$/, ""));
  const [, gait, what] = offer.choice.split(" ");
  const text = gait === "move" && from && pose ? wayWords(from, pose) : gait === "form" ? formationName(what) : capital(typeset(offer.label || what));
  return el("button.choice", { type: "button", "data-key": key || null, "data-keep": `offer-${offer.choice}`, onclick: () => desk.settle(offer), onfocus: () => desk.marshal.preview(pose, id), onmouseenter: () => desk.marshal.preview(pose, id), onmouseleave: () => desk.marshal.preview(null, id), onblur: () => desk.marshal.preview(null, id) },
    key && keycap(key), el("span", null, text));
}

/** Arrows go from candidate to candidate. @param {KeyboardEvent} event */
function rove(event) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const list = event.currentTarget;
  if (!step || !(list instanceof HTMLElement)) return;
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** A list of places to choose from, folded: a ride, a retreat, a place to come in. @param {Desk} desk @param {readonly Offer[]} offers @param {string} id of whoever goes */
export function placesView(desk, offers, id) {
  const { pose: from = null, formation: stands = "" } = desk.marshal.piece(id) ?? {};
  return foldedView(desk, "places", true, offers.length, el("ul.candidates", { "aria-label": t("gait-places"), onkeydown: rove }, ...offers.map((offer) => {
    const pose = poseIn(offer.choice.replace(/ [a-z]\S*$/, ""));
    const button = candidate(desk, offer, null, "", id);
    const span = button.querySelector("span");
    if (span && pose) span.textContent = capital(placeWords(offer, pose, from, stands));
    return el("li", null, button);
  })));
}

/** A list under its name: open or not as is usual, until the player folds or unfolds it. @param {Desk} desk @param {string} gait @param {boolean} usual @param {number} many @param {HTMLElement} list */
function foldedView({ marshal: { folds } }, gait, usual, many, list) {
  const open = folds.get(gait) ?? usual;
  const summary = el("summary", { "data-keep": `gait-${gait}`, onclick: () => folds.set(gait, !summary.parentElement.open) }, t(`gait-${gait}`), el("small", null, String(many)));
  return el("details.gait", { open, "data-gait": gait }, summary, list);
}

/** @param {Offer} offer @param {number[]} pose @param {number[] | null} from @param {string} stands the formation of the unit */
function placeWords(offer, pose, from, stands) {
  const [verb, , formation, ...more] = offer.choice.split(" ");
  if (verb === "deploy") return deployWords(formation, pose, from, stands);
  const joined = offer.path?.[1] && more.length ? ` · ${offer.label.split(/[→,]/).at(-1)?.trim() ?? ""}` : "";
  const far = from ? Math.hypot(pose[0] - from[0], pose[1] - from[1]) : 0;
  return (from ? t("place-far", { far: length(far), x: plain(pose[0]), y: plain(pose[1]) }) : t("place-at", { x: plain(pose[0]), y: plain(pose[1]) })) + joined;
}

/** A place in the deployment: the formation where it is another, and how far. @param {string} formation @param {number[]} pose @param {number[] | null} from @param {string} stands */
function deployWords(formation, pose, from, stands) {
  const far = from ? Math.hypot(pose[0] - from[0], pose[1] - from[1]) : 0;
  const where = far ? t("place-far", { far: length(far), x: plain(pose[0]), y: plain(pose[1]) }) : t("place-here");
  return formation === stands ? where : `${formationName(formation)} · ${where}`;
}
