// @ts-check
/** The keyboard on the board: a ring that goes from space to space, and keys for the view. */

import { neighbour } from '../ground/layout.js';

export class Keyboard {
  /** @param {import('../board.js').Board} board */
  constructor(board) {
    this.board = board;
    const { svg, window: area } = board;
    svg.addEventListener('keydown', (event) => this.press(/** @type {KeyboardEvent} */ (event)));
    svg.addEventListener('focus', () => area.classList.toggle('has-focus', svg.matches(':focus-visible')));
    svg.addEventListener('blur', () => {
      area.classList.remove('has-focus');
      board.ring(null);
    });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { board } = this;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.move(-1, 0), ArrowRight: () => this.move(1, 0), ArrowUp: () => this.move(0, -1), ArrowDown: () => this.move(0, 1),
      Enter: () => this.pick(event), ' ': () => this.pick(event), '+': () => board.zoomBy(1.25), '-': () => board.zoomBy(0.8), 0: () => board.fit(),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }

  /** @param {number} dx @param {number} dy */
  move(dx, dy) {
    const { layout, focused } = this.board;
    const from = focused ? layout.cells.get(focused) : undefined;
    const next = from ? neighbour(layout.list, from, dx, dy) : this.entrance();
    if (next) this.board.ring(next.id);
  }

  /** Where it begins: at what is chosen or can be, else in the middle. */
  entrance() {
    const { layout, pieces, lamp } = this.board;
    const { selected = [], selectable = [], targets = [] } = lamp.lights;
    const id = [...selected, ...targets, ...selectable].find((one) => pieces.views.has(one) || layout.cells.has(one)) ?? '';
    return layout.cells.get(pieces.views.get(id)?.place ?? id) ?? layout.list[Math.floor(layout.list.length / 2)];
  }

  /** Enter: choose what has the ring; where several can be chosen, lay them out. @param {Event} event */
  pick(event) {
    const { focused, pieces, hand, lamp, fan } = this.board;
    if (!focused) return;
    const there = pieces.at(focused);
    const { lit } = hand;
    if (there.filter((one) => lit.has(one.id)).length > 1) return fan.open(there, lamp.spot(focused) ?? [0, 0], lit);
    hand.pick(hand.meant(null, focused), event);
  }
}
