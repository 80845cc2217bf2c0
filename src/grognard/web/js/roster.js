// @ts-check
/** In place of a board, where the figures stand on a real table: every unit in a line, with its losses and its state. */

import { counter } from "./counters/counter.js";
import { el, fill, silent } from "./dom.js";
import { dress } from "./net.js";
import { formationName } from "./open/orders-view.js";
import { capital, t } from "./words.js";

/** @typedef {import("./wire").PieceView} Piece */
/** @typedef {import("./wire").PositionMessage} Position */
/** @typedef {import("./board.js").Lights} Lights */

/**
 * A side's pieces by brigade, each behind its commander; the general leads them all.
 * @param {readonly Piece[]} pieces @returns {Piece[][]}
 */
export function brigades(pieces) {
  const ids = [...new Set(pieces.map((piece) => piece.command ?? ""))].sort((a, b) => Number(a !== "") - Number(b !== ""));
  const first = (/** @type {Piece} */ piece) => Number(isUnit(piece));
  return ids.map((id) => pieces.filter((piece) => (piece.command ?? "") === id).sort((a, b) => first(a) - first(b)));
}

/** @param {Piece} piece */
function isUnit(piece) {
  return Boolean(piece.formation);
}

/** It answers to the same calls as a board. */
export class Roster {
  /** @param {HTMLElement} host @param {import("./wire").SceneMessage} scene */
  constructor(host, scene) {
    this.scene = scene;
    this.slip = el("p.roster-slip", { hidden: true, role: "status" });
    this.list = el("div.roster-sides");
    this.svg = el("section.roster", { tabindex: "-1", "aria-label": t("roster") }, this.slip, this.list);
    host.append(this.svg);
    this.layout = { board: scene.board };
    this.hand = { measuring: false };
    this.ready = dress("roster");
    /** @type {string | null} */
    this.focused = null;
    /** @type {Map<string, HTMLElement>} */
    this.rows = new Map();
    this.shown = "";
    /** @type {(id: string, kind: "piece" | "place", event?: Event) => void} */
    this.pick = () => undefined;
    /** @type {(id: any, kind: any) => void} */
    this.hover = () => undefined;
    this.posing = this.posed = () => undefined;
    this.describe = (/** @type {string} */ id) => id;
  }

  /** @param {Position} position */
  show(position) {
    const pieces = [...position.pieces, ...(position.reserve ?? [])];
    const shown = JSON.stringify(pieces);
    if (shown === this.shown) return;
    this.shown = shown;
    this.rows.clear();
    fill(this.list, ...this.scene.sides.map((side) => el("section", { "data-side": side.id },
      el("h3", null, el("span.mark", { "data-side": side.id }), capital(side.name)),
      ...brigades(pieces.filter((piece) => piece.side === side.id)).map((brigade) =>
        el("ul", null, ...brigade.map((piece) => el("li", null, this.row(piece, pieces))))))));
  }

  /** @param {Piece} piece @param {Piece[]} all */
  row(piece, all) {
    const unit = isUnit(piece);
    const joined = unit ? "" : all.find((each) => each.id === piece.place)?.label ?? "";
    const states = (piece.badges ?? []).filter((id) => id !== "loose").map((id) => this.scene.badges?.find((each) => each.id === id)?.name ?? id);
    const where = piece.place === "reserve" ? t("roster-reserve") : unit ? formationName(piece.formation ?? "") : joined && t("roster-with", { name: joined });
    const made = el(unit ? "button.plain.unit" : "button.plain.chief", { type: "button", "data-piece": piece.id, "data-side": piece.side, "data-keep": `row-${piece.id}`,
      "data-states": (piece.badges ?? []).join(" "), onclick: (/** @type {Event} */ event) => this.pick(piece.id, "piece", event) },
      silent(counter(piece, { size: 24 })),
      el("span.what", null, el("b", null, capital(piece.label)), el("small", null, [where, ...states].filter(Boolean).join(" · "))),
      unit ? pips(piece) : el("span.rating", { "aria-label": t("roster-rating", { n: piece.value ?? "" }) }, piece.value ?? ""));
    this.rows.set(piece.id, made);
    return made;
  }

  /** @param {Lights} lights */
  light({ selectable = [], selected = [], targets = [], refused = null }) {
    for (const [id, row] of this.rows) {
      row.classList.toggle("can", selectable.includes(id));
      row.classList.toggle("target", targets.includes(id));
      row.classList.toggle("picked", selected.includes(id));
    }
    this.slip.hidden = !refused;
    fill(this.slip, refused?.text ?? "");
  }

  async play() {}

  skip() {}

  fit() {}

  zoomBy() {}

  panBy() {}

  measure() {}

  refit() {}

  moveFocus() {}

  say() {}

  /** Bring pieces into view. @param {string[]} ids */
  focusOn(ids) {
    this.rows.get(ids[0] ?? "")?.scrollIntoView({ block: "nearest" });
  }

  destroy() {
    this.svg.remove();
  }
}

/** Casualties, a disc for each, of as many as the unit can bear. @param {Piece} piece */
function pips(piece) {
  const lost = Number(piece.value || 0);
  const most = Math.max(piece.full, lost);
  return el("span.pips", { role: "img", "aria-label": t("roster-casualties", { n: lost, full: piece.full || "?" }) },
    ...Array.from({ length: most }, (_, at) => el(at < lost ? "i.fallen" : "i")));
}
