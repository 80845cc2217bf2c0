// @ts-check
/** What a player prefers: language, contrast, motion, notifications. Kept in this browser. */

/** @typedef {import("./words.js").Lang} Lang */
/**
 * @typedef {object} Settings
 * @property {Lang} lang
 * @property {"system" | "on" | "off"} contrast
 * @property {"system" | "still"} motion
 * @property {boolean} notify
 * @property {boolean} quick  moves are shown without waiting
 * @property {boolean} metric  lengths of the open table in centimetres
 * @property {string} name
 */

const PLACE = "grognard";

/** @type {Settings} */
export const settings = { lang: "en", contrast: "system", motion: "system", notify: false, quick: false, metric: false, name: "" };

/** @param {readonly string[]} wanted @returns {Lang} the first of the browser's languages that we speak */
export function preferred(wanted) {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "fr" || tag === "en");
  return found === "fr" ? "fr" : "en";
}

export function recall() {
  settings.lang = preferred(navigator.languages);
  try {
    Object.assign(settings, JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    // a browser that keeps nothing: the defaults will do
  }
  apply();
}

/** @param {Partial<Settings>} changed */
export function prefer(changed) {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // as above
  }
  apply();
}

/** @param {string} query */
function asked(query) {
  return window.matchMedia(query).matches;
}

export function contrast() {
  return settings.contrast === "on" || (settings.contrast === "system" && asked("(prefers-contrast: more)"));
}

export function still() {
  return settings.motion === "still" || asked("(prefers-reduced-motion: reduce)");
}

/** The look follows the settings at once. */
export function apply() {
  const page = document.documentElement;
  page.lang = settings.lang;
  page.dataset.contrast = contrast() ? "high" : "normal";
  page.dataset.motion = still() ? "still" : "lively";
}
