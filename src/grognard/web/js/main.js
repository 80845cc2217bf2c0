// @ts-check
/** The beginning: settings, words, then the screen that the address asks for. */

import { regret } from "./dialogs.js";
import { el } from "./dom.js";
import { api, dress, part, Refused, ROOT } from "./net.js";
import { prefer, recall, settings } from "./settings.js";
import { language, speak, t } from "./words.js";

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

/** @returns {Promise<(root: HTMLElement) => Screen>} the screen that the address asks for */
async function called() {
  const [, place, token] = location.pathname.slice(ROOT.length).split("/");
  if (place === "t" && token) {
    const { Desk } = await part(import("./table.js"));
    return (root) => new Desk(root, token);
  }
  if (place === "replay") {
    const { Replay } = await part(import("./replay.js"));
    return (root) => new Replay(root);
  }
  if (place === "army") {
    const { Builder, GAME } = await part(import("./muster/builder.js"));
    const [depot] = await Promise.all([api(`/api/games/${GAME}/armies?lang=${settings.lang}`), dress("muster")]);
    return (root) => new Builder(root, depot);
  }
  const [{ Start }, games] = await Promise.all([part(import("./start.js")), api(`/api/games?lang=${settings.lang}`)]);
  return (root) => new Start(root, games);
}

/** What is seen instead of a screen. @param {unknown} problem */
function broken(problem) {
  if (!(problem instanceof Refused)) console.error(problem);
  const said = problem instanceof Refused && problem.code === "part" ? t("error-part") : problem instanceof Error ? problem.message : String(problem);
  return el("div.broken", { role: "alert" }, el("p", null, said),
    el("p.buttons", null, el("button", { type: "button", onclick: () => location.reload() }, t("retry"))));
}

async function begin() {
  recall();
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  try {
    const [open] = await Promise.all([called(), learn(settings.lang)]);
    screen = open(root);
  } catch (problem) {
    await learn(settings.lang).catch(() => undefined); // the words may not have come before the trouble
    root.replaceChildren(broken(problem));
  }
}

void begin();
