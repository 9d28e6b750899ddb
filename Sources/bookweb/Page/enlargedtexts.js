// The texts that are on stage, set again below or beside the picture, where a phone has room for larger letters. The
// sections that were made for a book are lists of their texts and pictures there.

import { captionedPicture, isListed } from "./captions.js";
import { byId, made, rounded } from "./dom.js";
import { field } from "./interface.js";
import { dress, optionNamed } from "./optionlook.js";
import { addWords, cssColor, edgesOf, middleOf, Part } from "./part.js";
import { SwatchRow } from "./swatchrow.js";

/** The least size of the letters in CSS pixels: if all texts of the page fit, and if they don't. */
const pleasantLetters = 22, leastLetters = 18;
/** The size of a picture in a list. */
const small = { width: 96, height: 72 };

export class EnlargedTexts {
  constructor(book) {
    this.book = book;
    this.node = byId("reading");
    this.host = byId("texts");
    this.hint = byId("hint");
    this.rows = new Map();
    this.opening = this.frame = this.hintTime = this.width = 0;
    /** Whether a phone held sideways shows anything beside the picture. */
    this.hasTexts = true;
    this.letters = pleasantLetters;
    this.swatches = new SwatchRow((number) => this.tapElement(number));
    this.host.before(this.swatches.node);
    this.host.addEventListener("click", (event) => this.tap(event));
    // The button that has the focus is covered by a list, or is in a picture above the texts.
    for (const name of ["focusin", "focusout"]) byId("touchables").addEventListener(name, () => this.showFocus());
  }

  /** Whether the texts are set again. */
  get isOn() { return !this.node.hidden; }

  /** How much larger than usual the reader wants letters. */
  get factor() { return (this.book.textSize || 100) / 100; }

  /** Shows or hides the texts, in the room that there is now. */
  show(isOn) {
    this.node.hidden = !isOn;
    if (!isOn) this.list(false);
    for (const number of this.rows.keys()) this.quieten(number, isOn);
    this.width = this.host.clientWidth;
    this.letters = pleasantLetters;
    // The room may be another one, even if the texts are as large as they were.
    this.isStirred = true;
  }

  update(engine, pages, passed) {
    if (engine.stage.opening !== this.opening || this.book.language !== this.language) this.enter(engine, pages.page);
    const hasTexts = this.canList || this.hasOwnTexts || engine.stage.page === 0;
    if (hasTexts !== this.hasTexts) {
      this.hasTexts = hasTexts;
      this.book.layout.glide();
    }
    if (this.node.hidden) return;
    if (this.list(!engine.isTurning && this.canList) || this.isNew) this.clear();
    this.frame += 1;
    const { floats, ints } = engine.stage;
    const swatches = [];
    for (const { number, at, frame } of engine.stage.records()) {
      const element = pages.page.elements[number];
      if (!element || floats[at + field.alpha] < 0.1 || !this.isOnCanvas(frame)) continue;
      if (element.swatch !== undefined) swatches.push(number);
      if (element.type !== "text" || !element.text?.trim()) continue;
      const stageSize = floats[at + field.fontSize] * this.book.scale;
      // Of a cover, only buttons with small letters are repeated.
      if (pages.page.section === "cover" && !(element.touchable && stageSize < leastLetters)) continue;
      const row = this.rows.get(number) || this.makeRow(number, element, pages.page, engine.stage);
      Object.assign(row, { frame: this.frame, stageSize });
      const least = this.letters * this.factor;
      const isHeading = this.isListing && element.name === "heading";
      this.setLines(row, this.isListing ? least * (isHeading ? 1.3 : 1) : Math.max(least, row.stageSize));
      if (isHeading) this.node.style.color = cssColor(ints[at + field.color]);
      this.mark(row, ints[at + field.word]);
    }
    this.swatches.update(pages.page, swatches);
    for (const row of this.rows.values()) if (row.node.hidden !== (row.frame !== this.frame)) {
      row.node.hidden = !row.node.hidden;
      this.isStirred = true;
    }
    if (this.isStirred && this.node.scrollHeight > this.node.clientHeight) this.letters = leastLetters;
    this.isStirred = false;
    this.showHint(passed);
  }

  /** Shows a section as a list in the whole room, or ends that; returns whether this has changed. */
  list(isListing) {
    if (isListing === this.isListing) return false;
    this.isListing = isListing;
    document.body.classList.toggle("listing", isListing);
    this.width = this.host.clientWidth;
    return true;
  }

  /** Sets a text in letters of a size, in the lines that the engine breaks. */
  setLines(row, size) {
    if (size === row.size && this.width === row.width) return;
    Object.assign(row, { size, width: this.width });
    this.isStirred = true;
    row.lines.replaceChildren();
    let lines = [];
    const isBroken = () => breaksWord(row.element.text, lines) || (row.node.matches(".value") && lines.length > 1);
    // Letters that are larger than they must be get smaller until each word fits, and a value in one line.
    for (let next = size; next === size || (next >= leastLetters && isBroken()); next *= 0.9) {
      row.node.style.fontSize = `${next}px`;
      lines = this.lines(row.element, Math.max(1, row.lines.clientWidth / next));
    }
    row.words = addWords(row.lines, row.element, lines);
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

  /** Looks at a page that has been opened. The texts of a cover are in its picture, so none are put beside it. */
  enter(engine, page) {
    this.opening = engine.stage.opening;
    this.language = this.book.language;
    this.isNew = true;
    this.canList = engine.stage.page !== 0 && isListed(page);
    this.hasOwnTexts = page.section !== "cover" &&
      page.elements.some(({ text, swatch }) => text?.trim() || swatch !== undefined);
  }

  clear() {
    this.isNew = false;
    this.letters = pleasantLetters;
    this.rows.clear();
    this.host.replaceChildren();
    this.swatches.clear();
    this.node.scrollTop = 0;
    const { isListing } = this, { background, section } = this.book.pages.page;
    this.host.classList.toggle("pairs", isListing && section === "options");
    this.node.style.backgroundColor = isListing ? background?.color ?? background?.colors?.[0] ?? "#fff" : "";
    this.node.style.color = "";
  }

  isOnCanvas(frame) {
    const { width, height } = this.book.info, [left, top, right, bottom] = edgesOf(frame);
    return right >= 0 && left <= width && bottom >= 0 && top <= height;
  }

  /** Adds a text in reading order. */
  makeRow(number, element, page, stage) {
    const picture = element.touchable ? undefined : captionedPicture(stage, page.elements, number);
    const isTouched = element.touchable || picture !== undefined;
    const node = made("p", isTouched ? "touch" : "", "", { "data-number": number });
    const lines = made("span", "lines");
    if (picture !== undefined && this.isListing) node.append(this.smallPicture(page.elements[picture]));
    node.append(lines);
    if (this.isListing) {
      const [, part] = optionNamed(element.name);
      if (element.name === "heading") node.classList.add("heading");
      if (part !== undefined) node.classList.add(part === "label" ? part : "value");
      if (page.section === "options") dress(node, element, page.elements, this.book.engine.options());
    }
    // The copy keeps its lines apart from those of the text on stage.
    const row = {
      number, target: picture ?? number, node, lines, element: { ...element }, words: [], word: -1, size: 0, width: 0,
      frame: 0,
    };
    node.style.textAlign = this.isListing ? "start" : element.align || "left";
    node.style.fontFamily = this.book.assets.typesetter.family(element.font);
    const next = [...this.host.children].find((other) => Number(other.dataset.number) > number);
    this.host.insertBefore(node, next || null);
    this.rows.set(number, row);
    // The button in front of the stage speaks for a text that takes touches.
    if (element.touchable) node.setAttribute("aria-hidden", "true");
    this.quieten(number, true);
    return row;
  }

  /** Returns the picture of a row in a list. */
  smallPicture(element) {
    const { width, height } = small;
    const part = new Part(element, this.book.assets, false, undefined);
    part.resize(width, height);
    return made("span", "small", [part.node], { "aria-hidden": true });
  }

  /** Lets a screen reader find a text only here while it's below the picture. */
  quieten(number, isQuiet) {
    const part = this.book.pages.current?.flat.parts[number];
    if (!part || this.rows.get(number).element.touchable) return;
    if (isQuiet) part.node.setAttribute("aria-hidden", "true");
    else part.node.removeAttribute("aria-hidden");
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

  /** Shows which text belongs to the button that has the focus, and scrolls to it. */
  showFocus() {
    const focused = [...this.book.touchables.boxes.values()].find(({ node }) => node.matches(":focus-visible"));
    for (const { target, node } of this.rows.values()) {
      const hasFocus = target === focused?.number;
      node.classList.toggle("focused", hasFocus);
      if (hasFocus) node.scrollIntoView({ block: "nearest" });
    }
  }

  tap(event) {
    const row = this.rows.get(Number(event.target.closest("p")?.dataset.number));
    if (row && String(getSelection()) === "") this.tapElement(row.target);
  }

  /** Taps the middle of an element on stage. */
  tapElement(number) {
    const part = this.book.pages.current?.flat.parts[number];
    if (!part || !this.book.isRunning) return;
    const { matrix, node } = part;
    // A text without a size is as large as its letters.
    const [x, y] = middleOf([...matrix, part.width || node.offsetWidth, part.height || node.offsetHeight]);
    this.book.tap(rounded(x), rounded(y));
  }

  /** Suggests once to turn the phone, if the picture is larger then and no text is smaller. */
  showHint(passed) {
    const { memory, layout, words } = this.book;
    if (this.hintTime === 0) {
      const isNew = matchMedia("(pointer: coarse)").matches && memory.read("hint") === null;
      this.hintTime = isNew ? 10000 : -1;
    }
    const isBetter = this.hintTime > 0 && this.isBetterTurned(layout);
    if (isBetter) {
      if (this.hintTime === 10000) memory.write("hint", "shown");
      this.hintTime = Math.max(-1, this.hintTime - passed) || -1;
    }
    if (this.hint.hidden === isBetter) this.hint.hidden = !isBetter;
    if (this.hint.textContent !== words.turn) this.hint.textContent = words.turn;
  }

  /** Returns whether the page could be read better if the phone were turned. */
  isBetterTurned(layout) {
    if (!document.body.classList.contains("upright") || this.isListing) return false;
    const turned = layout?.turned();
    if (!turned || turned.scale < 1.1 * this.book.scale) return false;
    const least = turned.hasTexts ? leastLetters * this.factor : 0;
    return [...this.rows.values()].every((row) => (
      row.frame !== this.frame || Math.max(least, (row.stageSize / this.book.scale) * turned.scale) >= row.size));
  }
}

/** Returns whether a line ends within a word of letters that have capitals; scripts such as Chinese have no blanks. */
function breaksWord(text, lines) {
  return lines.some(([, end]) => /^[\p{Lu}\p{Ll}]{2}$/u.test(text.slice(end - 1, end + 1)));
}
