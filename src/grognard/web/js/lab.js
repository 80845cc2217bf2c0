// @ts-check
/** A bench for whoever works on the drawing: every board, state and sheet, from real scenarios and small test scenes. */

import { Board } from './board.js';
import { back, card } from './cards.js';
import { counter, flagTrack } from './counters/index.js';
import { die, roll } from './dice.js';
import { poseText } from './board/poses.js';
import { areas, plane } from './lab-scenes.js';

/** @typedef {{scene: import('./wire').SceneMessage, position: import('./wire').PositionMessage}} Setting */

const query = new URLSearchParams(location.search);
const host = /** @type {HTMLElement} */ (document.getElementById('board'));
const bar = /** @type {HTMLElement} */ (document.getElementById('bar'));
const sheet = /** @type {HTMLElement} */ (document.getElementById('sheet'));
const scenario = query.get('scenario') ?? 'bc01_first_bull_run';
const language = query.get('lang') ?? 'en';
if (query.get('contrast')) document.documentElement.dataset.contrast = query.get('contrast') ?? '';
document.documentElement.classList.toggle('grey', query.has('grey'));

/** @returns {Promise<Setting>} */
async function setting() {
  if (scenario === 'areas') return areas();
  if (scenario === 'plane') return plane();
  return (await fetch(`/api/games/battle_cry/scenarios/${scenario}?lang=${language}${query.has('mid') ? '&mid' : ''}`)).json();
}

/** @param {string} text @param {() => void} act */
function button(text, act) {
  const made = document.createElement('button');
  made.textContent = text;
  made.addEventListener('click', act);
  bar.append(made);
}

/** A row of the sheet. @param {string} title @param {Element[]} things */
function row(title, things) {
  const [head, line] = [document.createElement('h2'), document.createElement('div')];
  head.textContent = title;
  line.className = 'row';
  line.append(...things);
  sheet.append(head, line);
}

/** Everything that is not a board. @param {Setting} found */
function pictures({ scene, position }) {
  const one = new Map(position.pieces.map((piece) => [`${piece.side} ${piece.symbol}`, piece]));
  const general = position.pieces.find((piece) => piece.symbol === 'general') ?? null;
  for (const size of [100, 56, 30]) row(`Counters, ${size} px`, [...one.values()].map((piece) => counter(piece, { size, general: piece.symbol === 'infantry' ? general : null })));
  row('Flags', position.tracks.filter((track) => track.goal).map((track) => flagTrack({ ...track, value: 2 }, { size: 34 })));
  row('Dice', scene.faces.flatMap((face, k) => [die(face, { size: 56, hit: k % 2 ? true : null }), die(face, { size: 40, miss: true })]));
  row('Cards', scene.cards.map((view, k) => card(view, { size: 150, selected: k === 3, playable: k === 5 ? false : undefined })));
  row('Backs', scene.sides.map((side) => back(side.id, { size: 90 })));
}

/** Whatever is picked is lit, and what lies around it. @param {Board} board @param {Setting} found */
function play(board, { scene, position }) {
  const movable = position.pieces.filter((piece) => piece.side === scene.sides[0].id).map((piece) => piece.id);
  board.light({ selectable: movable });
  /** @type {string | null} */
  let chosen = null;
  board.pick = (id, kind) => {
    const piece = position.pieces.find((one) => one.id === (kind === 'piece' ? id : chosen));
    if (kind === 'piece' && movable.includes(id)) chosen = id;
    else if (chosen && piece && kind === 'place') put(piece, id);
    board.light(chosen ? { selected: [chosen], selectable: movable.filter((one) => one !== chosen).concat(scene.spaces.slice(0, 40).map((space) => space.id)) } : { selectable: movable });
    board.show(position, { animate: true });
  };
  board.hover = (id) => (document.title = id ?? 'lab');
}

/** @param {import('./wire').PieceView} piece @param {string} where a place, or a pose in notation */
function put(piece, where) {
  if (piece.pose) piece.pose = where.split(/[,/]/).map((part, k) => Math.round(Number(part) * (k < 2 ? 1000 : 10)));
  else piece.place = where;
}

const found = await setting();
if (query.has('sheet')) {
  host.remove();
  pictures(found);
} else {
  const board = new Board(host, found.scene, { flip: query.has('flip'), reducedMotion: query.has('still') ? true : undefined });
  board.show(found.position);
  play(board, found);
  Object.assign(window, { board, found, roll, poseText });
  await board.ready;
  button('+', () => board.zoomBy(1.3));
  button('−', () => board.zoomBy(1 / 1.3));
  button('fit', () => board.fit());
  button('measure', () => board.measure(!board.hand.measuring));
}
document.body.dataset.ready = 'yes';
