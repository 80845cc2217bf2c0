// @ts-check
/** The end of a match: who won and why, then once more, a replay, or home. */

import { clauseLink } from "./clauses.js";
import { el } from "./dom.js";
import { ROOT } from "./net.js";
import { exportRecord, openReplay } from "./records.js";
import { shield } from "./shield.js";
import { holds, nameOf, seatName, sideOf } from "./store.js";
import { capital, t } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */

/** @param {Desk} desk @returns {import("./dom.js").Child[]} */
export function resultView(desk) {
  const { known } = desk;
  const result = known.position?.result;
  if (!result) return [];
  const open = (/** @type {string} */ clause) => desk.openRule(clause);
  const offered = known.position?.rematchOfferedBy;
  const own = holds(known);
  const asked = offered && own.some((seat) => sideOf(known, seat) !== sideOf(known, offered));
  return [
    el("div.result", { "data-side": result.winner ?? "" },
      result.winner && shield(result.winner),
      el("h2", null, result.winner ? t("won", { name: capital(nameOf(known, result.winner)) }) : t("drawn")),
      el("p.scores", null, Object.entries(result.scores).map(([side, score]) => `${capital(nameOf(known, side))} ${score}`).join(" · ")),
      result.clause && el("p", null, clauseLink(result.clause, open))),
    offered && el("p.quiet", null, asked ? t("rematch-asked", { name: capital(seatName(known, offered)) }) : t("rematch-waiting")),
    el("p.buttons.last", null,
      own.length > 0 && el("button.primary", { type: "button", "data-keep": "rematch", disabled: Boolean(offered && !asked),
        onclick: () => desk.event("rematch") }, asked ? t("rematch-accept") : t("rematch")),
      el("button", { type: "button", onclick: () => openReplay(desk.token) }, t("replay-this")),
      el("button", { type: "button", "data-keep": "review", onclick: () => openReplay(desk.token, true) }, t("review")),
      el("button", { type: "button", onclick: () => exportRecord(desk.token) }, t("export")),
      el("a.button", { href: `${ROOT}/` }, t("home"))),
  ];
}
