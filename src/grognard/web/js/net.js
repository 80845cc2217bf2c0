// @ts-check
/** Talks to the server: questions over HTTP, the table over a socket that comes back by itself. */

import { language, t } from "./words.js";

/** @typedef {import("./wire").ToPage} ToPage */
/** @typedef {import("./wire").FromPage} FromPage */
/** @typedef {import("./wire").AnswerMessage} Answer */

const SHORTEST = 400; // milliseconds before the first attempt to come back
const LONGEST = 8000;
const PATIENCE = 15000; // for an answer

/** Where the server's own paths begin: behind a proxy it may have a folder of its own. */
export const ROOT = new URL(import.meta.url).pathname.split("/web/")[0];

/** Fetch a style sheet that not every screen needs; once. @param {string} name @returns {Promise<void>} when it can be seen */
export function dress(name) {
  const href = `${ROOT}/web/css/${name}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** What the server refused: a code for programs, a sentence for people. */
export class Refused extends Error {
  /** @param {string} code @param {string} sentence */
  constructor(code, sentence) {
    super(sentence);
    this.code = code;
  }
}

/**
 * A part of the page that is fetched when it is wanted.
 * @template T
 * @param {Promise<T>} module
 * @returns {Promise<T>}
 */
export function part(module) {
  return module.catch((problem) => {
    console.error(problem);
    throw new Refused("part", t("error-part"));
  });
}

/**
 * Ask over HTTP; with a body it is a POST.
 * @param {string} path @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function api(path, body) {
  const address = ROOT + (path.includes("?") ? path : `${path}?lang=${language()}`);
  /** @type {RequestInit} */
  const request = { credentials: "same-origin" };
  if (body !== undefined) {
    request.method = "POST";
    const file = body instanceof Blob;
    request.body = typeof body === "string" || file ? body : JSON.stringify(body);
    request.headers = { "content-type": file ? "application/octet-stream" : typeof body === "string" ? "text/plain" : "application/json" };
  }
  let response;
  try {
    response = await fetch(address, request);
  } catch {
    throw new Refused("offline", t("error-offline"));
  }
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new Refused(answer?.code ?? "server", answer?.sentence ?? t("error-server"));
}

/** @param {number} attempt @returns {number} milliseconds to wait: longer and longer, never all at once */
export function pause(attempt, luck = Math.random()) {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.75 + luck / 2);
}

/** A seat's or a spectator's place at a table. */
export class Live {
  /**
   * @param {string} token
   * @param {{message: (m: ToPage) => void, state: (s: "open" | "lost" | "gone") => void, since: () => number}} hooks
   */
  constructor(token, hooks) {
    this.token = token;
    this.hooks = hooks;
    this.attempt = 0;
    this.asks = 0;
    this.ended = false;
    /** @type {Map<number, (a: Answer | null) => void>} */
    this.waiting = new Map();
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${ROOT}/live/${this.token}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.send({ type: "hello", lang: language(), since: this.hooks.since() });
      this.hooks.state("open");
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  /** @param {ToPage} message */
  hear(message) {
    if (message.type === "answer") {
      this.waiting.get(message.ask)?.(message);
      this.waiting.delete(message.ask);
    } else {
      this.hooks.message(message);
    }
  }

  /** @param {number} code 4404: there is no such table */
  lost(code) {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    if (this.ended) return;
    if (code === 4404 || code === 4403) return this.hooks.state("gone");
    this.hooks.state("lost");
    this.timer = setTimeout(() => this.connect(), pause(this.attempt));
    this.attempt += 1;
  }

  /** Try at once: the network came back, or the player asks for it. */
  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED && !this.ended) {
      clearTimeout(this.timer);
      this.connect();
    }
  }

  /** @param {FromPage} message @returns {boolean} whether it could be sent */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /**
   * @param {import("./wire").Ask["what"]} what @param {string} of @param {string | null} [seat] @param {number} [patience] in milliseconds
   * @returns {Promise<Answer | null>} nothing if the connection is lost before
   */
  ask(what, of, seat, patience = PATIENCE) {
    this.asks += 1;
    const ask = this.asks;
    return new Promise((resolve) => {
      this.waiting.set(ask, resolve);
      if (!this.send({ type: "ask", ask, what, of, seat: seat ?? null })) this.settle(ask);
      setTimeout(() => this.settle(ask), patience);
    });
  }

  /** @param {number} ask nobody will answer it any more */
  settle(ask) {
    this.waiting.get(ask)?.(null);
    this.waiting.delete(ask);
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
