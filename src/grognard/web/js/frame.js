// @ts-check
/** The places of the table: top bar, board, panel, books, hand, tray; four tabs on a narrow screen. */

import { el, icon, refill } from "./dom.js";
import { language, t } from "./words.js";

/** @typedef {"board" | "hand" | "log" | "tracks" | "rules"} Tab */
/** @typedef {"log" | "rules" | "aid" | "tracks"} Book */

const TABS = /** @type {const} */ ([["board", "board"], ["hand", "hand"], ["log", "log"], ["tracks", "tracks"], ["rules", "rules"]]);
const BOOKS = /** @type {Book[]} */ (["log", "rules", "aid", "tracks"]); // tracks: where there is no room beside the board

/** The skeleton of a table; what is in it is drawn by others. */
export class Frame {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    root.className = "table";
    this.top = el("header.top");
    this.host = el("div.board-host");
    this.over = el("div.over");
    this.slip = el("p.event-slip");
    this.banner = el("div.banner", { role: "status", hidden: true });
    this.zoom = el("div.zoom");
    this.piles = el("div.piles");
    this.words = el("section.board-words.unseen");
    this.left = el("aside.wing.left");
    this.right = el("aside.wing.right");
    this.ground = el("main.ground", { id: "board", tabindex: "-1" },
      this.host, this.left, this.right, this.piles, this.zoom, this.over, this.slip, this.words);
    this.panel = el("section.panel", { "aria-live": "off" });
    this.bookTabs = el("div.book-tabs", { role: "tablist" });
    this.book = el("div.book", { role: "tabpanel", id: "book", tabindex: "0" });
    this.luck = el("p.luck");
    this.side = el("aside.side", null, this.panel,
      el("section.books", null, this.bookTabs, this.book, this.luck));
    this.hand = el("section.hand");
    this.tray = el("section.tray");
    this.foot = el("footer.foot", null, this.hand, this.tray);
    this.tabs = el("nav.tabs");
    this.heard = el("div.unseen", { "aria-live": "polite", "aria-atomic": "false" });
    this.alert = el("div.unseen", { role: "alert" });
    root.replaceChildren(this.banner, this.top, this.ground, this.side, this.foot, this.tabs, this.heard, this.alert);
    this.narrow = false; // too narrow for everything at once
    this.tracked = false; // the game has tracks, and they do not fit beside the board
    this.handSize = { width: 0, height: 0 };
    this.measure();
    /** @type {() => void} the places have another size */
    this.onSize = () => {};
    const sized = () => {
      this.measure();
      this.onSize();
    };
    new ResizeObserver(sized).observe(this.hand);
    window.addEventListener("resize", sized);
    /** @type {Book} */
    this.opened = "log";
    /** @type {(book: Book) => void} */
    this.onBook = () => {};
    this.show("board");
  }

  /** The names of the places, in the present language. @param {number | null} cards in the hand; nothing where there are none */
  label(cards) {
    this.ground.setAttribute("aria-label", t("region-board"));
    this.panel.setAttribute("aria-label", t("region-panel"));
    this.hand.setAttribute("aria-label", t("region-hand"));
    this.tray.setAttribute("aria-label", t("region-tray"));
    this.bookTabs.setAttribute("aria-label", t("region-books"));
    this.tabs.setAttribute("aria-label", t("region-tabs"));
    refill(this.tabs, [language(), cards, this.tab, this.tracked, this.root.dataset.kind], () => this.tabList.map(([tab, name]) => this.tabButton(tab, name, cards)));
    refill(this.bookTabs, [language(), this.opened, this.tracked], () => this.bookList.map((book) => this.bookButton(book)));
  }

  get tabList() {
    return TABS.filter(([tab]) => tab !== "tracks" || this.tracked);
  }

  get bookList() {
    return BOOKS.filter((book) => book !== "tracks" || this.tracked);
  }

  /** @param {Tab} tab @param {any} name @param {number | null} cards */
  tabButton(tab, name, cards) {
    const dice = tab === "hand" && cards === null;
    const roster = tab === "board" && this.root.dataset.kind === "roster";
    const text = roster ? t("tab-roster") : dice ? t("tab-dice") : tab === "hand" ? t("tab-hand", { n: cards ?? 0 }) : t(`tab-${tab}`);
    const here = this.tab === tab;
    return el("button.plain", { type: "button", "aria-current": here ? "page" : null, "data-keep": `tab-${tab}`,
      onclick: () => this.show(tab) }, icon(roster ? "tracks" : dice ? "dice" : name), el("span", null, text));
  }

  /** @param {Book} book */
  bookButton(book) {
    const here = this.opened === book;
    return el("button.plain", { type: "button", role: "tab", "aria-selected": String(here), "aria-controls": "book",
      "data-keep": `book-${book}`, onclick: () => this.open(book) }, t(`book-${book}`));
  }

  /** Which place a narrow screen shows. @param {Tab} tab */
  show(tab) {
    this.tab = tab;
    this.root.dataset.tab = tab;
    if (tab === "log" || tab === "tracks") this.open(tab);
    if (tab === "rules" && (this.opened === "log" || this.opened === "tracks")) this.open("rules");
    for (const [at, button] of [...this.tabs.children].entries()) {
      if (this.tabList[at][0] === tab) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
    }
  }

  /** @param {Book} book */
  open(book) {
    this.opened = book;
    this.root.dataset.book = book;
    for (const [at, button] of [...this.bookTabs.children].entries()) {
      button.setAttribute("aria-selected", String(this.bookList[at] === book));
    }
    this.onBook(book);
  }

  /** Sizes are read when they change, never while drawing. */
  measure() {
    this.narrow = window.matchMedia("(max-width: 820px)").matches;
    this.tight = window.matchMedia("(max-width: 1240px)").matches; // no room beside the board
    this.handSize = { width: this.hand.clientWidth, height: this.hand.clientHeight };
  }
}
