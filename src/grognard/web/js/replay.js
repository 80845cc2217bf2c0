// @ts-check
/** A record step by step: slider and keys, every hand open; and on from any point as a new match. */

import { boardFor } from "./roster-or-board.js";
import { linked } from "./clauses.js";
import { forkDialog } from "./fork.js";
import { regret } from "./dialogs.js";
import { el, fill, icon, silent } from "./dom.js";
import { Frame } from "./frame.js";
import { pilesView } from "./hand.js";
import { card } from "./cards.js";
import { LogView, luckLine } from "./log.js";
import { api, ROOT } from "./net.js";
import { keptRecord, openFile } from "./records.js";
import { ReviewPanel } from "./review.js";
import { Books } from "./rules.js";
import { contrast, still } from "./settings.js";
import { boardInWords, describePiece, describePlace } from "./speak.js";
import { nameOf, nothing } from "./store.js";
import { topView } from "./topbar.js";
import { Tray } from "./tray.js";
import { capital, t, typeset } from "./words.js";
import { zoomView } from "./zoom.js";

/** @typedef {import("./wire").ReplayMade} Made */
/** @typedef {import("./wire").Frame} Shown */

const BEFORE = 14; // frames told in the log before the present one
const PACE = 1100; // milliseconds a frame while it plays by itself

export class Replay {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.known = nothing();
    this.n = 0;
    /** @type {Map<number, Promise<Shown>>} */
    this.frames = new Map();
    /** @type {Made | null} */
    this.made = null;
    /** @type {ReturnType<typeof setInterval> | null} */
    this.playing = null;
    this.token = "";
    /** @type {any[]} */
    this.offers = [];
    /** @type {string[]} */
    this.picked = [];
    this.curtain = { down: false };
    this.review = new ReviewPanel(this);
    this.live = { ask: async () => null, send: () => false };
    this.listen();
    void this.open();
  }

  async open() {
    const [id, ...wishes] = location.hash.slice(1).split("&");
    const text = keptRecord(id);
    try {
      if (!text) throw new Error(t("replay-none"));
      this.made = await api("/api/replays", text);
      this.build();
      await this.go(this.n);
      if (wishes.includes("review")) void this.review.begin();
    } catch (problem) {
      this.root.className = "start";
      fill(this.root, el("main.lost", null, el("h1", null, t("replay")), el("p", null, problem instanceof Error ? problem.message : ""),
        el("p.buttons", null, el("button.primary", { type: "button", onclick: () => openFile() }, t("open-record")), el("a.button", { href: `${ROOT}/` }, t("home")))));
    }
  }

  build() {
    if (!this.made) return;
    this.known = { ...nothing(), scene: this.made.scene, presence: { ...nothing().presence, seats: this.made.seats, here: this.made.seats.map((seat) => seat.id) } };
    this.frame = new Frame(this.root);
    this.root.classList.add("replay");
    this.log = new LogView(this.frame.book, (clause) => this.openRule(clause));
    this.tray = new Tray(this.frame.tray);
    this.books = new Books(/** @type {any} */ (this));
    this.frame.onBook = () => this.books?.show();
    this.board = boardFor(this.frame.host, this.made.scene, { flip: false, contrast: contrast() ? "high" : "", reducedMotion: still() });
    this.board.pick = (/** @type {string} */ id) => this.tell(id);
    this.frame.label(0);
    fill(this.frame.zoom, ...zoomView(this.board));
    this.books.show();
  }

  listen() {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.target instanceof HTMLElement && /^(INPUT|SELECT)$/.test(event.target.tagName) && event.target.getAttribute("type") !== "range") return;
      if (!this.made || document.querySelector("dialog[open]")) return;
      const keys = /** @type {Record<string, () => void>} */ ({
        ArrowLeft: () => this.go(this.n - 1), ArrowRight: () => this.go(this.n + 1),
        PageUp: () => this.turn(-1), PageDown: () => this.turn(1),
        Home: () => this.go(0), End: () => this.go(this.last), " ": () => this.play() });
      if (!(event.key in keys) || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      keys[event.key]();
    };
    document.addEventListener("keydown", press);
    addEventListener("hashchange", () => location.reload()); // another record
  }

  get last() {
    return (this.made?.frames ?? 1) - 1;
  }

  /** @param {number} n @returns {Promise<Shown>} */
  fetch(n) {
    const known = this.frames.get(n);
    if (known) return known;
    const asked = api(`/api/replays/${this.made?.replay}/${n}`);
    this.frames.set(n, asked);
    asked.catch(() => this.frames.delete(n));
    return asked;
  }

  /** Show position n. @param {number} n */
  async go(n) {
    this.n = Math.min(this.last, Math.max(0, n));
    const now = this.n;
    const from = Math.max(0, now - BEFORE);
    try {
      const shown = await Promise.all(Array.from({ length: now - from + 1 }, (_, at) => this.fetch(from + at)));
      if (now !== this.n) return;
      const log = shown.flatMap((each) => each.told.happenings);
      const { position } = shown[shown.length - 1];
      this.known = { ...this.known, position, log };
      this.board?.show(position, { animate: !still() });
      this.render();
    } catch (problem) {
      regret(problem);
    }
  }

  /** The beginning of the turn before or after. @param {number} way */
  turn(way) {
    const turns = this.made?.turns ?? [];
    const next = way > 0 ? turns.find((each) => each > this.n) : turns.findLast((each) => each < this.n);
    void this.go(next ?? (way > 0 ? this.last : 0));
  }

  play() {
    if (this.playing) {
      clearInterval(this.playing);
      this.playing = null;
    } else {
      this.playing = setInterval(() => {
        if (this.n >= this.last) this.play();
        else void this.go(this.n + 1);
      }, PACE);
    }
    this.render();
  }

  render() {
    const { frame, known } = this;
    if (!frame || !this.made) return;
    const desk = /** @type {any} */ (this);
    frame.label(0);
    fill(frame.top, ...topView(desk));
    fill(frame.panel, ...this.panel());
    fill(frame.hand, ...this.hands());
    fill(frame.piles, ...pilesView(desk));
    fill(frame.luck, ...luckLine(known));
    fill(frame.words, ...boardInWords(known));
    this.tray?.show(known);
    this.log?.show(known, known.log);
    const moved = known.log.at(-1)?.moved ?? [];
    const lit = this.review.lights();
    this.board?.light({ selectable: [], selected: lit?.selected ?? [], targets: lit?.targets ?? [], refused: null, trace: lit ? [] : moved, arrows: lit?.arrows ?? [], labels: {} });
    document.title = `${t("replay")} · ${this.made.scene.title}`;
  }

  panel() {
    const { made } = this;
    if (!made) return [];
    const button = (/** @type {any} */ sign, /** @type {string} */ label, /** @type {() => void} */ does) =>
      el("button", { type: "button", "aria-label": label, title: label, "data-keep": `go-${sign}`, onclick: does }, icon(sign));
    const slider = el("input", { type: "range", min: "0", max: String(this.last), value: String(this.n), "aria-label": t("replay-at"), "data-keep": "slider",
      oninput: (/** @type {any} */ event) => this.go(Number(event.target.value)) });
    const result = this.known.position?.result;
    return [
      el("h2", null, t("replay")),
      el("p.quiet", null, t("replay-step", { n: this.n, of: this.last }), made.proved && ` · ${t("replay-proved")}`),
      slider,
      el("p.buttons.player", null,
        button("first", t("replay-first"), () => this.go(0)), button("left", t("replay-back"), () => this.go(this.n - 1)),
        button(this.playing ? "pause" : "play", this.playing ? t("replay-pause") : t("replay-play"), () => this.play()),
        button("right", t("replay-on"), () => this.go(this.n + 1)), button("last", t("replay-last"), () => this.go(this.last))),
      result ? el("p.prompt", null, ...linked(result.text, (clause) => this.openRule(clause))) : el("p.prompt", null, capital(typeset(this.known.position?.decision?.prompt ?? ""))),
      !result && el("p.buttons.last", null, el("button.primary", { type: "button", "data-keep": "fork", onclick: () => forkDialog(this) }, t("continue-here"))),
      ...this.review.view(),
    ];
  }

  hands() {
    const { scene, position } = this.known;
    return (position?.hands ?? []).filter((hand) => hand.cards).map((hand) => el("div.open-hand", null,
      el("p", null, capital(nameOf(this.known, hand.side))),
      el("div.cards", null, ...(hand.cards ?? []).map((id) => {
        const view = scene?.cards.find((each) => each.id === id);
        return view && el("span.card-button", { role: "img", "aria-label": `${view.name}. ${view.text}` }, silent(card(view, { size: 84, playable: false, selected: false })));
      }))));
  }

  /** @param {string} id */
  tell(id) {
    const piece = this.known.position?.pieces.find((each) => each.id === id);
    if (this.frame) fill(this.frame.over, el("p.said-of", null, piece ? capital(describePiece(this.known, piece)) : describePlace(this.known, id)));
  }

  /** @param {string} clause */
  openRule(clause) {
    this.books?.openClause(clause);
  }

  voice() {
    return null;
  }

  seen() {
    return { flip: false };
  }

  translate() {
    this.frames.clear();
    const wanted = this.review.forget();
    void this.open().then(() => wanted ? this.review.begin() : undefined);
  }

  restyle() {
    this.build();
    void this.go(this.n);
  }
}
