// @ts-check
/** What the page knows of a table: each message of the server changes it, nothing else does. Pure. */

/** @typedef {import("./wire").ToPage} ToPage */
/** @typedef {import("./wire").SceneMessage} Scene */
/** @typedef {import("./wire").PositionMessage} Position */
/** @typedef {import("./wire").Happening} Happening */
/** @typedef {import("./wire").PresenceMessage} Presence */
/** @typedef {import("./wire").PieceView} Piece */

/**
 * @typedef {object} Known
 * @property {Scene | null} scene
 * @property {Position | null} position
 * @property {Happening[]} log
 * @property {Set<number>} undone  numbers of lines that were taken back
 * @property {Presence} presence
 * @property {{seat: string, done: number} | null} thought  how far a bot is with its thinking, once it takes its time
 */

/** @returns {Known} */
export function nothing() {
  return {
    scene: null,
    position: null,
    log: [],
    undone: new Set(),
    thought: null,
    presence: { type: "presence", here: [], seats: [], watching: 0, thinking: null },
  };
}

/**
 * What is known after a message.
 * @param {Known} known @param {ToPage} message
 * @returns {Known}
 */
export function after(known, message) {
  switch (message.type) {
    case "scene":
      return { ...known, scene: message };
    case "position":
      return { ...known, position: message, thought: null };
    case "presence":
      return { ...known, presence: message, thought: message.thinking === known.thought?.seat ? known.thought : null };
    case "thinking":
      return message.ask ? known : { ...known, thought: { seat: message.seat, done: message.done } };
    case "told":
      return told(known, message);
    default:
      return known;
  }
}

/** @param {Known} known @param {import("./wire").ToldMessage} message @returns {Known} */
function told(known, message) {
  const old = message.whole ? [] : known.log;
  const last = old.at(-1)?.n ?? -1;
  const undone = new Set(message.whole ? [] : known.undone);
  for (const n of message.undone ?? []) undone.add(n);
  return { ...known, log: [...old, ...message.happenings.filter((line) => line.n > last)], undone };
}

/** The number of the last line that is known, to catch up from. @param {Known} known */
export function since(known) {
  return known.log.at(-1)?.n ?? 0;
}

/** Whether a position only repeats what was being asked. @param {Position | null} before @param {Position} now */
export function asksAgain(before, now) {
  return Boolean(before?.decision) && before?.n === now.n && JSON.stringify(before.decision) === JSON.stringify(now.decision);
}

/** The seats that this page plays. @param {Known} known @returns {string[]} */
export function holds(known) {
  const scene = known.scene;
  if (!scene) return [];
  return scene.holds?.length ? scene.holds : scene.you ? [scene.you] : [];
}

/** The seats of this page that a bot plays until they are taken back. @param {Known} known @returns {string[]} */
export function lent(known) {
  return (known.presence.seats ?? []).filter((seat) => seat.bot && seat.kind !== "bot").map((seat) => seat.id).filter((id) => holds(known).includes(id));
}

/** Whether this page decides for a seat. @param {Known} known @param {string} seat */
function decides(known, seat) {
  return holds(known).includes(seat) && !lent(known).includes(seat);
}

/** Whether the next decision, or the next outcome to be typed, is for this page. @param {Known} known */
export function mine(known) {
  const decision = known.position?.decision;
  if (!decision || known.position?.result) return false;
  if (decision.typed) return holds(known).length > 0;
  return decision.seat !== null && decision.seat !== undefined && decides(known, decision.seat);
}

/** The seat in whose name the page speaks now. @param {Known} known @returns {string | null} */
export function acting(known) {
  const seat = known.position?.decision?.seat;
  const held = holds(known);
  if (seat && held.includes(seat)) return seat;
  return known.position?.seat ?? (held.length === 1 ? held[0] : null);
}

/**
 * For whom the curtain must fall now: another seat of this page decides or types, and hands are hidden.
 * @param {Known} known @param {string | null} beheld the seat for whom it was lifted
 * @returns {string | null}
 */
export function curtainFor(known, beheld) {
  const scene = known.scene;
  const decision = known.position?.decision;
  const seat = decision?.seat ?? (decision?.typed ? null : decision?.owner) ?? null;
  if (!scene?.curtain || known.position?.result || !seat) return null;
  return decides(known, seat) && seat !== beheld ? seat : null;
}

/** @param {Known} known @param {string} id @returns {string} what a side, piece, place or card is called */
export function nameOf(known, id) {
  const { scene, position } = known;
  const piece = position?.pieces.find((each) => each.id === id);
  if (piece) return piece.label;
  const space = scene?.spaces.find((each) => each.id === id);
  if (space) return space.name && space.name !== space.label ? `${space.label}, ${space.name}` : space.label;
  const lists = [scene?.cards, scene?.sides, scene?.seats, scene?.faces, scene?.works];
  return lists.flatMap((list) => list ?? []).find((each) => each.id === id)?.name ?? id;
}

/** A seat as it is called within a sentence: "the Union". @param {Known} known @param {string} seat */
export function seatName(known, seat) {
  return known.scene?.seats.find((each) => each.id === seat)?.name ?? seat;
}

/** @param {Known} known @param {string} seat @returns {string} the name of whoever sits there */
export function playerOf(known, seat) {
  return known.presence.seats?.find((each) => each.id === seat)?.name ?? "";
}

/** The side of a seat. @param {Known} known @param {string | null} seat @returns {string} */
export function sideOf(known, seat) {
  return known.presence.seats?.find((each) => each.id === seat)?.side ?? seat ?? "";
}
