// @ts-check
/** On from a position of a replay as a new match: who plays which side. */

import { dialog, regret } from "./dialogs.js";
import { el } from "./dom.js";
import { keepLinks } from "./links.js";
import { api } from "./net.js";
import { settings } from "./settings.js";
import { capital, t } from "./words.js";

const KINDS = ["here", "bot", "link"];

/** @param {import("./replay.js").Replay} replay */
export function forkDialog(replay) {
  const scene = replay.made?.scene;
  if (!scene) return;
  /** @type {Record<string, string>} */
  const kinds = Object.fromEntries(scene.seats.map((seat, at) => [seat.id, at === 0 ? "here" : "bot"]));
  const begin = async () => {
    const seats = Object.fromEntries(Object.entries(kinds).map(([seat, kind]) =>
      [seat, kind === "bot" ? { kind, bot: "greedy" } : { kind, name: kind === "here" ? settings.name : "" }]));
    try {
      const made = await api(`/api/replays/${replay.made?.replay}/${replay.n}/continue`, { seats });
      keepLinks(made);
      location.assign(made.table);
    } catch (problem) {
      regret(problem);
    }
  };
  dialog(t("continue-here"), [
    el("p", null, t("continue-text", { n: replay.n })),
    ...scene.seats.map((seat) => el("label.row", null, el("span", null, capital(seat.name)),
      el("select", { "data-seat": seat.id, onchange: (/** @type {any} */ event) => { kinds[seat.id] = event.target.value; } },
        ...KINDS.map((kind) => el("option", { value: kind, selected: kinds[seat.id] === kind }, t(`seat-${kind}`)))))),
    el("p.buttons", null, el("button.primary", { type: "button", onclick: begin }, t("begin"))),
  ], { kind: "window.narrow" });
}
