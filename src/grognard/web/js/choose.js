// @ts-check
/** From legal offers to gestures: what can be pointed at next, what is complete, what has a button. Pure. */

/** @typedef {import("./wire").Offer} Offer */
/** @typedef {import("./wire").Decision} Decision */
/** @typedef {import("./wire").PieceView} Piece */

/**
 * @typedef {object} Choosing
 * @property {string[]} selectable  ids that narrow the offers further
 * @property {Offer | null} complete  the one offer that is left, all of it pointed at
 * @property {Offer[]} buttons  offers that need no more pointing, while others are still open
 * @property {Offer[]} standing  offers that never need pointing: done, decline
 */

const KEYS = "123456789abcdeghijkoprstvwxy"; // without f (fit), l, m (menu), n, q, u (undo), z
const ARROW = " → "; // between the things of a label
/** @type {readonly string[]} */
const none = [];

/** @param {Offer} offer @param {readonly string[]} picked */
function follows(offer, picked) {
  return picked.every((id, at) => offer.path?.[at] === id);
}

/**
 * What can be done next, after some things have been picked in order.
 * @param {readonly Offer[]} offers @param {readonly string[]} picked
 * @returns {Choosing}
 */
export function choose(offers, picked) {
  const depth = picked.length;
  const open = offers.filter((offer) => (offer.path ?? none).length && follows(offer, picked));
  const onward = open.filter((offer) => offer.path.length > depth);
  const ended = open.filter((offer) => offer.path.length === depth);
  const alone = ended.length === 1 && !onward.length;
  return {
    selectable: [...new Set(onward.map((offer) => offer.path[depth]))],
    complete: alone ? ended[0] : null,
    buttons: alone ? [] : ended,
    standing: offers.filter((offer) => !(offer.path ?? none).length),
  };
}

/**
 * What somebody means who points at a thing: itself, a piece that stands there, or the place under it.
 * @param {readonly string[]} selectable @param {string} id @param {readonly Piece[]} pieces
 * @returns {string | null}
 */
export function meant(selectable, id, pieces) {
  if (selectable.includes(id)) return id;
  const here = pieces.filter((piece) => piece.place === id || piece.id === id);
  const place = here.find((piece) => piece.id === id)?.place ?? id;
  const near = [...here.map((piece) => piece.id), place, ...pieces.filter((p) => p.place === place).map((p) => p.id)];
  return near.find((each) => selectable.includes(each)) ?? null;
}

/** The picks before each step, the last first. @param {readonly string[]} picked */
function depths(picked) {
  return picked.map((_, at) => picked.slice(0, picked.length - 1 - at));
}

/**
 * The picks after a click: one further, another beginning, or one back; null if it is not allowed.
 * @param {readonly Offer[]} offers @param {readonly string[]} picked @param {string} id @param {readonly Piece[]} pieces
 * @returns {string[] | null}
 */
export function point(offers, picked, id, pieces) {
  const further = meant(choose(offers, picked).selectable, id, pieces);
  if (further !== null) return [...picked, further];
  const others = depths(picked).map((kept) => ({ kept, selectable: choose(offers, kept).selectable }));
  const named = others.find(({ kept, selectable }) => selectable.includes(id) && picked[kept.length] !== id);
  if (named) return [...named.kept, id];
  const last = picked.at(-1);
  if (last !== undefined && meant([last], id, pieces) === last) return picked.slice(0, -1);
  for (const { kept, selectable } of others) {
    const other = meant(selectable, id, pieces);
    if (other !== null) return [...kept, other];
  }
  return null;
}

/**
 * The notation nearest to a click that is not allowed, for the referee to refuse with its reason.
 * @param {Decision} decision @param {readonly string[]} picked @param {string} id @param {readonly Piece[]} pieces
 * @returns {string}
 */
export function attempt(decision, picked, id, pieces) {
  const kinds = decision.kinds ?? none;
  const words = [...picked, id].map((word, at) => named(word, kinds[at] ?? "", pieces));
  return [decision.verb, ...words].join(" ");
}

/** @param {string} word @param {string} kind @param {readonly Piece[]} pieces */
function named(word, kind, pieces) {
  const piece = pieces.find((each) => each.id === word);
  if (piece && (kind.startsWith("hex") || kind.startsWith("area"))) return piece.place;
  if (!piece && kind.startsWith("piece")) return pieces.find((each) => each.place === word)?.id ?? word;
  return word;
}

/**
 * What the offers call a thing that is not on the board: a reinforcement, a unit in reserve.
 * @param {readonly Offer[]} offers @param {string} id @returns {string | null}
 */
export function calledBy(offers, id) {
  const offer = offers.find((each) => each.path?.includes(id));
  return offer?.label.split(ARROW)[offer.path.indexOf(id)]?.split(", ")[0] ?? null;
}

/**
 * A key of the keyboard for each line of a list of choices.
 * @param {number} index @returns {string} nothing beyond the last key
 */
export function keyOf(index) {
  return KEYS[index] ?? "";
}

/** @param {string} key @returns {number} the line of the list, or -1 */
export function lineOf(key) {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}
