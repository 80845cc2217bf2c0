// @ts-check
/** The log as a story: one chapter a turn, dice among the words, clauses as links. */

import { clauseLink, sentence } from "./clauses.js";
import { die } from "./dice.js";
import { el } from "./dom.js";
import { capital, language, number, t, typeset } from "./words.js";
import { nameOf } from "./store.js";

/** @typedef {import("./wire").Happening} Happening */
/** @typedef {import("./store.js").Known} Known */
/** @typedef {import("./clauses.js").Opener} Opener */
/** @typedef {{turn: number, side: string | null, lines: Happening[]}} Chapter */

const SILENT = new Set(["turn", "next", "draws"]);

/**
 * The lines in chapters: a new one where the turn or the side changes, but not for a single answer within a turn.
 * @param {readonly Happening[]} log
 * @returns {Chapter[]}
 */
export function chapters(log) {
  /** @type {Chapter[]} */
  const found = [];
  for (const line of log) {
    const turn = line.turn ?? 0;
    const last = found.at(-1);
    if (last && last.turn === turn) {
      last.lines.push(line);
      last.side ??= line.side ?? null;
    } else {
      found.push({ turn, side: line.side ?? null, lines: [line] });
    }
  }
  return found;
}

/**
 * Lines that belong to one sentence: the same doing of the same side, without dice.
 * @param {readonly Happening[]} lines @param {Set<number>} undone
 * @returns {Happening[][]}
 */
export function paragraphs(lines, undone) {
  /** @type {Happening[][]} */
  const found = [];
  const alone = (/** @type {Happening} */ line) => line.dice?.length || line.said;
  for (const line of lines) {
    const last = found.at(-1)?.at(-1);
    const joins = last && last.kind === line.kind && last.side === line.side && !alone(last) && !alone(line)
      && undone.has(last.n) === undone.has(line.n);
    if (joins) found.at(-1)?.push(line);
    else found.push([line]);
  }
  return found;
}

/** What a paragraph is drawn from: its lines may come again in another language, or say more. @param {readonly Happening[]} lines @param {Set<number>} undone */
function keyOf(lines, undone) {
  return [lines[0].n, undone.has(lines[0].n), ...lines.flatMap((line) => [line.n, ...(line.texts ?? []).map((text) => text.text)])].join("|");
}

/** @param {Happening} line @returns {string} what a screen reader hears */
export function spokenLine(line) {
  const texts = (line.texts ?? []).map((text) => sentence(text.text)).join(" ");
  return typeset(line.said ? `${texts} ${line.said}` : texts);
}

/**
 * One paragraph of the story.
 * @param {Known} known @param {readonly Happening[]} lines @param {Opener} open
 * @returns {HTMLElement}
 */
export function lineView(known, lines, open) {
  const line = lines[0];
  const texts = lines.flatMap((each) => each.texts ?? []);
  const faces = known.scene?.faces ?? [];
  const dice = (line.dice ?? []).map((face, at) => {
    const named = faces.find((each) => each.id === face) ?? { id: face, name: face };
    return die(named, { size: 20, hit: (line.hits ?? [])[at] ?? false });
  });
  const clauses = [...new Set(texts.flatMap((text) => text.clauses ?? []))];
  const undone = known.undone.has(line.n);
  return el(`p.line.${line.said ? "said" : "told"}`, {
    "data-n": lines.at(-1)?.n,
    "data-side": line.side ?? "",
    class: `line ${line.said ? "said" : "told"}${undone ? " undone" : ""}`,
  },
    undone && el("span.unseen", null, t("log-undone")),
    ...counted(texts.map((text) => capital(typeset(sentence(text.text))))).map((text) => el("span", null, text, " ")),
    line.said && el("q", null, line.said),
    dice.length > 0 && el("span.dice", null, ...dice),
    ...clauses.flatMap((clause) => [" ", clauseLink(clause, open)]));
}

/** The same sentence again and again is told once, with its number. @param {readonly string[]} texts @returns {string[]} */
export function counted(texts) {
  /** @type {{text: string, times: number}[]} */
  const found = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last?.text === text) last.times += 1;
    else found.push({ text, times: 1 });
  }
  return found.map(({ text, times }) => times > 1 ? `${text} (× ${times})` : text);
}

/** @param {Known} known @param {{turn: number, side: string | null}} chapter @returns {HTMLElement} */
function chapterHead(known, chapter) {
  const side = chapter.turn && chapter.side ? nameOf(known, chapter.side) : "";
  const turn = chapter.turn ? t("turn", { n: chapter.turn }) : t("log-setup");
  return el("h3", null, el("span.mark", { "data-side": side ? chapter.side : "" }), side ? `${turn} · ${side}` : turn);
}

/** Draws the log, adding lines as they come. */
export class LogView {
  /** @param {HTMLElement} host @param {Opener} open */
  constructor(host, open) {
    this.host = host;
    this.open = open;
    this.box = el("div.log");
    /** @type {WeakMap<Element, string>} what each part was drawn from */
    this.keys = new WeakMap();
    this.frame = 0;
    this.pinned = true; // the last line is in sight, and stays so
    for (const gesture of ["wheel", "touchmove", "pointerup", "keyup"]) host.addEventListener(gesture, () => this.notice(), { passive: true });
  }

  /** All of it anew. @param {Known} known @param {readonly Happening[]} log */
  show(known, log) {
    const shown = log.filter((line) => !SILENT.has(line.kind) || (line.texts ?? []).length);
    const told = chapters(shown);
    told.forEach((chapter, at) => this.tell(known, chapter, at));
    while (this.box.children.length > Math.max(told.length, 1)) this.box.lastElementChild?.remove();
    if (!shown.length) this.box.replaceChildren(el("p.quiet", null, t("log-empty")));
    this.box.querySelector(".latest")?.classList.remove("latest");
    const last = this.box.lastElementChild?.lastElementChild;
    if (last?.matches("p.line")) last.classList.add("latest");
    this.follow();
  }

  /** One chapter: what has not changed since stays as it is. @param {Known} known @param {Chapter} chapter @param {number} at */
  tell(known, chapter, at) {
    const place = [language(), known.scene?.match].join(" ");
    const told = paragraphs(chapter.lines, known.undone);
    const parts = [
      { key: [place, chapter.turn, chapter.side].join(" "), make: () => chapterHead(known, chapter) },
      ...told.map((lines) => ({ key: `${place} ${keyOf(lines, known.undone)}`, make: () => lineView(known, lines, this.open) })),
    ];
    let section = this.box.children[at];
    if (!section?.matches("section")) {
      const made = el("section");
      if (section) section.replaceWith(made);
      else this.box.append(made);
      section = made;
    }
    parts.forEach(({ key, make }, k) => this.put(section, k, key, make));
    while (section.children.length > parts.length) section.lastElementChild?.remove();
  }

  /** @param {Element} section @param {number} k @param {string} key @param {() => HTMLElement} make */
  put(section, k, key, make) {
    const old = section.children[k];
    if (old && this.keys.get(old) === key) return;
    const made = make();
    this.keys.set(made, key);
    if (old) old.replaceWith(made);
    else section.append(made);
  }

  /** To the last line, unless somebody reads further up. */
  follow() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      if (!this.pinned || !this.host.contains(this.box)) return;
      this.host.scrollTop = this.host.scrollHeight;
    });
  }

  /** Somebody has scrolled: further up to read, or back to the end. */
  notice() {
    requestAnimationFrame(() => {
      this.pinned = this.host.scrollHeight - this.host.scrollTop - this.host.clientHeight < 48;
    });
  }
}

/** Expected against actual hits. @param {Known} known @returns {import("./dom.js").Child[]} */
export function luckLine(known) {
  const luck = known.position?.luck ?? [];
  if (!luck.length) return [t("luck-none")];
  const sides = luck.map((each) => t("luck-side", {
    side: nameOf(known, each.side), actual: each.actual, expected: number(each.expected) }));
  return [el("b", null, t("luck-title")), ` · ${sides.join(" · ")}`];
}
