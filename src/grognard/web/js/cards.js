// @ts-check
/** Cards with art made of symbols: panels with arrows for orders by section, emblems for tactics. */

import { livery } from './counters/sides.js';
import { el, library, shape, textWidth, use, word } from './symbols.js';

/** @typedef {import('./wire').CardView} CardView */

const WIDE = 118;
const HIGH = 170;
const SANS = "system-ui, 'Liberation Sans', sans-serif";
const SERIF = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Liberation Serif', serif";

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} cls @param {number} rx */
const box = (x, y, w, h, cls, rx = 0) => el('rect', { x, y, width: w, height: h, class: cls, rx });

/** A text in lines that fit. @param {string} text @param {number} width @param {string} font @returns {string[]} */
export function wrap(text, width, font) {
  const lines = [''];
  for (const part of text.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last ? `${last} ${part}` : part;
    if (last && textWidth(longer, font) > width) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** @param {CardView} view @param {{size?: number, playable?: boolean, selected?: boolean}} how size: its width */
export function card(view, { size = WIDE, playable, selected = false } = {}) {
  library();
  const kind = view.emblem === 'fight_back' ? 'reaction' : ['section', 'tactic', 'reaction'].includes(view.kind) ? view.kind : 'plain';
  const state = `${playable ? ' playable' : ''}${playable === false ? ' idle' : ''}${selected ? ' selected' : ''}`;
  const made = el('svg', { class: `card ${kind}${state}`, viewBox: `0 0 ${WIDE} ${HIGH}`, width: size, height: (size * HIGH) / WIDE, role: 'img', 'aria-label': `${view.name}. ${view.text}` });
  if (selected) made.append(box(-1.5, -1.5, WIDE + 3, HIGH + 3, 'halo', 9));
  made.append(box(1.6, 3, WIDE - 2, HIGH - 2, 'fall', 8), box(0.7, 0.7, WIDE - 1.4, HIGH - 1.4, 'stock', 7), box(4.4, 4.4, WIDE - 8.8, HIGH - 8.8, 'border', 4));
  made.append(shape(`M5 34V9a4 4 0 0 1 4-4H${WIDE - 9}a4 4 0 0 1 4 4V34Z`, 'head'), ...title(view.name));
  made.append(box(11, 39, WIDE - 22, 64, 'picture'));
  if (view.panels?.length === 3) made.append(...sections(view.panels));
  else made.append(...(kind === 'reaction' ? answer() : emblem(view.id in EMBLEMS ? view.id : (view.emblem ?? ''))));
  made.append(...words(view.text, view.panels?.length === 3 ? 115 : 106), word(view.clause ?? '', WIDE / 2, HIGH - 8.4, 'clause-id'));
  return made;
}

/** @param {string} name */
function title(name) {
  const one = textWidth(name, `bold 11.6px ${SERIF}`) <= WIDE - 16;
  if (one) return [word(name, WIDE / 2, 23.6, 'title')];
  const lines = wrap(name, WIDE - 16, `bold 9.6px ${SERIF}`).slice(0, 2);
  return lines.map((line, k) => word(line, WIDE / 2, (lines.length > 1 ? 17.4 : 23) + 12 * k, 'title small'));
}

/** The text as large as the room allows. @param {string} text @param {number} top */
function words(text, top) {
  const room = HIGH - 16 - top;
  let [size, lines] = [9.4, /** @type {string[]} */ ([])];
  do lines = wrap(text, WIDE - 15, `${(size -= 0.2)}px ${SANS}`);
  while (lines.length * size * 1.17 > room && size > 5.6);
  const first = top + (room - (lines.length - 1) * size * 1.17) / 2 + size * 0.35;
  const made = lines.map((line, k) => word(line, WIDE / 2, first + k * size * 1.17, 'words'));
  for (const line of made) line.setAttribute('font-size', size.toFixed(1));
  return made;
}

/** Three sections side by side, one arrow for each order, pointing at the enemy. @param {number[]} panels */
function sections(panels) {
  const third = (WIDE - 22) / 3;
  const parts = panels.flatMap((orders, k) => panel(orders, 11 + k * third, third));
  for (const k of [1, 2]) parts.push(shape(`M${11 + k * third} 40V102`, 'line'));
  const given = panels.filter(Boolean);
  const many = given[0] < 0 ? '∞' : String(given[0]);
  const text = given.length > 1 ? `${given.length}\u202f×\u202f${many}` : many;
  const sign = given[0] < 0 ? '★' : text;
  const wide = Math.max(22, textWidth(sign, `bold 13.5px ${SERIF}`) + 14);
  parts.push(box((WIDE - wide) / 2, 92, wide, 21, 'number', 10.5), word(sign, WIDE / 2, 107, 'number-text'));
  return parts;
}

/** @param {number} orders below nothing: everybody @param {number} x @param {number} third */
function panel(orders, x, third) {
  if (!orders) return [box(x, 39, third, 64, 'unused')];
  const parts = [box(x + 0.5, 39.5, third - 1, 63, 'ground'), box(x + 0.5, 39.5, third - 1, 63, 'grain')];
  const count = orders < 0 ? 5 : orders;
  const wide = Math.min(13, (third - 3) / Math.min(3, count));
  for (let k = 0; k < count; k++) {
    const rear = k >= 3;
    const at = x + third / 2 + (rear ? k - 3.5 : k - (Math.min(3, count) - 1) / 2) * wide;
    parts.push(upward(at, rear ? 81 : orders < 0 ? 60 : 68 - (count === 3 && k === 1 ? 5 : 0), orders < 0 ? 24 : 38, wide * 0.94));
  }
  return parts;
}

/** @param {number} x @param {number} y @param {number} h @param {number} w */
function upward(x, y, h, w) {
  const [a, b, c] = [w * 0.2, w * 0.14, w * 0.17];
  return shape(`M${x - a} ${y + h / 2}Q${x - b} ${y} ${x - c} ${y - h * 0.12}H${x - w / 2}L${x} ${y - h / 2}L${x + w / 2} ${y - h * 0.12}H${x + c}Q${x + b} ${y} ${x + a} ${y + h / 2}Z`, 'order');
}

/** The enemy's blow and the answer to it. */
function answer() {
  const [x, y] = [WIDE / 2, 70];
  return [
    box(11.5, 39.5, WIDE - 23, 63, 'gules'), use('swords', x, y - 1, 42, { class: 'emblem' }),
    shape(`M${x + 27} ${y + 20}C${x + 46} ${y + 8} ${x + 44} ${y - 20} ${x + 28} ${y - 24}`, 'return'), shape(`M${x + 31} ${y - 31}L${x + 19} ${y - 24}L${x + 32} ${y - 17}Z`, 'return-head'),
    shape(`M${x - 27} ${y - 20}C${x - 46} ${y - 8} ${x - 44} ${y + 20} ${x - 26} ${y + 24}`, 'went'),
  ];
}

const [BROAD, LOW] = [212, 132];

/** A card that says much: emblem at the left, words at the right, what is printed below. @param {CardView} view @param {{size?: number, playable?: boolean, selected?: boolean, tags?: string[]}} how size: its width */
export function broad(view, { size = BROAD, playable, selected = false, tags = [] } = {}) {
  library();
  const kind = view.tags?.includes('reaction') ? 'reaction' : view.tags?.includes('mandatory') ? 'tactic' : 'plain';
  const state = `${playable ? ' playable' : ''}${playable === false ? ' idle' : ''}${selected ? ' selected' : ''}`;
  const made = el('svg', { class: `card broad ${kind}${state}`, viewBox: `0 0 ${BROAD} ${LOW}`, width: size, height: (size * LOW) / BROAD, role: 'img', 'aria-label': `${view.name}. ${view.text}` });
  if (selected) made.append(box(-1.5, -1.5, BROAD + 3, LOW + 3, 'halo', 9));
  const [main] = EMBLEMS[view.emblem ?? ''] ?? ['star'];
  const lines = fitted(view.name, BROAD - 78, 2, 15, `bold`, SERIF);
  const text = fitted(view.text, BROAD - 86, Math.floor((LOW - 34 - lines.length * 15) / 12), 11.4, '', SANS);
  made.append(box(1.6, 3, BROAD - 2, LOW - 2, 'fall', 8), box(0.7, 0.7, BROAD - 1.4, LOW - 1.4, 'stock', 7), box(4.4, 4.4, BROAD - 8.8, LOW - 8.8, 'border', 4));
  made.append(el('circle', { cx: 37, cy: 42, r: 27, class: 'medal' }), el('circle', { cx: 37, cy: 42, r: 23.4, class: 'medal-inner' }), use(main, 37, 41.4, 34, { class: 'emblem' }));
  made.append(...lines.rows.map((row, k) => left(row, 72, 21 + k * 15, 'broad-title', lines.size)), ...text.rows.map((row, k) => left(row, 72, 24 + lines.rows.length * 15 + k * (text.size + 1.6), 'broad-words', text.size)));
  made.append(left(view.number ? `n° ${view.number}` : '', 12, LOW - 12, 'broad-number', 11));
  let right = BROAD - 10;
  for (const tag of [...tags].reverse()) {
    const wide = textWidth(tag, `bold 9.4px ${SANS}`) + 9;
    if (right - wide < 50) break;
    made.append(box(right - wide, LOW - 23, wide, 14, 'tag', 3), word(tag, right - wide / 2, LOW - 12.6, 'tag-text'));
    right -= wide + 4;
  }
  return made;
}

/** @param {string} text @param {number} x @param {number} y @param {string} cls @param {number} size */
const left = (text, x, y, cls, size) => el('text', { x, y, class: cls, 'font-size': size.toFixed(1) }, [text]);

/** Rows no more than so many, in letters as large as may be. @param {string} text @param {number} width @param {number} most @param {number} size @param {string} weight @param {string} family */
function fitted(text, width, most, size, weight, family) {
  let rows = wrap(text, width, `${weight} ${size}px ${family}`);
  const room = most * (size + 1.6);
  while (rows.length * (size + 1.6) > room && size > 7.4) rows = wrap(text, width, `${weight} ${(size -= 0.3)}px ${family}`);
  return { rows, size, length: rows.length };
}

/** What stands in the medal, and what stands beside it, by card or by what it does. @type {Record<string, [string, string?]>} */
const EMBLEMS = {
  all_out_offensive: ['flag', 'swords'],
  battle_cry: ['bugle', 'infantry'],
  bombard: ['artillery', 'blast'],
  cavalry_charge: ['cavalry', 'swords'],
  construct_fieldworks: ['spade'],
  counterattack: ['exchange', 'swords'],
  forced_march: ['boot', 'infantry'],
  hit_and_run: ['cavalry', 'exchange'],
  leadership: ['general', 'star'],
  rally: ['drum', 'flag'],
  sharpshooters: ['sight', 'star'],
  short_supply: ['wagon'],
  reinforce: ['drum', 'flag'], confusion: ['exchange'], epidemic: ['skull'], famine: ['skull', 'wagon'], supplies: ['wagon'], score: ['star', 'flag'], contributions: ['coins'], spy: ['eye'], ambush: ['swords', 'eye'],
  engineer: ['gabion', 'spade'], night_assault: ['moon', 'swords'], flood: ['waves'], rain: ['rain'], desertion: ['boot'], truce: ['hands'], fog: ['fog'], end_marker: ['hourglass'],
};

/** A medal on rays. @param {string} name */
function emblem(name) {
  const [main, beside] = EMBLEMS[name] ?? ['star'];
  const [x, y] = [WIDE / 2, 71];
  let rays = '';
  for (let k = 0; k < 40; k++) {
    const [c, s] = [Math.cos((k * Math.PI) / 20), Math.sin((k * Math.PI) / 20)];
    const far = k % 2 ? 31.5 : 35;
    rays += `M${(x + 28 * c).toFixed(1)} ${(y + 28 * s).toFixed(1)}L${(x + far * c).toFixed(1)} ${(y + Math.max(-30, Math.min(30, far * s))).toFixed(1)}`;
  }
  const parts = [box(11.5, 39.5, WIDE - 23, 63, 'grain'), shape(rays, 'rays'), el('circle', { cx: x, cy: y, r: 27, class: 'medal' }), el('circle', { cx: x, cy: y, r: 23.4, class: 'medal-inner' })];
  if (beside) parts.push(use(beside, 22, 92, 17, { class: 'emblem pale' }), use(beside, WIDE - 22, 92, 17, { class: 'emblem pale' }));
  return [...parts, use(main, x, y - 0.6, 34, { class: 'emblem' })];
}

/** The back of a card, in the colours of whoever holds it. @param {string} side @param {{size?: number}} how */
export function back(side, { size = WIDE } = {}) {
  library();
  let lozenges = '';
  for (let y = 22; y < HIGH - 12; y += 14) for (let x = 16; x < WIDE - 10; x += 14) lozenges += `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`;
  return el('svg', { class: `card-back ${livery(side)}`, viewBox: `0 0 ${WIDE} ${HIGH}`, width: size, height: (size * HIGH) / WIDE, 'aria-hidden': 'true' }, [
    box(0.7, 0.7, WIDE - 1.4, HIGH - 1.4, 'stock', 7), box(0.7, 0.7, WIDE - 1.4, HIGH - 1.4, 'weave', 7), box(6, 6, WIDE - 12, HIGH - 12, 'border', 4), shape(lozenges, 'lozenges'),
    el('circle', { cx: WIDE / 2, cy: HIGH / 2, r: 28, class: 'medal' }), el('circle', { cx: WIDE / 2, cy: HIGH / 2, r: 24, class: 'border' }), use('star', WIDE / 2, HIGH / 2 - 1, 34, { class: 'emblem' }),
  ]);
}
