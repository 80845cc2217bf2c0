// @ts-check
/** What is drawn in the middle: a board, or the roster of a real table. */

import { Board } from "./board.js";
import { Roster } from "./roster.js";

/**
 * @param {HTMLElement} host @param {import("./wire").SceneMessage} scene @param {{flip: boolean, contrast: string, reducedMotion: boolean}} look
 * @returns {Board}
 */
export function boardFor(host, scene, look) {
  if (scene.board !== "roster") return new Board(host, scene, look);
  return /** @type {Board} */ (/** @type {unknown} */ (new Roster(host, scene)));
}
