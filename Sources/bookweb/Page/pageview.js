// Draws a page with DOM elements.

import { made } from "./dom.js";
import { gameOf, partFor } from "./gameparts.js";
import { field, paintGround } from "./part.js";

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
    this.root = made("div", "page", "", { "aria-hidden": isCopy || undefined });
    paintGround(this.root, page.background, assets);
    this.parts = new Array(page.elements.length).fill(null);
    this.frame = 0;
  }

  /** Draws a list of elements, from back to front. */
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
    let next = number + 1;
    while (next < this.parts.length && this.parts[next] === null) next += 1;
    this.root.insertBefore(part.node, next < this.parts.length ? this.parts[next].node : this.shade || null);
    this.parts[number] = part;
    return part;
  }

  /** Lets the page's games look as they do now. */
  play() {
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
