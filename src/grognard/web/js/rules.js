// @ts-check
/** The books beside the board: the log, the rules with a search over their clauses, the player aid. */

import { aidView } from "./aid.js";
import { linked } from "./clauses.js";
import { el, fill } from "./dom.js";
import { plain } from "./keypad.js";
import { holds } from "./store.js";
import { api } from "./net.js";
import { trackView, wingView } from "./wings.js";
import { language, many, t, typeset } from "./words.js";

/** @typedef {import("./wire").RuleView} Rule */

const MOST = 60; // clauses shown at once

/**
 * The clauses that a search finds: by id first, then those whose text holds every word.
 * @param {readonly Rule[]} rules @param {string} sought @returns {Rule[]}
 */
export function search(rules, sought) {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return [...rules];
  const named = rules.filter((rule) => plain(rule.clause).includes(words.join(" ")));
  const told = rules.filter((rule) => !named.includes(rule) && words.every((word) => plain(`${rule.clause} ${rule.text}`).includes(word)));
  return [...named, ...told];
}

export class Books {
  /** @param {import("./table.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Rule[]} */
    this.rules = [];
    this.sought = "";
    /** @type {string | null} */
    this.clause = null;
    this.verb = "";
    this.unit = ""; // the type of the chosen unit
    this.talks = false;
    /** @type {string | null} the page of the aid that was opened by hand */
    this.page = null;
  }

  /** What the open book shows. */
  show() {
    const { frame, log } = this.desk;
    frame.book.setAttribute("aria-label", t(`book-${frame.opened}`));
    if (frame.opened === "log") this.showLog(frame, log);
    else if (frame.opened === "rules") void this.showRules();
    else if (frame.opened === "tracks") this.showTracks();
    else this.showAid();
  }

  showTracks() {
    fill(this.desk.frame.book, el("div.tracks", null, ...trackView(this.desk), ...wingView(this.desk)));
  }

  /** @param {any} frame @param {any} log */
  showLog(frame, log) {
    const { known } = this.desk;
    this.talks = talks(known);
    fill(frame.book, log.box, this.talks && this.sayView());
    log.pinned = true;
    log.follow();
  }

  sayView() {
    const field = el("input", { type: "text", maxlength: "200", "aria-label": t("say"), placeholder: t("say"), "data-keep": "say" });
    return el("form.say", { onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      if (field.value.trim()) this.desk.event("say", { text: field.value.trim() });
      field.value = "";
    } }, field, el("button", { type: "submit" }, t("say-send")));
  }

  /** The books follow what is being done: the aid opens at it, unless another page was chosen. */
  follow() {
    if (this.desk.frame.opened === "log" && this.talks !== talks(this.desk.known)) this.show();
    const { position } = this.desk.known;
    const verb = position?.decision?.verb ?? "";
    const unit = position?.pieces.find((piece) => piece.id === this.desk.picked[0])?.symbol ?? "";
    if (verb === this.verb && unit === this.unit) return;
    this.verb = verb;
    this.unit = unit;
    this.page = null;
    if (this.desk.frame.opened === "aid") this.showAid();
  }

  showAid() {
    const { frame, known } = this.desk;
    fill(frame.book, ...aidView(known.scene?.aid ?? [], this.page, this.verb, this.unit,
      (page) => { this.page = page; this.showAid(); }, (clause) => this.openClause(clause)));
  }

  /** @param {string} clause open a rule beside the board */
  openClause(clause) {
    this.clause = clause;
    this.sought = "";
    const { frame } = this.desk;
    if (frame.narrow) frame.show("rules");
    frame.open("rules");
  }

  async showRules() {
    const { frame, known } = this.desk;
    const list = el("div.rules", { "aria-live": "polite" });
    const field = el("input", { type: "search", "data-keep": "seek", "aria-label": t("seek-rule"), placeholder: t("seek-rule"), value: this.sought,
      oninput: (/** @type {any} */ event) => { this.sought = event.target.value; this.clause = null; this.draw(list); } });
    fill(frame.book, el("div.seek", null, field), list);
    if (!this.rules.length && known.scene) {
      list.append(el("p.quiet", null, t("loading")));
      const lang = language();
      const rules = await api(`/api/games/${known.scene.game}/rules`).then(listed, () => []);
      if (lang !== language()) return; // they are being fetched in another
      this.rules = rules;
    }
    this.draw(list);
  }

  /** @param {HTMLElement} list */
  draw(list) {
    const found = this.clause ? this.near(this.clause) : search(this.rules, this.sought);
    fill(list,
      this.clause && el("p.quiet", null, el("button", { type: "button", onclick: () => { this.clause = null; this.draw(list); } }, t("all-rules"))),
      !this.clause && el("p.quiet", null, many("rules-found", found.length)),
      ...found.slice(0, MOST).map((rule) => this.ruleView(rule)),
      found.length > MOST && el("p.quiet", null, t("rules-more")));
    const sought = /** @type {HTMLElement | null} */ (list.querySelector(".sought"));
    if (sought) this.desk.frame.book.scrollTop = sought.offsetTop - this.desk.frame.book.offsetTop - 64;
  }

  /** A clause among its neighbours. @param {string} clause */
  near(clause) {
    const at = this.rules.findIndex((rule) => rule.clause === clause);
    return at < 0 ? [] : this.rules.slice(Math.max(0, at - 2), at + 5);
  }

  /** @param {Rule} rule */
  ruleView(rule) {
    const here = rule.clause === this.clause;
    const open = (/** @type {string} */ clause) => this.openClause(clause);
    return el("article", { class: here ? "sought" : "", "data-clause": rule.clause },
      el("h3", null, rule.clause), el("p", null, ...linked(typeset(rule.text), open)),
      rule.why && el("p.why", null, ...linked(typeset(rule.why), open)));
  }

  /** Another language: the rules are fetched anew. */
  forget() {
    this.rules = [];
    this.show();
  }
}

/** Whether there is somebody to speak with. @param {import("./store.js").Known} known */
function talks(known) {
  return known.scene?.messages !== false && holds(known).length > 0 && (known.presence.seats ?? []).some((seat) => seat.kind === "link");
}

/** @param {any} answer @returns {Rule[]} */
function listed(answer) {
  return Array.isArray(answer) ? answer : answer.rules ?? [];
}
