// Puzzles and pictures to colour, for readers who don't touch, and what happens around them: what is said aloud, hints,
// and paper that rains at the end.
//
// A game is played in two steps: the reader takes a piece or a colour, and then chooses where it goes, among buttons at
// the places on stage.

import { nameInPalette, nameOfColor } from "./colors.js";
import { byId, made, sized } from "./dom.js";
import { gameOf, outlined } from "./gameparts.js";
import { ownPoint } from "./part.js";

/** How long a hint is shown, in milliseconds. */
const hintTime = 2000;

export class Games {
  constructor(book) {
    this.book = book;
    this.said = byId("told");
    this.toSay = [];
    /** The buttons of the places where what was taken can go. */
    this.places = [];
  }

  get view() { return this.book.pages.current?.flat; }

  get page() { return this.book.pages.page; }

  /** Returns the game that an element is or belongs to. */
  of(number) { return this.page.elements[number] ? gameOf(this.page, number) : undefined; }

  // MARK: Names

  /** Returns what a piece, a colour or a picture is called; nothing for other elements. */
  label(number) {
    const { words } = this.book;
    const { piece, swatch, type, alt } = this.page.elements[number];
    if (piece !== undefined) return `${words.piece} ${piece + 1}`;
    if (type === "coloring") return alt || words.picture;
    const game = swatch === undefined ? undefined : this.of(number);
    return game && nameInPalette(game, swatch, words);
  }

  /** Returns whether a button for an element would do nothing; a piece that is joined to a lower one goes with that. */
  isIdle(number) {
    const { piece } = this.page.elements[number];
    if (piece === undefined) return false;
    const state = this.of(number)?.pieces[piece];
    return !state || state.placed === true || state.group !== piece;
  }

  mark({ number, node }) {
    const { swatch } = this.page.elements[number];
    if (swatch !== undefined) node.setAttribute("aria-pressed", this.of(number)?.chosen === swatch + 1);
  }

  nameOfRegion({ name, color, target = 0 }) {
    const { words } = this.book;
    const called = /^\d+$/.test(name) ? `${words.region} ${name}` : name;
    const number = target ? ` (${target})` : "";
    return `${called}${number}: ${color ? nameOfColor(color, words) : words.empty}`;
  }

  // MARK: Two steps

  /** Takes what a button stands for, and offers the places for it; returns whether it belongs to a game. */
  take({ number, node }, choices) {
    const { book } = this;
    const { piece, swatch, parent } = this.page.elements[number];
    const game = this.of(number);
    if (!game) return false;
    const first = choices.find((choice) => choice.element === number);
    if (piece !== undefined) {
      if (first) this.offer(node, parent, [this.home(game, first)]);
      return true;
    }
    if (!first) return true;
    // Choosing and filling are one input, so that a recording repeats both.
    const color = swatch === undefined ? game.chosen : swatch + 1;
    this.say(nameInPalette(game, color - 1, book.words));
    this.offer(node, game.element, game.regions.map((region, index) => ({
      label: this.nameOfRegion(region), box: region.box,
      act: () => book.command(() => book.engine.fill(game.element, index, color)),
    })));
    return true;
  }

  /** Returns the place of a piece on the board. */
  home({ pieces, width, height }, { element, item, target }) {
    const { piece } = this.page.elements[element];
    const { x, y } = pieces[piece];
    const next = (numbers, from, end) => Math.min(end, ...numbers.filter((number) => number > from));
    const right = next(pieces.map((other) => other.x), x, width);
    const down = next(pieces.map((other) => other.y), y, height);
    return {
      label: `${this.label(element)}: ${this.book.words.place}`, box: [x, y, right - x, down - y],
      act: () => this.book.choose(item, target),
    };
  }

  /** Shows buttons at some places of an element, of which the first is focused. */
  offer(origin, owner, places) {
    this.withdraw();
    const part = this.view?.parts[owner];
    if (!part || places.length === 0) return;
    this.origin = origin;
    this.owner = owner;
    this.places = places.map(({ label, box: [x, y, width, height], act }) => {
      const node = sized(made("button", "place", "", {
        "aria-label": label,
        onclick: (event) => {
          event.preventDefault();
          act();
          this.finish();
        },
        onkeydown: (event) => this.key(event),
        onblur: ({ relatedTarget }) => this.places.includes(relatedTarget) || this.withdraw(),
      }), width, height);
      node.style.transform = `matrix(${part.matrix}) translate(${x}px,${y}px)`;
      return node;
    });
    origin.after(...this.places);
    this.say(this.book.words.where);
    this.places[0].focus({ focusVisible: true });
  }

  /** Moves between the places, or gives up. */
  key(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key !== "Escape" && !step) return;
    event.preventDefault();
    if (!step) return this.finish();
    const count = this.places.length;
    this.places[(this.places.indexOf(event.target) + step + count) % count].focus({ focusVisible: true });
  }

  /** Removes the places, and goes on where the reader was. */
  finish() {
    const { origin, owner } = this;
    const { touchables, engine } = this.book;
    this.withdraw();
    touchables.update(engine, this.page);
    // The button of a piece that has been placed is gone; then the next piece follows.
    const next = [...touchables.boxes.values()].find(({ element }) => element.parent === owner);
    (origin.isConnected ? origin : next?.node)?.focus({ focusVisible: true });
  }

  withdraw() { for (const node of this.places.splice(0)) node.remove(); }

  // MARK: Around the book

  /** Says a text aloud, together with others that follow at once. */
  say(text) {
    if (!text) return;
    this.toSay.push(text);
    if (this.toSay.length > 1) return;
    queueMicrotask(() => {
      const whole = this.toSay.join(". ");
      this.toSay = [];
      // A text that doesn't change would not be heard again.
      this.said.textContent = this.said.textContent === whole ? `${whole}\u00A0` : whole;
    });
  }

  hear(event) {
    const { elements } = this.page;
    const { book } = this, { words } = book;
    const indexOf = (name) => elements.findIndex((element) => element.name === name);
    const named = (name) => (indexOf(name) < 0 ? "" : this.label(indexOf(name)));
    switch (event.event) {
      case "piece.placed": return this.say(`${named(event.item)}: ${words.place}`);
      case "piece.joined": return this.say(`${named(event.item)} + ${named(event.other)}`);
      case "piece.turned": return this.say(`${named(event.item)}: ${event.value}°`);
      case "puzzle.hinted":
        this.say(named(event.other));
        return this.hint(indexOf(event.other));
      case "color.chosen": return this.say(nameOfColor(event.value, words));
      case "region.filled":
        return this.say(this.nameOfRegion({ name: event.name, color: event.value === "none" ? null : event.value }));
      case "coloring.cleared": return this.say(words.empty);
      case "puzzle.completed":
      case "coloring.completed":
        this.say(words.done);
        if (!book.engine.reducesMotion && !book.engine.options().reducedMotion) rainPaper(byId("stage"));
        return undefined;
      default: return undefined;
    }
  }

  /** Shows for a while where a piece belongs, and which one it is. */
  hint(number) {
    const unmark = this.markPlace(number);
    if (unmark) setTimeout(unmark, hintTime);
  }

  /** Marks a piece and its place; returns a function that removes the marks, or null if there is nothing to mark. */
  markPlace(number) {
    const { view } = this;
    const element = this.page.elements[number], game = element && this.of(number);
    const board = element && view?.parts[element.parent];
    if (!game || !board) return null;
    const { width, height, pieces } = game;
    const mark = outlined("goal", width, height, [pieces[element.piece].path]);
    mark.style.transform = board.node.style.transform;
    view.root.append(mark);
    const { node } = view.parts[number] || {};
    node?.classList.add("hinted");
    return () => {
      mark.remove();
      node?.classList.remove("hinted");
    };
  }

  /** Returns whether a point of the canvas is on the board of a puzzle that isn't complete; no swipe begins there. */
  isOnBoard(x, y) {
    return (this.page.games || []).some(({ element, pieces, width, height }) => {
      const part = this.view?.parts[element];
      if (!part || part.isAway || !pieces || pieces.every(({ placed }) => placed)) return false;
      const [u, v] = ownPoint(part.matrix, x, y);
      return u >= 0 && u <= width && v >= 0 && v <= height;
    });
  }
}

const scrapColors = ["#e53935", "#fb8c00", "#fdd835", "#7cb342", "#29b6f6", "#8e44ad", "#f48fb1"];

/** How long paper rains, in milliseconds, and how many scraps there are. */
const rainTime = 2000, scrapCount = 70;

function rainPaper(stage) {
  const rain = made("div", "rain", "", { "aria-hidden": true });
  for (let index = 0; index < scrapCount; index += 1) {
    const scrap = rain.appendChild(made("i"));
    scrap.style.left = `${Math.random() * 100}%`;
    scrap.style.backgroundColor = scrapColors[index % scrapColors.length];
    const start = Math.random() * rainTime * 0.4;
    const turned = Math.random() * 360, drift = Math.random() * 16 - 8;
    scrap.animate([
      { top: "-5%", transform: `rotate(${turned}deg)` },
      { top: "105%", transform: `translateX(${drift}em) rotate3d(1,1,.4,${turned + 900}deg)` },
    ], { delay: start, duration: rainTime - start, easing: "cubic-bezier(.3,.1,.8,.9)", fill: "both" });
  }
  stage.append(rain);
  setTimeout(() => rain.remove(), rainTime);
}
