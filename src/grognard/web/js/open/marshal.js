// @ts-check
/** The hand on the open table: what it holds is judged while it moves, and ordered when it is put down. */

import { length, used } from "../board/measures.js";
import { bare } from "../clauses.js";
import { acting, sideOf } from "../store.js";
import { typeset } from "../words.js";
import { charging, commands, dropped, before, movable, poseIn, standing, together } from "./draft.js";

/** @typedef {import("../table.js").Desk} Desk */
/** @typedef {import("../wire").AnswerMessage} Answer */
/** @typedef {{piece: string, choices: string[], pose: number[], answer: Answer}} Proposal what is left of a drop that was refused */

export class Marshal {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Proposal | null} */
    this.proposed = null;
    /** @type {string | null} whose fire zone is shown */
    this.zone = null;
    /** @type {Answer | null} what the order would need */
    this.rating = null;
    /** @type {{pose: number[], piece: string} | null} where a candidate of the list leads */
    this.candidate = null;
    this.asking = false;
    /** @type {{piece: string, choices: string[], since: number} | null} */
    this.waiting = null;
    /** @type {Map<string, boolean>} lists that the player has folded or unfolded */
    this.folds = new Map();
  }

  get on() {
    return this.desk.known.scene?.board === "plane";
  }

  get position() {
    return this.desk.known.position;
  }

  /** @param {string} id */
  piece(id) {
    return this.position?.pieces.find((each) => each.id === id) ?? null;
  }

  get side() {
    return sideOf(this.desk.known, acting(this.desk.known));
  }

  /** The unit whose leg is asked for. */
  get briefed() {
    const decision = this.position?.decision;
    return this.on && decision?.verb === "leg" && this.desk.offers.length ? decision.about?.[0] ?? null : null;
  }

  /** A new position: what was held or proposed is of the past. */
  begin() {
    this.proposed = this.rating = this.candidate = this.waiting = null;
    this.folds.clear();
    if (this.on) void this.weigh();
  }

  /** The same is asked again: what it needs may have been lost on the way. */
  resume() {
    if (this.on && !this.rating) void this.weigh();
  }

  /** What the order needs that is being put together. */
  async weigh() {
    const { verb = "", offers = [], passing = "" } = this.position?.decision ?? {};
    const declared = (this.position?.plans ?? []).some((plan) => plan.legs.length);
    if (!declared || !this.desk.offers.length || !offers.some((offer) => offer.choice === passing)) return;
    const asked = this.position?.n;
    const answer = await this.desk.live.ask("judge", verb === "leg" ? together([passing, "give"]) : "give", acting(this.desk.known));
    if (!answer?.legal && answer?.legal !== undefined) return;
    if (this.position?.n !== asked) return;
    this.rating = answer;
    this.desk.render();
  }

  // what the hand may do

  movable() {
    return this.on && this.position && this.desk.offers.length ? movable(this.position, this.side) : [];
  }

  /** What a piece, held over a pose or over an enemy, would mean. @param {string} id @param {string} pose @param {string | null} over */
  meant(id, pose, over) {
    const [piece, target] = [this.piece(id), over ? this.piece(over) : null];
    if (!piece || !this.position) return null;
    if (target && target.side !== piece.side && !commands(target)) return charging(this.position, piece, target.id);
    return dropped(this.position, piece, pose, this.desk.known.scene?.spaces ?? []);
  }

  /** It is carried: ask what would come of it, one question at a time, the latest first. @param {string} id @param {string} pose @param {string | null} over */
  hold(id, pose, over) {
    const choices = this.meant(id, pose, over);
    this.desk.tip.close();
    this.hover(null);
    if (!choices) return;
    this.waiting = { piece: id, choices, since: performance.now() };
    if (!this.asking) void this.inquire();
  }

  async inquire() {
    this.asking = true;
    while (this.waiting) {
      const { piece, choices, since } = this.waiting;
      this.waiting = null;
      const answer = await this.desk.live.ask("judge", together(choices), acting(this.desk.known));
      if (answer) this.show(piece, answer);
      performance.measure("judge", { start: since });
    }
    this.asking = false;
  }

  /** Tell the ghost what the referee says. @param {string} id @param {Answer} answer */
  show(id, answer) {
    const { board } = this.desk;
    if (board?.poser.held?.piece.id !== id) return;
    const { spent = 0, allowed = 0, piece = null, lines = [] } = answer.outlook ?? {};
    const reason = answer.objection ? typeset(shortly(bare(answer.objection.text))) : "";
    board.poser.judged({
      text: allowed ? used(spent, allowed) : "",
      refused: Boolean(answer.objection),
      reason,
      end: piece,
      mended: answer.mended ? poseIn(answer.mended) : null,
      seen: lines.filter((line) => line.good).map((line) => line.path[1]),
    });
    if (reason) this.desk.frame.alert.textContent = reason;
  }

  /** It is put down. @param {string} id @param {string} pose @param {string | null} over */
  async drop(id, pose, over) {
    this.waiting = null;
    const choices = this.meant(id, pose, over);
    if (!choices) return this.desk.render();
    const answer = await this.judged(choices);
    if (!answer) return;
    if (!answer.objection) return this.desk.send(choices);
    this.desk.refuse(id, shortly(answer.objection.text), answer.objection.clauses?.[0] ?? "");
    const end = answer.mended ? poseIn(answer.mended) : null;
    this.proposed = answer.mended && end ? { piece: id, choices: [...choices.slice(0, -1), answer.mended], pose: end, answer } : null;
    this.desk.render();
  }

  /** What the referee says to choices; nothing if another position has come meanwhile. @param {string[]} choices */
  async judged(choices) {
    const asked = this.position?.n;
    const answer = await this.desk.live.ask("judge", together(choices), acting(this.desk.known));
    return asked === this.position?.n ? answer : null;
  }

  /** Make what is left of a refused drop. */
  accept() {
    if (this.proposed) this.desk.send(this.proposed.choices);
  }

  /** Something is clicked: brief a unit, charge an enemy. @param {string} id @returns {boolean} whether it meant something here */
  pick(id) {
    const piece = this.piece(id);
    if (!this.on || !piece || !this.position || !this.desk.offers.length) return false;
    const { decision } = this.position;
    if (piece.side === this.side) {
      if (commands(piece) || id === this.briefed || !["order", "leg"].includes(decision?.verb ?? "")) return id === this.briefed;
      const said = before(this.position, piece);
      if (!said?.length) return false;
      void this.attempt(said, id);
      return true;
    }
    const own = this.briefed && this.piece(this.briefed);
    const choices = own ? charging(this.position, own, id) : null;
    if (!choices) return false;
    void this.attempt(choices, id);
    return true;
  }

  /** Make choices, or show at a piece why they may not be made. @param {string[]} choices @param {string} at */
  async attempt(choices, at) {
    const answer = await this.judged(choices);
    if (answer?.objection) {
      this.desk.refuse(at, shortly(answer.objection.text), answer.objection.clauses?.[0] ?? "");
      this.desk.render();
    } else if (answer) this.desk.send(choices);
  }

  /** One step back. */
  back() {
    if (!this.proposed) return false;
    this.proposed = null;
    return true;
  }

  // what is lit

  /** The mouse is on a piece, or on none. @param {string | null} id */
  hover(id) {
    if (!this.on) return;
    const zone = id && this.piece(id)?.ranges?.length ? id : null;
    if (zone === this.zone) return;
    this.zone = zone;
    this.desk.light();
  }

  /** Show where a candidate of the list leads, or nothing. @param {number[] | null} pose @param {string} piece */
  preview(pose, piece) {
    this.candidate = pose && piece ? { pose, piece } : null;
    this.desk.light();
  }

  lights() {
    if (!this.on || !this.position) return {};
    const { proposed, briefed } = this;
    const id = proposed?.piece ?? this.candidate?.piece ?? briefed;
    const piece = id ? this.piece(id) : null;
    const from = piece ? standing(this.position, piece) : null;
    const pose = proposed?.pose ?? this.candidate?.pose ?? from?.pose ?? null;
    const outlook = proposed?.answer.outlook;
    return {
      plans: this.position.plans ?? [],
      zone: this.zone,
      ghost: piece && from && pose ? { piece: piece.id, pose, from, text: proposed && outlook?.allowed ? length(outlook.allowed) : "" } : null,
    };
  }
}

/** The reason without the rule that it is followed by, and without what every refusal begins with. @param {string} text */
export const shortly = (text) => text.split(/\s*[“«]/)[0].replace(/^[^.]{2,20}\. /, "").replace(/\s*[^.]*:\s*$/, "").replace(/\s*\([^)]*\)\s*$/, "").trim() || text;
