// The texts that are on stage, set again below the picture, where a phone held upright has room for larger letters.

import { byId, made, rounded } from "./dom.js";
import { field } from "./interface.js";
import { addWords, edgesOf } from "./part.js";

/** The least size of the letters in CSS pixels: if all texts of the page fit, and if they don't. */
const pleasantLetters = 22, leastLetters = 18;

export class EnlargedTexts {
  constructor(book) {
    this.book = book;
    this.node = byId("reading");
    this.host = byId("texts");
    this.hint = byId("hint");
    this.rows = new Map();
    this.opening = this.frame = this.hintTime = this.width = 0;
    this.letters = pleasantLetters;
    this.host.addEventListener("click", (event) => this.tap(event));
  }

  /** Shows or hides the texts, in the room that there is now. */
  show(isOn) {
    this.node.hidden = !isOn;
    this.width = this.host.clientWidth;
    this.letters = pleasantLetters;
    // The room may be another one, even if the texts are as large as they were.
    this.isStirred = true;
  }

  update(engine, pages, passed) {
    if (this.node.hidden) return;
    this.showHint(passed);
    if (engine.stage.opening !== this.opening || this.book.language !== this.language) this.clear(engine);
    this.frame += 1;
    const { floats, ints, base, count } = engine.stage;
    for (let index = 0, at = base; index < count; index += 1, at += field.count) {
      const number = ints[at + field.element];
      const element = pages.page.elements[number];
      if (element?.type !== "text" || !element.text?.trim()) continue;
      if (floats[at + field.alpha] < 0.1 || !this.isOnCanvas(floats, at)) continue;
      const row = this.rows.get(number) || this.makeRow(number, element);
      row.frame = this.frame;
      this.setLines(row, Math.max(this.letters, floats[at + field.fontSize] * this.book.scale));
      this.mark(row, ints[at + field.word]);
    }
    for (const row of this.rows.values()) if (row.node.hidden !== (row.frame !== this.frame)) {
      row.node.hidden = !row.node.hidden;
      this.isStirred = true;
    }
    if (this.isStirred && this.node.scrollHeight > this.node.clientHeight) this.letters = leastLetters;
    this.isStirred = false;
  }

  /** Sets a text in letters of a size, in the lines that the engine breaks. */
  setLines(row, size) {
    if (size === row.size && this.width === row.width) return;
    Object.assign(row, { size, width: this.width });
    this.isStirred = true;
    const { paddingLeft, paddingRight } = getComputedStyle(row.node);
    const width = this.width - parseFloat(paddingLeft) - parseFloat(paddingRight);
    row.node.style.fontSize = `${size}px`;
    row.node.replaceChildren();
    row.words = addWords(row.node, row.element, this.lines(row.element, Math.max(1, width / size)));
    row.words[row.word]?.classList.add("spoken");
  }

  /** Returns the lines of a text, in a width in font sizes. */
  lines(element, width) {
    // The browser measures in fractions of a pixel, so a line isn't filled to the last one.
    const most = 0.995 * width;
    let room = most, set = null;
    // A font of the device may be wider than the one that lines are broken for. Its lines aren't drawn narrower, as in
    // the picture, but broken for less room, because here there is room for more of them.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      set = this.book.assets.typesetter.lines(element, room);
      const share = (most / room) * set.squeeze;
      if (share >= 1) break;
      room *= Math.min(share, 0.97);
    }
    return set.ranges;
  }

  clear(engine) {
    this.opening = engine.stage.opening;
    this.language = this.book.language;
    this.letters = pleasantLetters;
    this.rows.clear();
    this.host.replaceChildren();
    this.node.scrollTop = 0;
  }

  isOnCanvas(floats, at) {
    const { width, height } = this.book.info, [left, top, right, bottom] = edgesOf(floats.subarray(at, at + 8));
    return right >= 0 && left <= width && bottom >= 0 && top <= height;
  }

  /** Adds a text in reading order. */
  makeRow(number, element) {
    const node = made("p", element.touchable ? "touch" : "", "", { "data-number": number });
    // The copy keeps its lines apart from those of the text on stage.
    const row = { number, node, element: { ...element }, words: [], word: -1, size: 0, width: 0, frame: 0 };
    node.style.textAlign = element.align || "left";
    node.style.fontFamily = this.book.assets.typesetter.family(element.font);
    const next = [...this.host.children].find((other) => other.dataset.number > number);
    this.host.insertBefore(node, next || null);
    this.rows.set(number, row);
    return row;
  }

  /** Marks the word that is spoken, and scrolls to it. */
  mark(row, word) {
    if (word === row.word) return;
    row.words[row.word]?.classList.remove("spoken");
    row.word = word;
    const node = row.words[word];
    if (!node) return;
    node.classList.add("spoken");
    const [box, frame] = [node.getBoundingClientRect(), this.node.getBoundingClientRect()];
    if (box.bottom > frame.bottom - 8) this.node.scrollTop += box.top - frame.top - 16;
    else if (box.top < frame.top) this.node.scrollTop -= frame.top - box.top + 16;
  }

  tap(event) {
    const row = event.target.closest("p");
    const part = row && this.book.pages.current?.flat.parts[row.dataset.number];
    if (!part || !this.book.isRunning || String(getSelection()) !== "") return;
    const [box, stage] = [part.node.getBoundingClientRect(), byId("stage").getBoundingClientRect()];
    const { scale } = this.book;
    const [x, y] = [box.left + box.width / 2 - stage.left, box.top + box.height / 2 - stage.top];
    this.book.tap(rounded(x / scale), rounded(y / scale));
  }

  /** Suggests once to turn the phone if the book is larger then. */
  showHint(passed) {
    const { memory, info, words } = this.book;
    if (this.hintTime === 0) {
      const isUseful = info.width > info.height && matchMedia("(pointer: coarse)").matches;
      this.hintTime = isUseful && memory.read("hint") === null ? 10000 : -1;
      if (this.hintTime > 0) memory.write("hint", "shown");
    }
    if (this.hintTime > 0) this.hintTime = Math.max(-1, this.hintTime - passed) || -1;
    this.hint.hidden = this.hintTime < 0;
    if (this.hint.textContent !== words.turn) this.hint.textContent = words.turn;
  }
}
