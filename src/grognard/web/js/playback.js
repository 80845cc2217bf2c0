// @ts-check
/** Shows what happened one by one, in the order in which the server told it; a click or a key hurries on. */

import { spokenLine } from "./log.js";
import { after } from "./store.js";

/** @typedef {import("./wire").ToPage} ToPage */
/** @typedef {import("./wire").Happening} Happening */

const BREATH = 350; // milliseconds between two lines that somebody should be able to read
const TOO_MANY = 40; // lines at once: catching up, not watching

export class Playback {
  /** @param {import("./table.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {ToPage[]} */
    this.queue = [];
    this.busy = false;
    this.hurried = false;
    /** @type {string[][]} what moved since the player last decided */
    this.trace = [];
    /** @type {(() => void) | null} */
    this.wake = null;
  }

  /** @param {ToPage} message */
  hear(message) {
    if (message.type === "thinking") return this.desk.take(message); // it is old news later
    this.queue.push(message);
    if (!this.busy) void this.run();
  }

  async run() {
    this.busy = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      try {
        if (message.type === "told" && !message.whole) await this.tell(message);
        else this.desk.take(message);
      } catch (problem) {
        console.error(problem);
      }
    }
    this.busy = false;
    this.hurried = false;
  }

  /** @param {import("./wire").ToldMessage} message */
  async tell(message) {
    const lines = message.happenings;
    if (lines.length) this.trace = lines.flatMap((line) => line.moved ?? []);
    const watch = lines.length < TOO_MANY && this.desk.lively && Boolean(this.desk.board);
    for (const line of lines) {
      this.desk.known = after(this.desk.known, { ...message, happenings: [line] });
      this.desk.frame.heard.textContent = spokenLine(line);
      if (watch && !this.hurried) await this.watch(line);
    }
    this.desk.known = after(this.desk.known, { ...message, happenings: [] });
    this.desk.retell();
  }

  /** Show one line. @param {Happening} line */
  async watch(line) {
    const { desk } = this;
    desk.log.show(desk.known, desk.known.log);
    desk.showSlip();
    if (line.dice?.length) await desk.tray.roll(desk.known, line);
    if (this.hurried) return;
    await desk.board?.play(line);
    if ((line.moved?.length || line.lost?.length || line.dice?.length) && !this.hurried) await this.breathe();
  }

  breathe() {
    return new Promise((resolve) => {
      this.wake = () => resolve(undefined);
      setTimeout(this.wake, BREATH);
    });
  }

  /** Hurry on to the present. */
  skip() {
    if (!this.busy) return;
    this.hurried = true;
    this.desk.board?.skip();
    this.desk.tray.skip();
    this.wake?.();
  }
}
