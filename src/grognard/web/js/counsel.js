// @ts-check
/** A hint: the best three choices with the chance to win and what speaks for them; each lights up when pointed at. */

import { linked } from "./clauses.js";
import { el, icon, keycap } from "./dom.js";
import { acting, mine } from "./store.js";
import { capital, percent, t, typeset } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./wire").HintView} Hint */

const PATIENCE = 60000; // milliseconds for a hint: workers may be busy

export class Counsel {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.n = -1; // the position that it is about
    this.done = 0;
    this.busy = false;
    /** @type {Hint[] | null} */
    this.hints = null;
    /** @type {Hint | null} the one that is pointed at */
    this.shown = null;
  }

  /** Whether a hint may be asked for now. */
  get open() {
    const { known } = this.desk;
    return known.scene?.hints !== false && mine(known) && !known.position?.decision?.typed && !this.desk.curtain.down && this.desk.offers.length > 1;
  }

  /** Another position: what was said is old. */
  begin() {
    const n = this.desk.known.position?.n ?? -1;
    if (n === this.n) return;
    this.n = n;
    this.busy = false;
    this.done = 0;
    this.hints = this.shown = null;
  }

  async ask() {
    if (this.busy || this.hints || !this.open) return;
    const { n } = this;
    this.busy = true;
    this.desk.render();
    const answer = await this.desk.live.ask("hint", "", acting(this.desk.known), PATIENCE);
    if (n !== this.n) return;
    this.busy = false;
    this.hints = answer?.hints ?? null;
    this.desk.render();
    /** @type {HTMLElement | null} */ (this.desk.frame.panel.querySelector(".counsel"))?.scrollIntoView({ block: "nearest" });
    if (this.hints?.[0]) this.desk.frame.heard.textContent = `${t("hint-title")}. ${this.hints[0].text}`;
  }

  /** @param {import("./wire").ThinkingMessage} message */
  hear(message) {
    this.done = message.done;
    const bar = this.desk.frame.panel.querySelector(".counsel progress");
    if (bar instanceof HTMLProgressElement) bar.value = message.done;
  }

  /** The server has refused. */
  refused() {
    this.busy = false;
  }

  /** @param {Hint | null} hint the one pointed at, or none any more */
  point(hint) {
    if (this.shown === hint) return;
    this.shown = hint;
    this.desk.light();
    for (const card of this.desk.frame.hand.querySelectorAll("[data-card]")) {
      card.classList.toggle("advised", Boolean(hint?.path?.includes(card.getAttribute("data-card") ?? "")));
    }
  }

  /** Make the choice, or look at it first. @param {Hint} hint */
  take(hint) {
    const { desk } = this;
    this.shown = null;
    const offer = desk.offers.find((each) => each.choice === hint.choice);
    if (!offer) return desk.send([hint.choice]);
    if (!desk.asksFirst(offer)) return desk.settle(offer);
    desk.picked = [...(offer.path ?? [])];
    void desk.look(offer);
    desk.render();
  }

  /** What is lit on the board and in the hand while a hint is pointed at: all that it would do until dice fall. @returns {{targets: string[], arrows: string[][], plans: import("./wire").PlanView[]} | null} */
  lights() {
    if (!this.shown) return null;
    const { path = [], arrows = [], plans = [] } = this.shown;
    const along = path.length > 1 ? [[path[0], path[path.length - 1]]] : [];
    return { targets: path, arrows: arrows.length || plans.length ? arrows : along, plans };
  }

  /** @returns {import("./dom.js").Child} */
  view() {
    if (!this.open) return null;
    if (this.hints) return this.list(this.hints);
    if (!this.busy) {
      return el("p.counsel", null, el("button.plain.hint-ask", { type: "button", "data-keep": "hint", title: t("hint-title"), onclick: () => this.ask() },
        icon("lamp"), t("hint"), keycap("n")));
    }
    return el("p.counsel.busy-hint", { role: "status" }, el("span", null, t("hint-thinking")),
      el("progress", { max: "1", value: this.done, "aria-label": t("hint-thinking") }));
  }

  /** @param {Hint[]} hints */
  list(hints) {
    const open = (/** @type {string} */ clause) => this.desk.openRule(clause);
    return el("section.counsel", { "aria-label": t("hint-title") },
      el("h3", null, icon("lamp"), t("hint-title")),
      el("ol", null, ...hints.map((hint, at) => el("li", { onmouseenter: () => this.point(hint), onmouseleave: () => this.point(null), onfocusin: () => this.point(hint), onfocusout: () => this.point(null) },
        el("button.advice", { type: "button", "data-keep": `hint-${at}`, onclick: () => this.take(hint) },
          el("span", null, capital(typeset(hint.text))),
          el("b", { title: t("hint-win", { n: percent(hint.win) }) }, el("span.unseen", null, t("hint-win", { n: "" })), percent(hint.win))),
        (hint.reasons ?? []).length > 0 && el("ul", null, ...(hint.reasons ?? []).map((said) => el("li", null, ...linked(said, open))))))),
      el("p.quiet.small", null, t("hint-fair")));
  }
}
