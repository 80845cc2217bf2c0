// @ts-check
/** Records of matches: saved as a file, opened as a replay. */

import { regret } from "./dialogs.js";
import { el } from "./dom.js";
import { api, ROOT } from "./net.js";

/** @param {string} token @returns {Promise<string>} the .grog of a table, as its seat may know it */
async function record(token) {
  const response = await fetch(`${ROOT}/api/tables/${token}/record`);
  if (!response.ok) throw new Error((await response.json()).sentence);
  return response.text();
}

/** @param {string} token */
export async function exportRecord(token) {
  try {
    const address = URL.createObjectURL(new Blob([await record(token)], { type: "text/plain" }));
    el("a", { href: address, download: "match.grog" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  } catch (problem) {
    regret(problem);
  }
}

/** @param {string} token @param {boolean} [review] whether it is to be reviewed at once */
export async function openReplay(token, review = false) {
  try {
    await openText(await record(token), review);
  } catch (problem) {
    regret(problem);
  }
}

/** Open a record and go to its replay. @param {string} text @param {boolean} [review] */
export async function openText(text, review = false) {
  const made = await api("/api/replays", text);
  keepRecord(made.replay, text);
  location.assign(`${ROOT}/replay#${made.replay}${review ? "&review" : ""}`);
}

/** Ask for a file and open it. */
export function openFile() {
  const input = el("input", { type: "file", accept: ".grog,text/plain" });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (file) await openText(await file.text()).catch(regret);
  });
  input.click();
}

/** Kept for this tab, so that a reload opens it again. @param {string} id @param {string} text */
export function keepRecord(id, text) {
  try {
    sessionStorage.setItem(`grog-${id}`, text);
  } catch {
    // too long for this browser: the server still has it
  }
}

/** @param {string} id @returns {string | null} */
export function keptRecord(id) {
  return sessionStorage.getItem(`grog-${id}`);
}
