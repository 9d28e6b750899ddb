// The texts that are on stage, set again below the picture, where a phone held upright has room for larger letters.

/** The least size of the letters in CSS pixels. */
const leastLetters = 18;

class Reading {
  constructor(book) {
    this.book = book;
    this.node = byId("reading");
    this.host = byId("texts");
    this.hint = byId("hint");
    this.rows = new Map();
    this.opening = this.frame = this.hintTime = 0;
    this.host.addEventListener("click", (event) => this.tap(event));
  }

  /** Shows or hides the texts. */
  show(isOn) { this.node.hidden = !isOn; }

  /** Updates the texts to match the stage. */
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
      const size = Math.max(leastLetters, floats[at + field.fontSize] * this.book.scale);
      if (size !== row.size) row.node.style.fontSize = `${row.size = size}px`;
      this.mark(row, ints[at + field.word]);
    }
    for (const row of this.rows.values()) if (row.node.hidden !== (row.frame !== this.frame)) {
      row.node.hidden = !row.node.hidden;
    }
  }

  clear(engine) {
    this.opening = engine.stage.opening;
    this.language = this.book.language;
    this.rows.clear();
    this.host.replaceChildren();
    this.node.scrollTop = 0;
  }

  isOnCanvas(floats, at) {
    const { width, height } = this.book.info;
    const [a, b, c, d, e, f, across, down] = floats.subarray(at, at + 8);
    const xs = [e, e + a * across, e + c * down, e + a * across + c * down];
    const ys = [f, f + b * across, f + d * down, f + b * across + d * down];
    return Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height;
  }

  /** Adds a text in reading order. */
  makeRow(number, element) {
    const node = made("p", element.touchable ? "touch" : "");
    const row = { number, node, words: addWords(node, element), word: -1, size: 0, frame: 0 };
    node.dataset.number = number;
    node.style.textAlign = element.align || "left";
    if (element.font) node.style.fontFamily = fontFamily(element.font);
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

  /** Taps the text in the book that was tapped here. */
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
