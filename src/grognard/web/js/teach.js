// @ts-check
/** The first game that teaches: a prompt for each decision, with its clause; left whenever one likes. */

import { clauseLink } from "./clauses.js";
import { el } from "./dom.js";
import { t, typeset } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */

const left = new Set(); // tables whose lessons were left

/** The prompt, unless the lesson was left. @param {Desk} desk */
export function lessonOf(desk) {
  return left.has(desk.token) ? null : desk.known.position?.lesson ?? null;
}

/** @param {Desk} desk @returns {import("./dom.js").Child[]} */
export function lessonView(desk) {
  const lesson = lessonOf(desk);
  if (!lesson) return [];
  const offer = desk.offers.find((each) => each.choice === lesson.offer);
  return [el("section.lesson", { "aria-labelledby": "lesson-title" },
    el("h2", { id: "lesson-title" }, typeset(lesson.title)),
    el("p.step", null, t("lesson-step", { step: lesson.step, of: lesson.of }),
      el("progress", { max: lesson.of, value: lesson.step, "aria-label": t("lesson-progress") })),
    el("p.told", null, typeset(lesson.text), lesson.clause && " ", lesson.clause && clauseLink(lesson.clause, (clause) => desk.openRule(clause))),
    el("p.buttons", null,
      offer && el("button", { type: "button", "data-keep": "lesson-show", onclick: () => follow(desk, offer) }, t("lesson-show")),
      el("button", { type: "button", "data-keep": "lesson-leave", onclick: () => { left.add(desk.token); desk.render(); } }, t("lesson-leave"))))];
}

/** Do what the lesson speaks of, up to the last press. @param {Desk} desk @param {import("./wire").Offer} offer */
function follow(desk, offer) {
  if (!offer.path?.length) return desk.settle(offer);
  desk.picked = [];
  desk.preview = null;
  for (const id of offer.path) desk.pick(id);
  return undefined;
}

/** The next thing to point at, if the lesson speaks of one. @param {Desk} desk @returns {string | null} */
export function hint(desk) {
  const lesson = lessonOf(desk);
  if (!lesson?.offer) return null;
  const path = desk.offers.find((each) => each.choice === lesson.offer)?.path ?? [];
  return desk.picked.every((id, at) => path[at] === id) ? path[desk.picked.length] ?? null : path[0] ?? null;
}
