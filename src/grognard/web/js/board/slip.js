// @ts-check
/** Paper over the board that keeps its size: the reason of a refusal, and the magnifier of a stack. */

import { counter } from '../counters/counter.js';

/** @typedef {import('../ground/geometry.js').Point} Point */

/** @param {string} name @param {string} cls @param {(Node | string)[]} inner */
export function html(name, cls, inner = []) {
  const made = document.createElement(name);
  made.className = cls;
  made.append(...inner);
  return made;
}

export class Slip {
  /** @param {HTMLElement} host @param {import('./view.js').View} view */
  constructor(host, view) {
    this.view = view;
    this.node = html('div', 'slip');
    this.node.hidden = true;
    this.node.setAttribute('role', 'alert');
    /** @type {Point | null} */
    this.at = null;
    host.append(this.node);
  }

  /** @param {{text: string, clause?: string} | null} said @param {Point | null} at */
  show(said, at) {
    this.at = said && at;
    this.node.hidden = !this.at;
    if (!said) return this.node.replaceChildren();
    const parts = [html('span', 'slip-text', [said.text])];
    if (said.clause) {
      const link = html('button', 'clause', [said.clause]);
      link.dataset.clause = said.clause;
      parts.push(link);
    }
    this.node.replaceChildren(...parts);
    this.place();
  }

  /** Beside its place, wherever there is room. */
  place() {
    if (!this.at) return;
    const [x, y] = this.view.pixel(this.at);
    const { clientWidth: w, clientHeight: h } = this.view.window;
    const [wide, high] = [this.node.offsetWidth, this.node.offsetHeight];
    const reach = 30 * this.view.k;
    const below = y + reach + high + 14 < h;
    const left = Math.max(6, Math.min(w - wide - 6, x - wide * 0.5));
    this.node.style.left = `${left}px`;
    this.node.style.top = `${Math.max(6, below ? y + reach + 10 : y - reach - high - 10)}px`;
    this.node.style.setProperty('--tail', `${Math.max(14, Math.min(wide - 14, x - left))}px`);
    this.node.classList.toggle('above', !below);
  }
}

export class Fan {
  /** @param {HTMLElement} host @param {import('./view.js').View} view @param {(id: string, event: Event) => void} pick */
  constructor(host, view, pick) {
    this.view = view;
    this.pick = pick;
    this.node = html('div', 'fan');
    this.node.hidden = true;
    this.brief = false;
    this.node.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
    });
    host.append(this.node);
  }

  /** Lay the pieces of a place out, large enough for a finger. @param {import('../wire').PieceView[]} pieces @param {Point} at @param {Set<string>} able @param {boolean} brief until the mouse leaves it */
  open(pieces, at, able, brief = false) {
    this.brief = brief;
    const buttons = pieces.map((piece) => {
      const button = html('button', `fan-piece${able.has(piece.id) ? ' able' : ''}`, [counter({ ...piece, badges: (piece.badges ?? []).filter((name) => name !== 'attached') }, { size: 64 }), html('span', 'fan-name', [piece.name || piece.label])]);
      button.addEventListener('click', (event) => {
        this.close();
        this.pick(piece.id, event);
      });
      return button;
    });
    this.node.replaceChildren(...buttons);
    this.node.hidden = false;
    const [x, y] = this.view.pixel(at);
    const { clientWidth: w, clientHeight: h } = this.view.window;
    const [wide, high] = [this.node.offsetWidth, this.node.offsetHeight];
    this.node.style.left = `${Math.max(6, Math.min(w - wide - 6, x - wide / 2))}px`;
    this.node.style.top = `${Math.max(6, Math.min(h - high - 6, y - high - 30 * this.view.k))}px`;
    if (!brief) buttons[0]?.focus();
  }

  /** The mouse has gone elsewhere. */
  leave() {
    if (this.brief) this.close();
  }

  close() {
    this.node.hidden = true;
  }
}
