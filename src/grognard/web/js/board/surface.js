// @ts-check
/** The elements of a board: window, sheet, drawing with its layers, and the voice for those who do not see it. */

import { frame, rules } from '../ground/frame.js';
import { path } from '../ground/geometry.js';
import { MARGIN } from '../ground/layout.js';
import { el } from '../symbols.js';
import { html } from './slip.js';

/** @typedef {import('../ground/layout.js').Layout} Layout */

/** @param {HTMLElement} host @param {import('../wire').SceneMessage} scene @param {Layout} layout @param {HTMLCanvasElement} ground */
export function surface(host, scene, layout, ground) {
  const layer = (/** @type {string} */ name) => el('g', { class: `layer-${name}` });
  const layers = { rules: layer('rules'), under: layer('under'), works: layer('works'), pieces: layer('pieces'), tokens: layer('tokens'), names: layer('names'), over: layer('over'), plates: layer('plates'), hand: layer('hand') };
  layers.rules.append(frame(scene, layout), rules(scene, layout), spaces(layout));
  const box = `${-MARGIN} ${-MARGIN} ${layout.width + 2 * MARGIN} ${layout.height + 2 * MARGIN}`;
  const svg = el('svg', { class: 'board-drawing', viewBox: box, tabindex: 0, role: 'application', 'aria-label': scene.title }, Object.values(layers));
  const sheet = html('div', 'board-sheet', [ground, svg]);
  const voice = html('div', 'board-voice');
  voice.setAttribute('aria-live', 'polite');
  const area = html('div', `board-window board-${layout.board}`, [sheet, voice]);
  host.append(area);
  return { window: area, sheet, svg, voice, layers };
}

/** A shape for every space, to be found by whoever points at it. @param {Layout} layout */
function spaces(layout) {
  return el('g', { class: 'spaces' }, layout.list.map((cell) => el('path', { d: path(cell.polygon), class: 'space', 'data-place': cell.id })));
}
