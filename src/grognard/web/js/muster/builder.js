// @ts-check
/** The builder of rosters: an army list, brigades, commanders and units, with points and flaws as the server tells them. */

import { regret, sure } from "../dialogs.js";
import { el, fill, icon } from "../dom.js";
import { switchLanguage } from "../main.js";
import { api, ROOT } from "../net.js";
import { preferences } from "../preferences.js";
import { capital, language, many, number, t, typeset } from "../words.js";
import { brigadeView, generalView } from "./forms.js";
import { blank, fileName, forget, keep, kept, newId, placeOf, plain, strength, whole } from "./rosters.js";

/** @typedef {import("../wire").DepotView} Depot */
/** @typedef {import("../wire").RosterView} Judged */
/** @typedef {import("./rosters.js").Roster} Roster */

export const GAME = "black_powder";
const PAUSE = 150; // milliseconds after the last change before it is judged
const FILES = ".toml,.ros,.rosz,text/plain";

export class Builder {
  /** @param {HTMLElement} root @param {Depot} depot */
  constructor(root, depot) {
    this.root = root;
    this.depot = depot;
    root.className = "start depot";
    /** @type {Judged | null} */
    this.judged = null;
    this.asked = 0;
    this.changed = false; // since it was judged
    const named = location.hash.slice(1);
    const last = kept().find((each) => each.id === named) ?? kept()[0];
    this.id = last?.id ?? newId();
    this.pristine = false; // one that is ready, as it was taken from the shelf
    /** @type {Roster} */
    this.roster = last?.roster ?? this.fresh(depot.armies[0]?.id ?? "");
    this.summary = el("div.reckoning");
    root.addEventListener("dragover", (event) => event.preventDefault());
    root.addEventListener("drop", (event) => this.drop(event));
    this.render();
    void this.judge();
  }

  /** @param {string} army @returns {Roster} */
  fresh(army) {
    return blank(army, t("army-new"), t("army-brigade", { n: 1 }));
  }

  get list() {
    return this.depot.armies.find((each) => each.id === this.roster.army);
  }

  // what is done

  /** Something was changed by hand: it is judged soon; what the form shows is drawn anew if its parts are others. @param {() => void} change @param {boolean} [anew] */
  edit(change, anew = false) {
    change();
    if (this.pristine) this.id = newId();
    this.pristine = false;
    if (anew) this.render();
    this.changed = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.judge(), PAUSE);
  }

  /** Ask the server what is wrong, and what it costs. */
  async judge() {
    clearTimeout(this.timer);
    this.asked += 1;
    const asked = this.asked;
    try {
      const judged = await api(`/api/games/${GAME}/rosters`, plain(this.roster));
      if (asked !== this.asked) return;
      this.judged = judged;
      this.changed = false;
      if (!judged.flaws.length) this.store();
      this.mark();
    } catch (problem) {
      regret(problem);
    }
  }

  /** A roster without flaws is kept in this browser. */
  store() {
    if (!this.judged?.text || this.pristine) return;
    const { name, army } = this.roster;
    keep({ id: this.id, name, army, points: this.judged.points, text: this.judged.text, roster: this.roster });
    fill(this.shelf, ...this.shelves());
  }

  /** @param {Roster} roster @param {string} [id] @param {boolean} [pristine] */
  take(roster, id = newId(), pristine = false) {
    this.roster = roster;
    this.id = id;
    this.pristine = pristine;
    history.replaceState(null, "", `#${id}`);
    this.judged = null;
    this.render();
    void this.judge();
  }

  /** @param {string} id */
  async discard(id) {
    if (!(await sure(t("army-forget"), t("army-forget-text"), t("army-forget")))) return;
    forget(id);
    if (id === this.id) this.take(this.fresh(this.roster.army));
    else this.render();
  }

  /** Take over a file, of Grognard or of an army builder. @param {File | undefined} file */
  async open(file) {
    if (!file) return;
    try {
      const found = await api(`/api/games/${GAME}/rosters`, file);
      if (found.roster && !found.flaws.length) return this.take(whole(found.roster));
      this.refused = { name: file.name, flaws: found.flaws };
      this.render();
    } catch (problem) {
      regret(problem);
    }
  }

  choose() {
    const input = el("input", { type: "file", accept: FILES });
    input.addEventListener("change", () => this.open(input.files?.[0]));
    input.click();
  }

  /** @param {DragEvent} event */
  async drop(event) {
    event.preventDefault();
    await this.open(event.dataTransfer?.files[0]);
  }

  /** Whether there is no flaw; what was changed a moment ago is judged first. */
  async sound() {
    if (this.changed) await this.judge();
    return !this.changed && this.judged?.flaws.length === 0;
  }

  async save() {
    if (!(await this.sound())) return;
    const address = URL.createObjectURL(new Blob([this.judged?.text ?? ""], { type: "text/plain" }));
    el("a", { href: address, download: fileName(this.roster.name) }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  async play() {
    if (await this.sound()) location.assign(`${ROOT}/#army-${this.id}`);
  }

  // what is shown

  render() {
    this.shelf = el("div.shelf", null, ...this.shelves());
    fill(this.root, this.head(), el("main", { id: "muster" },
      this.refused && this.refusedView(),
      el("div.camp", null,
        el("section.rolls", { "aria-labelledby": "rolls-title" }, el("h2", { id: "rolls-title" }, t("army-rosters")), this.shelf),
        this.form(),
        el("aside.bill", { "aria-label": t("army-cost") }, this.summary))));
    document.title = `${t("army-title")} · Grognard`;
    this.mark();
  }

  head() {
    return el("header.hall", null,
      el("div.brand", null, el("h1", null, t("army-title")), el("p", null, t("army-subtitle"))),
      el("div.ways", null, el("a.way", { href: `${ROOT}/`, "data-keep": "home" }, icon("left"), el("span", null, el("b", null, t("home")), el("small", null, t("army-home"))))),
      el("div.commands", null,
        el("button.dark", { type: "button", "data-keep": "settings", onclick: () => preferences() }, icon("gear"), el("span", null, t("settings"))),
        el("button.dark.lang", { type: "button", "data-keep": "lang", title: t("other-language"), "aria-label": `${language().toUpperCase()}. ${t("other-language")}`, onclick: () => switchLanguage() }, language().toUpperCase())));
  }

  /** A file that could not be taken over, and why. */
  refusedView() {
    const { name, flaws } = /** @type {{name: string, flaws: {text: string}[]}} */ (this.refused);
    return el("section.refused", { role: "alert" },
      el("h2", null, t("army-refused", { name })),
      el("ul", null, ...flaws.map((flaw) => el("li", null, typeset(flaw.text)))),
      el("button", { type: "button", onclick: () => { this.refused = undefined; this.render(); } }, t("close")));
  }

  /** New, from a file, from this browser, ready made. */
  shelves() {
    const own = kept();
    const nameOf = (/** @type {string} */ id) => this.depot.armies.find((each) => each.id === id)?.name ?? id;
    const line = (/** @type {{name: string, army: string, points: number}} */ each) => [el("b", null, each.name || t("army-nameless")), el("span", null, `${capital(nameOf(each.army))} · ${many("points", each.points)}`)];
    return [
      el("p.buttons", null,
        el("button", { type: "button", "data-keep": "army-new", onclick: () => this.take(this.fresh(this.roster.army)) }, icon("plus"), t("army-add")),
        el("button", { type: "button", "data-keep": "army-open", onclick: () => this.choose() }, icon("open"), t("army-open"))),
      own.length > 0 && el("h3", null, t("army-kept")),
      own.length > 0 && el("ul", null, ...own.map((each) => el("li.own", null,
        el("button.plain", { type: "button", "data-keep": `own-${each.id}`, "aria-pressed": String(each.id === this.id), onclick: () => this.take(each.roster, each.id) }, ...line(each)),
        el("button.plain.drop", { type: "button", "aria-label": t("army-forget-named", { name: each.name }), title: t("army-forget"), onclick: () => this.discard(each.id) }, icon("close"))))),
      el("h3", null, t("army-ready")),
      el("ul", null, ...this.depot.ready.map((each) => {
        const roster = whole(each.roster);
        return el("li", null, el("button.plain", { type: "button", "data-keep": `ready-${each.id}`, "data-ready": each.id, "aria-pressed": String(this.pristine && each.id === this.id), onclick: () => this.take(roster, each.id, true) }, ...line({ ...roster, points: each.points })));
      })),
    ];
  }

  form() {
    const { roster } = this;
    return el("section.army-sheet", { "aria-labelledby": "roster-title" },
      el("h2.unseen", { id: "roster-title" }, t("army-form")),
      el("div.field.wide", { "data-where": "name" }, el("label", null, el("span", null, t("army-name")),
        el("input", { type: "text", maxlength: "60", value: roster.name, "data-keep": "army-name", oninput: (/** @type {any} */ event) => this.edit(() => { roster.name = event.target.value; }) }))),
      el("div.field", { "data-where": "army" }, el("label", null, el("span", null, t("army-list")),
        el("select", { "data-keep": "army-list", onchange: (/** @type {any} */ event) => this.edit(() => { roster.army = event.target.value; }, true) },
          ...this.depot.armies.map((each) => el("option", { value: each.id, selected: each.id === roster.army }, capital(each.name)))))),
      el("div.field", { "data-where": "limit" }, el("label", null, el("span", null, t("army-limit")),
        el("input", { type: "number", min: "0", max: "99999", step: "10", value: roster.limit || "", placeholder: t("army-no-limit"), "data-keep": "army-limit",
          oninput: (/** @type {any} */ event) => this.edit(() => { roster.limit = Math.round(Number(event.target.value)) || 0; }) }))),
      generalView(this),
      ...roster.brigade.map((_, at) => brigadeView(this, at)),
      el("div.field.wide", { "data-where": "brigade" }, el("button.more", { type: "button", "data-keep": "brigade-add", onclick: () => this.addBrigade() }, icon("plus"), t("army-brigade-add"))));
  }

  addBrigade() {
    const { brigade } = this.roster;
    this.edit(() => brigade.push(...blank("", "", t("army-brigade", { n: brigade.length + 1 })).brigade), true);
    /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-keep="brigade-${brigade.length - 1}"]`))?.focus();
  }

  /** Points and flaws, wherever they belong. */
  mark() {
    const flaws = this.judged?.flaws ?? [];
    for (const old of this.root.querySelectorAll(".flaw")) old.remove();
    for (const field of this.root.querySelectorAll("[data-wrong]")) field.removeAttribute("data-wrong");
    const find = (/** @type {string} */ place) => this.root.querySelector(`[data-where="${place}"]`);
    for (const flaw of flaws) {
      const place = placeOf(flaw.where, (each) => Boolean(find(each)));
      const field = place ? find(place) : null;
      field?.setAttribute("data-wrong", "");
      field?.append(el("p.flaw", null, icon("danger"), typeset(flaw.text)));
    }
    this.judged?.brigades.forEach((points, at) => {
      const told = this.root.querySelector(`[data-points="${at}"]`);
      if (told) told.textContent = many("points", points);
    });
    fill(this.summary, ...this.tally(flaws));
  }

  /** @param {readonly {where: string, text: string}[]} flaws */
  tally(flaws) {
    const { roster, judged } = this;
    const sound = judged !== null && !flaws.length;
    return [
      el("p.total", { role: "status", "data-sound": String(sound) },
        el("b", null, number(judged?.points ?? 0)), el("span", null, roster.limit ? t("army-of", { limit: number(roster.limit) }) : t("army-points")),
        el("small", null, `${many("brigades", roster.brigade.length)} · ${many("units", strength(roster))}`)),
      flaws.length > 0 && el("section.flaws", null, el("h3", null, many("flaws", flaws.length)),
        el("ul", null, ...flaws.map((flaw) => el("li", null, el("button.plain", { type: "button", onclick: () => this.show(flaw.where) }, typeset(flaw.text)))))),
      sound && el("p.sound", null, t("army-sound")),
      el("p.buttons", null,
        el("button.primary", { type: "button", "data-keep": "army-play", disabled: !sound, onclick: () => this.play() }, t("army-play")),
        el("button", { type: "button", "data-keep": "army-save", disabled: !sound, onclick: () => this.save() }, icon("down"), t("army-save"))),
    ];
  }

  /** Go to where a flaw is. @param {string} where */
  show(where) {
    const place = placeOf(where, (each) => Boolean(this.root.querySelector(`[data-where="${each}"]`)));
    const field = place && this.root.querySelector(`[data-where="${place}"]`);
    if (!field) return;
    field.scrollIntoView({ block: "center" });
    /** @type {HTMLElement | null} */ (field.querySelector("input, select, button"))?.focus();
  }

  async translate() {
    try {
      this.depot = await api(`/api/games/${GAME}/armies`);
      this.render();
      await this.judge();
    } catch (problem) {
      regret(problem);
    }
  }

  restyle() {}
}
