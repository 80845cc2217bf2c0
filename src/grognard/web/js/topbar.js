// @ts-check
/** The bar above the board: who plays, flags won, turn and phases, the hand of the other side, the menu. */

import { back as cardBack } from "./cards.js";
import { clockText } from "./clock.js";
import { flagTrack } from "./counters/flags.js";
import { regret } from "./dialogs.js";
import { el, fill, icon, silent } from "./dom.js";
import { switchLanguage } from "./main.js";
import { part } from "./net.js";
import { shield } from "./shield.js";
import { holds, playerOf, seatName, sideOf } from "./store.js";
import { capital, language, t } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */

/** @param {Desk} desk @returns {import("./dom.js").Child[]} */
export function topView(desk) {
  const scene = desk.known.scene;
  if (!scene) return [];
  const own = sideOf(desk.known, scene.you ?? holds(desk.known)[0] ?? scene.sides[0].id);
  const sides = [...scene.sides].sort((a, b) => Number(b.id === own) - Number(a.id === own));
  return [
    el("div.title", null, el("h1", null, scene.title), el("p", null, unsaid(scene))),
    sideView(desk, sides[0], "near"),
    phasesView(desk),
    ...sides.slice(1).map((side) => sideView(desk, side, "far")),
    buttons(desk),
  ];
}

/** The game and the day, without a name that the title says already. @param {import("./wire").SceneMessage} scene */
function unsaid({ title, subtitle }) {
  return subtitle.split(" · ").filter((part) => part.toLowerCase() !== title.toLowerCase()).join(" · ");
}

/** @param {Desk} desk @param {import("./wire").Named} side @param {string} where */
function sideView(desk, side, where) {
  const { known } = desk;
  const position = known.position;
  const seats = known.presence.seats?.filter((seat) => seat.side === side.id) ?? [];
  const names = seats.map((seat) => who(desk, seat)).filter(Boolean).join(", ");
  const score = position?.tracks.find((each) => each.side === side.id && each.id === "points");
  const morale = position?.tracks.find((each) => each.side === side.id && each.id === "morale");
  const track = score ? undefined : position?.tracks.find((each) => each.side === side.id && each.goal);
  const hand = position?.hands.find((each) => each.side === side.id);
  const clock = seats.map((seat) => clockText(known, seat.id)).find(Boolean);
  const active = position?.active === side.id && !position.result;
  return el(`div.army.${where}`, { "data-side": side.id, class: `army ${where}${active ? " active" : ""}` },
    el("div.who", null, el("b", null, side.name), el("span", null, names),
      clock && el("span.clock", { "data-low": String(clock.low) }, clock.text)),
    shield(side.id),
    thoughtView(desk, seats.map((seat) => seat.id)),
    score && el("div.points", { role: "img", "aria-label": `${score.value} ${t("victory-points")}${morale ? `, ${morale.label} ${morale.value}` : ""}`, title: t("victory-points") },
      el("b", null, String(score.value)), morale && el("small", { "data-zone": morale.zone ?? "" }, `${morale.label} ${morale.value}`)),
    track && el("div.flags", { role: "img", "aria-label": t("flags-of", { n: track.value, goal: track.goal ?? 0, side: side.name }) },
      silent(flagTrack(track, { size: (track.goal ?? 0) > 6 ? 17 : 20 })),
      el("span.score", { "aria-hidden": "true" }, el("b", null, String(track.value)), `/${track.goal}`)),
    where === "far" && hand && hand.size > 0 && el("span.backs", {
      role: "img", "aria-label": t("cards-held", { n: hand.size }), title: t("cards-held", { n: hand.size }) },
      ...Array.from({ length: Math.min(hand.size, 7) }, () => silent(cardBack(side.id)))));
}

/** A bot at one of these seats takes its time. @param {Desk} desk @param {string[]} seats */
function thoughtView(desk, seats) {
  const { thought } = desk.known;
  if (!thought || !seats.includes(thought.seat)) return null;
  const label = t("thinking", { name: desk.known.presence.seats?.find((each) => each.id === thought.seat)?.botName || playerOf(desk.known, thought.seat) || seatName(desk.known, thought.seat) });
  return el("progress.thought", { max: "1", value: thought.done, "data-seat": thought.seat, "aria-label": label, title: label });
}

/** Show how far the bot is; the bar is drawn once and moved from then on. @param {Desk} desk */
export function thinkOn(desk) {
  const { thought } = desk.known;
  if (!thought) return;
  const bar = desk.frame.top.querySelector(`progress.thought[data-seat="${thought.seat}"]`);
  if (bar instanceof HTMLProgressElement) bar.value = thought.done;
  else fill(desk.frame.top, ...topView(desk));
}

/** @param {Desk} desk @param {import("./wire").SeatView} seat */
function who(desk, seat) {
  const { known } = desk;
  const held = holds(known).includes(seat.id);
  const name = seat.bot && seat.kind !== "bot" ? seat.botName || seat.bot : playerOf(known, seat.id);
  if (seat.kind === "bot" || seat.bot) return name || seat.bot;
  if (held && holds(known).length > 1) return name;
  if (held) return name && ![t("player"), capital(t("you"))].includes(name) ? t("player-you", { name }) : capital(t("you"));
  const away = !(known.presence.here ?? []).includes(seat.id);
  return away ? t("player-away", { name: name || t("player") }) : name || t("player");
}

/** @param {Desk} desk */
function phasesView(desk) {
  const { scene, position } = desk.known;
  if (!scene || !position) return null;
  const now = position.decision?.phase ?? "";
  const at = scene.phases.findIndex((phase) => phase.id === now);
  return el("div.turn", null,
    el("p", null, position.result ? t("over") : scene.boxes?.[position.turn - 1] ? `${capital(scene.boxes[position.turn - 1].name)} · ${t("turn", { n: position.turn })}` : position.turn ? t("turn", { n: position.turn }) : t("log-setup")),
    !position.result && el("ol", { "aria-label": t("phases") }, ...scene.phases.map((phase, index) => {
      const done = at >= 0 && index < at;
      return el("li", { "aria-current": index === at ? "step" : null, class: index === at ? "now" : done ? "done" : "" },
        el("span", null, capital(phase.name)));
    })));
}

/** The menu is fetched when it is wanted. @param {Desk} desk */
async function openMenu(desk) {
  try {
    const { menu } = await part(import("./menu.js"));
    menu(desk);
  } catch (problem) {
    regret(problem);
  }
}

/** @param {Desk} desk */
function buttons(desk) {
  const undo = desk.known.position?.undo;
  const can = undo?.free || undo?.ask;
  return el("div.commands", null,
    holds(desk.known).length > 0 && el("button.dark.undo", {
      type: "button", disabled: !can, "data-keep": "undo", title: undo?.free || !can ? t("undo-title") : t("undo-ask-title"),
      onclick: () => desk.undo(undo?.free ? "take" : "ask") }, icon("undo"), el("span", null, undo?.free || !can ? t("undo") : t("undo-ask"))),
    el("button.dark", { type: "button", "data-keep": "menu", onclick: () => void openMenu(desk) }, icon("menu"), el("span", null, t("menu"))),
    el("button.dark.lang", { type: "button", "data-keep": "lang", title: t("other-language"), "aria-label": `${language().toUpperCase()}. ${t("other-language")}`, onclick: () => switchLanguage() },
      language().toUpperCase()));
}
