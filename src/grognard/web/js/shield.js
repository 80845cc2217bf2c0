// @ts-check
/** The arms of a side: a round blue shield or a cut grey one, both with a star. */

import { livery, manner } from "./counters/sides.js";

const SHAPES = {
  a: "M4 5C12 8 20 3 20 3s8 5 16 2c0 17 1 28-16 36C3 33 4 22 4 5z",
  b: "M11 3h18l7 8v20l-7 9H11l-7-9V11z",
};
const STAR = "M20 11l2.700 6.400 6.900.600-5.200 4.600 1.600 6.800-6-3.600-6 3.600 1.600-6.800-5.200-4.600 6.900-.600z";

/** @param {string} side @param {number} [size] @returns {SVGElement} */
export function shield(side, size = 34) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  const parts = [["field", SHAPES[manner(side)]], ["rim", SHAPES[manner(side)]], ["star", STAR]];
  for (const [name, d] of parts) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", d);
    drawing.append(path);
  }
  const attributes = { class: `shield ${livery(side)}`, viewBox: "0 0 40 44", width: String(size), height: String(size * 1.1), "aria-hidden": "true" };
  for (const [key, value] of Object.entries(attributes)) drawing.setAttribute(key, value);
  return drawing;
}
