// @ts-check
/** The parts of the builder: commanders with their ratings, brigades, and units with their sizes and special rules. */

import { dialog } from "../dialogs.js";
import { el, icon } from "../dom.js";
import { capital, many, number, t, typeset } from "../words.js";
import { cost, offered, recruit } from "./rosters.js";

/** @typedef {import("./builder.js").Builder} Builder */
/** @typedef {import("./rosters.js").Officer} Officer */

const RATINGS = [5, 6, 7, 8, 9, 10]; // BP-cmd-3
const DICE = [0, 1, 2, 3];
const ARMS = ["inf", "cav", "art", "wagon"];
const MOST = 20; // units in one line

/** @param {readonly [string | number, string][]} values @param {string | number} now @param {string} keep @param {(value: string) => void} changed @param {string} label */
function select(values, now, keep, changed, label) {
  return el("select", { "data-keep": keep, "aria-label": label, onchange: (/** @type {any} */ event) => changed(event.target.value) },
    ...values.map(([value, text]) => el("option", { value: String(value), selected: String(value) === String(now) }, text)));
}

/** @param {Builder} builder @param {Officer} officer @param {string} where @param {string} title */
function officerView(builder, officer, where, title) {
  const edit = (/** @type {Partial<Officer>} */ changed) => builder.edit(() => Object.assign(officer, changed));
  const part = (/** @type {string} */ name, /** @type {any} */ control, kind = "") => el(`div.field${kind}`, { "data-where": `${where}.${name}` }, el("label", null, el("span", null, t(`officer-${name}`)), control));
  const label = (/** @type {string} */ name) => `${title}, ${t(`officer-${name}`)}`;
  const bonuses = DICE.includes(officer.bonus) ? DICE : [...DICE, officer.bonus];
  return el("div.officer", null,
    part("name", el("input", { type: "text", maxlength: "60", value: officer.name, "aria-label": label("name"), "data-keep": `${where}-name`, oninput: (/** @type {any} */ event) => edit({ name: event.target.value }) }), ".name"),
    part("rating", select(RATINGS.map((each) => [each, number(each)]), officer.rating, `${where}-rating`, (value) => edit({ rating: Number(value) }), label("rating"))),
    part("bonus", select(bonuses.map((each) => [each, `+${each}`]), officer.bonus, `${where}-bonus`, (value) => edit({ bonus: Number(value) }), label("bonus"))),
    part("mount", select([["horse", t("mount-horse")], ["foot", t("mount-foot")]], officer.mount, `${where}-mount`, (value) => edit({ mount: value }), label("mount"))),
    part("personality", select([["", t("personality-none")], ...builder.depot.personalities.map((each) => /** @type {[string, string]} */ ([each.id, capital(each.name)]))], officer.personality, `${where}-personality`, (value) => edit({ personality: value }), label("personality"))));
}

/** @param {Builder} builder */
export function generalView(builder) {
  return el("fieldset.command", { "data-where": "general" }, el("legend", null, t("army-general")),
    officerView(builder, builder.roster.general, "general", t("army-general")));
}

/** @param {Builder} builder @param {number} at */
export function brigadeView(builder, at) {
  const brigade = builder.roster.brigade[at];
  const where = `brigade[${at}]`;
  const remove = () => builder.edit(() => builder.roster.brigade.splice(at, 1), true);
  return el("fieldset.brigade", { "data-where": where, "data-brigade": String(at) },
    el("legend.unseen", null, brigade.name || t("army-brigade", { n: at + 1 })),
    el("header", null,
      el("div.field.name", { "data-where": `${where}.name` }, el("input", { type: "text", maxlength: "60", value: brigade.name, "aria-label": t("brigade-name"), "data-keep": `brigade-${at}`,
        oninput: (/** @type {any} */ event) => builder.edit(() => { brigade.name = event.target.value; }) })),
      el("b.points", { "data-points": String(at) }, many("points", builder.judged?.brigades[at] ?? 0)),
      el("button.plain.drop", { type: "button", "aria-label": t("brigade-remove", { name: brigade.name }), title: t("brigade-remove", { name: brigade.name }), onclick: remove }, icon("close"))),
    officerView(builder, brigade.commander, `${where}.commander`, brigade.name || t("army-brigade", { n: at + 1 })),
    el("div.field.units", { "data-where": `${where}.unit` },
      brigade.unit.length > 0 && el("ul.troops", null, ...brigade.unit.map((_, number) => troopsView(builder, at, number))),
      addView(builder, at)));
}

/** @param {Builder} builder @param {number} at @param {number} index */
function troopsView(builder, at, index) {
  const brigade = builder.roster.brigade[at];
  const troops = brigade.unit[index];
  const kind = offered(builder.depot, builder.roster.army, troops.profile);
  const where = `brigade[${at}].unit[${index}]`;
  const keep = `unit-${at}-${index}`;
  const name = kind ? capital(kind.name) : troops.profile;
  const more = (/** @type {number} */ by) => builder.edit(() => {
    troops.count = Math.min(MOST, troops.count + by);
    if (troops.count < 1) brigade.unit.splice(index, 1);
  }, true);
  const specials = (kind?.specials ?? []).map((each) => each.name).join(", ");
  return el("li", { "data-where": where, "data-unit": troops.profile },
    el("div.who", null,
      el("b", null, name),
      kind && el("button.plain.about", { type: "button", title: t("unit-about", { name }), onclick: () => aboutView(kind) }, el("small", null, typeset(specials || t("unit-no-rules"))))),
    el("div.steps", null,
      el("button.step", { type: "button", "aria-label": t("unit-fewer", { name }), "data-keep": `${keep}-less`, onclick: () => more(-1) }, icon("minus")),
      el("output", { "data-where": `${where}.count` }, number(troops.count)),
      el("button.step", { type: "button", "aria-label": t("unit-more", { name }), "data-keep": `${keep}-more`, disabled: troops.count >= MOST, onclick: () => more(1) }, icon("plus"))),
    sizeView(builder, troops, kind, `${where}.size`, `${keep}-size`, name),
    el("span.points", null, number(cost(kind, troops))),
    el("button.plain.drop", { type: "button", "aria-label": t("unit-remove", { name }), title: t("unit-remove", { name }), onclick: () => builder.edit(() => brigade.unit.splice(index, 1), true) }, icon("close")));
}

/** @param {Builder} builder @param {import("./rosters.js").Troops} troops @param {import("../wire").RecruitView | null} kind @param {string} where @param {string} keep @param {string} name */
function sizeView(builder, troops, kind, where, keep, name) {
  const sizes = kind?.sizes ?? [];
  if (sizes.length < 2 && !troops.size) return el("span.size", null, capital(sizes[0]?.name ?? ""));
  const values = /** @type {[string, string][]} */ (sizes.map((each, at) => [at ? each.id : "", `${capital(each.name)} · ${number(each.points)}`]));
  return el("span.size", { "data-where": where }, select(values, troops.size === sizes[0]?.id ? "" : troops.size, keep,
    (value) => builder.edit(() => { troops.size = value; }, true), `${name}, ${t("unit-size")}`));
}

/** A unit of the list is added by choosing it. @param {Builder} builder @param {number} at */
function addView(builder, at) {
  const recruits = builder.list?.recruits ?? [];
  const groups = ARMS.map((arm) => recruits.filter((each) => each.arm === arm)).filter((group) => group.length);
  return el("select.recruit", { "aria-label": t("unit-add"), "data-keep": `add-${at}`, "data-add": String(at), onchange: (/** @type {any} */ event) => {
    const profile = event.target.value;
    if (profile) builder.edit(() => recruit(builder.roster.brigade[at], profile), true);
  } },
  el("option", { value: "" }, `+ ${t("unit-add")}`),
  ...groups.map((group) => el("optgroup", { label: capital(group[0].armName) },
    ...group.map((each) => el("option", { value: each.id }, `${capital(each.name)} · ${number(each.sizes[0].points)}`)))));
}

/** The values and the special rules of a unit. @param {import("../wire").RecruitView} kind */
function aboutView(kind) {
  const values = [["combat", number(kind.combat)], ["shooting", kind.shooting], ["morale", `${kind.morale}+`], ["stamina", number(kind.stamina)], ["weapon", kind.weapon]];
  dialog(capital(kind.name), [
    el("dl.values", null, ...values.flatMap(([name, value]) => [el("dt", null, t(`unit-${name}`)), el("dd", null, value)])),
    kind.specials.length > 0 && el("h3", null, t("unit-rules")),
    kind.specials.length > 0 && el("ul", null, ...kind.specials.map((each) => el("li", null, el("b", null, each.name), each.text ? ` – ${typeset(each.text)}` : ""))),
  ], { kind: "narrow" });
}
