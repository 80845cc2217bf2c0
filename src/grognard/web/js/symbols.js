// @ts-check
/**
 * Silhouettes, emblems and patterns in one library that a document holds once.
 * A silhouette lives in a box of 100 by 100: currentColor is the figure, var(--cut) the fine lines in it.
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element of a drawing.
 * @param {string} name @param {Record<string, string | number | undefined>} attributes @param {(Node | string)[]} inner
 * @returns {SVGElement}
 */
export function el(name, attributes = {}, inner = []) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined && value !== '') made.setAttribute(key, String(value));
  made.append(...inner);
  return made;
}

/** A symbol of the library round a point. @param {string} name @param {number} x @param {number} y @param {number} size @param {Record<string, string>} more */
export function use(name, x, y, size, more = {}) {
  return el('use', { href: `#gg-${name}`, x: x - size / 2, y: y - size / 2, width: size, height: size, ...more });
}

/** @param {string} d @param {string} cls */
export const shape = (d, cls) => el('path', { d, class: cls });

/** A word on the board. @param {string} text @param {number} x @param {number} y @param {string} cls */
export const word = (text, x, y, cls) => el('text', { x, y, class: cls, 'text-anchor': 'middle' }, [text]);

/** @type {CanvasRenderingContext2D | null} */
let scale = null;

/** How wide a text runs. @param {string} text @param {string} font */
export function textWidth(text, font) {
  scale ??= document.createElement('canvas').getContext('2d');
  if (!scale) return text.length * 6;
  scale.font = font;
  return scale.measureText(text).width;
}

const INK = 'fill="currentColor"';
/** @param {number} width */
const pen = (width) => `fill="none" stroke="currentColor" stroke-width="${width}"`;
/** @param {number} width */
const cut = (width) => `fill="none" stroke="var(--cut)" stroke-width="${width}"`;

const HORSE =
  'M79 26L81.5 30.5C85.5 33 88.5 38 92 43.2C93.4 45.8 92 48.8 89.2 48.6C87 48.5 86 47 84 45.8C81.5 45 79.8 45.2 78.2 44.4C76.4 48 75.6 52.5 75 56.5C75 60 73.6 62.6 72 64.6' +
  'C76 64.6 81 65 85.4 64.6C88 64.6 89 66.6 88 68.8L83.6 77.4L85.4 80.6L80.4 82.4L79 78.6L81.8 71.2C76.5 72.8 70 72.6 65.6 71.2C65.8 75 64.2 80 63.6 84L62.4 93.4L66.6 97L66 99L58.4 98.6L57.8 95L58.6 85.4' +
  'C58 80.5 58 76 56.6 71.8C50 73 44 72 39.4 69.4C40.2 73.4 43.6 76 46.4 79.2L45 88L44.6 94L49 97.2L48.2 99L40.6 98.6L40 94.8L40.4 87L39.8 81.4C35.6 79 31.6 76.4 28.8 73C27 77 24.4 79.8 20.6 82.8L15 90L10.8 93.6' +
  'L12.6 97L9.4 98.6L4.6 93.6L6.6 90.6L11.2 85.6L14.8 79C17.4 74.6 18.8 69.6 19.4 64C19.4 60.4 20.4 57 22.2 54.2C18 53.6 14.8 56.4 13.2 61C11.4 67 9.6 72.4 3.6 75.2C6 70 4.4 63 7.8 56.6C10.8 51.2 17 48.4 24.4 49.6' +
  'C28.6 47 33.6 46.6 38.4 47.8C44 49.4 50 49.2 54.6 46.4C60 42.6 64.6 36.6 69.6 31.8C72 29.4 74.6 28 77 28.2Z';
const STEED = `<path d="${HORSE}" ${INK}/><path d="M76.5 30C72 33 68 38.4 63.6 43.2M79 33C75 35.5 71.6 40 68 44.6M83 44C77 43 70 43 62.4 41.4" ${cut(1.3)}/>`;
const RIDER =
  `<path d="M42.4 48C40.8 40 42.4 31 46 26.4C49.6 23.4 56.4 23.2 59 26C61.6 31.4 60.6 40 58 48Z" ${INK}/>` +
  `<path d="M50.4 30C52 35.6 56 39.4 62.6 40.8" ${pen(4.6)}/><path d="M50 47C56 48.4 60.4 52 62 56L58.6 68" ${cut(9)}/>` +
  `<path d="M50 47C56 48.4 60.4 52 62 56L58.6 68L64 70.6" ${pen(6)}/><path d="M43 41.6C48 43 54 43 59.4 41.6" ${cut(1.6)}/>`;
const FACE = `<path d="M44 17C43.4 23 44 29.4 47.6 32.4L47 38H57.6V31.6C61 31.2 62.2 28.2 62.2 25.4L63.6 24.6L62 19Z" ${INK}/>`;
const KEPI = `<path d="M43.2 17.6L44.6 9.6C49.4 6.6 56.2 7 60.2 10L62.2 17.2L69.4 20.2C66.6 21.8 63.4 21.6 60.8 21Z" ${INK}/><path d="M44.6 17.6C50 19.4 56 19.6 61.6 18.2" ${cut(1.8)}/>`;
const SLOUCH = `<path d="M35 17.6C40 20.4 48 18 54 18C61 18 66 20.6 72.6 15.4C70 23.6 62 23.8 54 23.4C46 23.6 37.4 24.6 35 17.6Z" ${INK}/><path d="M44.4 18.4C43.6 10 46 5.4 50 6.6C52.4 7.6 54 7.4 56.4 6.2C60.4 5.2 62.4 11 62 18.2Z" ${INK}/><path d="M44.6 16.6C50 17.8 57 17.8 62 16.4" ${cut(1.6)}/>`;
const SHAKO = `<path d="M44.4 19L45.6 2.6C50 .8 57 .8 60.8 2.6L62 18.6L69.4 21.4C66.6 23 63.4 22.6 60.8 22Z" ${INK}/><circle cx="54" cy="-1.6" r="4.2" ${INK}/><path d="M45 15.4C50 17 57 17 61.6 15.6M53.4 5.4V11.6M50.4 8.4H56.6" ${cut(1.7)}/>`;

/** @param {string} hat */
const footman = (hat) => `<g transform="translate(4 0) scale(.94 1)">
<path d="M63.5 52L18.2 1.2" ${pen(3.2)}/><path d="M18.6 1.8L10.4 -7.4" ${pen(1.7)}/><path d="M67.4 57L58.4 46.6L55.6 49L61.4 56.8Z" ${INK}/>
<g transform="translate(10.4 5.2) scale(.8)">${FACE}${hat}</g>
<g transform="translate(0 5.4) scale(1 .84)"><path d="M40.6 38.4C46 34.4 57.4 34.2 62 38.2C65.2 42.4 65.6 50 64.6 57L67.4 74.4C58 77.4 46 77.4 37.4 74.6L40 57C38.4 50 38.4 43.4 40.6 38.4Z" ${INK}/>
<path d="M25.4 37.2L38.8 36L39.4 56.4L26.4 56Z" ${INK}/><path d="M24.6 34.6C24.6 30 38.6 28.6 39.6 33C40 36.6 25.6 38.6 24.6 34.6Z" ${INK}/></g>
<path d="M53 63L65.4 62C68.4 71 70.6 79 73.4 88.6L81.4 92.4C83 93.4 82.6 96 81 96.2L69.6 96L66.8 90.4C64.2 82 59 74.4 52.6 69.6Z" ${INK}/>
<path d="M39 63L52 64C50.6 75 44.6 81.6 38.4 87.4L34.4 96.6C33 98.4 30.8 98 29.8 96.8L24.4 89C24.4 87.2 26 86.2 27.4 86.6L31.6 84C35.4 78.4 38 71.4 39 63Z" ${INK}/>
<path d="M59.4 37.6C65.2 41 68.8 46 69.6 50.4C68.8 53.2 65.6 55 62.2 54.8" ${pen(5.8)}/>
<path d="M40.8 53C49 54.8 57 54.8 64.6 53M46 36C50 43 55 49 62.6 53.2M39.8 35.4L40 51" ${cut(1.8)}/>
<circle cx="43.4" cy="60.4" r="5" ${INK} stroke="var(--cut)" stroke-width="1.3"/></g>`;

/** @param {string} hat */
const trooper = (hat) => `${STEED}<path d="M66.4 15.4C75.6 12 83 5.4 86.6 -4.4" ${pen(2.5)}/><path d="M62.6 17.6C64 13.6 68.4 13.4 69.6 16.4" ${pen(1.9)}/>
<g transform="translate(11.4 -3) scale(.76)">${FACE}${hat}</g>${RIDER}<path d="M56 28.4C60.6 27 63.4 22.4 65.6 17.2" ${pen(5)}/>
<path d="M40.4 47.4C38.6 51 37.8 56 38 60.6L50.6 59.4L52 50" ${INK} stroke="var(--cut)" stroke-width="1.3"/>`;

/** @param {number} x @param {number} y @param {number} inner @param {number} outer @param {number} count */
function rays(x, y, inner, outer, count) {
  let d = '';
  for (let k = 0; k < count; k++) {
    const [c, s] = [Math.cos((2 * Math.PI * k) / count), Math.sin((2 * Math.PI * k) / count)];
    d += `M${(x + inner * c).toFixed(1)} ${(y + inner * s).toFixed(1)}L${(x + outer * c).toFixed(1)} ${(y + outer * s).toFixed(1)}`;
  }
  return d;
}

const GUN = `<path d="M45 57L54 66L14 93.4C9 96 2.6 94 2.4 90.4C2.4 88 6 87 8.4 85.6Z" ${INK}/><path d="M11 88L2 76" ${pen(2.2)}/>
<path d="M21.4 48C18.8 46.6 16 48 16.2 51C16.4 54 19.6 54.8 21.8 53.4L24.2 59C27 61.6 30.6 61.2 33.6 60L86 44.4L90.4 45.4L95.6 42.4L91.8 30.4L86 30L83 33L31.6 44.8C27.4 45.4 23 45.6 21.4 48Z" ${INK}/>
<path d="M36.6 43.8L40.2 58M58.6 38.6L61.8 51.6M85.4 31.8L88.6 44.2" ${cut(1.7)}/><circle cx="50" cy="68" r="30.6" ${cut(2.4)}/><circle cx="50" cy="68" r="27" ${pen(5.6)}/>
<path d="${rays(50, 68, 6, 25, 12)}" ${pen(3)}/><circle cx="50" cy="68" r="7.4" ${INK}/><circle cx="50" cy="68" r="2.6" fill="var(--cut)"/>`;

const SABRE = `<path d="M20 83C40 68 66 44 88.6 7C82 46 54 72 26.6 88Z" ${INK}/><path d="M26 84C46 70 68 47 84 19" ${cut(1.3)}/><path d="M14.4 75.4L29.6 94.6" ${pen(4.4)}/><path d="M21.6 87.2L9.6 97" ${pen(6.4)}/><path d="M14.6 75.8C4.6 79 1.6 91 8.4 98.4" ${pen(3)}/>`;

/** A man upright with his musket, and what he wears. @param {string} hat @param {string} more */
const upright = (hat, more = '') => `<path d="M66 4L70 4L67.6 62L62.6 62Z" ${INK}/><path d="M68.6 4L69.4 -6" ${pen(1.8)}/>
<path d="M43.4 17.4C43.4 24 44 29.6 48 31.4H53.4C57.4 29.6 58 24 57.8 17.4Z" ${INK}/>${hat}
<path d="M37 35C42 31.6 59 31.6 64 35C66.6 44 66 52 63 62L65.4 72H36L38.4 62C35 52 34.6 44 37 35Z" ${INK}/>
<path d="M36.4 36C32.4 42 30.8 50 32 60L36 66" ${pen(6.4)}/><path d="M64 37C69 43 70.4 50 67 57" ${pen(6)}/>
<path d="M38 68H49.6L48.4 95L50 98.6H36.6L39.4 94ZM51 68H63.4L61.6 94L65.4 98.6H51.6L52.2 95Z" ${INK}/>
<path d="M40 34L60.6 62M60.6 34L40 62M37.4 63.4H64" ${cut(2.6)}/>${more}`;
const TALL = `<path d="M41.6 18.6L40.4 -1.6C46 -4.4 55 -4.4 60.6 -1.6L59.4 18.6Z" ${INK}/><path d="M47.4 -3.4C46.6 -8 54 -8 53.4 -3.4Z" ${INK}/><path d="M41.6 14.4H59.4M50.5 3V10" ${cut(2.2)}/>`;
const PLUMED = `<path d="M42 18.6L41 4C46 1.4 55 1.4 60 4L59 18.6Z" ${INK}/><path d="M57 6C57 -2 60 -8 64.6 -9.6C65 -3 63 3 60.6 7Z" ${INK}/><path d="M42 14.6H59" ${cut(2.2)}/>`;
const BEARSKIN = `<path d="M39.6 19.4C36.4 8 38.6 -7.4 50.6 -8C62.6 -7.4 64.4 8 61.2 19.4Z" ${INK}/><path d="M46.4 12.6H54.6M50.5 8.6V16.6" ${cut(2.4)}/>`;
const HELMET = `<path d="M43.4 19.6C42 10 46 4.4 53 4.6C59.6 5 62.6 11 62.2 18L69 20.6C66.6 22.4 63.4 22 60.8 21.4Z" ${INK}/><path d="M62 1C54 -4 42.4 -2 39.4 8C38 14 36 19 31.4 23C38.4 23 43.6 19.6 44.6 12C48 6 55 3.6 62 1Z" ${INK}/><path d="M44.6 16.4C50 18 56 18 61.4 16.6" ${cut(1.8)}/>`;
const SADDLE = `<path d="M20 50C26 46 38 46 44 51L47 63C38 67 28 66 21 62Z" ${INK}/><path d="M22 60C29 63.6 38 63.8 45.6 61" ${cut(1.6)}/>`;

const PLUME = `<path d="M35 19C42 15 64 14 73 18C66 23 44 24.6 35 19Z" ${INK}/><path d="M44 17C43 8 62 7 63 16.4Z" ${INK}/><path d="M46 12C40 2 28 3 24 12C31 8 38 10 45 16Z" ${INK}/>`;
/** A musket on its fork, a broad hat, wide breeches. */
const MUSKETEER = `<path d="M42 17C41 26 44 32 49 33C55 33 57.6 27 57 18Z" ${INK}/><path d="M30 15C38 9.6 62 8.6 70 13C63 18.6 38 20 30 15Z" ${INK}/><path d="M40 13C40 3 58.6 2.4 59.4 12Z" ${INK}/><path d="M41 8C36 -1 26 0 23 8C29 5 35 7 40 12Z" ${INK}/>
<path d="M36 38C42 34 58 34 63 38C66 46 65 54 62 61H38C35 54 34 46 36 38Z" ${INK}/><path d="M37 59H63C68 68 67 76 62 80H52L50 70L48 80H38C33 76 32 68 37 59Z" ${INK}/><path d="M39 79H47L45.6 92L51 98.6H36.6ZM54 79H62L63 92L70 98.6H54.6Z" ${INK}/>
<path d="M38 43C50 47 62 45 72 41" ${pen(6.4)}/><path d="M30 48L98 33" ${pen(5)}/><path d="M28 52L44 45L46 50L32 58Z" ${INK}/><path d="M81 38L86 98M75 32L81 39L87 30" ${pen(2.8)}/><path d="M40 37L60 59M38 59C46 62 55 62 62 59" ${cut(2.4)}/>`;
/** A head in profile: hat with a feather, pointed beard, ruff. */
const CAPTAIN = `<path d="M16 28C30 20 72 18 88 25C76 33 32 35 16 28Z" ${INK}/><path d="M30 25C28 8 38 4 50 4C64 4 70 9 70 24Z" ${INK}/><path d="M36 19C24 0 4 2 -2 24C10 13 22 16 30 25Z" ${INK}/>
<path d="M37 31L66 30C66 36 73 41 72 43.6C71 45.4 68 44.6 68 46.6C69.6 49 67.6 50 67 51.6L69 62L60 56L41 55C36 48 36 39 37 31Z" ${INK}/><path d="M22 62C24 55 34 55 40 56C50 58.6 58 58 66 56C75 55.6 82 58 83 62.6C81 69 69 70 52 70C34 70 23 68.6 22 62Z" ${INK}/>
<path d="M4 98C6 84 16 76 30 72C44 76 60 76 74 72C88 76 97 84 99 98Z" ${INK}/><path d="M26 63Q31 58 36 65Q42 59 47 66Q53 60 59 66Q65 59 71 65Q76 59 80 63M18 98L62 74M30 98L74 74" ${cut(2.2)}/>`;

/** @type {Record<string, string>} */
const FIGURES = {
  fusilier: upright(TALL),
  skirmisher: upright(PLUMED, `<path d="M36 70C34 76 37 80 41 79" ${pen(3)}/>`),
  grenadier: upright(BEARSKIN),
  hussar: `${trooper(SHAKO)}${SADDLE}`,
  cuirassier: trooper(HELMET),
  cannon: GUN,
  musketeer: `<path d="M10 98V2M24 98V10" ${pen(3)}/><path d="M10 -7L14.6 6H5.4ZM24 1L28.4 14H19.6Z" ${INK}/>${MUSKETEER}`,
  argoulet: `${trooper(PLUME)}${SADDLE}`,
  reiter: `${trooper(HELMET)}<path d="M57 29C63 28 70 26 77 26.4" ${pen(5)}/><path d="M74 26L96 23M79 25L77 32" ${pen(3)}/>`,
  lancer: `${trooper(HELMET)}<path d="M28 47L106 -4" ${pen(2.8)}/><path d="M104 -8L88 -6L93 2Z" ${INK}/>`,
  gabion: `<path d="M30 44H70L66 98H34Z" ${INK}/><path d="M32 56H68M33 68H67.4M34 80H66.6M35 92H66M41 45L43 98M50 44V98M59 45L57 98" ${cut(2)}/><path d="M12 92L72 22M88 92L28 22" ${pen(5)}/><path d="M66 12C78 6 90 12 92 24C84 34 74 34 66 28Z" ${INK}/><path d="M4 40C6 22 20 8 42 8L40 16C26 18 16 26 10 42Z" ${INK}/>`,
  captain: CAPTAIN,
  galley: `<path d="M4 64C24 76 70 78 98 58L88 78C66 90 30 90 14 82Z" ${INK}/><path d="M44 70V6M70 68V20M20 78L8 98M34 82L24 100M48 84L40 100M62 82L56 100M76 78L72 96" ${pen(3)}/><path d="M44 8C62 22 66 44 56 60H16C32 46 42 28 44 8Z" ${INK}/><path d="M70 22C84 32 86 46 80 58H60C66 48 70 36 70 22Z" ${INK}/><path d="M28 52C40 42 46 30 46 20M66 52C74 44 76 38 74 30" ${cut(2)}/>`,
  skull: `<path d="M50 6C24 6 12 24 14 46C15 58 22 62 28 66V82H72V66C78 62 85 58 86 46C88 24 76 6 50 6Z" ${INK}/><circle cx="35" cy="44" r="10" fill="var(--cut)"/><circle cx="65" cy="44" r="10" fill="var(--cut)"/><path d="M50 54L45 64H55Z" fill="var(--cut)"/><path d="M40 82V70M50 82V70M60 82V70" ${cut(3)}/><path d="M8 92L92 100M92 90L8 102" ${pen(6)}/>`,
  coins: `<ellipse cx="36" cy="78" rx="28" ry="11" ${INK}/><ellipse cx="36" cy="64" rx="28" ry="11" ${INK} stroke="var(--cut)" stroke-width="2.4"/><ellipse cx="36" cy="50" rx="28" ry="11" ${INK} stroke="var(--cut)" stroke-width="2.4"/><circle cx="72" cy="36" r="24" ${INK} stroke="var(--cut)" stroke-width="3"/><circle cx="72" cy="36" r="17" ${cut(2.4)}/><path d="M72 26V46M65 32H79M67 42H77" ${cut(3)}/>`,
  rain: `<path d="M26 52C8 52 6 30 24 28C24 10 52 6 58 22C78 14 94 34 80 46C78 50 74 52 70 52Z" ${INK}/><path d="M28 62L20 78M46 62L38 82M64 62L56 78M80 62L72 80M36 86L30 98M58 86L52 98" ${pen(4)}/>`,
  fog: `<circle cx="50" cy="36" r="22" ${pen(5)}/><path d="M50 2V8M76 12L72 17M24 12L28 17" ${pen(4)}/><path d="M4 52Q16 44 28 52T52 52T76 52T98 52M8 66Q20 58 32 66T56 66T80 66T96 66M4 80Q16 72 28 80T52 80T76 80T98 80M18 94Q30 86 42 94T66 94T84 94" ${pen(5)}/>`,
  moon: `<path d="M62 8C36 12 22 36 32 60C42 82 68 88 88 72C84 90 60 102 38 94C10 84 0 52 14 28C24 12 44 4 62 8Z" ${INK}/><path d="M74 14L77 24L87 27L77 30L74 40L71 30L61 27L71 24ZM90 44L92 50L98 52L92 54L90 60L88 54L82 52L88 50Z" ${INK}/>`,
  hourglass: `<path d="M22 6H78M22 94H78" ${pen(8)}/><path d="M28 10H72C72 30 58 38 55 50C58 62 72 70 72 90H28C28 70 42 62 45 50C42 38 28 30 28 10Z" ${pen(4)}/><path d="M34 24H66C62 34 54 40 50 48C46 40 38 34 34 24ZM34 86C38 76 46 72 50 66C54 72 62 76 66 86Z" ${INK}/>`,
  eye: `<path d="M4 50C22 20 78 20 96 50C78 80 22 80 4 50Z" ${pen(6)}/><circle cx="50" cy="50" r="17" ${INK}/><circle cx="55" cy="45" r="5" fill="var(--cut)"/>`,
  hands: `<path d="M2 40L24 32L46 46L58 40L76 44L98 34V66L78 70L52 78L30 70L2 72Z" ${INK}/><path d="M24 34L28 68M76 46L74 68M46 48L62 56M44 56L58 64" ${cut(3)}/>`,
  waves: `<path d="M4 34Q16 22 28 34T52 34T76 34T98 34M4 54Q16 42 28 54T52 54T76 54T98 54M4 74Q16 62 28 74T52 74T76 74T98 74" ${pen(7)}/>`,
  tent: `<path d="M50 12L92 92H8Z" ${INK}/><path d="M50 30L62 92H38Z" fill="var(--cut)"/><path d="M50 12V-4" ${pen(3)}/><path d="M50 -5L72 0L50 6Z" ${INK}/><path d="M26 92L8 99M74 92L92 99" ${pen(2.4)}/>`,
  quill: `<path d="M14 96L30 74" ${pen(5)}/><path d="M26 78C24 50 44 18 90 4C92 30 78 44 66 50L74 52C64 64 48 72 34 74Z" ${INK}/><path d="M30 74C44 54 60 34 82 14" ${cut(3)}/>`,
  infantry: footman(KEPI),
  'infantry-b': footman(SLOUCH),
  cadets: footman(SHAKO),
  cavalry: trooper(KEPI),
  'cavalry-b': trooper(SLOUCH),
  artillery: GUN,
  horse_artillery: `<g opacity=".6" transform="translate(34 -9) scale(.66)">${trooper(KEPI)}</g><g transform="translate(-3 14) scale(.86)">${GUN}</g>`,
  general: `${STEED}<g transform="translate(11.4 -3) scale(.76)">${FACE}${SLOUCH}</g><path d="M46 1C40 -3 36 -2 33 3C38 2 42 4 46 6.4" ${INK}/>
<path d="M44 28C36 34 31.4 42 27 51.4C32 50.6 38 54.4 42.6 58.6L48 46Z" ${INK}/>${RIDER}<path d="M57 29C63 29.6 70 27 76.4 22.6" ${pen(5)}/><path d="M77 22.4L96 11.4M75.4 18.6L79 25.6" ${pen(2.2)}/><path d="M53.6 27L54.4 40" ${cut(1.5)}/>`,
  flag: `<path d="M24 98V8" ${pen(5)}/><path d="M24 1.6L28.6 8L24 13L19.4 8Z" ${INK}/><path d="M28 14C40 6.6 50 9.6 60 14.4C70 19 80 19 91 13.4C87.6 24 87.6 38 91 52C80 58 70 57.4 60 53C50 48.6 40 46.6 28 53Z" ${INK}/>
<path d="M30 24C41 17.4 50 20.4 60 25C70 29.4 79 29.4 88.4 25.6M30 36C41 29.4 50 32.4 60 37C70 41.4 79 41.4 88.4 37.6" ${cut(2.6)}/><path d="M24 58C20 64 18 70 20.4 77M24 58C28 64 30.4 68 28.8 74" ${pen(2)}/>`,
  swords: `${SABRE}<g transform="matrix(-1 0 0 1 100 0)"><path d="M20 83C40 68 66 44 88.6 7C82 46 54 72 26.6 88Z" ${cut(4)}/>${SABRE}</g>`,
  star: `<path d="M50 4L61.2 36.6L95.6 37.2L68.2 58L78.2 91L50 71.2L21.8 91L31.8 58L4.4 37.2L38.8 36.6Z" ${INK}/>`,
  bugle: `<path d="M4 43H11V53H4ZM10 45L54 41C70 39 80 32 91 18C97 30 97 66 91 78C80 64 70 57 54 55L10 51Z" ${INK}/><ellipse cx="44" cy="60" rx="22" ry="12" ${pen(6)}/><path d="M30 71C28 82 34 88 30 97M56 71C60 82 52 88 58 97" ${pen(2.6)}/><path d="M85 30C88 40 88 56 85 66" ${cut(2)}/>`,
  spade: `<path d="M16 10L60 62M9 16L23 4" ${pen(6)}/><path d="M52 62L66 50C80 58 90 72 90 92C74 92 60 80 52 62Z" ${INK}/><path d="M84 22L22 92" ${pen(6)}/><path d="M58 8C76 6 92 16 98 36C86 24 74 20 60 20Z" ${INK}/>`,
  drum: `<path d="M14 44V78C14 92 86 92 86 78V44Z" ${INK}/><ellipse cx="50" cy="42" rx="36" ry="13" ${INK} stroke="var(--cut)" stroke-width="2.4"/><path d="M15 52L29 84L43 56L57 88L71 56L85 82M15 76C20 88 80 88 85 76" ${cut(2.4)}/><path d="M12 6L52 42M88 6L50 42" ${pen(4.4)}/>`,
  wagon: `<path d="M12 48C8 16 22 8 50 8C78 8 92 16 88 48Z" ${INK}/><path d="M29 10C22 22 22 36 26 48M50 8V48M71 10C78 22 78 36 74 48" ${cut(2.4)}/><path d="M6 50H94L88 66H12Z" ${INK}/><g>${[26, 74].map((x) => `<circle cx="${x}" cy="78" r="19" fill="var(--cut)"/><circle cx="${x}" cy="78" r="15" ${pen(4.6)}/><path d="${rays(x, 78, 3, 14, 8)}" ${pen(2.4)}/>`).join('')}</g>`,
  sight: `<circle cx="50" cy="50" r="36" ${pen(5)}/><circle cx="50" cy="50" r="18" ${pen(2.6)}/><path d="M50 2V36M50 64V98M2 50H36M64 50H98" ${pen(4)}/><circle cx="50" cy="50" r="4" ${INK}/>`,
  exchange: `<path d="M12 58C12 28 34 16 62 20" ${pen(8)}/><path d="M58 4L88 24L56 38Z" ${INK}/><path d="M88 42C88 72 66 84 38 80" ${pen(8)}/><path d="M42 96L12 76L44 62Z" ${INK}/>`,
  blast: `<path d="M50 2L58 32L82 12L70 40L98 44L72 56L90 82L60 68L54 98L44 68L16 86L30 58L2 50L30 42L14 14L42 32Z" ${INK}/>`,
  chevrons: `<path d="M16 46L50 16L84 46M16 78L50 48L84 78" ${pen(14)}/>`,
  boot: `<path d="M34 6H64V52C64 60 74 62 84 66C94 70 96 80 94 88H30C26 76 34 64 34 52Z" ${INK}/><path d="M26 88H96V96H26Z" ${INK}/><path d="M34 20H64M64 58L54 62M68 64L60 70" ${cut(3)}/>`,
  bar: `<path d="M20 80L80 20" ${pen(14)}/>`,
};

const LINES = `<path d="M0 1.5H4" stroke="#f8f1e1" stroke-width=".7" opacity=".18"/>`;
/** @type {[string, number, number, string, string][]} id, width, height, transform, what */
const PATTERNS = [
  ['azure', 4, 3, '', LINES],
  ['ash', 4.2, 4.2, 'rotate(45)', '<path d="M0 2H5" stroke="#2a241d" stroke-width=".7" opacity=".2"/>'],
  ['aim', 6, 6, 'rotate(45)', '<path d="M0 3H6" class="gg-aim"/>'],
  ['hatch', 5, 5, 'rotate(-45)', '<path d="M0 2.5H5" stroke="#7b5b3a" stroke-width=".8" opacity=".5"/>'],
  ['stipple', 9, 9, '', '<g fill="#7b5b3a" opacity=".35"><circle cx="2" cy="2" r=".6"/><circle cx="6.4" cy="6.6" r=".6"/></g>'],
  ['torn', 5, 5, 'rotate(45)', '<path d="M0 0V5" stroke="#000" stroke-width="1.8" opacity=".3"/>'],
  ['gules', 3.4, 4, '', '<path d="M1.7 0V4" stroke="#a23b2e" stroke-width=".8" opacity=".45"/>'],
];

/** Upright gradients: id, above, below. */
const GRADIENTS = [
  ['brass', '#ecd084', '#a1771f'],
  ['bone', '#fffaf0', '#e4d6b8'],
  ['paper', '#fdf8ec', '#efe4ca'],
];

/** Put the library into the document, once. */
export function library() {
  if (document.getElementById('gg-library')) return;
  const symbols = Object.entries(FIGURES).map(
    ([name, body]) => `<symbol id="gg-${name}" viewBox="-4 -8 108 108" overflow="visible"><g stroke-linecap="round" stroke-linejoin="round">${body}</g></symbol>`,
  );
  const patterns = PATTERNS.map(
    ([id, w, h, turn, body]) => `<pattern id="gg-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${turn}">${body}</pattern>`,
  );
  const gradients = GRADIENTS.map(
    ([id, above, below]) => `<linearGradient id="gg-${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`,
  );
  const sheen = '<linearGradient id="gg-sheen" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>';
  const holder = el('svg', { id: 'gg-library', class: 'library', width: 0, height: 0, 'aria-hidden': 'true' });
  holder.innerHTML = `<defs>${[...symbols, ...patterns, ...gradients, sheen].join('')}</defs>`;
  document.body.prepend(holder);
}

/** Whether there is a silhouette of that name. @param {string} name */
export const drawn = (name) => name in FIGURES;
