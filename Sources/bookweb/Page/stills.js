// Pages at rest, as miniatures and thumbnails show them.

class Stills {
  constructor(engine, assets) {
    this.engine = engine;
    this.assets = assets;
    this.canvas = engine.info();
    /** The pages that miniatures on stage show, which are made once in each opening. */
    this.known = new Map();
    this.waiting = [];
  }

  /** Returns a view of a page, or of the cover for 0. */
  view(number, still = this.engine.still(number)) {
    const view = new PageView(this.assets, { ...still.page, isStill: true }, true);
    view.draw(still.list);
    return view;
  }

  /** Calls a function with a view of a page for a miniature. That takes a while, so one is drawn in each frame. */
  draw(number, show) {
    this.waiting.push({ number, show });
    if (this.waiting.length === 1) this.drawNext();
  }

  drawNext() {
    requestAnimationFrame(() => {
      const { number, show } = this.waiting.shift();
      if (this.waiting.length > 0) this.drawNext();
      const { opening } = this.engine.stage;
      if (opening !== this.opening) this.known.clear();
      this.opening = opening;
      if (!this.known.has(number)) this.known.set(number, this.engine.still(number));
      show(this.view(number, this.known.get(number)));
    });
  }
}
