// @ts-check
/** The form of a new match: side, opponent, and for those who want them options, dealers and a clock. */

import { clauseText } from "./clauses.js";
import { el, fresh } from "./dom.js";
import { capital, t, typeset } from "./words.js";

/** @typedef {import("./start.js").Start} Start */
/** @typedef {import("./wire").GameView} Game */
/**
 * @typedef {object} Wish
 * @property {string} game
 * @property {string} scenario
 * @property {string} seat  mine
 * @property {"bot" | "link" | "here"} opponent
 * @property {string} bot
 * @property {string} name
 * @property {string} other  the name of whoever else sits here
 * @property {Record<string, number>} options
 * @property {Record<string, "fair" | "typed">} dealers
 * @property {"none" | "match" | "turn"} clock
 * @property {number} minutes
 * @property {"lose" | "bot" | "nothing"} onEnd
 * @property {boolean} messages
 * @property {boolean} hints
 */

/** @param {string} name @returns {Wish} */
export function firstWish(name) {
  return { game: "", scenario: "", seat: "", opponent: "bot", bot: "greedy", name, other: "", options: {}, dealers: {},
    clock: "none", minutes: 20, onEnd: "lose", messages: true, hints: true };
}

/** The wish as the server takes it. @param {Wish} wish @param {Pick<Game, "seats" | "seatings" | "options"> & {options: {id: string, default: number}[]}} game @param {{ground: string, armies: Record<string, string>, options: Record<string, number>} | null} [brought] armies of one's own */
export function wishFor(wish, game, brought = null) {
  /** @type {Record<string, unknown>} */
  const seats = {};
  const own = seatsOf(game, wish.options).find((seat) => seat.id === wish.seat || seat.id.startsWith(`${wish.seat}_`));
  for (const seat of seatsOf(game, wish.options)) seats[seat.id] = sitter(wish, seat === own);
  const options = Object.fromEntries(Object.entries(wish.options)
    .filter(([id, value]) => game.options.some((option) => option.id === id && option.default !== value)));
  const dealers = Object.fromEntries(Object.entries(wish.dealers).filter(([, dealer]) => dealer !== "fair"));
  const clock = wish.clock === "none" ? null : { kind: wish.clock, seconds: Math.round(wish.minutes * 60), onEnd: wish.onEnd };
  const told = { game: wish.game, scenario: wish.scenario, seats, options, dealers, clock, messages: wish.messages, hints: wish.hints };
  return brought ? { ...told, scenario: brought.ground, armies: brought.armies, options: { ...options, ...brought.options } } : told;
}

/** The option by which a game is played on a real table. @param {Pick<Game, "options">} game */
export function realOption(game) {
  return game.options.find((option) => option.real);
}

/** Whether people sit around a real table. @param {Pick<Game, "options">} game @param {Record<string, number>} options */
export function isReal(game, options) {
  return game.options.some((option) => option.real && options[option.id]);
}

/**
 * What changes with an option: around a real table people sit here, and type what their dice show.
 * @param {Wish} wish @param {Pick<Game, "options" | "sources">} game @param {string} id @param {number} value
 * @returns {Partial<Wish>}
 */
export function withOption(wish, game, id, value) {
  const options = { ...wish.options, [id]: value };
  if (isReal(game, options) === isReal(game, wish.options)) return { options };
  if (!isReal(game, options)) return { options, opponent: "bot", dealers: {} };
  return { options, opponent: "here", dealers: Object.fromEntries(game.sources.map((source) => [source.id, "typed"])) };
}

/** The seats that the options ask for. @param {Pick<Game, "seats" | "seatings">} game @param {Record<string, number>} options */
function seatsOf(game, options) {
  return game.seatings?.find(({ option, value }) => options[option] === value)?.seats ?? game.seats;
}

/** @param {Wish} wish @param {boolean} own */
function sitter(wish, own) {
  if (own) return { kind: "here", name: wish.name };
  if (wish.opponent === "bot") return { kind: "bot", bot: wish.bot };
  return { kind: wish.opponent, name: wish.opponent === "here" ? wish.other : "" };
}

/**
 * @param {string} legend @param {[string, string, string?][]} values value, label, more
 * @param {string} now @param {(value: any) => void} changed
 */
function radios(legend, values, now, changed) {
  const name = fresh();
  return el("fieldset.radios", null, el("legend", null, legend), ...values.map(([value, label, more]) => el("label", null,
    el("input", { type: "radio", name, value, checked: value === now, "data-keep": `radio-${value}`, onchange: () => changed(value) }),
    el("span", null, el("b", null, label), more && el("small", null, more)))));
}

/** @param {string} label @param {string} value @param {(value: string) => void} changed @param {string} keep */
function field(label, value, changed, keep) {
  return el("label.row", null, el("span", null, label), el("input", { type: "text", maxlength: "40", value, autocomplete: "nickname",
    "data-keep": keep, oninput: (/** @type {any} */ event) => changed(event.target.value.trim()) }));
}

/** @param {Start} start @param {Game} game @param {import("./wire").ScenarioView} scenario */
export function setupView(start, game, scenario) {
  const { wish } = start;
  const change = (/** @type {Partial<Wish>} */ changed) => {
    Object.assign(wish, changed);
    start.render();
  };
  const side = (/** @type {import("./wire").Named} */ seat) => {
    if (start.own) return t(`own-side-${seat.id}`);
    const army = scenario.sides.find((each) => each.id === seat.id);
    return army?.commander ?? "";
  };
  const named = (/** @type {import("./wire").Named} */ seat) => (start.own?.nameOf(seat.id) || scenario.sides.find((each) => each.id === seat.id)?.name) ?? seat.name;
  const hides = game.sources.some((source) => source.id === "cards");
  return el("section.setup", { "aria-labelledby": "setup-title" },
    el("h2", { id: "setup-title" }, t("your-match")),
    radios(t("you-play"), game.sides.map((seat) => [seat.id, capital(named(seat)), side(seat)]), wish.seat, (seat) => {
      change({ seat });
      void start.preview();
    }),
    opponentView(game, wish, change, hides),
    wish.opponent === "bot" && game.bots.length > 1 && botChoice(game, wish, change),
    isReal(game, wish.options) && el("p.quiet.small.real", null, t("real-table-text")),
    field(t("your-name"), wish.name, (name) => { wish.name = name; }, "name"),
    wish.opponent === "here" && field(t("other-name"), wish.other, (other) => { wish.other = other; }, "other"),
    more(start, game, wish, change),
    el("p.buttons.last", null, el("button.primary.begin", { type: "button", "data-keep": "begin", disabled: start.busy, onclick: () => start.begin() },
      start.busy ? t("beginning") : wish.opponent === "link" ? t("begin-link") : t("begin"))));
}

/** Who sits opposite: a bot, somebody far away or beside; or all around a real table. @param {Game} game @param {Wish} wish @param {(changed: Partial<Wish>) => void} change @param {boolean} hides */
function opponentView(game, wish, change, hides) {
  const real = realOption(game);
  /** @type {[string, string, string?][]} */
  const values = [["bot", t("opponent-bot"), t("opponent-bot-text")], ["link", t("opponent-link"), t("opponent-link-text")],
    ["here", t("opponent-here"), hides ? t("opponent-here-text") : t("opponent-here-open")]];
  if (real) values.push(["real", t("opponent-real"), t("opponent-real-text")]);
  return radios(t("opponent"), values, isReal(game, wish.options) ? "real" : wish.opponent, (opponent) => {
    if (!real) return change({ opponent });
    if (opponent === "real") return change(withOption(wish, game, real.id, 1));
    return change({ ...withOption(wish, game, real.id, 0), opponent });
  });
}

/** @param {Game} game @param {Wish} wish @param {(changed: Partial<Wish>) => void} change */
function botChoice(game, wish, change) {
  const bot = game.bots.find((each) => each.id === wish.bot);
  return el("label.row.bots", null, el("span", null, t("which-bot")),
    el("select", { "data-keep": "bot", onchange: (/** @type {any} */ event) => change({ bot: event.target.value }) },
      ...game.bots.map((each) => el("option", { value: each.id, selected: each.id === wish.bot }, capital(each.name)))),
    bot?.text && el("small", null, typeset(bot.text)));
}

let unfolded = false;

/** @param {Start} start @param {Game} game @param {Wish} wish @param {(changed: Partial<Wish>) => void} change */
function more(start, game, wish, change) {
  return el("details", { open: unfolded },
    el("summary", { "data-keep": "more", onclick: (/** @type {any} */ event) => { unfolded = !event.currentTarget.parentElement.open; } }, t("more-options")),
    el("h3", null, game.sources.map((source) => capital(source.name)).join(" · ")),
    ...game.sources.map((source) => el("label.row", null, el("span", null, source.name),
      el("select", { "data-keep": `dealer-${source.id}`, onchange: (/** @type {any} */ event) => change({ dealers: { ...wish.dealers, [source.id]: event.target.value } }) },
        ...game.dealers.map((dealer) => el("option", { value: dealer.id, selected: (wish.dealers[source.id] ?? "fair") === dealer.id }, capital(dealer.name)))))),
    el("p.quiet.small", null, game.sources.some((source) => source.id === "cards") ? t("dealers-text") : t("dealers-text-dice")),
    el("h3", null, t("clock")),
    el("label.row", null, el("span", null, t("clock-kind")), el("select", { "data-keep": "clock",
      onchange: (/** @type {any} */ event) => change({ clock: event.target.value }) },
      ...["none", "match", "turn"].map((kind) => el("option", { value: kind, selected: wish.clock === kind }, t(`clock-${kind}`))))),
    wish.clock !== "none" && el("label.row", null, el("span", null, t("clock-minutes")), el("input", { type: "number", min: "1", max: "600", value: String(wish.minutes), "data-keep": "clock-minutes",
      onchange: (/** @type {any} */ event) => { wish.minutes = Math.min(600, Math.max(1, Number(event.target.value) || 20)); } })),
    wish.clock !== "none" && el("label.row", null, el("span", null, t("clock-end")), el("select", { "data-keep": "clock-end",
      onchange: (/** @type {any} */ event) => change({ onEnd: event.target.value }) },
      ...["lose", "bot", "nothing"].map((end) => el("option", { value: end, selected: wish.onEnd === end }, t(`clock-end-${end}`))))),
    wish.opponent === "link" && el("label.row", null, el("span", null, t("messages")), el("input", { type: "checkbox", "data-keep": "messages", checked: wish.messages,
      onchange: (/** @type {any} */ event) => { wish.messages = event.target.checked; } })),
    el("label.row", null, el("span", null, t("hints-allowed")), el("input", { type: "checkbox", "data-keep": "hints", checked: wish.hints,
      onchange: (/** @type {any} */ event) => { wish.hints = event.target.checked; } })),
    game.options.length > 0 && el("h3", null, t("options")),
    ...game.options.map((option) => optionView(option, wish, (value) => option.real ? change(withOption(wish, game, option.id, value)) : wish.options[option.id] = value)));
}

/** @param {import("./wire").OptionView} option @param {Wish} wish @param {(value: number) => void} changed */
function optionView(option, wish, changed) {
  const value = wish.options[option.id] ?? option.default;
  const isSwitch = option.lowest === 0 && option.highest === 1;
  const set = (/** @type {number} */ next) => changed(Math.min(option.highest, Math.max(option.lowest, next)));
  const values = (option.values ?? []).map((name, at) => el("option", { value: String(option.lowest + at), selected: option.lowest + at === value }, capital(typeset(name))));
  return el("label.row.option", null,
    el("span", null, el("b", null, capital(typeset(option.name))), el("small", null, typeset(clauseText(option.text, option.clause)))),
    values.length > 2 ? el("select", { "data-keep": `option-${option.id}`, onchange: (/** @type {any} */ event) => set(Number(event.target.value)) }, ...values)
      : isSwitch ? el("input", { type: "checkbox", checked: value === 1, "data-keep": `option-${option.id}`, onchange: (/** @type {any} */ event) => set(Number(event.target.checked)) })
      : el("input", { type: "number", min: String(option.lowest), max: String(option.highest), value: String(value), "data-keep": `option-${option.id}`,
        onchange: (/** @type {any} */ event) => set(Number(event.target.value)) }));
}
