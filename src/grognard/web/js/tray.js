// @ts-check
/** The dice tray: the last roll, what came of it, and what each face means. */

import { sentence } from "./clauses.js";
import { die, roll } from "./dice.js";
import { el, fill } from "./dom.js";
import { still } from "./settings.js";
import { capital, t, typeset } from "./words.js";

/** @typedef {import("./store.js").Known} Known */
/** @typedef {import("./wire").Happening} Happening */

export class Tray {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.shown = -1;
    this.language = "";
  }

  /** The last roll of the match. @param {Known} known */
  show(known) {
    const line = known.log.findLast((each) => each.dice?.length && !known.undone.has(each.n));
    const faces = known.scene?.faces ?? [];
    this.host.hidden = !faces.length;
    const language = known.scene?.subtitle ?? "";
    if (this.shown === (line?.n ?? 0) && this.language === language) return;
    this.shown = line?.n ?? 0;
    this.language = language;
    fill(this.host, this.lastRoll(known, line), legend(faces));
  }

  /** @param {Known} known @param {Happening | undefined} line */
  lastRoll(known, line) {
    const said = line ? (line.texts ?? []).map((text) => sentence(text.text)).join(" ") : t("no-roll");
    return el("div.last-roll", null,
      el("div", null, el("h2", null, t("last-roll")), el("p", null, capital(typeset(said)))),
      el("div.thrown", null, ...(line ? this.dice(known, line) : [])));
  }

  /** @param {Known} known @param {Happening} line @returns {SVGElement[]} */
  dice(known, line) {
    const faces = known.scene?.faces ?? [];
    return (line.dice ?? []).map((face, at) =>
      die(faces.find((each) => each.id === face) ?? { id: face, name: face }, { size: 42, hit: (line.hits ?? [])[at] ?? false }));
  }

  /** Throw the dice of a line. @param {Known} known @param {Happening} line */
  async roll(known, line) {
    const faces = known.scene?.faces ?? [];
    const thrown = el("div.thrown");
    fill(this.host, el("div.last-roll", null, el("div", null, el("h2", null, t("rolling"))), thrown), legend(faces));
    this.shown = -1;
    const named = (line.dice ?? []).map((face) => faces.find((each) => each.id === face) ?? { id: face, name: face });
    await roll(thrown, named, { hits: line.hits ?? [], reducedMotion: still() });
    this.show(known);
  }

  skip() {
    this.host.dispatchEvent(new Event("skip"));
  }
}

/** @param {import("./wire").Named[]} faces */
function legend(faces) {
  return el("ul.faces", { "aria-label": t("faces") }, ...faces.map((face) => el("li", { title: typeset(face.text ?? "") || null },
    die(face, { size: 26, hit: false }), el("span", null, typeset(face.name)))));
}
