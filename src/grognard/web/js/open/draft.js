// @ts-check
/** From gestures on the open table to choices in notation: who is briefed before a leg, what a drop means. Pure. */

/** @typedef {import("../wire").PositionMessage} Position */
/** @typedef {import("../wire").PieceView} Piece */
/** @typedef {import("../wire").Offer} Offer */
/** @typedef {import("../wire").SpaceView} Space */

const NEXT = "; "; // between choices that are judged one after the other
const POSE = /(-?[\d.]+),(-?[\d.]+)(?:\/([\d.]+))?$/;
const ANCHORED = "centre";

/** Commanders stand apart from units. @param {Piece} piece */
export const commands = (piece) => /command|general/.test(piece.symbol);

/** @param {readonly string[]} choices */
export const together = (choices) => choices.join(NEXT);

/** The pose or point that a choice ends with, in thousandths of an inch and tenths of a degree. @param {string} choice @returns {number[] | null} */
export function poseIn(choice) {
  const found = POSE.exec(choice);
  return found && [Math.round(Number(found[1]) * 1000), Math.round(Number(found[2]) * 1000), Math.round(Number(found[3] ?? 0) * 10)];
}

/** What must be said before a leg of this unit can be; null if it cannot be ordered now. @param {Position} position @param {Piece} piece @returns {string[] | null} */
export function before(position, piece) {
  const { decision } = position;
  const offers = decision?.offers ?? [];
  const has = (/** @type {string} */ choice) => offers.some((offer) => offer.choice === choice);
  if (decision?.verb === "order") {
    const speaker = position.pieces.find((each) => commands(each) && each.command === piece.command && has(`order ${each.id} orders`));
    return speaker && piece.command ? [`order ${speaker.id} orders`, `brief ${piece.id}`] : null;
  }
  if (decision?.verb === "brief") return [`brief ${piece.id}`];
  if (decision?.verb === "initiate") return [`initiate ${piece.id}`];
  if (decision?.verb !== "leg") return null;
  if (decision.about?.[0] === piece.id) return [];
  return has(decision.passing ?? "") ? [decision.passing ?? "", `brief ${piece.id}`] : null;
}

/** How a unit stands when its next leg begins: after those that it has been told. @param {Position} position @param {Piece} piece @returns {Piece} */
export function standing(position, piece) {
  const legs = position.plans?.find((plan) => plan.piece === piece.id)?.legs ?? [];
  return position.decision?.verb === "leg" && position.decision.about?.[0] === piece.id ? legs.at(-1) ?? piece : piece;
}

/** The choices that a piece put down somewhere makes. @param {Position} position @param {Piece} piece @param {string} pose in notation @param {readonly Space[]} [spaces] of the table @returns {string[] | null} */
export function dropped(position, piece, pose, spaces = []) {
  const verb = position.decision?.verb ?? "";
  const offers = position.decision?.offers ?? [];
  const point = pose.replace(/\/.*$/, "");
  if (verb === "ride" || verb === "post" || verb === "station") return commands(piece) ? [`${verb} ${piece.id} ${point}`] : null;
  if (verb === "reserve") return [`reserve ${piece.id} ${pose}`];
  if (verb === "deploy") return commands(piece) ? null : [`deploy ${piece.id} ${deployed(offers, piece, pose, spaces)} ${pose}`];
  if (verb === "after") {
    const how = offers.map((offer) => offer.choice.split(" ")).find((words) => words[1] === "fall_back" || words[1] === "sweep")?.[1];
    return how ? [`after ${how} ${pose}`] : null;
  }
  const said = commands(piece) ? null : before(position, piece);
  if (!said) return null;
  const from = standing(position, piece);
  return [...said, from.formation === "garrison" ? `leg leave line ${pose}` : `leg move ${pose}`];
}

/** The formation in which a unit is put down: a garrison in a building, else as it stood. @param {readonly Offer[]} offers @param {Piece} piece @param {string} pose @param {readonly Space[]} spaces */
function deployed(offers, piece, pose, spaces) {
  const [x, y] = poseIn(pose) ?? [0, 0];
  if (spaces.some((space) => space.terrain === "building" && isWithin(space.polygon, x, y))) return "garrison";
  if (piece.formation !== "garrison") return piece.formation;
  const words = offers.map((offer) => offer.choice.split(" ")).find(([, id, formation]) => id === piece.id && formation !== "garrison");
  return words?.[2] ?? "line";
}

/** Whether a point lies in an area. @param {readonly number[][]} polygon @param {number} x @param {number} y */
export function isWithin(polygon, x, y) {
  let inside = false;
  polygon.forEach(([ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** The choices that charge an enemy. @param {Position} position @param {Piece} piece @param {string} enemy @returns {string[] | null} */
export function charging(position, piece, enemy) {
  const said = commands(piece) ? null : before(position, piece);
  return said && [...said, `leg charge ${enemy}`];
}

/** Whom a hand may take up now. @param {Position} position @param {string} side @returns {string[]} */
export function movable(position, side) {
  const verb = position.decision?.verb ?? "";
  const offered = new Set((position.decision?.offers ?? []).flatMap((offer) => offer.path ?? []));
  const able = (/** @type {Piece} */ piece) => {
    if (piece.side !== side) return false;
    if (verb === "order") return commands(piece) ? offered.has(piece.id) : Boolean(before(position, piece)) && !(piece.badges ?? []).some((badge) => ["ordered", "disordered", "engaged"].includes(badge));
    if (verb === "deploy") return !commands(piece);
    if (verb === "brief" || verb === "initiate" || verb === "ride" || verb === "station") return offered.has(piece.id);
    return verb === "leg" && position.decision?.about?.[0] === piece.id;
  };
  return position.pieces.filter(able).map((piece) => piece.id);
}

/** Offers by what is done, those of one formation told once. @param {readonly Offer[]} offers @returns {Map<string, Offer[]>} */
export function byGait(offers) {
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  for (const offer of offers) {
    const [, gait = "", what = "", anchor = ""] = offer.choice.split(" ");
    if (!gait) continue;
    const these = found.get(gait) ?? [];
    const alike = gait === "form" && these.some((other) => other.choice.split(" ")[2] === what);
    if (!alike || anchor === ANCHORED) found.set(gait, alike ? these.map((other) => (other.choice.split(" ")[2] === what ? offer : other)) : [...these, offer]);
  }
  return found;
}

/** A move as its unit sees it: how far ahead, how far to the right, how much it turns. @param {number[]} from @param {number[]} to */
export function seenFrom([x, y, facing], [tx, ty, turn]) {
  const angle = (facing / 1800) * Math.PI;
  const [dx, dy] = [tx - x, ty - y];
  return {
    ahead: Math.round(dx * Math.sin(angle) + dy * Math.cos(angle)),
    right: Math.round(dx * Math.cos(angle) - dy * Math.sin(angle)),
    turn: ((turn - facing + 5400) % 3600) - 1800,
  };
}
