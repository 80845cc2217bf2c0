// @ts-check
/** The matches of this browser, to go on with. */

import { el } from "./dom.js";
import { shield } from "./shield.js";
import { ago, capital, t, typeset } from "./words.js";

/** @typedef {import("./wire").MatchListed} Listed */

const MOST = 8;

/** @param {readonly Listed[]} matches */
export function recentView(matches) {
  return el("section.recent", { "aria-labelledby": "recent-title" },
    el("h2", { id: "recent-title" }, t("recent")),
    el("ul", null, ...matches.slice(0, MOST).map((match) => el("li", null, matchView(match)))));
}

/** @param {Listed} match */
function matchView(match) {
  const others = match.seats.filter((seat) => !match.holds.includes(seat.id)).map((seat) => seat.name);
  const against = others.length ? t("recent-against", { name: others.join(", ") }) : t("recent-here");
  const state = match.over ? t("over") : match.yourMove ? t("your-turn") : t("their-turn");
  return el("a.match", { href: match.table, "data-state": match.over ? "over" : match.yourMove ? "yours" : "theirs" },
    shield(match.seats.find((seat) => match.holds.includes(seat.id))?.side ?? "", 20),
    el("span", null, el("b", null, match.title), el("span", null, capital(typeset(against))),
      el("small", null, `${state} · ${t("turn", { n: match.turn })} · ${ago(match.at, Date.now() / 1000)}`)));
}
