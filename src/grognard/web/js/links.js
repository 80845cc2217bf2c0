// @ts-check
/** The links that were given when a match began, kept in this browser to be sent again. */

const PLACE = "grognard-links";

/** @typedef {{links: Record<string, string>, spectators: string}} Links */

/** @returns {Record<string, Links>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

/** Kept by the table's own link and by its match. @param {import("./wire").MatchMade} made */
export function keepLinks(made) {
  const links = { links: made.links, spectators: made.spectators };
  const all = Object.entries({ ...kept(), [made.table.split("/").pop() ?? ""]: links, [made.match]: links }).slice(-60);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // a browser that keeps nothing: the links are in the first window only
  }
}

/** @param {string} token @returns {Links | null} */
export function linksOf(token) {
  return kept()[token] ?? null;
}
