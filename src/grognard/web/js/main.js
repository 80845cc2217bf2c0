// @ts-check
/** The beginning: settings, words, then the screen that the address asks for. */

import { regret } from "./dialogs.js";
import { el } from "./dom.js";
import { api, ROOT } from "./net.js";
import { prefer, recall, settings } from "./settings.js";
import { language, speak } from "./words.js";

/** @typedef {import("./words.js").Lang} Lang */
/** @typedef {{translate: () => void, restyle: () => void}} Screen */

/** @type {Screen | null} */
let screen = null;

/** @param {Lang} lang fetch the page's words and speak them from now on */
async function learn(lang) {
  speak(lang, await api(`/api/texts?lang=${lang}`));
}

/** @param {Lang} lang */
export async function setLanguage(lang) {
  try {
    await learn(lang);
    prefer({ lang });
    screen?.translate();
  } catch (problem) {
    regret(problem);
  }
}

export function switchLanguage() {
  return setLanguage(language() === "en" ? "fr" : "en");
}

export function restyle() {
  screen?.restyle();
}

/** @param {HTMLElement} root @returns {Promise<Screen>} */
async function open(root) {
  const [, place, token] = location.pathname.slice(ROOT.length).split("/");
  if (place === "t" && token) return new (await import("./table.js")).Desk(root, token);
  if (place === "replay") return new (await import("./replay.js")).Replay(root);
  return new (await import("./start.js")).Start(root);
}

async function begin() {
  recall();
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  try {
    await learn(settings.lang);
    screen = await open(root);
  } catch (problem) {
    console.error(problem);
    root.replaceChildren(el("p.broken", { role: "alert" }, problem instanceof Error ? problem.message : String(problem)));
  }
}

void begin();
