// @ts-check
/** What a piece or a place is and can do: told where the pointer rests, or where a finger stays. */

import { linked } from "./clauses.js";
import { counter } from "./counters/counter.js";
import { el, fill, silent } from "./dom.js";
import { leader } from "./preview.js";
import { describePiece, describePlace } from "./speak.js";
import { capital, many, typeset } from "./words.js";

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
  }

  get open() {
    return !this.box.hidden;
  }

  /** @param {string | null} id @param {string} kind */
  hover(id, kind) {
    clearTimeout(this.timer);
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
    const answer = await this.desk.live.ask("about", id);
    if (this.about !== id) return;
    this.draw(id, answer?.about ?? []);
  }

  /** @param {string} id @param {import("./wire").Text[]} said */
  draw(id, said) {
    const { known } = this.desk;
    const piece = known.position?.pieces.find((each) => each.id === id)
      ?? known.position?.pieces.find((each) => each.place === id && !(each.badges ?? []).includes("attached"));
    const title = piece ? capital(describePiece(known, piece)) : describePlace(known, id);
    const open = (/** @type {string} */ clause) => this.desk.openRule(clause);
    const rules = said.filter((text) => (text.clauses ?? []).length);
    fill(this.box,
      el("header", null, piece && silent(counter(piece, { size: 44, general: leader(this.desk, piece) })), el("p", null, typeset(title))),
      piece && el("p.quiet", null, typeset(describePlace(known, piece.place))),
      ...rules.slice(0, RULES).map((text) => el("p.rule", null, ...linked(text, open))),
      rules.length > RULES && el("p.quiet", null, many("more-rules", rules.length - RULES)));
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
  }
}

