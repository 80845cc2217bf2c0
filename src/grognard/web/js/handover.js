// @ts-check
/** A seat is given to a bot: which one, and how it plays. */

import { dialog, regret } from "./dialogs.js";
import { el, fill } from "./dom.js";
import { api } from "./net.js";
import { capital, t, typeset } from "./words.js";

/** @param {import("./table.js").Desk} desk */
export async function handOver(desk) {
  const found = await api("/api/games").catch(regret);
  /** @type {import("./wire").Named[]} */
  const bots = found?.games.find((/** @type {any} */ game) => game.id === desk.known.scene?.game)?.bots ?? [];
  if (!bots.length) return;
  let chosen = bots.find((bot) => bot.id === "greedy") ?? bots[0];
  const told = el("p.quiet", { "aria-live": "polite" }, typeset(chosen.text ?? ""));
  const choose = (/** @type {string} */ id) => {
    chosen = bots.find((bot) => bot.id === id) ?? chosen;
    fill(told, typeset(chosen.text ?? ""));
  };
  const give = () => {
    box.close();
    desk.event("to_bot", { text: chosen.id });
  };
  const box = dialog(t("hand-to-bot"), [
    el("p", null, t("hand-to-bot-text")),
    el("label.row", null, el("span", null, t("which-bot")),
      el("select", { "data-keep": "bot", onchange: (/** @type {any} */ event) => choose(event.target.value) },
        ...bots.map((bot) => el("option", { value: bot.id, selected: bot === chosen }, capital(bot.name))))),
    told,
    el("p.buttons", null, el("button.primary", { type: "button", onclick: give }, t("hand-to-bot-yes")),
      el("button", { type: "button", onclick: () => box.close() }, t("cancel"))),
  ], { kind: "window.narrow" });
}
