// @ts-check
/** Before committing: the sum with its clauses, what may happen, and the worst that may come next turn. */

import { clauseLink, linked } from "./clauses.js";
import { card } from "./cards.js";
import { counter } from "./counters/counter.js";
import { el, icon, keycap, silent } from "./dom.js";
import { nameOf } from "./store.js";
import { capital, colon, has, many, number, percent, signed, t, typeset } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./table.js").Preview} Preview */
/** @typedef {import("./wire").ForecastView} Forecast */
/** @typedef {import("./dom.js").Child} Child */

const MOST = 6; // values of a forecast told one by one; the rest is gathered

/** @param {Desk} desk @param {Preview} preview @returns {Child[]} */
export function previewView(desk, preview) {
  const { answer } = preview;
  const open = (/** @type {string} */ clause) => desk.openRule(clause);
  return [
    headView(desk, preview),
    !answer && preview.offer.weighty && el("p.quiet.busy", null, t("weighing")),
    answer && sumView(answer.modifiers ?? [], open),
    answer && ((answer.about ?? []).length > 0) && el("ul.facts", null,
      ...(answer.about ?? []).map((said) => el("li", null, ...linked(said, open)))),
    answer && forecastView(answer),
    threatView(preview, open),
    el("p.buttons.last", null,
      el("button.primary", { type: "button", "data-keep": "primary", onclick: () => desk.settle(preview.offer) },
        primaryLabel(desk, preview), keycap(t("key-enter"))),
      el("button", { type: "button", "data-keep": "back", onclick: () => desk.back() }, t("another"), keycap(t("key-escape")))),
  ];
}

/** Who against whom, or the card. @param {Desk} desk @param {Preview} preview */
function headView(desk, preview) {
  const { known } = desk;
  const path = preview.offer.path ?? [];
  const shown = known.scene?.cards.find((each) => each.id === path.at(-1));
  if (shown) return el("div.one-card", null, silent(card(shown, { size: 150, playable: true, selected: false })),
    el("div", null, el("h2", null, shown.name), el("p", null, typeset(shown.text)),
      shown.clause && el("p", null, clauseLink(shown.clause, (clause) => desk.openRule(clause)))));
  const pieces = path.map((id) => known.position?.pieces.find((each) => each.id === id)).filter((each) => each !== undefined);
  if (pieces.length < 2) return el("h2", null, capital(typeset(preview.offer.text || preview.offer.label || nameOf(known, path[0] ?? ""))));
  const [own, other] = pieces;
  return el("header.duel", null,
    silent(counter(own, { size: 56, general: leader(desk, own) })),
    el("h2", null, el("span", null, capital(own.label)), el("i", null, t("against")), el("span", null, capital(other.label)),
      !own.pose && el("small", null, `${own.place} → ${other.place}`)),
    silent(counter(other, { size: 56, general: leader(desk, other) })));
}

/** The leader who stands with a piece. @param {Desk} desk @param {import("./wire").PieceView} piece */
export function leader(desk, piece) {
  return desk.known.position?.pieces.find((each) => each.place === piece.place && each.id !== piece.id
    && (each.badges ?? []).includes("attached")) ?? null;
}

/** @param {import("./wire").ModifierView[]} terms @returns {Map<string, number>} the sums, by what they count */
export function sums(terms) {
  const found = new Map();
  for (const term of terms) found.set(term.of ?? "", (found.get(term.of ?? "") ?? 0) + term.value);
  return found;
}

/** @param {import("./wire").ModifierView[]} terms @param {(clause: string) => void} open */
function sumView(terms, open) {
  if (!terms.length) return null;
  const rows = [...sums(terms)].flatMap(([of, total]) => [
    ...terms.filter((term) => (term.of ?? "") === of).map((term) => el("tr", null,
      el("th", { scope: "row" }, capital(typeset(term.label))), el("td", null, signed(term.value)),
      el("td", null, clauseLink(term.clause, open)))),
    el("tr.total", null, el("th", { scope: "row" }, has(`sum-${of}`) ? t(`sum-${of}`) : t("sum")),
      el("td", null, number(total)), el("td")),
  ]);
  return el("table.sum", null, el("caption.unseen", null, t("modifiers")), el("tbody", null, ...rows));
}

/** @param {import("./wire").AnswerMessage} answer */
function forecastView(answer) {
  const forecast = answer.forecast ?? [];
  if (!forecast.length) return null;
  return el("section.forecast", null,
    el("h3", null, t("may-happen"), el("small", null, answer.exact === false ? t("sampled") : t("exact"))),
    ...forecast.map((each, at) => spreadView(each, at === 0)));
}

/**
 * The values of a forecast with their chances; what is beyond the last is gathered in it.
 * @param {Forecast} forecast @returns {{value: number, more: boolean, chance: number}[]}
 */
export function values(forecast) {
  const odds = [...forecast.odds].filter(([, chance]) => chance > 0).sort((a, b) => a[0] - b[0]);
  const kept = odds.slice(0, MOST).map(([value, chance]) => ({ value, more: false, chance }));
  const rest = odds.slice(MOST).reduce((sum, [, chance]) => sum + chance, 0);
  const last = kept.at(-1);
  if (rest && last) Object.assign(last, { more: true, chance: last.chance + rest });
  return kept;
}

/** A bar with a piece for each value. @param {Forecast} forecast @param {boolean} legend */
export function spreadView(forecast, legend) {
  const parts = values(forecast);
  const said = (/** @type {{value: number, more: boolean}} */ part) => `${number(part.value)}${part.more ? "+" : ""}`;
  const spoken = parts.map((part) => `${said(part)}${colon()} ${percent(part.chance)}`).join(", ");
  return el("div.spread", null,
    el("p", null, capital(typeset(forecast.label)), el("b", null, t("mean", { n: number(forecast.mean, undefined, 2) }))),
    el("div.bar", { role: "img", "aria-label": `${forecast.label}${colon()} ${spoken}` }, ...parts.map((part) => {
      const piece = el("span", { "data-value": Math.min(part.value, 5), title: `${said(part)} · ${percent(part.chance)}` },
        part.chance > 0.085 && el("b", null, said(part)));
      piece.style.flexGrow = String(part.chance);
      return piece;
    })),
    legend && el("ol.legend", { "aria-hidden": "true" }, ...parts.map((part) => el("li", null,
      el("span.swatch", { "data-value": Math.min(part.value, 5) }), el("b", null, said(part)), ` ${percent(part.chance)}`))));
}

/** The strongest attack on the own unit next turn. @param {Preview} preview @param {(clause: string) => void} open */
function threatView(preview, open) {
  const threats = preview.threats?.threats ?? [];
  if (!preview.threats) return null;
  const worst = [...threats].sort((a, b) => b.dice - a.dice)[0];
  const lost = worst?.forecast.find((each) => each.name.includes("lost"));
  const others = threats.length - 1;
  return el("p.threat", null, icon("danger"), el("span", null, el("b", null, t("worst-title")), " ",
    worst
      ? typeset(t("worst", { dice: many("dice", worst.dice), enemy: worst.label, lost: number(lost?.mean ?? 0, undefined, 1) }))
      : t("worst-none"),
    others > 0 && ` ${many("worst-others", others)}`,
    ...(preview.threats.about ?? []).flatMap((said) => [" ", ...linked(said, open)])));
}

/** @param {Desk} desk @param {Preview} preview */
function primaryLabel(desk, preview) {
  const dice = sums(preview.answer?.modifiers ?? []).get("dice");
  if (dice !== undefined && dice > 0) return many("roll", dice);
  const isCard = desk.known.scene?.cards.some((each) => each.id === preview.offer.path?.at(-1));
  return isCard ? t("play-card") : t("confirm");
}
