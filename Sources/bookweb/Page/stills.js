// Pages at rest, as miniatures and thumbnails show them.

import { PageView } from "./pageview.js";

export class Stills {
  constructor(engine, assets) {
    this.engine = engine;
    this.assets = assets;
    this.canvas = engine.info();
    /** The pages that miniatures and puzzles on stage show, which are made once in each opening. */
    this.known = new Map();
    this.waiting = [];
  }

  /** Returns a view of a page, or of the cover for 0. If it isn't one of several, it has miniatures of its own. */
  view(number, still = this.engine.still(number), isStill = true) {
    const view = new PageView(this.assets, { ...still.page, isStill }, true);
    view.draw(still.list);
    return view;
  }

  /** Calls a function with a page at rest. That takes a while, so one is made in each frame. */
  ask(number, show) {
    this.forgetOthers();
    if (this.known.has(number)) return show(this.known.get(number));
    this.waiting.push({ number, show });
    if (this.waiting.length === 1) this.makeNext();
  }

  makeNext() {
    requestAnimationFrame(() => {
      const [{ number }] = this.waiting;
      const ready = this.waiting.filter((other) => other.number === number);
      this.waiting = this.waiting.filter((other) => other.number !== number);
      this.forgetOthers();
      if (!this.known.has(number)) this.known.set(number, this.engine.still(number));
      const still = this.known.get(number);
      if (this.waiting.length > 0) this.makeNext();
      for (const { show } of ready) show(still);
    });
  }

  /** Forgets the pages that were made in another opening. */
  forgetOthers() {
    const { opening } = this.engine.stage;
    if (opening !== this.opening) this.known.clear();
    this.opening = opening;
  }
}
