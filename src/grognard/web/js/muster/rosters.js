// @ts-check
/** Rosters as the page puts them together, and those that this browser keeps. Pure, but for what is kept. */

/** @typedef {import("../wire").DepotView} Depot */
/** @typedef {import("../wire").RosterView} Judged */
/** @typedef {{name: string, rating: number, bonus: number, mount: string, personality: string}} Officer */
/** @typedef {{profile: string, count: number, size: string}} Troops */
/** @typedef {{name: string, commander: Officer, unit: Troops[]}} Brigade */
/** @typedef {{name: string, army: string, limit: number, general: Officer, brigade: Brigade[]}} Roster */
/** @typedef {{id: string, name: string, army: string, points: number, text: string, roster: Roster}} Kept */

const PLACE = "grognard-rosters";
const MOST = 12; // rosters that are kept, the latest first
const RATING = 8; // of an ordinary commander (BP-cmd-3)

/** @returns {Officer} */
export const officer = () => ({ name: "", rating: RATING, bonus: 1, mount: "horse", personality: "" });

/** @param {string} army @param {string} name @param {string} brigade @returns {Roster} an army of one brigade without a unit */
export function blank(army, name, brigade) {
  return { name, army, limit: 0, general: officer(), brigade: [{ name: brigade, commander: officer(), unit: [] }] };
}

/** A roster as the page works with it: nothing is left out. @param {any} told @returns {Roster} */
export function whole(told) {
  const chief = (/** @type {any} */ some) => ({ ...officer(), ...some });
  return {
    name: told?.name ?? "", army: told?.army ?? "", limit: told?.limit ?? 0, general: chief(told?.general),
    brigade: (told?.brigade ?? []).map((/** @type {any} */ each) => ({
      name: each.name ?? "", commander: chief(each.commander),
      unit: (each.unit ?? []).map((/** @type {any} */ troops) => ({ count: 1, size: "", ...troops })),
    })),
  };
}

/** The roster as the server takes it: what goes without saying is left out. @param {Roster} roster */
export function plain(roster) {
  const chief = ({ personality, ...rest }) => (personality ? { ...rest, personality } : rest);
  return {
    name: roster.name, army: roster.army, limit: roster.limit, general: chief(roster.general),
    brigade: roster.brigade.map(({ name, commander, unit }) => ({
      name, commander: chief(commander), unit: unit.map(({ size, ...rest }) => (size ? { ...rest, size } : rest)),
    })),
  };
}

/** One more unit of a kind: of those that are there in the usual size, else in a line of its own. @param {Brigade} brigade @param {string} profile */
export function recruit(brigade, profile) {
  const alike = brigade.unit.find((troops) => troops.profile === profile && !troops.size);
  if (alike) alike.count += 1;
  else brigade.unit.push({ profile, count: 1, size: "" });
}

/** What a list offers under an id. @param {Depot} depot @param {string} army @param {string} profile */
export function offered(depot, army, profile) {
  return depot.armies.find((each) => each.id === army)?.recruits.find((each) => each.id === profile) ?? null;
}

/** The points of some units of a kind. @param {import("../wire").RecruitView | null} kind @param {Troops} troops */
export function cost(kind, troops) {
  const size = kind?.sizes.find((each) => each.id === troops.size) ?? kind?.sizes[0];
  return (size?.points ?? 0) * troops.count;
}

/** How many units a roster has. @param {Roster} roster */
export const strength = (roster) => roster.brigade.flatMap((each) => each.unit).reduce((sum, { count }) => sum + count, 0);

/** The name of a file: letters and digits. @param {string} name */
export const fileName = (name) => `${name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[^\w]+/g, "_").replace(/^_+|_+$/g, "").toLowerCase() || "army"}.toml`;

/** Where a flaw is shown: at its place, or at the nearest around it that the form has. @param {string} where @param {(place: string) => boolean} has */
export function placeOf(where, has) {
  let place = where;
  while (place && !has(place)) place = place.replace(/(\.[^.[]*|\[\d+\])$/, "") === place ? "" : place.replace(/(\.[^.[]*|\[\d+\])$/, "");
  return place;
}

/** The rosters with this one first, as many as are kept. @param {readonly Kept[]} known @param {Kept} kept @returns {Kept[]} */
export const withFirst = (known, kept) => [kept, ...known.filter((each) => each.id !== kept.id)].slice(0, MOST);

/** The rosters of this browser, the latest first. @returns {Kept[]} */
export function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => each?.id && each.text && each.roster).map((each) => ({ ...each, roster: whole(each.roster) })) : [];
  } catch {
    return []; // a browser that keeps nothing, or something that is none of ours
  }
}

/** @param {Kept[]} rosters */
function write(rosters) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(rosters));
  } catch {
    // as above: the file is still there to be saved
  }
}

/** @param {Kept} roster */
export const keep = (roster) => write(withFirst(kept(), roster));

/** @param {string} id */
export const forget = (id) => write(kept().filter((each) => each.id !== id));

/** A fresh id for a roster. */
export const newId = () => `r${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
