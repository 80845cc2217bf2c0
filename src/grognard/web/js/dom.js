// @ts-check
/** Elements made in one line, and the small icons of the page. */

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element with its attributes, handlers (`onclick`) and children.
 * @param {string} tag as in `div.class.other`
 * @param {Record<string, any> | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {any}
 */
export function el(tag, props, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(props ?? {})) set(node, key, value);
  add(node, children);
  return node;
}

/** @param {any} node @param {string} key @param {any} value */
function set(node, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else if (key === "value" || key === "checked" || key === "open") node[key] = value;
  else node.setAttribute(key, value === true ? "" : String(value));
}

/** @param {Element} node @param {(Child | Child[])[]} children */
export function add(node, children) {
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) node.append(/** @type {any} */ (child));
  }
}

/**
 * Replace what an element holds; the focus stays on the control that has the same `data-keep`.
 * @param {Element} node @param {...(Child | Child[])} children
 */
export function fill(node, ...children) {
  const focused = document.activeElement;
  const kept = focused && node.contains(focused) ? focused.getAttribute("data-keep") : null;
  node.replaceChildren();
  add(node, children);
  if (kept) /** @type {HTMLElement | null} */ (node.querySelector(`[data-keep="${kept}"]`))?.focus();
}

/** @type {WeakMap<Element, string>} */
const keys = new WeakMap();

/**
 * Fill an element only if what it shows has changed.
 * @param {Element} node @param {unknown} key all that it depends on @param {() => Child[]} make
 */
export function refill(node, key, make) {
  const written = JSON.stringify(key);
  if (keys.get(node) === written) return;
  keys.set(node, written);
  fill(node, ...make());
}

const ICONS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-3",
  menu: "M4 7h20M4 14h20M4 21h20",
  board: "M14 3l9.5 5.5v11L14 25l-9.5-5.5v-11zM14 10.500l3 1.750v3.500l-3 1.750-3-1.750v-3.500z",
  dice: "M4 6h11v11H4zM15 9l6 2-4 10-8-3M7.4 9.4h.1M11.6 13.6h.1M9.5 11.5h.1M16.6 15.4h.1",
  hand: "M6 8l8-3 5 15-8 3zM14 6h8v16h-4M6 10l-3 2 4 10 3 1",
  log: "M8 4h14v18a3 3 0 0 1-3 3H9a3 3 0 0 0 3-3V7a3 3 0 0 0-6 0v3h6M15 10h4M15 14h4M15 18h4",
  tracks: "M3 10h22v8H3zM9 10v8M15 10v8M20 10v8",
  rules: "M14 7C11 4.500 7 4.500 4 5.500v16c3-1 7-1 10 1.500 3-2.500 7-2.500 10-1.500v-16c-3-1-7-1-10 1.500zM14 7v16",
  plus: "M14 6v16M6 14h16",
  minus: "M6 14h16",
  fit: "M5 11V5h6M17 5h6v6M23 17v6h-6M11 23H5v-6",
  close: "M7 7l14 14M21 7 7 21",
  left: "M17 6l-8 8 8 8",
  right: "M11 6l8 8-8 8",
  first: "M20 6l-8 8 8 8M8 6v16",
  last: "M8 6l8 8-8 8M20 6v16",
  play: "M9 5l14 9-14 9z",
  pause: "M9 6v16M19 6v16",
  link: "M12 16a5 5 0 0 0 7 0l4-4a5 5 0 0 0-7-7l-2 2M16 12a5 5 0 0 0-7 0l-4 4a5 5 0 0 0 7 7l2-2",
  eye: "M3 14s4-8 11-8 11 8 11 8-4 8-11 8S3 14 3 14zM14 11a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  say: "M5 6h18v12H13l-5 5v-5H5z",
  gear: "M14 10a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM14 3v4M14 21v4M3 14h4M21 14h4M6.200 6.200 9 9M19 19l2.800 2.800M21.800 6.200 19 9M9 19l-2.800 2.800",
  school: "M14 6 3 11l11 5 11-5zM7 13v6c4 3.500 10 3.500 14 0v-6M25 11v7",
  open: "M4 8h7l2 3h11v12H4zM14 20v-6M11 16.500l3-3 3 3",
  down: "M6 10l8 8 8-8",
  danger: "M7 5l14 17M21 5 7 22M5 19l5 5M23 19l-5 5",
  lamp: "M10 20h8M11 24h6M14 3a8 8 0 0 0-5 14c1 1 1 2 1 3h8c0-1 0-2 1-3a8 8 0 0 0-5-14z",
  chart: "M4 4v20h20M7 19l5-6 4 3 7-9",
  flag: "M8 3v22M8 5h13l-3 4 3 4H8",
};

/**
 * An icon drawn with a line; it says nothing to a screen reader.
 * @param {keyof typeof ICONS} name
 * @returns {SVGElement}
 */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 28 28");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  drawing.append(path);
  return drawing;
}

/** @param {string} key @returns {HTMLElement} a key of the keyboard, as it is printed on it */
export function keycap(key) {
  return el("kbd", { "aria-hidden": "true" }, key);
}

/**
 * A drawing beside words that say the same: screen readers pass it over.
 * @template {Element} T
 * @param {T} drawing @returns {T}
 */
export function silent(drawing) {
  drawing.removeAttribute("role");
  drawing.removeAttribute("aria-label");
  drawing.setAttribute("aria-hidden", "true");
  return drawing;
}

let ids = 0;

/** A fresh id, for labels. */
export function fresh() {
  ids += 1;
  return `id-${ids}`;
}
