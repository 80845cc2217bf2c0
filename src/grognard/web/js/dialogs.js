// @ts-check
/** Windows over the page: a question, a list, a short notice. Escape always closes them. */

import { el, fresh, icon } from "./dom.js";
import { t } from "./words.js";

/**
 * A window with a title; it is gone from the page when it closes.
 * @param {string} title @param {(import("./dom.js").Child)[]} body
 * @param {{kind?: string, closed?: () => void}} [more]
 * @returns {HTMLDialogElement}
 */
export function dialog(title, body, more = {}) {
  const id = fresh();
  const close = el("button.plain.close", { type: "button", "aria-label": t("close"), onclick: () => box.close() }, icon("close"));
  /** @type {HTMLDialogElement} */
  const box = el(`dialog.${more.kind ?? "window"}`, { "aria-labelledby": id },
    el("header", null, el("h2", { id }, title), close), el("div.body", null, ...body));
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("keydown", (event) => event.stopPropagation());
  box.addEventListener("close", () => {
    box.remove();
    more.closed?.();
  });
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * Ask before something that cannot be taken back.
 * @param {string} title @param {string} text @param {string} yes
 * @returns {Promise<boolean>}
 */
export function sure(title, text, yes) {
  return new Promise((resolve) => {
    let answer = false;
    const say = (/** @type {boolean} */ value) => () => {
      answer = value;
      box.close();
    };
    const box = dialog(title, [
      el("p", null, text),
      el("p.buttons", null,
        el("button.primary", { type: "button", onclick: say(true) }, yes),
        el("button", { type: "button", onclick: say(false) }, t("cancel"))),
    ], { kind: "question", closed: () => resolve(answer) });
  });
}

/** @type {HTMLElement | null} */
let shelf = null;

/**
 * A short notice that goes by itself; screen readers hear it.
 * @param {string} text @param {"info" | "bad"} [mood]
 */
export function notice(text, mood = "info") {
  if (!shelf || !shelf.isConnected) {
    shelf = el("div.notices", { role: "status", "aria-live": "polite" });
    document.body.append(/** @type {HTMLElement} */ (shelf));
  }
  const note = el(`p.notice.${mood}`, null, text);
  shelf?.append(note);
  setTimeout(() => note.remove(), 4000 + 40 * text.length);
}

/** @param {unknown} problem tell a problem kindly */
export function regret(problem) {
  notice(problem instanceof Error ? problem.message : t("error-server"), "bad");
}

/** @param {string} text @param {string} done put something on the clipboard, and say so */
export async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    notice(done);
  } catch {
    window.prompt(t("copy-by-hand"), text);
  }
}
