// @ts-check
/** The chart of a review: one side's chance to win over the steps of a match; arrows go from turn to turn. */

/** @typedef {import("./wire").ReviewView} Review */

const SPACE = "http://www.w3.org/2000/svg";
const WIDTH = 360;
const HEIGHT = 168;
const LEFT = 34;
const RIGHT = 8;
const TOP = 10;
const BOTTOM = 18;
const MOST = 240; // points of the line
const TICKS = 9; // numbers of turns that are written

/**
 * The points of the line: all of them, or the last of each handful.
 * @param {readonly number[]} wins @param {number} [most] @returns {[number, number][]}
 */
export function points(wins, most = MOST) {
  const every = Math.max(1, Math.ceil(wins.length / most));
  /** @type {[number, number][]} */
  const found = wins.map((win, n) => [n, win]);
  return found.filter(([n]) => n % every === 0 || n === wins.length - 1);
}

/** The number of the turn of a position. @param {Review} review @param {number} n */
export function turnAt(review, n) {
  return review.turns.findLast((each) => each.n <= n)?.turn ?? 0;
}

/** Where an arrow key leads from a position: to the turn before or after, or to the ends. @param {Review} review @param {number} n @param {string} key @returns {number | null} */
export function led(review, n, key) {
  const last = review.wins.length - 1;
  if (key === "ArrowRight" || key === "ArrowUp") return review.turns.find((each) => each.n > n)?.n ?? last;
  if (key === "ArrowLeft" || key === "ArrowDown") return review.turns.findLast((each) => each.n < n)?.n ?? 0;
  return key === "Home" ? 0 : key === "End" ? last : null;
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} inside */
function svg(name, attributes, ...inside) {
  const node = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...inside);
  return node;
}

/**
 * @param {Review} review
 * @param {{n: number, go: (n: number) => void, name: (side: string) => string, spoken: string}} view
 * @returns {SVGElement}
 */
export function swingChart(review, view) {
  const last = Math.max(1, review.wins.length - 1);
  const x = (/** @type {number} */ n) => LEFT + (n / last) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ win) => TOP + (1 - win) * (HEIGHT - TOP - BOTTOM);
  const line = points(review.wins).map(([n, win]) => `${x(n).toFixed(1)},${y(win).toFixed(1)}`).join(" ");
  const chart = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "swings", tabindex: 0, role: "slider", "data-keep": "swings",
    "aria-label": view.spoken, "aria-valuemin": 0, "aria-valuemax": last, "aria-valuenow": view.n, "aria-valuetext": view.spoken },
    svg("rect", { class: "upper", x: LEFT, y: TOP, width: WIDTH - LEFT - RIGHT, height: y(0.5) - TOP }),
    svg("rect", { class: "lower", x: LEFT, y: y(0.5), width: WIDTH - LEFT - RIGHT, height: y(0) - y(0.5) }),
    ...turns(review, x, y),
    ...[1, 0.5, 0].map((win) => svg("text", { class: "scale", x: LEFT - 4, y: y(win) + 4 }, String(Math.round(100 * win)))),
    svg("line", { class: "even", x1: LEFT, x2: WIDTH - RIGHT, y1: y(0.5), y2: y(0.5) }),
    ...names(review, view, y),
    svg("polyline", { class: "swing", points: line }),
    ...review.strokes.map((each) => svg("path", { class: "stroke-mark", d: `M${x(each.n)} ${y(review.wins[each.n]) - 6}l5 6-5 6-5-6z` })),
    ...review.mistakes.map((each) => svg("path", { class: "mistake-mark", d: `M${x(each.n) - 6} ${y(review.wins[each.n]) - 13}h12l-6 11z` })),
    svg("line", { class: "here", x1: x(Math.min(view.n, last)), x2: x(Math.min(view.n, last)), y1: TOP - 4, y2: HEIGHT - BOTTOM + 2 }),
    svg("circle", { class: "here", cx: x(Math.min(view.n, last)), cy: y(review.wins[Math.min(view.n, last)]), r: 4 }));
  chart.addEventListener("keydown", (/** @type {any} */ event) => {
    const n = led(review, view.n, event.key);
    if (n === null) return;
    event.preventDefault();
    event.stopPropagation();
    view.go(n);
  });
  chart.addEventListener("click", (/** @type {any} */ event) => {
    const box = chart.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    view.go(Math.round(Math.min(1, Math.max(0, (at - LEFT) / (WIDTH - LEFT - RIGHT))) * last));
  });
  return /** @type {SVGElement} */ (chart);
}

/** Lines where turns begin, some of them with their numbers. @param {Review} review @param {(n: number) => number} x @param {(win: number) => number} y */
function turns(review, x, y) {
  const every = Math.max(1, Math.ceil(review.turns.length / TICKS));
  return review.turns.flatMap((each, at) => [
    svg("line", { class: "turn-line", x1: x(each.n), x2: x(each.n), y1: y(1), y2: y(0) }),
    ...(at % every === 0 && each.turn > 0 ? [svg("text", { class: "turn-number", x: x(each.n), y: HEIGHT - 5 }, String(each.turn))] : []),
  ]);
}

/** Which half is whose. @param {Review} review @param {{name: (side: string) => string}} view @param {(win: number) => number} y */
function names(review, view, y) {
  const other = review.accounts.find((each) => each.side !== review.side)?.side ?? "";
  return [svg("text", { class: "side-name", x: LEFT + 5, y: y(1) + 14 }, view.name(review.side)),
    svg("text", { class: "side-name", x: LEFT + 5, y: y(0) - 6 }, view.name(other))];
}
