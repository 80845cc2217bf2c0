// @ts-check
/** The door: choose a battle and an opponent, go on with a match, learn the game, open a record. */

import { Board } from "./board.js";
import { regret } from "./dialogs.js";
import { counter } from "./counters/counter.js";
import { el, fill, icon } from "./dom.js";
import { keepLinks } from "./links.js";
import { switchLanguage } from "./main.js";
import { api, dress, part } from "./net.js";
import { preferences } from "./preferences.js";
import { recentView } from "./recent.js";
import { openFile, openText } from "./records.js";
import { contrast, prefer, settings } from "./settings.js";
import { firstWish, isReal, realOption, setupView, wishFor, withOption } from "./setup.js";
import { shield } from "./shield.js";
import { capital, day, language, many, t, typeset } from "./words.js";

/** @typedef {import("./wire").GameView} Game */
/** @typedef {import("./wire").ScenarioView} Scenario */
/** @typedef {import("./wire").MatchListed} Listed */

/** A counter that stands for all of its kind. @param {string} side @param {{id: string, name: string}} kind */
function sample(side, kind) {
  return { id: kind.id, symbol: kind.id, side, place: "", strength: 0, full: 0, label: kind.name };
}

export class Start {
  /** @param {HTMLElement} root @param {{games: Game[]}} known */
  constructor(root, known) {
    this.root = root;
    root.className = "start";
    /** @type {Game[]} */
    this.games = known.games;
    /** @type {Listed[]} */
    this.recent = [];
    this.wish = firstWish(settings.name);
    this.busy = false;
    this.looks = 0; // how often a map was asked for
    this.turns = 0; // on the track of the scenario, where there is one
    this.map = el("div.map-host");
    /** @type {Board | null} */
    this.board = null;
    /** @type {import("./muster/own.js").Own | null} armies of one's own, where they are chosen */
    this.own = null;
    root.addEventListener("dragover", (event) => event.preventDefault());
    root.addEventListener("drop", (event) => this.drop(event));
    const brings = location.hash.startsWith("#army-") ? this.games.find((game) => game.musters) : undefined;
    if (brings) this.wish.game = brings.id;
    this.choose(this.game?.scenarios[0]?.id ?? "");
    if (brings) void this.bring();
    void this.look();
  }

  /** The matches of this browser. */
  async look() {
    try {
      this.recent = (await api("/api/matches/mine")).matches;
      this.render();
    } catch (problem) {
      regret(problem);
    }
  }

  get game() {
    return this.games.find((game) => game.id === this.wish.game) ?? this.games[0];
  }

  get scenario() {
    return this.game?.scenarios.find((each) => each.id === this.wish.scenario);
  }

  /** The game with the options of what is chosen. */
  get offering() {
    return this.own?.depot ? { ...this.game, options: this.own.depot.options.filter((option) => option.id !== "ground") } : this.game;
  }

  /** @param {string} id a scenario of the present game */
  choose(id) {
    const game = this.game;
    if (!game) return;
    this.wish.game = game.id;
    this.wish.scenario = id;
    this.own = null;
    this.turns = 0;
    if (!game.seats.some((seat) => seat.id === this.wish.seat)) this.wish.seat = game.seats[0].id;
    this.render();
    void this.preview();
  }

  /** Armies of one's own instead of a scenario. */
  async bring() {
    try {
      const [{ Own }] = await Promise.all([part(import("./muster/own.js")), dress("muster")]);
      this.own = new Own(this, this.wish.game);
    } catch (problem) {
      return regret(problem);
    }
    this.render();
    await this.own.load();
  }

  /** The map of the scenario, set up. */
  async preview() {
    const { game, scenario } = this.wish;
    const { own } = this;
    this.looks += 1;
    const looks = this.looks;
    try {
      const shown = await (own ? own.preview() : api(`/api/games/${game}/scenarios/${scenario}`));
      if (!shown || looks !== this.looks) return;
      const { scene, position } = shown;
      this.turns = scene.boxes?.length ?? 0;
      if (this.turns) this.render();
      this.board?.destroy();
      fill(this.map);
      this.board = new Board(this.map, { ...scene, captions: [] }, { flip: scene.top === this.wish.seat, contrast: contrast() ? "high" : "", reducedMotion: true });
      this.board.show(position, { animate: false });
      this.board.fit();
    } catch (problem) {
      regret(problem);
    }
  }

  async begin() {
    await this.open(() => api("/api/matches", wishFor(this.wish, this.offering, this.own?.wish())));
  }

  async teach() {
    await this.open(() => api("/api/teach", { name: settings.name }));
  }

  /** @param {() => Promise<any>} ask */
  async open(ask) {
    if (this.busy) return;
    this.busy = true;
    this.render();
    try {
      if (this.wish.name !== settings.name) prefer({ name: this.wish.name });
      const made = await ask();
      keepLinks(made);
      location.assign(made.table);
    } catch (problem) {
      regret(problem);
    }
    this.busy = false;
    this.render();
  }

  /** @param {DragEvent} event a record dropped anywhere on the page */
  async drop(event) {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) await openText(await file.text()).catch(regret);
  }

  render() {
    const { game, scenario } = this;
    if (!game || !scenario) return;
    fill(this.root, this.head(game), el("main", { id: "door" },
      this.recent.length > 0 && recentView(this.recent),
      el("div.desk", null, this.listView(game), this.own ? this.own.view(this.map) : this.scenarioView(scenario), setupView(this, this.offering, scenario))),
      el("footer.credits", null, el("p", null, t("credits"))));
    document.title = `Grognard · ${t("tagline")}`;
    if (!performance.getEntriesByName("interactive").length) performance.mark("interactive");
  }

  /** @param {Game} game */
  head(game) {
    return el("header.hall", null,
      el("div.brand", null, el("h1", null, "Grognard"), el("p", null, t("tagline"))),
      el("div.ways", null,
        game.teaches && el("button.way.learn", { type: "button", "data-keep": "teach", disabled: this.busy, onclick: () => this.teach() },
          icon("school"), el("span", null, el("b", null, t("learn")), el("small", null, t("learn-text")))),
        el("button.way", { type: "button", "data-keep": "open", onclick: () => openFile() },
          icon("open"), el("span", null, el("b", null, t("open-record")), el("small", null, t("open-record-text"))))),
      el("div.commands", null,
        el("button.dark", { type: "button", "data-keep": "settings", onclick: () => preferences() }, icon("gear"), el("span", null, t("settings"))),
        el("button.dark.lang", { type: "button", "data-keep": "lang", title: t("other-language"), "aria-label": `${language().toUpperCase()}. ${t("other-language")}`, onclick: () => switchLanguage() }, language().toUpperCase())));
  }

  /** @param {Game} game */
  listView(game) {
    return el("section.scenarios", { "aria-labelledby": "scenarios-title" },
      el("h2", { id: "scenarios-title" }, this.games.length > 1 ? this.gameChoice() : game.name, el("small", null, many("scenarios", game.scenarios.length))),
      el("ol", null, game.musters && el("li", null, el("button.plain.bring", { type: "button", "aria-pressed": String(Boolean(this.own)), "data-keep": "own", onclick: () => this.bring() },
        el("b", null, t("own-title")), el("span", null, t("own-short")))), ...game.scenarios.map((each) => el("li", null,
        el("button.plain", { type: "button", "aria-pressed": String(!this.own && each.id === this.wish.scenario), "data-keep": each.id, "data-scenario": each.id,
          onclick: () => this.choose(each.id) }, el("b", null, each.title), el("span", null, day(each.date)))))));
  }

  gameChoice() {
    return el("select", { "aria-label": t("game"), "data-keep": "game", onchange: (/** @type {any} */ event) => {
      const real = this.game && isReal(this.game, this.wish.options);
      if (real) Object.assign(this.wish, withOption(this.wish, this.game, realOption(this.game)?.id ?? "", 0));
      this.wish.game = event.target.value;
      this.choose(this.game?.scenarios[0]?.id ?? "");
    } }, ...this.games.map((game) => el("option", { value: game.id, selected: game.id === this.wish.game }, game.name)));
  }

  /** @param {Scenario} scenario */
  scenarioView(scenario) {
    this.map.setAttribute("role", "img");
    this.map.setAttribute("aria-label", t("map-of", { name: scenario.title }));
    return el("article.scenario", null,
      el("header", null, el("h2", null, scenario.title), el("p", null, [day(scenario.date), many("turns-about", this.turns || scenario.length)].filter(Boolean).join(" · "))),
      this.map,
      el("div.armies", null, ...scenario.sides.map((side) => el("section", { "data-side": side.id },
        el("h3", null, shield(side.id, 20), capital(side.name),
          side.id === scenario.first && el("small", null, t("moves-first"))),
        side.commander && el("p.commander", null, side.commander),
        el("ul.muster", null, ...side.army.map((kind) => el("li", { title: capital(kind.name) },
          counter(sample(side.id, kind), { size: 34 }), el("span", null, `× ${kind.count}`)))),
        el("p.quiet", null, [side.cards ? many("cards", side.cards) : "", side.goal ? t("goal", { what: side.goalName ?? "", n: side.goal }) : ""].filter(Boolean).join(" · "))))),
      scenario.notes && el("p.notes", null, typeset(scenario.notes)),
      scenario.reconstruction && el("p.quiet.small", null, t("reconstruction")));
  }

  async translate() {
    try {
      this.games = (await api("/api/games")).games;
      const { own } = this;
      this.choose(this.wish.scenario);
      if (own) {
        this.own = own;
        await own.load();
      }
      await this.look();
    } catch (problem) {
      regret(problem);
    }
  }

  restyle() {
    void this.preview();
  }
}
