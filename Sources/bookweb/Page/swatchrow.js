// The colours of a picture to colour, set again below the picture, where a phone has room for larger ones.

import { made } from "./dom.js";
import { gameOf, markSwatch, swatchNode } from "./gameparts.js";

export class SwatchRow {
  /** @param tap is called with the number of the element that is meant */
  constructor(tap) {
    // Those on stage are what keyboards and screen readers find.
    this.node = made("div", "", "", { id: "swatches", "aria-hidden": true });
    this.tap = tap;
    this.buttons = new Map();
  }

  /** Shows the colours with these numbers of elements. */
  update(page, numbers) {
    for (const [number, button] of this.buttons) {
      if (numbers.includes(number)) continue;
      button.remove();
      this.buttons.delete(number);
    }
    for (const number of numbers) {
      const element = page.elements[number];
      markSwatch(this.buttons.get(number) || this.make(number, element), element, gameOf(page, number));
    }
  }

  make(number, element) {
    const button = swatchNode("button", element, { tabIndex: -1, onclick: () => this.tap(number) });
    this.buttons.set(number, button);
    this.node.append(button);
    return button;
  }

  clear() {
    this.buttons.clear();
    this.node.replaceChildren();
  }
}
