// @ts-check
/** What a piece or a place is and can do: told where the pointer rests, or where a finger stays. */

import { bare, linked } from "./clauses.js";
import { counter } from "./counters/counter.js";
import { el, fill, silent } from "./dom.js";
import { leader } from "./preview.js";
import { describePiece, describePlace } from "./speak.js";
import { capital, colon, many, typeset } from "./words.js";

const REST = 600; // milliseconds that the pointer rests before the table speaks
const RULES = 3; // clauses told in a tip; the others are in the books

export class Tip {
  /** @param {import("./table.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.box = el("aside.tip", { role: "tooltip", hidden: true });
    desk.frame.ground.append(this.box);
    /** @type {string | null} */
    this.about = null;
    /** @type {import("./wire").LineView[] | null} what is drawn on the board while it is open */
    this.lines = null;
  }

  get open() {
    return !this.box.hidden;
  }

  /** @param {string | null} id @param {string} kind */
  hover(id, kind) {
    clearTimeout(this.timer);
    if (id !== this.about) this.show(null);
    if (id === null || id === undefined) {
      this.timer = setTimeout(() => this.close(), 200);
      return;
    }
    if (this.desk.refused?.id !== id) this.timer = setTimeout(() => this.tell(id), REST);
  }

  /** @param {string} id */
  async tell(id) {
    if (!id || this.desk.curtain.down) return;
    this.about = id;
    const piece = this.pieceOf(id);
    const [answer, ties] = await Promise.all([this.desk.live.ask("about", id), piece ? this.desk.live.ask("lines", piece.id) : null]);
    if (this.about !== id) return;
    this.show(ties?.lines ?? []);
    this.draw(id, answer?.about ?? []);
    const { board } = this.desk;
    if (board?.focused) board.say([this.desk.spoken(board.focused), ...(this.lines ?? []).map((line) => this.spoken(line))].join("; "));
  }

  /** The lines of a piece on the board, or none any more. @param {import("./wire").LineView[] | null} lines */
  show(lines) {
    const none = !lines?.length && !this.lines?.length;
    this.lines = lines;
    if (!none) this.desk.light();
  }

  /** The piece itself, or the one that stands on a place. @param {string} id */
  pieceOf(id) {
    const pieces = this.desk.known.position?.pieces ?? [];
    return pieces.find((each) => each.id === id) ?? pieces.find((each) => each.place === id && !(each.badges ?? []).includes("attached"));
  }

  /** @param {string} id @param {import("./wire").Text[]} said */
  draw(id, said) {
    const { known } = this.desk;
    const piece = this.pieceOf(id);
    const title = piece ? capital(describePiece(known, piece)) : describePlace(known, id);
    const open = (/** @type {string} */ clause) => this.desk.openRule(clause);
    const rules = said.filter((text) => (text.clauses ?? []).length);
    fill(this.box,
      el("header", null, piece && silent(counter(piece, { size: 44, general: leader(this.desk, piece) })), el("p", null, typeset(title))),
      piece && el("p.quiet", null, typeset(describePlace(known, piece.place))),
      ...this.linesView(open),
      ...rules.slice(0, this.lines?.length ? 0 : RULES).map((text) => el("p.rule", null, ...linked(text, open))),
      !this.lines?.length && rules.length > RULES && el("p.quiet", null, many("more-rules", rules.length - RULES)));
    this.box.hidden = false;
    this.box.dataset.side = this.where(piece?.place ?? id);
  }

  /** On the side of the board where the thing is not. @param {string} place */
  where(place) {
    const { scene } = this.desk.known;
    const space = scene?.spaces.find((each) => each.id === place);
    const left = space && scene ? space.centre[0] < scene.width / 2 : true;
    return left !== Boolean(this.desk.seen().flip) ? "right" : "left";
  }

  close() {
    clearTimeout(this.timer);
    this.about = null;
    this.box.hidden = true;
    this.show(null);
  }
  /** Kind by kind: what holds and what does not, those with the same reason together. @param {(clause: string) => void} open */
  linesView(open) {
    const lines = this.lines ?? [];
    return [...new Set(lines.map((line) => line.kind))].map((kind) => {
      const these = lines.filter((line) => line.kind === kind);
      return el("section.ties", null, el("h3", null, these[0].label), el("ul", null, ...alike(these, (line) => this.way(line)).map(([way, same]) =>
        el(same[0].good ? "li.good" : "li.bad", null, el("b.sign", { "aria-hidden": "true" }, same[0].good ? "✓" : "✕"),
          el("span", null, el("b", null, this.others(way, same)), ...linked(same[0].why, open))))));
    });
  }

  /** From the piece, to it, or neither. @param {import("./wire").LineView} line @returns {"from" | "to" | ""} */
  way({ path }) {
    if (path.length < 2) return "";
    return path[0] === this.pieceOf(this.about ?? "")?.id ? "from" : "to";
  }

  /** To whom, or from whom. @param {string} way @param {import("./wire").LineView[]} lines */
  others(way, lines) {
    const names = lines.map(({ path }) => capital(this.desk.name(way === "from" ? path[path.length - 1] : path[0]))).join(", ");
    return way === "from" ? `→ ${names}${colon()} ` : way === "to" ? `← ${names}${colon()} ` : "";
  }

  /** From whom to whom. @param {import("./wire").LineView} line */
  ends({ path }) {
    return path.length > 1 ? `${[path[0], path[path.length - 1]].map((id) => capital(this.desk.name(id))).join(" → ")}${colon()} ` : "";
  }

  /** A line for those who listen. @param {import("./wire").LineView} line */
  spoken(line) {
    return `${line.label}${colon()} ${this.ends(line)}${typeset(bare(line.why.text))}`;
  }
}

/** Lines with the same way and the same reason. @param {import("./wire").LineView[]} lines @param {(line: import("./wire").LineView) => string} way @returns {[string, import("./wire").LineView[]][]} */
function alike(lines, way) {
  /** @type {Map<string, [string, import("./wire").LineView[]]>} */
  const found = new Map();
  for (const line of lines) {
    const key = `${way(line)} ${line.why.text}`;
    found.set(key, [way(line), [...(found.get(key)?.[1] ?? []), line]]);
  }
  return [...found.values()];
}
