// @ts-check
/** Movement that can be cut short: every animation of a board, and the promise that it has ended. */

export const GLIDE = 250;

export class Motion {
  /** @param {boolean} still no movement at all */
  constructor(still) {
    this.still = still;
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {Set<(value?: unknown) => void>} */
    this.waiting = new Set();
    this.hurried = false;
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {number} duration @param {string} easing */
  async run(element, frames, duration, easing = 'cubic-bezier(.35,.1,.25,1)') {
    if (this.still || this.hurried || !element.animate) return;
    const animation = element.animate(frames, { duration, easing });
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  /** @param {number} duration */
  async wait(duration) {
    if (this.still || this.hurried) return;
    await new Promise((done) => {
      this.waiting.add(done);
      setTimeout(done, duration);
    });
  }

  /** To the end of everything that moves. */
  skip() {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
    for (const done of this.waiting) done();
    this.waiting.clear();
  }

  /** A new scene may move again. */
  begin() {
    this.hurried = false;
    this.waiting.clear();
  }
}
