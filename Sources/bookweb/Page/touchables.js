// The touchable elements as invisible buttons for keyboards, switches and screen readers. The button of a draggable
// element offers its drop targets.

import { byId, made, sized } from "./dom.js";
import { rounded } from "./nearest.js";
import { field, ownPoint } from "./part.js";

export class Touchables {
  constructor(book) {
    this.book = book;
    this.host = byId("touchables");
    this.boxes = new Map();
    /** The places of the book's own controls that turn pages; they are kept while a page is turned. */
    this.turners = [];
    this.opening = 0;
  }

  /** Hides the buttons during a page turn, when elements aren't where their buttons are. */
  veil(isTurning) {
    if (this.host.hidden !== isTurning) this.host.hidden = isTurning;
  }

  /** Updates the buttons to match the elements that take touches. */
  update(engine, page) {
    if (engine.stage.opening !== this.opening) {
      this.opening = engine.stage.opening;
      this.host.replaceChildren();
      this.boxes.clear();
    }
    this.left = new Set(this.boxes.keys());
    this.page = page;
    this.twins = new Set();
    if (!engine.isTurning && engine.stage.page !== 0) {
      this.turners = [];
      this.take(engine.stage, (element) => element.touchable);
      this.take(engine.areas(), () => true);
    }
    // The credits have no controls of the book, so all of the page's are needed there.
    if (!engine.isTurning) this.book.controls.giveWay(this.twins);
    for (const number of this.left) this.drop(number);
  }

  /** Updates the button of each element in a list that is wanted. */
  take({ floats, ints, base, count }, isWanted) {
    for (let index = 0, at = base; index < count; index += 1, at += field.count) {
      const number = ints[at + field.element];
      const element = this.page.elements[number];
      if (!element || !isWanted(element) || floats[at + field.width] === 0) continue;
      if (this.book.games.isIdle(number)) continue;
      if (element.type !== "activearea" && element.type !== "group" && floats[at + field.alpha] < 0.02) continue;
      this.left.delete(number);
      for (const control of element.does || []) {
        this.twins.add(control);
        if (control === "next" || control === "previous") {
          this.turners.push({ control, place: floats.slice(at, at + 8) });
        }
      }
      const box = this.boxes.get(number) || this.makeBox(number, element);
      this.fit(box, floats.subarray(at, at + 8));
      this.book.games.mark(box);
    }
  }

  /** Returns what the book's own control at a point of the canvas does: `next`, `previous`, or nothing. */
  turnerAt(x, y) {
    return this.turners.find(({ place }) => {
      const [u, v] = ownPoint(place, x, y);
      return u >= 0 && u <= place[6] && v >= 0 && v <= place[7];
    })?.control;
  }

  /** Creates a button, inserted in reading order. */
  makeBox(number, element) {
    const node = made("button", "", "", {
      "aria-label": this.book.games.label(number) || element.alt || element.text || this.name(element),
      // Fingers and mice act on the stage; this handles Enter, switches and screen readers.
      onclick: (event) => {
        event.preventDefault();
        this.book.act(box);
      },
    });
    const box = { number, element, node, x: 0, y: 0, look: "" };
    const next = [...this.boxes.keys()].filter((other) => other > number).sort((a, b) => a - b)[0];
    this.host.insertBefore(node, next === undefined ? null : this.boxes.get(next).node);
    this.boxes.set(number, box);
    return box;
  }

  /** Returns a name for an element that the book doesn't describe. */
  name({ name, page }) {
    if (page === undefined) return name;
    const { words, info } = this.book;
    return info.contents[page - 1]?.title || `${words.page} ${page}`;
  }

  fit(box, [a, b, c, d, e, f, width, height]) {
    box.x = rounded((a * width + c * height) / 2 + e);
    box.y = rounded((b * width + d * height) / 2 + f);
    const look = `matrix(${a},${b},${c},${d},${e},${f}) ${width} ${height}`;
    if (look === box.look) return;
    box.look = look;
    sized(box.node, width, height).style.transform = `matrix(${a},${b},${c},${d},${e},${f})`;
  }

  drop(number) {
    const { node } = this.boxes.get(number);
    this.boxes.delete(number);
    node.remove();
  }
}
