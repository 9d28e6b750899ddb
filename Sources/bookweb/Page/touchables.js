// The touchable elements as invisible buttons for keyboards, switches and screen readers. The button of a draggable
// element offers its drop targets. A touch that hits nothing counts for a small target beside it, at the nearest point
// inside that.

import { byId, made, rounded, sized } from "./dom.js";
import { field, minTouchableAlpha } from "./interface.js";
import { optionNamed } from "./optionlook.js";
import { middleOf, ownPoint } from "./part.js";

export class Touchables {
  constructor(book) {
    this.book = book;
    this.host = byId("touchables");
    this.boxes = new Map();
    this.opening = 0;
    this.isPlaced = false;
  }

  /** Where the buttons are in the window. */
  get rectangles() { return [...this.boxes.values()].map(({ node }) => node.getBoundingClientRect()); }

  /** Hides the buttons during a page turn, when elements aren't where their buttons are. */
  veil(isTurning) {
    if (this.host.hidden !== isTurning) this.host.hidden = isTurning;
  }

  /** Updates the buttons to match the elements that take touches. */
  update(engine, page) {
    const isNew = engine.stage.opening !== this.opening;
    if (isNew) {
      this.opening = engine.stage.opening;
      this.host.replaceChildren();
      this.boxes.clear();
    }
    this.book.controls.follow(engine);
    this.left = new Set(this.boxes.keys());
    this.page = page;
    this.twins = new Set();
    if (!engine.isTurning && engine.stage.page !== 0) {
      this.take(engine.stage, (element) => element.touchable);
      this.take(engine.areas(), () => true);
    }
    // The credits have no controls of the book, so all of the page's are needed there.
    if (!engine.isTurning) this.book.controls.giveWay(this.twins);
    for (const number of this.left) {
      const { element, node } = this.boxes.get(number);
      this.boxes.delete(number);
      // The button for another value of an option takes its place.
      if (node === document.activeElement) this.boxOfOption(this.optionOf(element))?.node.focus({ focusVisible: true });
      node.remove();
    }
    // While a page is turned, its elements aren't where they will be.
    this.isPlaced &&= !isNew;
    if (this.isPlaced || engine.isTurning) return;
    this.isPlaced = true;
    this.book.resting.place();
  }

  /** Updates the button of each element in a list that is wanted. */
  take(list, isWanted) {
    for (const { number, at, frame } of list.records()) {
      const element = this.page.elements[number];
      if (!element || !isWanted(element) || frame[6] === 0) continue;
      if (this.book.games.isIdle(number)) continue;
      const isDrawn = element.type !== "activearea" && element.type !== "group";
      if (isDrawn && list.floats[at + field.alpha] < minTouchableAlpha) continue;
      this.left.delete(number);
      for (const control of element.does || []) this.twins.add(control);
      const box = this.boxes.get(number) || this.makeBox(number, element);
      this.fit(box, frame);
      this.book.games.mark(box);
    }
  }

  /** Creates a button, inserted in reading order. */
  makeBox(number, element) {
    const option = this.optionOf(element), value = option && this.book.engine.options()[option];
    const isSwitch = typeof value === "boolean";
    const node = made("button", "", "", {
      "aria-label": this.labelOf(number, element, option),
      role: isSwitch ? "switch" : undefined, "aria-checked": isSwitch ? String(value) : undefined,
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

  /** Returns the option that an element of the options shows a value of, or undefined: `music` for `music.2`. */
  optionOf({ name }) {
    const [option, part] = optionNamed(name);
    return part > 0 && Object.hasOwn(this.book.engine.options(), option) ? option : undefined;
  }

  boxOfOption(option) {
    return option && [...this.boxes.values()].find(({ element }) => this.optionOf(element) === option);
  }

  /** Returns what a button is called; an option is called by its label and its value, such as "Music, on". */
  labelOf(number, element, option) {
    const { games } = this.book, { elements } = this.page;
    const label = option && elements.find(({ name }) => name === `${option}.label`);
    if (label?.text) return `${label.text}, ${element.text || element.alt || element.name}`;
    const title = this.page.section && elements[number + 1];
    // In sections, small pictures have their titles below them.
    if (/^title\d+$/.test(title?.name || "") && title.text) return title.text;
    return games.label(number) || element.alt || element.text || this.name(element);
  }

  /** Returns a name for an element that the book doesn't describe. */
  name({ name, page }) {
    if (page === undefined) return name;
    const { words, info } = this.book;
    return info.contents[page - 1]?.title || `${words.page} ${page}`;
  }

  fit(box, frame) {
    const [a, b, c, d, e, f, width, height] = frame;
    [box.x, box.y] = middleOf(frame).map(rounded);
    const look = `matrix(${a},${b},${c},${d},${e},${f}) ${width} ${height}`;
    if (look === box.look) return;
    box.look = look;
    sized(box.node, width, height).style.transform = `matrix(${a},${b},${c},${d},${e},${f})`;
  }
}

/** The size in CSS pixels below which a target is small, and the distance from which it is still touched. */
const smallTarget = 44, reach = 22;

/** Returns the nearest point inside a small target for a point of the canvas, or null if there is none in reach. */
export function nearestTarget(engine, elements, x, y, scale) {
  const found = [];
  engine.frame();
  collectNear(found, engine.stage, (number) => elements[number]?.touchable, elements, x, y, scale);
  collectNear(found, engine.areas(), () => true, elements, x, y, scale);
  found.sort((one, other) => one.distance - other.distance);
  for (const { point, middle } of found) {
    // Rounding may move a point out of its target; then a point slightly further inside is taken.
    for (const share of [0, 0.05, 0.2, 0.5]) {
      const [nearX, nearY] = [0, 1].map((axis) => rounded(point[axis] + (middle[axis] - point[axis]) * share));
      if (engine.hits(nearX, nearY)) return { x: nearX, y: nearY };
    }
  }
  return null;
}

function collectNear(found, list, isWanted, elements, x, y, scale) {
  for (const { number, frame } of list.records()) {
    if (!isWanted(number)) continue;
    const [a, b, c, d, e, f, width, height] = frame;
    const right = Math.hypot(a, b), down = Math.hypot(c, d);
    const least = Math.min(right * width, down * height) * scale;
    if (!(least > 0) || least >= smallTarget || a * d === b * c) continue;
    const onCanvas = (u, v) => [a * u + c * v + e, b * u + d * v + f];
    const [u, v] = ownPoint([a, b, c, d, e, f], x, y);
    const inside = elements[number]?.ellipse
      ? nearestOnEllipse(u, v, width, height, right, down)
      : [Math.max(0, Math.min(width, u)), Math.max(0, Math.min(height, v))];
    const point = onCanvas(...inside);
    const distance = Math.hypot(point[0] - x, point[1] - y) * scale;
    if (distance <= reach) found.push({ point, distance, middle: middleOf(frame) });
  }
}

/** Returns the point of an ellipse that is nearest to a point outside it, measured on the canvas. */
function nearestOnEllipse(u, v, width, height, right, down) {
  let best = null, least = Infinity;
  for (let step = 0; step < 90; step += 1) {
    const angle = (step / 45) * Math.PI;
    const point = [(width / 2) * (1 + Math.cos(angle)), (height / 2) * (1 + Math.sin(angle))];
    const distance = Math.hypot((point[0] - u) * right, (point[1] - v) * down);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}
