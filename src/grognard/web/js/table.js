// @ts-check
/** A table with somebody at it: what the server says is shown, what the player points at becomes a choice. */

import { boardFor } from "./roster-or-board.js";
import { attempt, calledBy, choose, point } from "./choose.js";
import { bare } from "./clauses.js";
import { Counsel } from "./counsel.js";
import { Curtain } from "./curtain.js";
import { tellLengths } from "./board/measures.js";
import { notice } from "./dialogs.js";
import { fill, refill } from "./dom.js";
import { Frame } from "./frame.js";
import { handView, pilesView } from "./hand.js";
import { listen } from "./keys.js";
import { LogView, luckLine, spokenLine } from "./log.js";
import { Live } from "./net.js";
import { Marshal } from "./open/marshal.js";
import { panelView } from "./panel.js";
import { Playback } from "./playback.js";
import { Books } from "./rules.js";
import { contrast, settings, still } from "./settings.js";
import { boardInWords, call, describePiece, describePlace, titled } from "./speak.js";
import { acting, after, asksAgain, curtainFor, holds, lent, mine, nameOf, nothing, sideOf, since } from "./store.js";
import { hint, lessonOf, lessonView } from "./teach.js";
import { Tip } from "./tip.js";
import { thinkOn, topView } from "./topbar.js";
import { Tray } from "./tray.js";
import { hasWings, trackView, wingView } from "./wings.js";
import { t, typeset } from "./words.js";
import { closeUp, zoomView } from "./zoom.js";

/** @typedef {import("./wire").ToPage} ToPage */
/** @typedef {import("./wire").Offer} Offer */
/** @typedef {import("./wire").AnswerMessage} Answer */
/** @typedef {{offer: Offer, answer: Answer | null, threats: Answer | null, lines?: import("./wire").LineView[]}} Preview */
/** @typedef {{id: string, text: string, clause: string}} Refusal */

export class Desk {
  /** @param {HTMLElement} root @param {string} token */
  constructor(root, token) {
    this.token = token;
    this.known = nothing();
    /** @type {string[]} */
    this.picked = [];
    /** @type {Preview | null} */
    this.preview = null;
    /** @type {Refusal | null} */
    this.refused = null;
    /** @type {Record<string, string>} */
    this.odds = {};
    /** @type {string | null} the seat for whom the curtain is lifted */
    this.beheld = null;
    /** @type {Board | null} */
    this.board = null;
    this.sent = false; // a choice is on its way
    this.wingKey = "";
    this.near = false; // the board of a narrow screen has come nearer by itself
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    this.frame = new Frame(root);
    this.books = new Books(this);
    this.log = new LogView(this.frame.book, (clause) => this.openRule(clause));
    this.tray = new Tray(this.frame.tray);
    this.tip = new Tip(this);
    this.curtain = new Curtain(this);
    this.playback = new Playback(this);
    this.marshal = new Marshal(this);
    this.counsel = new Counsel(this);
    this.frame.onBook = () => this.books.show();
    this.frame.onSize = () => this.render();
    this.frame.host.addEventListener("click", (/** @type {any} */ event) => {
      const clause = event.target.closest?.("[data-clause]")?.dataset.clause;
      if (clause) this.openRule(clause);
    });
    this.live = new Live(token, {
      message: (message) => this.playback.hear(message),
      state: (state) => this.connection(state),
      since: () => since(this.known),
    });
    this.unlisten = listen(this);
    this.clock = setInterval(() => this.tick(), 500);
    this.frame.label(0);
  }

  get lively() {
    return !still() && !settings.quick && !document.hidden;
  }

  // what the server says

  /** @param {"open" | "lost" | "gone"} state */
  connection(state) {
    const { banner } = this.frame;
    banner.hidden = state === "open";
    banner.dataset.state = state;
    fill(banner, state === "gone" ? t("error-no-table") : t("connection-lost"));
    if (state === "open") this.sent = false;
    if (state === "open" && this.beheld) this.live.send({ type: "behold", seat: this.beheld });
  }

  /** A message that needs no showing one by one. @param {ToPage} message */
  take(message) {
    const before = this.known;
    this.known = after(before, message);
    if (message.type === "scene") this.seeScene();
    else if (message.type === "position") this.seePosition(asksAgain(before.position, message));
    else if (message.type === "presence") this.seePresence(lent(before));
    else if (message.type === "told") this.retell();
    else if (message.type === "thinking") this.think(message);
    else if (message.type === "error") this.refusal(message);
    else if (message.type === "rematch") location.assign(message.table);
  }

  /** How far a bot or a hint is. @param {import("./wire").ThinkingMessage} message */
  think(message) {
    if (message.ask) this.counsel.hear(message);
    else thinkOn(this);
  }

  seeScene() {
    const scene = this.known.scene;
    if (!scene) return;
    tellLengths(settings.metric, settings.lang);
    this.board?.destroy();
    this.board = boardFor(this.frame.host, scene, this.seen());
    this.board.pick = (/** @type {string} */ id) => this.pick(id);
    this.board.describe = (/** @type {string} */ id) => this.spoken(id);
    this.board.posing = (piece, pose, over) => this.marshal.hold(piece, pose, over);
    this.board.posed = (piece, pose, over) => void this.marshal.drop(piece, pose, over);
    this.board.hover = (/** @type {any} */ id, /** @type {any} */ kind) => {
      this.marshal.hover(kind === "piece" ? id : null);
      this.tip.hover(id, kind);
    };
    if (this.known.position) this.board.show(this.known.position, { animate: false });
    fill(this.frame.zoom, ...zoomView(this.board));
    this.books.show();
  }

  seen() {
    const scene = this.known.scene;
    const side = sideOf(this.known, scene?.you ?? null);
    return { flip: scene?.top === side && side !== "", contrast: contrast() ? "high" : "", reducedMotion: still() };
  }

  /** What stands on a place, and what the place is. @param {string} id */
  spoken(id) {
    const { position } = this.known;
    const here = (position?.pieces ?? []).filter((piece) => piece.place === id).map((piece) => describePiece(this.known, piece));
    return [describePlace(this.known, id), ...here].join("; ");
  }

  /** Who is here. @param {string[]} before the seats of this page that a bot played: once they change, something else is asked here */
  seePresence(before) {
    if (lent(this.known).join() === before.join()) this.render();
    else this.seePosition(false);
  }

  /** @param {boolean} again the same is still asked, as after a lost connection: what the player was about stays */
  seePosition(again) {
    const { position } = this.known;
    if (!position) return;
    const start = performance.now();
    if (!again) this.sent = false; // else the choice is still on its way, unless the connection was lost
    if (again) this.resume();
    else this.begin();
    this.board?.show(position, { animate: this.lively });
    closeUp(this);
    this.curtain.check(curtainFor(this.known, this.beheld));
    this.render();
    performance.measure("redraw", { start });
    if (mine(this.known) && !this.curtain.down) call(this.known);
  }

  /** Another decision: nothing is pointed at yet. */
  begin() {
    this.picked = [];
    this.preview = null;
    this.refused = null;
    this.odds = {};
    this.marshal.begin();
    this.counsel.begin();
    this.tip.close();
  }

  /** The same decision: answers that were lost on the way are asked for again. */
  resume() {
    if (!this.preview && choose(this.offers, this.picked).complete) this.picked = []; // it was made, and never arrived
    if (this.preview && !this.preview.answer) void this.look(this.preview.offer);
    this.marshal.resume();
  }

  retell() {
    this.log.show(this.known, this.known.log);
    this.showSlip();
    if (this.curtain.down) this.curtain.draw();
  }

  /** @param {import("./wire").ErrorMessage} message */
  refusal(message) {
    this.sent = false;
    this.counsel.refused();
    const where = this.picked.at(-1);
    if (message.clause && where) this.refuse(where, message.sentence, message.clause);
    else notice(typeset(message.sentence), "bad");
    this.render();
  }

  // what the player does

  /** The offers that are open now. @returns {readonly Offer[]} */
  get offers() {
    return mine(this.known) && !this.sent && !this.curtain.down ? this.known.position?.decision?.offers ?? [] : [];
  }

  /** Something is pointed at, on the board, in the hand or in a list. @param {string} id */
  pick(id) {
    this.playback.skip();
    this.refused = null;
    if (this.marshal.pick(id)) return this.render();
    const pieces = this.known.position?.pieces ?? [];
    if (this.preview && this.preview.offer.path.at(-1) === id) return this.settle(this.preview.offer);
    const picked = point(this.offers, this.picked, id, pieces);
    if (picked === null) return this.wonder(id);
    this.picked = picked;
    this.preview = null;
    const { complete } = choose(this.offers, picked);
    if (complete && !this.asksFirst(complete)) return this.settle(complete);
    if (complete) this.look(complete);
    else this.weigh();
    this.render();
    if (!complete) closeUp(this);
  }

  /** Dice and cards are looked at before they are thrown. @param {Offer} offer */
  asksFirst(offer) {
    const isCard = this.known.scene?.cards.some((card) => card.id === offer.path.at(-1));
    return Boolean(this.weighs(offer) || isCard);
  }

  /** One step back. @returns {boolean} whether there was one */
  back() {
    const dropped = this.marshal.back();
    if (dropped || this.refused || this.tip.open) {
      this.refused = null;
      this.tip.close();
    } else if (this.picked.length) {
      this.picked = this.picked.slice(0, -1);
      this.preview = null;
      this.weigh();
      closeUp(this);
    } else return false;
    this.render();
    return true;
  }

  /** Show what an offer may bring before it is made. @param {Offer} offer */
  async look(offer) {
    const preview = { offer, answer: null, threats: null };
    this.preview = /** @type {Preview} */ (preview);
    this.bringIntoView();
    const seat = acting(this.known);
    const pieces = offer.path.filter((id) => this.known.position?.pieces.some((piece) => piece.id === id));
    const [answer, threats, ...ties] = await Promise.all([
      offer.weighty ? this.live.ask("odds", offer.choice, seat) : null,
      pieces.includes(offer.path[0]) ? this.live.ask("threats", offer.path[0], seat) : null,
      ...(offer.weighty ? pieces : []).map((id) => this.live.ask("lines", id)),
    ]);
    if (this.preview !== /** @type {any} */ (preview)) return;
    const lines = ties.flatMap((tie) => tie?.lines ?? []).filter((line) => line.kind !== "fire" && line.path.length > 1);
    this.preview = { offer, answer, threats, lines };
    this.render();
    this.bringIntoView();
  }

  /** On a narrow screen the board shows what is being looked at, once the panel has its size. */
  bringIntoView() {
    const path = this.preview?.offer.path ?? [];
    if (this.frame.narrow && path.length > 1) requestAnimationFrame(() => this.board?.focusOn(path));
  }

  /** The odds of each target, written beside it. */
  async weigh() {
    this.odds = {};
    const { picked } = this;
    if (!picked.length) return;
    const open = this.offers.filter((offer) => this.weighs(offer) && picked.every((id, at) => offer.path[at] === id));
    const seat = acting(this.known);
    await Promise.all(open.slice(0, 8).map(async (offer) => {
      const answer = await this.live.ask("odds", offer.choice, seat);
      const mean = answer?.forecast?.[0]?.mean;
      if (mean === undefined || this.picked !== picked) return;
      this.odds[offer.path[picked.length] ?? offer.choice] = t("odds-label", { n: mean });
      this.render();
    }));
  }

  /** A click that is not allowed: the referee says why. @param {string} id */
  async wonder(id) {
    const { n, decision, pieces = [] } = this.known.position ?? {};
    if (!decision || !this.offers.length) {
      this.tip.tell(id);
      return this.render();
    }
    const choice = attempt(decision, this.picked, id, pieces);
    const answer = await this.live.ask("judge", choice, acting(this.known));
    if (n !== this.known.position?.n) return;
    if (answer?.objection) {
      this.refuse(id, answer.objection.text, answer.objection.clauses?.[0] ?? "");
      this.render();
    } else this.tip.tell(id);
  }

  /** @param {string} id @param {string} text @param {string} clause */
  refuse(id, text, clause) {
    this.tip.close();
    this.refused = { id, text: typeset(bare(text)), clause };
    this.frame.alert.textContent = this.refused.text;
  }

  /** It is shown with its odds before it is made; what is said of a real table is not. @param {Offer} offer */
  weighs(offer) {
    return Boolean(offer.weighty) && this.known.scene?.board !== "roster";
  }

  /** Make a choice. @param {Offer} offer */
  settle(offer) {
    this.send([offer.choice]);
  }

  /** Make several choices, all or none. @param {string[]} choices */
  send(choices) {
    const { position } = this.known;
    if (!position || this.sent) return;
    this.sent = this.live.send({ type: "choose", n: position.n, choices, seat: acting(this.known) });
    if (!this.sent) notice(t("connection-lost"), "bad");
    this.render();
  }

  /** @param {string} outcome what real dice or cards show */
  enter(outcome) {
    const { position } = this.known;
    if (!position || this.sent) return;
    this.sent = this.live.send({ type: "enter", n: position.n, outcome, seat: this.known.position?.seat ?? acting(this.known) });
    this.render();
  }

  /** @param {"take" | "ask" | "grant" | "refuse"} what */
  undo(what) {
    const n = this.known.position?.n ?? 0;
    this.live.send({ type: "undo", n, what, seat: this.voice() });
  }

  /** @param {import("./wire").EventSent["what"]} what @param {{text?: string, of?: string}} [more] */
  event(what, more = {}) {
    this.live.send({ type: "event", what, seat: this.voice(), text: more.text ?? "", of: more.of ?? null });
  }

  /** The seat that speaks when it is nobody's decision in particular. */
  voice() {
    return this.beheld ?? acting(this.known) ?? holds(this.known)[0] ?? null;
  }

  /** What a thing is called, on the board or off it. @param {string} id */
  name(id) {
    const known = nameOf(this.known, id);
    return known === id ? calledBy(this.offers, id) ?? id : known;
  }

  /** @param {string} clause */
  openRule(clause) {
    this.books.openClause(clause);
  }

  // what is drawn

  render() {
    const { frame, known } = this;
    const { position, scene } = known;
    if (!scene) return;
    frame.tracked = hasWings(known) && frame.tight;
    frame.label(position && !position.hands.length ? null : position?.hands.find((hand) => hand.cards)?.cards?.length ?? 0);
    fill(frame.top, ...topView(this));
    fill(frame.panel, ...panelView(this));
    const look = [settings.lang, scene.match, scene.you, this.curtain.down, frame.narrow];
    refill(frame.hand, [look, frame.handSize, position?.hands, position?.played, this.picked, this.offers, hint(this)], () => handView(this));
    this.drawWings(look);
    refill(frame.piles, [look, position?.tracks, position?.discards], () => pilesView(this));
    refill(frame.over, [look, lessonOf(this), this.offers], () => frame.narrow ? [] : lessonView(this));
    refill(frame.luck, [look, position?.luck], () => luckLine(known));
    this.tray.show(known);
    this.showSlip();
    this.books.follow();
    this.light();
    this.log.follow();
    frame.root.dataset.mine = String(this.offers.length > 0);
    frame.root.dataset.cards = position?.hands.length || !position ? "some" : "none";
    frame.root.dataset.over = String(Boolean(known.position?.result));
    document.title = titled(known, this.curtain.down);
    this.describe();
  }

  /** Tracks, cup and reinforcements: beside the board, or in a book where there is no room. @param {unknown[]} look */
  drawWings(look) {
    const { frame, known } = this;
    const { position, scene } = known;
    const wings = hasWings(known);
    frame.root.dataset.wings = String(wings && !frame.tight);
    frame.root.dataset.kind = scene?.board ?? "";
    frame.tracked = wings && frame.tight;
    const key = [look, frame.tight, position?.turn, position?.tracks, position?.reserve?.map((piece) => [piece.id, piece.place]), position?.chits, position?.conditions];
    refill(frame.left, key, () => frame.tight ? [] : trackView(this));
    refill(frame.right, key, () => frame.tight ? [] : wingView(this));
    const written = JSON.stringify(key);
    if (frame.opened === "tracks" && (!frame.tracked || written !== this.wingKey)) frame.tracked ? this.books.show() : frame.open("log");
    this.wingKey = written;
  }

  /** The board in words, once nothing else is to be done; until then they are marked as old. */
  describe() {
    const { words } = this.frame;
    clearTimeout(this.later);
    words.setAttribute("aria-busy", "true");
    this.later = setTimeout(() => {
      const { position } = this.known;
      refill(words, [settings.lang, position?.pieces, position?.markers], () => boardInWords(this.known));
      words.removeAttribute("aria-busy");
    }, 120);
  }

  /** The last event, over the board of a narrow screen. */
  showSlip() {
    const last = this.known.log.filter((line) => (line.texts ?? []).length).at(-1);
    fill(this.frame.slip, last ? spokenLine(last) : "");
  }

  light() {
    const { position } = this.known;
    if (!this.board || !position) return;
    const { selectable } = choose(this.offers, this.picked);
    const enemy = (/** @type {string} */ id) =>
      position.pieces.some((piece) => piece.id === id && piece.side !== sideOf(this.known, acting(this.known)));
    const [from, to, ...more] = this.preview?.offer.path ?? [];
    const advised = this.counsel.lights();
    const aims = advised?.targets ?? (to ? [to, ...more] : []);
    const depth = this.picked.length;
    const prices = Object.fromEntries(this.offers.filter((offer) => offer.price && this.picked.every((id, at) => offer.path[at] === id)).map((offer) => [offer.path[depth], offer.price ?? ""]));
    this.board.light({
      ...this.marshal.lights(),
      selectable: [...selectable.filter((id) => !enemy(id)), ...this.marshal.movable()],
      selected: this.picked.slice(0, this.preview && this.picked.length > 1 ? -1 : undefined),
      targets: [...selectable.filter(enemy), ...aims],
      refused: this.refused,
      trace: this.playback.trace,
      arrows: advised ? advised.arrows : from && to ? [[from, to]] : [],
      ...(advised?.plans.length ? { plans: advised.plans } : {}),
      lines: this.tip.lines ?? this.preview?.lines ?? [],
      labels: this.preview ? {} : Object.keys(prices).length ? prices : hint(this) ? { ...this.odds, [String(hint(this))]: t("lesson-here") } : this.odds,
    });
  }

  tick() {
    if (this.known.position?.clock) fill(this.frame.top, ...topView(this));
  }

  /** Another language, at once. */
  translate() {
    this.frame.label(0);
    const told = this.live.send({ type: "language", lang: settings.lang });
    if (!told) this.known = { ...this.known, log: [] }; // so that it is told anew when the connection is back
    this.retell();
    this.books.forget();
  }

  /** The look has changed: draw anew. */
  restyle() {
    this.seeScene();
    this.render();
  }
}
