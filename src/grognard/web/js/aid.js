// @ts-check
/** The player aid: the sequence and the tables of the game, opening at what is being done. */

import { clauseLink } from "./clauses.js";
import { el } from "./dom.js";
import { t, typeset } from "./words.js";

/** @typedef {import("./wire").AidPage} Page */

/** The page for a verb, best that for the type of the chosen unit; or the first. @param {readonly Page[]} pages @param {string} verb @param {string} [unit] @returns {Page | null} */
export function pageFor(pages, verb, unit = "") {
  const open = pages.filter((page) => (page.verbs ?? []).includes(verb));
  return open.find((page) => (page.units ?? []).includes(unit)) ?? open.find((page) => !page.units?.length) ?? pages[0] ?? null;
}

/**
 * @param {readonly Page[]} pages @param {string | null} chosen @param {string} verb @param {string} unit the type of the chosen unit
 * @param {(page: string) => void} choose @param {(clause: string) => void} open
 * @returns {import("./dom.js").Child[]}
 */
export function aidView(pages, chosen, verb, unit, choose, open) {
  const page = pages.find((each) => each.id === chosen) ?? pageFor(pages, verb, unit);
  if (!page) return [el("p.quiet", null, t("aid-none"))];
  return [
    el("div.aid-pages", null, ...pages.map((each) => el("button.chip", {
      type: "button", "aria-pressed": String(each === page), "data-keep": `aid-${each.id}`, onclick: () => choose(each.id) }, each.title))),
    pageView(page, open),
  ];
}

/** @param {Page} page @param {(clause: string) => void} open */
function pageView(page, open) {
  const clauses = page.rows.some((row) => (row.clauses ?? []).length);
  return el("table.aid", null, el("caption", null, page.title),
    page.head.length > 0 && el("thead", null, el("tr", null,
      ...page.head.map((cell) => el("th", { scope: "col" }, typeset(cell))), clauses && el("th", { scope: "col" }, el("span.unseen", null, t("clauses"))))),
    el("tbody", null, ...page.rows.map((row) => el("tr", null,
      ...row.cells.map((cell, at) => el(at ? "td" : "th", at ? null : { scope: "row" }, typeset(cell))),
      clauses && el("td.clauses", null, ...(row.clauses ?? []).map((clause) => clauseLink(clause, open)))))));
}
