// @ts-check
/** The review of a match: how the chances swung, the dearest mistakes, the strokes of luck, luck beside skill. */

import { bare } from "./clauses.js";
import { el, icon } from "./dom.js";
import { api } from "./net.js";
import { notice } from "./dialogs.js";
import { swingChart, turnAt } from "./swings.js";
import { capital, number, percent, t, typeset } from "./words.js";

/** @typedef {import("./wire").ReviewView} Review */
/** @typedef {import("./wire").MistakeView} Mistake */
/** @typedef {import("./wire").StrokeView} Stroke */
/** @typedef {import("./dom.js").Child} Child */

const PAUSE = 400; // milliseconds between two questions how far it is

export class ReviewPanel {
  /** @param {import("./replay.js").Replay} replay */
  constructor(replay) {
    this.replay = replay;
    document.head.append(el("link", { rel: "stylesheet", href: new URL("../css/review.css", import.meta.url).href }));
    this.done = 0;
    this.busy = false;
    /** @type {Review | null} */
    this.review = null;
    /** @type {Mistake | null} the one whose choices are lit on the board */
    this.shown = null;
  }

  /** Let the server look at the match, and wait for it. */
  async begin() {
    if (this.busy || this.review) return;
    this.busy = true;
    this.replay.render();
    try {
      while (!this.review) {
        const state = await api(`/api/replays/${this.replay.made?.replay}/review`);
        this.review = state.review ?? null;
        this.hear(state.done);
        if (!this.review) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (problem) {
      notice(problem instanceof Error ? problem.message : t("error-server"), "bad");
    }
    this.busy = false;
    this.replay.render();
    /** @type {HTMLElement | null} */ (this.replay.frame?.panel.querySelector(".review"))?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} done */
  hear(done) {
    this.done = done;
    const bar = this.replay.frame?.panel.querySelector(".review progress");
    if (bar instanceof HTMLProgressElement) bar.value = done;
  }

  /** The same review in another language. */
  forget() {
    const wanted = this.review !== null || this.busy;
    this.review = this.shown = null;
    this.busy = false;
    return wanted;
  }

  /** What is lit on the board: the better choice with an arrow, the one that was played as chosen. @returns {{targets: string[], selected: string[], arrows: string[][]} | null} */
  lights() {
    const { shown } = this;
    if (!shown || shown.n !== this.replay.n) return null;
    const path = shown.path ?? [];
    const selected = (shown.playedPath ?? []).filter((id) => !path.includes(id));
    return { targets: path, selected, arrows: path.length > 1 ? [[path[0], path[path.length - 1]]] : [] };
  }

  /** @returns {Child[]} */
  view() {
    if (this.review) return this.whole(this.review);
    if (this.busy) {
      return [el("section.review", { role: "status" }, el("p", null, t("review-thinking")),
        el("progress", { max: "1", value: this.done, "aria-label": t("review-thinking") }))];
    }
    return [el("section.review", null, el("button", { type: "button", "data-keep": "review", onclick: () => this.begin() }, icon("chart"), t("review")))];
  }

  /** @param {Review} review @returns {Child[]} */
  whole(review) {
    const go = (/** @type {number} */ n) => this.go(n, null);
    return [el("section.review", { "aria-label": t("review") },
      el("h3", null, icon("chart"), t("review")),
      el("p.now", null, this.now(review)),
      swingChart(review, { n: this.replay.n, go, name: (side) => this.name(side), spoken: this.now(review) }),
      el("p.quiet.small", null, t("review-keys")),
      el("h4", null, t("review-mistakes")),
      review.mistakes.length ? el("ol.moments", null, ...review.mistakes.map((each, at) => this.mistake(each, at))) : el("p.quiet", null, t("review-no-mistakes")),
      el("h4", null, t("review-strokes")),
      review.strokes.length ? el("ol.moments", null, ...review.strokes.map((each, at) => this.stroke(each, at))) : el("p.quiet", null, t("review-no-strokes")),
      el("h4", null, t("review-accounts")),
      this.accounts(review),
      el("p.quiet.small", null, t("review-honest")))];
  }

  /** The chances at the position that is shown. @param {Review} review */
  now(review) {
    const win = review.wins[Math.min(this.replay.n, review.wins.length - 1)];
    const other = this.replay.made?.scene.sides.find((side) => side.id !== review.side)?.id ?? "";
    const turn = turnAt(review, this.replay.n);
    return t("review-now", { when: turn ? t("turn", { n: turn }) : t("review-before"), side: this.name(review.side), win: percent(win), other: this.name(other), lose: percent(1 - win) });
  }

  /** @param {string} side */
  name(side) {
    return capital(this.replay.made?.scene.sides.find((each) => each.id === side)?.name ?? side);
  }

  /** @param {number} n @param {Mistake | null} mistake */
  go(n, mistake) {
    this.shown = mistake;
    void this.replay.go(n);
  }

  /** @param {Mistake} mistake @param {number} at */
  mistake(mistake, at) {
    return el("li", { "data-side": mistake.side },
      el("button.moment", { type: "button", "data-keep": `mistake-${at}`, onclick: () => this.go(mistake.n, mistake) },
        el("span.sign", { "aria-hidden": "true" }, "▼"), el("span", null, typeset(mistake.text))),
      el("p", null, typeset(bare(mistake.played))), el("p.better", null, typeset(bare(mistake.better))),
      mistake.why && el("p.quiet", null, typeset(mistake.why)));
  }

  /** @param {Stroke} stroke @param {number} at */
  stroke(stroke, at) {
    return el("li", { "data-side": stroke.side },
      el("button.moment", { type: "button", "data-keep": `stroke-${at}`, onclick: () => this.go(stroke.n, null) },
        el("span.sign", { "aria-hidden": "true" }, "◆"), el("span", null, typeset(stroke.text))),
      el("p", null, typeset(bare(stroke.told))));
  }

  /** Luck, choices and mistakes of each side, in points of the chance to win. @param {Review} review */
  accounts(review) {
    const points = (/** @type {number} */ value) => `${value > 0 ? "+" : ""}${number(100 * value || 0)}`;
    return el("table.accounts", null, el("caption.unseen", null, t("review-accounts")),
      el("thead", null, el("tr", null, el("td"), ...["luck", "choices", "given"].map((key) => el("th", { scope: "col" }, t(`review-${key}`))))),
      el("tbody", null, ...review.accounts.map((each) => el("tr", null, el("th", { scope: "row" }, this.name(each.side)),
        el("td", null, points(each.luck)), el("td", null, points(each.choices)), el("td", null, points(-each.mistakes))))));
  }
}
