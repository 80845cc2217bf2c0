// @ts-check
/** The fortress that is besieged: its plan, and the same wall by wall in words. */

import { el } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./table.js").Desk} Desk */
/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./store.js").Known} Known */
/** @typedef {import("./plan.js").Wall} Wall */

/** The fortress that is fought over or worked at now, if it is besieged. @param {Known} known */
export function besieged(known) {
  const { scene, position } = known;
  if (!scene || !position) return null;
  const forts = scene.spaces.filter((space) => space.marks?.includes("fortress"));
  const near = (/** @type {string} */ id) => scene.edges.filter((edge) => edge.kind === "wall" && edge.between?.includes(id)).map((edge) => edge.between?.find((other) => other !== id) ?? "");
  const held = (/** @type {string} */ id) => new Set(position.pieces.filter((piece) => piece.place === id).map((piece) => piece.side));
  const found = forts.filter((fort) => [...held(fort.id)].some((side) => near(fort.id).some((id) => [...held(id)].some((other) => other !== side))));
  const about = position.decision?.about ?? [];
  const fort = found.find((each) => position.battle?.place === each.id || about.includes(each.id) || near(each.id).some((id) => about.includes(id)));
  const hurt = found.find((each) => wallsOf(known, each.id).some((wall) => wall.mines > 0 || wall.level < wall.full));
  return fort ?? hurt ?? null;
}

/** The walls of a fortress as they stand. @param {Known} known @param {string} fort @returns {Wall[]} */
export function wallsOf({ scene, position }, fort) {
  if (!scene || !position) return [];
  const name = (/** @type {string} */ id) => scene.spaces.find((each) => each.id === id)?.label ?? id;
  return position.markers.filter((marker) => marker.kind === "wall" && marker.place === fort).map(({ facing = "", value }) => ({
    facing, name: name(facing), level: value ?? 0,
    full: scene.edges.find((edge) => edge.kind === "wall" && edge.between?.includes(fort) && edge.between.includes(facing))?.level ?? 0,
    mines: position.markers.find((marker) => marker.kind === "mine" && marker.place === fort && marker.facing === facing)?.value ?? 0,
  }));
}

let folded = false; // by the player, for all sieges
/** @type {{key: string, node: HTMLElement} | null} */
let drawn = null;

/** The plan, drawn anew only when something has changed. @param {Desk} desk @returns {Child[]} */
export function siegeView(desk) {
  const { scene, position } = desk.known;
  const fort = besieged(desk.known);
  if (!fort || !scene || !position) return [];
  const walls = wallsOf(desk.known, fort.id);
  const there = (/** @type {string} */ place) => position.pieces.filter((piece) => piece.place === place);
  const key = JSON.stringify([scene.match, fort.id, walls, [fort.id, ...walls.map((wall) => wall.facing)].map(there)]);
  if (drawn?.key === key) return [drawn.node];
  const ontoggle = (/** @type {any} */ event) => (folded = !event.target.open);
  const words = wordsOf(fort, walls, there);
  const node = el("details.siege", { open: !folded, ontoggle }, el("summary", null, t("siege-of", { place: fort.label })), words);
  void import("./plan.js").then(({ fortressPlan }) => words.before(fortressPlan(scene, fort, walls, there))); // most tables need none
  drawn = { key, node };
  return [node];
}

/** Wall by wall: level, mines, and who stands before it. @param {import("./wire").SpaceView} fort @param {Wall[]} walls @param {(place: string) => import("./wire").PieceView[]} there */
function wordsOf(fort, walls, there) {
  const who = (/** @type {string} */ place) => there(place).map((piece) => `${piece.label} ${piece.value ?? ""}`.trim()).join(", ") || t("nobody");
  return el("table.unseen", null, el("caption", null, t("siege-of", { place: fort.label })), el("tbody", null,
    el("tr", null, el("th", { scope: "row" }, fort.label), el("td", null, t("siege-garrison")), el("td", null, who(fort.id))),
    ...walls.map(({ facing, name, level, full, mines }) => el("tr", null, el("th", { scope: "row" }, name),
      el("td", null, level ? t("wall-level", { level, full }) : t("wall-breach"), mines > 0 && `, ${t("mines", { n: mines })}`),
      el("td", null, who(facing))))));
}
