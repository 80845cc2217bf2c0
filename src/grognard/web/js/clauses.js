// @ts-check
/** Sentences with clause ids become text with links that open the rule beside the board. */

import { el } from "./dom.js";
import { typeset } from "./words.js";

/** @typedef {import("./wire").Text} Text */
/** @typedef {(clause: string) => void} Opener */

const CLAUSE = /\b[A-Z]{2}-[\w.]+-[\w.]*\d\b/g;

/**
 * The parts of a sentence: plain text, and clauses.
 * @param {string} text
 * @returns {{text: string, clause: boolean}[]}
 */
export function parts(text) {
  const found = [];
  let at = 0;
  for (const match of text.matchAll(CLAUSE)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), clause: false });
    found.push({ text: match[0], clause: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), clause: false });
  return found;
}

/** @param {string} clause @param {Opener} open @returns {HTMLElement} a link to a rule */
export function clauseLink(clause, open) {
  return el("button.clause", { type: "button", onclick: (/** @type {Event} */ event) => {
    event.stopPropagation();
    open(clause);
  } }, clause);
}

/**
 * A sentence whose clauses can be opened; those that it does not name itself follow it.
 * @param {Text | string} said @param {Opener} open
 * @returns {Node[]}
 */
export function linked(said, open) {
  const text = typeof said === "string" ? said : said.text;
  const named = parts(text);
  const inside = named.filter((part) => part.clause).map((part) => part.text);
  const rest = (typeof said === "string" ? [] : said.clauses ?? []).filter((clause) => !inside.includes(clause));
  return [
    ...named.map((part) => part.clause ? clauseLink(part.text, open) : document.createTextNode(typeset(part.text))),
    ...rest.flatMap((clause) => [document.createTextNode(" "), clauseLink(clause, open)]),
  ];
}

/**
 * The sentence without its clauses in brackets, for places too small for them.
 * @param {string} text
 */
export function bare(text) {
  return text.replace(/\s*\((?:[^()]*?\b)?[A-Z]{2}-[\w.]+-[\w.]*\d\b[^()]*\)/g, "").replace(/\s+([.,])/g, "$1");
}

/** The same as a sentence: a sum, too, ends with a full stop. @param {string} text */
export function sentence(text) {
  const said = bare(text);
  return /[\p{L}\p{N})]$/u.test(said) ? `${said}.` : said;
}

/** A text followed by the clause that says it, where links have no place. @param {string} text @param {string} clause */
export function clauseText(text, clause) {
  return clause && text ? `${text} (${clause})` : text || clause;
}
