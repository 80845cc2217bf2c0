// @ts-check
/** Two on one screen: between two seats the curtain falls, and nothing of a hand is left in the page behind it. */

import { el, fill, keycap } from "./dom.js";
import { spokenLine } from "./log.js";
import { shield } from "./shield.js";
import { nameOf, playerOf } from "./store.js";
import { capital, t } from "./words.js";

const REMEMBERED = 4; // lines told to whoever comes to the screen

export class Curtain {
  /** @param {import("./table.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.down = false;
    this.box = el("div.curtain", { role: "dialog", "aria-modal": "true", "aria-labelledby": "curtain-title", hidden: true });
    desk.frame.root.append(this.box);
    this.box.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => event.stopPropagation());
  }

  /** @param {string | null} seat for whom it must fall; nobody: nothing changes */
  check(seat) {
    if (seat === null || (this.down && this.seat === seat)) return;
    this.fall(seat);
  }

  /** @param {string} seat the next to sit here */
  fall(seat) {
    const { desk } = this;
    this.down = true;
    this.seat = seat;
    if (desk.beheld !== null) this.forget();
    desk.beheld = null;
    desk.known = { ...desk.known, position: covered(desk.known.position) };
    this.draw();
    this.box.hidden = false;
    desk.frame.root.dataset.curtain = "down";
    desk.render();
    this.box.querySelector("button")?.focus();
  }

  /** The log told what one seat alone may know: the server tells it again as everybody may. */
  forget() {
    const { desk } = this;
    desk.live.send({ type: "behold", seat: null });
    desk.known = { ...desk.known, log: [] };
    desk.log.show(desk.known, []);
    desk.frame.heard.textContent = "";
  }

  draw() {
    const { desk } = this;
    const seat = this.seat ?? "";
    const name = capital(nameOf(desk.known, seat));
    const player = playerOf(desk.known, seat);
    const lines = desk.known.log.filter((line) => (line.texts ?? []).length && !line.said).slice(-REMEMBERED);
    fill(this.box, el("div.drape"), el("div.drape.right"), el("div.sheet", null,
      shield(seat),
      el("h2", { id: "curtain-title" }, t("curtain-title", { name })),
      el("p", null, t("curtain-text")),
      lines.length > 0 && el("ul", null, ...lines.map((line) => el("li", null, capital(spokenLine(line))))),
      el("button.primary", { type: "button", "data-keep": "lift", onclick: () => this.lift() },
        player ? t("curtain-lift-name", { name: player }) : t("curtain-lift"), keycap(t("key-enter")))));
  }

  lift() {
    const { desk } = this;
    if (!this.seat || !desk.live.send({ type: "behold", seat: this.seat })) return;
    desk.beheld = this.seat;
    this.down = false;
    this.box.hidden = true;
    delete desk.frame.root.dataset.curtain;
    desk.frame.ground.focus({ preventScroll: true });
  }
}

/**
 * The position without any card of a hand, and without what only one seat may choose.
 * @param {import("./wire").PositionMessage | null} position
 * @returns {import("./wire").PositionMessage | null}
 */
export function covered(position) {
  if (!position) return null;
  const hands = position.hands.map((hand) => ({ ...hand, cards: null }));
  const decision = position.decision ? { ...position.decision, offers: [], typed: null } : position.decision;
  return { ...position, hands, decision };
}
