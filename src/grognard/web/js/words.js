// @ts-check
/** The page's own words in the player's language: sentences, plurals, numbers and typographic spaces. */

/** @typedef {"en" | "fr"} Lang */
/** @typedef {Record<string, string | number>} Values */

const NARROW = "\u202f";
const FIXED = "\u00a0";

/** What can be said before any words are there. @type {Record<string, string>} */
const FIRST = {
  "error-offline": "The server does not answer. — Le serveur ne répond pas.",
  "error-part": "A part of this page could not be fetched. — Une partie de cette page n’a pas pu être chargée.",
  "error-server": "The server did not understand. — Le serveur n’a pas compris.",
  retry: "Try again — Réessayer",
};

/** @type {{lang: Lang, texts: Record<string, string>}} */
const spoken = { lang: "en", texts: FIRST };

/** @param {Lang} lang @param {Record<string, string>} texts */
export function speak(lang, texts) {
  spoken.lang = lang;
  spoken.texts = texts;
}

/** @returns {Lang} */
export function language() {
  return spoken.lang;
}

/**
 * The sentence of a key, its places filled.
 * @param {string} key @param {Values} [values]
 */
export function t(key, values) {
  return fillIn(spoken.texts[key] ?? key, values ?? {}, spoken.lang);
}

/**
 * The sentence that goes with a number: `key-one` or `key-other`, the number as `{ $n }`.
 * @param {string} key @param {number} n @param {Values} [values]
 */
export function many(key, n, values) {
  return t(`${key}-${plural(spoken.lang, n)}`, { n, ...values });
}

/** @param {string} key @returns {boolean} whether the page has a word for it */
export function has(key) {
  return key in spoken.texts;
}

/**
 * @param {string} text @param {Values} values @param {Lang} lang
 * @returns {string} the text with `{ $name }` replaced by its value
 */
export function fillIn(text, values, lang) {
  const filled = text.replace(/\{\s*\$?([\w-]+)\s*\}/g, (whole, name) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? number(value, lang) : value;
  });
  return typeset(filled, lang);
}

/** @param {Lang} lang @param {number} n @returns {"one" | "other"} French counts nought as one */
export function plural(lang, n) {
  const one = lang === "fr" ? Math.abs(n) < 2 : n === 1;
  return one ? "one" : "other";
}

/**
 * Spaces that never break before French marks; English is left alone.
 * @param {string} text @param {Lang} [lang]
 */
export function typeset(text, lang = spoken.lang) {
  if (lang !== "fr") return text;
  return text
    .replace(/[ \u00a0\u202f]([;!?])/g, `${NARROW}$1`)
    .replace(/[ \u00a0\u202f](:)(?=\s|$)/g, `${FIXED}$1`)
    .replace(/« ?/g, `«${FIXED}`)
    .replace(/ ?»/g, `${FIXED}»`)
    .replace(/(\d) %/g, `$1${NARROW}%`)
    .replace(/\u00a0\u00a0/g, FIXED);
}

/** A colon with the space that the language wants before it. */
export function colon() {
  return spoken.lang === "fr" ? `${FIXED}:` : ":";
}

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** Number formats are dear to make and cheap to keep. @param {Lang} lang @param {number} digits @param {"decimal" | "percent"} [style] */
function format(lang, digits, style = "decimal") {
  const key = `${lang} ${digits} ${style}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(lang, { maximumFractionDigits: digits, style });
  formats.set(key, known);
  return known;
}

/** @param {number} value @param {Lang} [lang] @param {number} [digits] at most so many decimals */
export function number(value, lang = spoken.lang, digits = 1) {
  return format(lang, digits).format(value).replace("-", "−");
}

/** A term of a sum: `+4`, `−1`, `0`. @param {number} value */
export function signed(value) {
  return value > 0 ? `+${number(value)}` : number(value);
}

/** @param {number} chance from 0 to 1 @param {Lang} [lang] */
export function percent(chance, lang = spoken.lang) {
  const rounded = chance > 0 && chance < 0.001 ? 0.001 : chance;
  const digits = rounded === 0 || rounded === 1 ? 0 : rounded < 0.0995 || rounded > 0.9 ? 1 : 0;
  const written = format(lang, digits, "percent").format(rounded);
  return lang === "fr" ? written.replace(/\s%/, `${NARROW}%`) : written;
}

/** `4:05` of so many seconds. @param {number} seconds */
export function minutes(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, "");
}

/** `3 minutes ago`. @param {number} at in seconds since 1970 @param {number} now in seconds @param {Lang} [lang] */
export function ago(at, now, lang = spoken.lang) {
  const gone = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (gone < 60) return format.format(0, "minute");
  if (gone < 3600) return format.format(-Math.round(gone / 60), "minute");
  if (gone < 86400) return format.format(-Math.round(gone / 3600), "hour");
  return format.format(-Math.round(gone / 86400), "day");
}

/** A day as the language writes it; what is no date stays as it is. @param {string} written as in 1861-07-21 @param {Lang} [lang] */
export function day(written, lang = spoken.lang) {
  const date = /^\d{4}-\d\d-\d\d$/.test(written) ? new Date(`${written}T12:00:00Z`) : null;
  const locale = lang === "en" ? "en-GB" : lang;
  return date ? date.toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" }) : written;
}

/** The first letter in upper case, as at the head of a line. @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase(spoken.lang) + text.slice(1);
}
