// @ts-check
/** Armies of one's own at the door: two rosters, a ground, and how they stand before they deploy. */

import { regret } from "../dialogs.js";
import { el, icon } from "../dom.js";
import { api, ROOT } from "../net.js";
import { capital, many, t, typeset } from "../words.js";
import { kept, whole } from "./rosters.js";

/** @typedef {import("../start.js").Start} Start */
/** @typedef {import("../wire").DepotView} Depot */
/** @typedef {{id: string, name: string, army: string, points: number, text: string}} Chosen */

const LARGEST = 9999; // number of a ground (BP-pick-3)
const SIDES = ["a", "b"];

/** What is chosen of one's own: rosters by side, the ground and its number. */
export class Own {
  /** @param {Start} start @param {string} game */
  constructor(start, game) {
    this.start = start;
    this.game = game;
    /** @type {Depot | null} */
    this.depot = null;
    this.ground = "";
    this.number = 1 + Math.floor(Math.random() * LARGEST);
    /** @type {Record<string, string>} */
    this.rosters = {};
    this.asked = 0;
  }

  async load() {
    try {
      this.depot = await api(`/api/games/${this.game}/armies`);
    } catch (problem) {
      return regret(problem);
    }
    this.ground ||= this.depot?.grounds[0]?.id ?? "";
    const wanted = location.hash.match(/^#army-(\w+)$/)?.[1];
    const all = this.all().map((each) => each.id);
    const mine = kept()[0]?.id;
    this.rosters.a ||= [wanted, mine, all[0]].find((id) => id && all.includes(id)) ?? "";
    this.rosters.b ||= this.all().find((each) => each.id !== this.rosters.a && each.army !== this.of("a")?.army)?.id ?? all[0];
    this.start.render();
    void this.start.preview();
  }

  /** Every roster that can be chosen: this browser's, then the ready ones. @returns {Chosen[]} */
  all() {
    const ready = (this.depot?.ready ?? []).map((each) => ({ ...whole(each.roster), id: each.id, points: each.points, text: each.text }));
    return [...kept(), ...ready];
  }

  /** The roster of a side. @param {string} side */
  of(side) {
    return this.all().find((each) => each.id === this.rosters[side]);
  }

  get drawn() {
    return this.depot?.grounds.find((each) => each.id === this.ground)?.drawn ?? false;
  }

  /** What the server is told: the ground, the rosters, and the number of a drawn ground. */
  wish() {
    const armies = Object.fromEntries(SIDES.map((side) => [side, this.of(side)?.text ?? ""]));
    return { ground: this.ground, armies, options: this.drawn ? { ground: this.number } : {} };
  }

  /** The armies on their ground. */
  preview() {
    return this.depot ? api(`/api/games/${this.game}/battles`, this.wish()) : Promise.resolve(null);
  }

  /** The name of a side: its roster's. @param {string} side */
  nameOf(side) {
    return this.of(side)?.name ?? "";
  }

  /** @param {() => void} change */
  edit(change) {
    change();
    this.start.render();
    void this.start.preview();
  }

  /** @param {HTMLElement} map */
  view(map) {
    const ground = this.depot?.grounds.find((each) => each.id === this.ground);
    map.setAttribute("aria-label", t("map-of", { name: ground?.title ?? "" }));
    return el("article.scenario.own", null,
      el("header", null, el("h2", null, t("own-title")), el("p", null, el("a.button", { href: `${ROOT}/army`, "data-keep": "build" }, icon("flag"), t("own-build")))),
      el("div.sides", null, ...SIDES.map((side) => this.sideView(side))),
      el("div.place", null,
        el("label", null, el("span", null, t("own-ground")), el("select", { "data-keep": "ground", onchange: (/** @type {any} */ event) => this.edit(() => { this.ground = event.target.value; }) },
          ...(this.depot?.grounds ?? []).map((each) => el("option", { value: each.id, selected: each.id === this.ground }, each.title)))),
        this.drawn && el("label.number", null, el("span", null, t("own-number")), el("input", { type: "number", min: "1", max: String(LARGEST), value: String(this.number), "data-keep": "ground-number",
          onchange: (/** @type {any} */ event) => this.edit(() => { this.number = Math.min(LARGEST, Math.max(1, Math.round(Number(event.target.value)) || 1)); }) })),
        this.drawn && el("button", { type: "button", "data-keep": "ground-again", onclick: () => this.edit(() => { this.number = 1 + Math.floor(Math.random() * LARGEST); }) }, icon("dice"), t("own-again"))),
      map,
      ground?.notes && el("p.notes", null, typeset(ground.notes)),
      el("p.quiet.small", null, typeset(t("own-text"))));
  }

  /** @param {string} side */
  sideView(side) {
    const chosen = this.of(side);
    const army = this.depot?.armies.find((each) => each.id === chosen?.army)?.name ?? "";
    const [mine, ready] = [kept(), this.depot?.ready ?? []];
    const option = (/** @type {string} */ id, /** @type {string} */ name, /** @type {number} */ points) => el("option", { value: id, selected: id === this.rosters[side] }, `${name || t("army-nameless")} · ${many("points", points)}`);
    return el("label", { "data-side": side }, el("span", null, t(`own-side-${side}`)),
      el("select", { "data-keep": `roster-${side}`, "data-roster": side, onchange: (/** @type {any} */ event) => this.edit(() => { this.rosters[side] = event.target.value; }) },
        mine.length > 0 && el("optgroup", { label: t("army-kept") }, ...mine.map((each) => option(each.id, each.name, each.points))),
        el("optgroup", { label: t("army-ready") }, ...ready.map((each) => option(each.id, each.roster?.name ?? each.id, each.points)))),
      el("small", null, capital(army)));
  }
}
