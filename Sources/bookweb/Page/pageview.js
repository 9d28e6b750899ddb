// Draws pages with DOM elements: those on stage, and pages at rest.

import { made } from "./dom.js";
import { isListed } from "./captions.js";
import { gameOf, partFor } from "./gameparts.js";
import { field } from "./interface.js";
import { dress } from "./optionlook.js";
import { paintGround } from "./part.js";
import { maskPart, maskParts } from "./rubbing.js";

export class PageView {
  /**
   * @param page the elements of the page in reading order, its background and its games
   * @param isCopy whether the page is already shown elsewhere, so that screen readers must ignore this view
   */
  constructor(assets, page, isCopy = false) {
    this.assets = assets;
    this.page = page;
    // A miniature on a page at rest stays empty.
    this.isStill = page.isStill === true;
    this.showsOptions = page.section === "options" && isListed(page);
    this.root = made("div", "page", "", { "aria-hidden": isCopy || undefined });
    paintGround(this.root, page.background, assets);
    this.root.classList.toggle("pictured", page.background?.asset !== undefined);
    this.parts = new Array(page.elements.length).fill(null);
    this.frame = 0;
  }

  draw({ floats, ints, base, count }) {
    this.frame += 1;
    for (let order = 0, at = base; order < count; order += 1, at += field.count) {
      const element = ints[at + field.element];
      const part = this.parts[element] || this.makePart(element);
      part.frame = this.frame;
      part.draw(floats, ints, at, order);
    }
    for (const part of this.parts) if (part !== null && part.frame !== this.frame) part.hide();
  }

  /** Creates an element when it first comes on stage, and inserts it in reading order. */
  makePart(number) {
    const part = partFor(this.page, number, this.assets, this.isStill);
    const { elements } = this.page;
    if (this.showsOptions) dress(part.node, elements[number], elements, this.assets.stills.engine.options());
    let next = number + 1;
    while (next < this.parts.length && this.parts[next] === null) next += 1;
    this.root.insertBefore(part.node, next < this.parts.length ? this.parts[next].node : this.shade || null);
    this.parts[number] = part;
    maskPart(part, this.page.rubs?.find(({ element }) => element === number));
    return part;
  }

  /** Lets the page's games, and what is rubbed away, look as they do now. */
  play() {
    maskParts(this.parts, this.page.rubs);
    this.parts.forEach((part, number) => {
      const game = part?.play && gameOf(this.page, number);
      if (game) part.play(game);
    });
  }

  /** Darkens the page by a share from 0 to 1. */
  darken(share) {
    if (!this.shade) this.shade = this.root.appendChild(made("div", "shade"));
    this.shade.style.opacity = share;
  }

  remove() { this.root.remove(); }
}

/** Pages at rest, as miniatures and thumbnails show them. */
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
