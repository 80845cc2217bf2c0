// @ts-check
/** Mouse, finger and pen: click, drag of a piece, pan, pinch, wheel, long-press. */

/** @typedef {import('../ground/geometry.js').Point} Point */
/** @typedef {{x: number, y: number, piece: string | null, place: string | null}} Touch */

const SLACK = 6; // pixels that a click may wander
const LONG = 450; // milliseconds of a long press
const [REST, GONE] = [420, 260]; // milliseconds that the mouse rests on a stack, or is away from it

export class Pointer {
  /** @param {import('../board.js').Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<number, {x: number, y: number}>} */
    this.down = new Map();
    /** @type {Touch | null} */
    this.start = null;
    /** @type {'' | 'pan' | 'drag' | 'pose' | 'measure' | 'pinch' | 'long'} */
    this.mode = '';
    this.held = false; // the last press became a long one
    this.timer = 0;
    this.over = '';
    this.stack = '';
    const { window: area } = board;
    /** @type {[string, (event: any) => void][]} */
    const listeners = [
      ['pointerdown', (event) => this.press(event)], ['pointermove', (event) => this.move(event)],
      ['pointerup', (event) => this.release(event)], ['pointercancel', (event) => this.cancel(event)],
      ['pointerleave', () => !this.down.size && (this.rest(''), this.hover(null, null))],
      ['contextmenu', (event) => this.mode === 'long' && event.preventDefault()],
    ];
    for (const [name, listener] of listeners) area.addEventListener(name, listener);
    // A finger that goes soon after a long press would click on what has just been laid out under it.
    area.addEventListener('touchend', (event) => this.held && event.preventDefault(), { passive: false });
    area.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
  }

  /** What lies under a point of the screen. @param {{clientX: number, clientY: number}} event @returns {Touch} */
  found({ clientX: x, clientY: y }) {
    const under = document.elementsFromPoint(x, y).map((node) => node.closest('[data-piece]')).find(Boolean);
    return { x, y, piece: under?.getAttribute('data-piece') ?? null, place: this.board.hand.placeAt(this.board.view.point(x, y)) };
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button > 1 || !(/** @type {Element} */ (event.target).closest('.board-sheet'))) return;
    this.board.fan.close();
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.down.size === 2) return this.pinch();
    this.start = this.found(event);
    this.mode = '';
    this.held = false;
    const handle = /** @type {Element} */ (event.target).closest('[data-handle]')?.getAttribute('data-handle');
    if (handle && this.board.hand.grip(handle, 'turn', this.start)) return this.capture(event, 'pose');
    clearTimeout(this.timer);
    if (event.pointerType !== 'mouse') this.timer = window.setTimeout(() => this.long(), LONG);
  }

  long() {
    if (this.mode || !this.start) return;
    this.mode = 'long';
    this.held = true;
    if (this.start.place && this.board.hand.stacked(this.start)) return this.board.hand.spread(this.start.place);
    const { id, kind } = this.board.hand.meant(this.start.piece, this.start.place);
    this.hover(id, kind);
  }

  pinch() {
    clearTimeout(this.timer);
    if (this.mode === 'drag' || this.mode === 'pose') this.board.hand.letGo();
    this.mode = 'pinch';
  }

  /** @param {PointerEvent} event @param {'pan' | 'drag' | 'pose' | 'measure'} mode */
  capture(event, mode) {
    clearTimeout(this.timer);
    this.mode = mode;
    this.board.window.setPointerCapture(event.pointerId);
    this.board.window.classList.add(`is-${mode}`);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const last = this.down.get(event.pointerId);
    if (!last) {
      if (event.pointerType === 'mouse' && !this.down.size) this.hovering(event);
      return;
    }
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (this.mode === 'pinch') this.stretch(event, last);
    else if (!this.mode && this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK) this.begin(event);
    if (this.mode === 'pan') this.board.view.pan(dx, dy);
    if (this.mode === 'drag' || this.mode === 'pose' || this.mode === 'measure') this.board.hand.dragTo(this.board.view.point(event.clientX, event.clientY), this.mode === 'pose' ? this.found(event).piece : null, event.altKey);
    if (this.mode) Object.assign(last, { x: event.clientX, y: event.clientY });
  }

  /** The press has become a movement: of a piece, or of the map. @param {PointerEvent} event */
  begin(event) {
    const { board } = this;
    const start = /** @type {Touch} */ (this.start);
    const { id, kind } = board.hand.meant(start.piece, start.place);
    if (board.hand.measuring || (event.shiftKey && board.layout.board === 'plane')) {
      board.poser.from = board.view.point(start.x, start.y);
      return this.capture(event, 'measure');
    }
    if (start.piece && kind === 'piece' && id && board.hand.grip(id, 'move', start, event)) return this.capture(event, board.layout.board === 'plane' ? 'pose' : 'drag');
    this.capture(event, 'pan');
    board.view.pan(event.clientX - start.x, event.clientY - start.y);
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** Two fingers: zoom about their middle, and move with it. @param {PointerEvent} event @param {{x: number, y: number}} last */
  stretch(event, last) {
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const { left, top } = this.board.window.getBoundingClientRect();
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    this.board.view.pan((event.clientX - last.x) / 2, (event.clientY - last.y) / 2);
    if (before) this.board.view.zoom(after / before, (event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top);
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (!this.down.delete(event.pointerId)) return;
    clearTimeout(this.timer);
    const { mode } = this;
    for (const name of ['pan', 'drag', 'pose', 'measure']) this.board.window.classList.remove(`is-${name}`);
    if (mode === 'pinch') {
      if (!this.down.size) this.mode = '';
      return;
    }
    if (mode === 'drag' || mode === 'pose') this.board.hand.drop(this.found(event), event);
    else if (mode === 'long') this.hover(null, null);
    else if (!mode && this.start) this.board.hand.click(this.start, event);
    this.mode = '';
    this.start = null;
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    clearTimeout(this.timer);
    this.down.delete(event.pointerId);
    this.board.hand.letGo();
    this.mode = '';
    this.start = null;
  }

  /** @param {PointerEvent} event */
  hovering(event) {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest('.board-sheet')) {
      this.rest(target.closest('.fan') ? 'fan' : '');
      return this.hover(null, null);
    }
    const { piece, place } = this.found(event);
    this.rest(place && !this.board.lamp.lights.selected?.length && this.board.hand.stacked({ piece, place }) ? place : '');
    if (piece) this.hover(piece, 'piece');
    else this.hover(place, place ? 'place' : null);
  }

  /** A stack is laid out where the mouse rests, and put together when it goes, unless it goes over to what is laid out. @param {string} stack */
  rest(stack) {
    if (stack === this.stack) return;
    this.stack = stack;
    clearTimeout(this.timer);
    const { hand, fan } = this.board;
    if (stack !== 'fan') this.timer = window.setTimeout(() => (stack ? hand.spread(stack, true) : fan.leave()), stack ? REST : GONE);
  }

  /** Tell once for each thing. @param {string | null} id @param {'piece' | 'place' | null} kind */
  hover(id, kind) {
    if ((id ?? '') === this.over) return;
    this.over = id ?? '';
    this.board.hover(id, kind);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!(/** @type {Element} */ (event.target).closest('.board-sheet, .board-window'))) return;
    event.preventDefault();
    if (this.mode === 'pose') return this.board.poser.turn(Math.sign(event.deltaY) * 50);
    const { left, top } = this.board.window.getBoundingClientRect();
    const delta = event.deltaMode ? event.deltaY * 30 : event.deltaY;
    this.board.view.zoom(Math.exp(-Math.max(-120, Math.min(120, delta)) * (event.ctrlKey ? 0.01 : 0.0022)), event.clientX - left, event.clientY - top);
  }
}
