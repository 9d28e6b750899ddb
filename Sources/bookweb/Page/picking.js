// Dragging without dragging: a tap picks an element up, and the next tap on one of its targets drags it there. The engine
// gets the same choice as from a keyboard, so these taps are not in the trace.

import { drawn } from "./dom.js";
import { outlined } from "./gameparts.js";

/** How long a finger rests on an element that does something when it's tapped until it is picked up, in milliseconds. */
export const liftTime = 500;

/** How far beside a target a finger may be, in CSS pixels. */
const targetReach = 22;

export class Picking {
  constructor(book) {
    this.book = book;
    /** The element that is picked up, or −1, and where it can go. */
    this.number = -1;
    this.choices = [];
    this.opening = 0;
    this.marks = [];
    this.goals = this.ring = this.unmark = null;
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isOn) this.putDown();
    });
  }

  get isOn() { return this.number >= 0; }

  /** Returns the element at a point that can be dragged onto a target, and whether it does something when it's tapped;
      null if there is none. */
  at(x, y) {
    const { engine, pages } = this.book;
    const number = this.lowestPiece(engine.elementAt(x, y));
    const element = pages.page.elements[number];
    const canBePickedUp = element?.draggable || (element?.movable && !element.taps);
    if (!canBePickedUp || this.choicesOf(number).length === 0) return null;
    // A second tap on what is picked up only puts it down.
    return { number, isSlow: element.acts === true, isDropped: number === this.number };
  }

  /** Returns the piece for which the engine offers the place of a group of joined pieces, or the element itself. */
  lowestPiece(number) {
    const { elements, games } = this.book.pages.page, element = elements[number];
    if (element?.piece === undefined) return number;
    const group = games.find((game) => game.element === element.parent)?.pieces[element.piece]?.group;
    return elements.findIndex(({ piece, parent }) => parent === element.parent && piece === group);
  }

  choicesOf(number) {
    return this.book.engine.choices().filter(({ element, area }) => element === number && area);
  }

  /** Picks an element up, and shows where it can go. */
  pick(number) {
    const { book } = this, { engine, games, pages, touchables, words } = book;
    this.putDown();
    const element = pages.page.elements[number];
    if (this.choicesOf(number).length === 0 || !pages.current) return;
    Object.assign(this, { number, opening: engine.stage.opening });
    if (element.piece === undefined) [this.goals, this.ring] = [this.mark("goal"), this.mark("ring")];
    else this.unmark = games.markPlace(number);
    this.follow(engine);
    games.say(`${touchables.labelOf(number, element)}: ${words.where}`);
  }

  /** Adds a drawing on the canvas in front of the page; returns a function that shows other outlines in it. */
  mark(className) {
    const { width, height } = this.book.info;
    const node = outlined(className, width, height, []);
    this.book.pages.current.flat.root.append(node);
    this.marks.push(node);
    let look = "";
    return (outlines) => {
      if (outlines.join() === look) return;
      look = outlines.join();
      node.replaceChildren(...outlines.map((d) => drawn("path", { d })));
    };
  }

  putDown() {
    this.number = -1;
    this.choices = [];
    for (const node of this.marks.splice(0)) node.remove();
    this.goals = this.ring = null;
    this.unmark?.();
    this.unmark = null;
  }

  /** Follows the element and the places where it can go; puts it down when it can't go anywhere any more. */
  follow(engine) {
    if (!this.isOn) return;
    const frame = [...engine.stage.records(), ...engine.areas().records()].find(({ number }) => number === this.number)?.frame;
    if (engine.refusesTurns || engine.stage.opening !== this.opening || !frame) return this.putDown();
    this.choices = this.choicesOf(this.number);
    if (this.choices.length === 0) return this.putDown();
    if (!this.ring) return;
    this.goals(this.choices.map(({ area }) => outlineOf(area)));
    const [a, b, c, d, e, f, width, height] = frame;
    const corner = (x, y) => [a * x + c * y + e, b * x + d * y + f];
    this.ring([outlineOf([...corner(0, 0), ...corner(width, 0), ...corner(width, height), ...corner(0, height)])]);
  }

  /** Returns the choice whose target is at a point of the canvas, or next to it; null if there is none. */
  choiceAt({ x, y }) {
    const found = this.choices.map((choice) => ({ choice, distance: distanceTo(choice.area, x, y) }));
    const [nearest] = found.sort((one, other) => one.distance - other.distance);
    return nearest && nearest.distance * this.book.scale <= targetReach ? nearest.choice : null;
  }

  /** Drags the element onto the target of a choice. */
  take({ item, target }) {
    this.putDown();
    this.book.choose(item, target);
  }
}

/** Returns a polygon as the data of a path. */
function outlineOf(area) { return `M${area.join(" ")}Z`; }

/** Returns the distance between a point and a convex polygon; 0 if it's inside. */
function distanceTo(area, x, y) {
  let least = Infinity, turns = 0;
  const count = area.length / 2;
  for (let index = 0; index < count; index += 1) {
    const [startX, startY] = area.slice(2 * index), next = 2 * ((index + 1) % count);
    const [across, down] = [area[next] - startX, area[next + 1] - startY];
    const [toX, toY] = [x - startX, y - startY];
    turns += Math.sign(across * toY - down * toX);
    const share = Math.max(0, Math.min(1, (toX * across + toY * down) / (across * across + down * down || 1)));
    least = Math.min(least, Math.hypot(toX - share * across, toY - share * down));
  }
  return Math.abs(turns) === count ? 0 : least;
}
