// The engine, a WebAssembly module without imports, which exchanges numbers and bytes in its memory.

/** The animation of an entering or leaving page, by its number in the module. */
export const turnKind = { slide: 0, fade: 1, curl: 2, flip: 3, bookOpen: 4, none: 5 };

/** The half of a page that turns about the spine. */
export const leafSide = { none: 0, left: 1, right: 2 };

/** What playthroughs do with games, in the order of the module's numbers. */
const gameActions = ["hint", "restart", "undo", "clear", "solve", "fill", "press"];

const phases = { began: 0, moved: 1, ended: 2, cancelled: 3 };

/** A list of drawn elements: records of 16 words, viewed as floats and as integers. */
export class DrawnList {
  constructor() {
    this.page = this.opening = this.count = this.base = 0;
    this.ints = new Int32Array(0);
    this.floats = new Float32Array(this.ints.buffer);
  }

  /** Takes over records from the module's memory, which the next call may change. */
  hold(words) {
    if (words.length > this.ints.length) {
      this.ints = new Int32Array(2 * words.length);
      this.floats = new Float32Array(this.ints.buffer);
    }
    this.ints.set(words);
  }

  /** Returns a copy of the records in separate memory. */
  copied() {
    const copy = Object.assign(new DrawnList(), this, { base: 0 });
    const words = this.ints.slice(this.base, this.base + this.count * 16);
    copy.ints = words;
    copy.floats = new Float32Array(words.buffer);
    return copy;
  }
}

/** The position of a page during a page turn. */
export class Place {
  constructor() {
    this.kind = turnKind.none;
    this.leaf = leafSide.none;
    this.x = this.y = this.alpha = this.scale = this.angle = 0;
  }

  read(ints, floats, at) {
    this.kind = ints[at];
    this.leaf = ints[at + 1];
    this.x = floats[at + 2];
    this.y = floats[at + 3];
    this.alpha = floats[at + 4];
    this.scale = floats[at + 5];
    this.angle = floats[at + 6];
  }
}

export class Engine {
  /** @param module the compiled module @param book, facts the book and the facts about its files, as bytes */
  constructor(module, book, facts, reducesMotion) {
    this.source = [module, book, facts];
    /** @type {any} */
    this.exports = new WebAssembly.Instance(module, {}).exports;
    this.decoder = new TextDecoder();
    this.encoder = new TextEncoder();
    this.stage = new DrawnList();
    this.leaving = new DrawnList();
    this.turn = { entering: new Place(), leaving: new Place(), color: null, isLeavingInFront: false };
    this.give(book, facts);
    this.reducesMotion = reducesMotion;
    this.isOpen = this.exports.open(book.length, facts.length, reducesMotion ? 1 : 0) === 1;
  }

  // MARK: Memory

  /** Updates the views of memory, which become invalid when the memory grows. */
  refresh() {
    const { buffer } = this.exports.memory;
    if (buffer === this.buffer) return;
    this.buffer = buffer;
    this.bytes = new Uint8Array(buffer);
    this.ints = new Int32Array(buffer);
    this.words = new Uint32Array(buffer);
    this.floats = new Float32Array(buffer);
    this.doubles = new Float64Array(buffer);
  }

  give(...parts) {
    let at = this.exports.input(parts.reduce((sum, part) => sum + part.length, 0));
    if (at === 0) throw new RangeError("The book is too large.");
    this.refresh();
    for (const part of parts) {
      this.bytes.set(part, at);
      at += part.length;
    }
  }

  giveText(text) {
    const bytes = this.encoder.encode(text);
    this.give(bytes);
    return bytes.length;
  }

  text(address) {
    this.refresh();
    const count = this.words[address >> 2];
    return count === 0 ? "" : this.decoder.decode(this.bytes.subarray(address + 4, address + 4 + count));
  }

  json(address) { return JSON.parse(this.text(address)); }

  // MARK: A frame

  /** Reads the current frame. */
  frame() {
    const address = this.exports.frame();
    this.refresh();
    const { ints, floats } = this;
    const at = address >> 2;
    this.tick = this.doubles[address >> 3];
    const flags = ints[at + 2];
    this.showsCredits = (flags & 16) !== 0;
    this.readList(this.stage, at + 4);
    this.readList(this.leaving, at + 8);
    this.soundCount = ints[at + 12];
    this.soundBase = ints[at + 13];
    this.isTurning = (flags & 32) !== 0;
    this.refusesTurns = (flags & 1) !== 0;
    this.turn.color = (flags & 4) !== 0 ? this.words[at + 14] : null;
    this.turn.isLeavingInFront = (flags & 8) !== 0;
    this.creditAlpha = floats[at + 15];
    this.creditIndex = ints[at + 3];
    this.turn.entering.read(ints, floats, at + 16);
    this.turn.leaving.read(ints, floats, at + 24);
    this.gamesLook = ints[at + 23];
  }

  readList(list, at) {
    list.page = this.ints[at];
    list.opening = this.ints[at + 1];
    list.count = this.ints[at + 2];
    const start = this.ints[at + 3] >> 2;
    list.hold(this.ints.subarray(start, start + list.count * 16));
  }

  /** Returns the elements of the page in list 0 (on stage), 1 (leaving) or 2 (at rest). */
  structure(list) {
    const page = this.json(this.exports.structure(list));
    if (page.games) completedGames(page.games, page);
    // A page at rest has no colours yet.
    for (const game of page.games || []) if (game.pixels && list !== 2) game.map = this.regions(list, game.element);
    return page;
  }

  /** Returns what the games of a page look like now. */
  games(list, page) { return completedGames(this.json(this.exports.games(list)).games, page); }

  /** Returns the size of a drawing in pixels and its runs: a region and a number of pixels each. */
  regions(list, element) {
    const address = this.exports.regions(list, element);
    this.refresh();
    const [width, height, count] = this.ints.subarray(address >> 2, (address >> 2) + 3);
    return { width, height, runs: new Uint16Array(this.buffer.slice(address + 12, address + 12 + 4 * count)) };
  }

  /** Returns one of the sounds that are playing. */
  sound(index) {
    const address = this.soundBase + index * 56;
    const at = address >> 2;
    return {
      id: this.ints[at], asset: this.ints[at + 1], loops: (this.ints[at + 3] & 1) !== 0,
      pass: this.ints[at + 2], elapsed: this.doubles[(address + 16) >> 3], length: this.doubles[(address + 24) >> 3],
      volume: this.floats[at + 8], start: this.doubles[(address + 48) >> 3],
    };
  }

  /** Returns the elements that take touches but aren't drawn. */
  areas() {
    const address = this.exports.areas();
    this.refresh();
    const list = new DrawnList();
    list.count = this.ints[address >> 2];
    list.base = this.ints[(address >> 2) + 1] >> 2;
    list.floats = this.floats;
    list.ints = this.ints;
    return list;
  }

  // MARK: Input

  /** Opens the book where it begins. */
  begin() { this.exports.begin(); }

  advance(microseconds) { this.exports.advance(microseconds); }

  advanceTicks(count) { this.exports.advanceTicks(count); }

  touch(phase, id, x, y) { this.exports.touch(phases[phase], id, x, y); }

  /** Repeats a touch of a playthrough exactly, without recording it. */
  replayTouch(phase, id, x, y) { this.exports.replayTouch(phases[phase], id, x, y); }

  /** Repeats what a playthrough did with a game or a piece, without recording it. */
  replayGame(action, name, region = "", number = 0) {
    const parts = [name, region].map((part) => this.encoder.encode(part));
    this.give(...parts);
    this.exports.replayGame(gameActions.indexOf(action), parts[0].length, parts[1].length, number);
  }

  next() { this.exports.next(); }

  previous() { this.exports.previous(); }

  seed(high, low) { this.exports.seed(high, low); }
  shake() { this.exports.shake(); }

  open(page) { this.exports.turn(page); }

  openCredits() { this.exports.credits(); }

  /** Opens a section by its word, or `read`. */
  openSection(word) { this.exports.openSection(this.giveText(word)); }

  back() { this.exports.back(); }

  setOption(name, value) {
    const parts = [name, String(value)].map((part) => this.encoder.encode(part));
    this.give(...parts);
    this.exports.setOption(parts[0].length, parts[1].length);
  }

  /** Sets all options as another engine has them. What the book does then is lost with the next `restore`. */
  takeOptions(values) {
    for (const [name, value] of Object.entries(values)) this.setOption(name, value);
  }

  /** Sets the options that were kept; returns whether they could be read. */
  adoptOptions(text) { return this.exports.adoptOptions(this.giveText(text)) === 1; }

  tapCredit(link) { this.exports.tapCredit(["twitter", "web", "publisher"].indexOf(link)); }

  changeLanguage(code) { this.exports.language(this.giveText(code)); }

  choose(index) { return this.exports.choose(index) === 1; }

  /** Fills a region, counted from 0, of a picture to colour with a colour, counted from 1. */
  fill(element, region, color) { return this.exports.fill(element, region, color) === 1; }

  reduceMotion(isOn) {
    this.reducesMotion = isOn;
    this.exports.reduceMotion(isOn ? 1 : 0);
  }

  // MARK: The reader's voice

  /** Tells the engine that there may be a microphone. */
  allowRecording() { this.exports.allowRecording(); }

  /** Adds a recording that was made before; returns whether it was added. */
  addRecording({ voice, language, page, item, words, milliseconds }) {
    const [name, number] = typeof page === "string" ? [page, 1] : ["", page];
    const texts = [voice, language, name, number, item, words || ""].join("\0");
    return this.exports.addRecording(this.giveText(texts), milliseconds) === 1;
  }

  /** Begins to record a sound of the page; returns whether that has begun. */
  beginRecording(slot) { return this.exports.beginRecording(this.giveText(slot)) === 1; }

  /** Ends the recording; returns whether it was kept. */
  finishRecording(milliseconds) { return this.exports.finishRecording(milliseconds) === 1; }

  /** Ends the recording without keeping it, for a reason by its number. */
  cancelRecording(reason) { this.exports.cancelRecording(reason); }

  deleteRecording(index) { return this.exports.deleteRecording(index) === 1; }

  deleteVoice(name) { this.exports.deleteVoice(this.giveText(name)); }

  /** Returns what can be recorded on the page, and all recordings. */
  voices() { return this.json(this.exports.voices()); }

  /** Takes the recordings that another engine has. What the book does then is lost with the next `restore`. */
  takeRecordings(recordings) {
    const wanted = new Map(recordings.map((recording) => [JSON.stringify(recording), recording]));
    const own = this.voices().recordings;
    for (let index = own.length - 1; index >= 0; index -= 1) {
      if (!wanted.delete(JSON.stringify(own[index]))) this.deleteRecording(index);
    }
    for (const recording of wanted.values()) this.addRecording(recording);
  }

  // MARK: Queries

  info() { return this.json(this.exports.book()); }

  choices() { return this.json(this.exports.choices()); }

  /** Returns the values of all options. */
  options() { return this.json(this.exports.options()); }

  /** Returns the options that the reader has chosen, as a text to keep. */
  keptOptions() { return this.text(this.exports.keptOptions()); }

  creditsScreen() { return this.json(this.exports.creditsScreen()); }

  /** Returns the starts and ends of a text's lines; the width is in font sizes, and 0 means no limit. */
  lines(text, font, width) {
    const parts = [text, font || ""].map((part) => this.encoder.encode(part));
    this.give(...parts);
    return this.json(this.exports.lines(parts[0].length, parts[1].length, width));
  }

  takeEvents() { return this.text(this.exports.events()); }

  hits(x, y) { return this.exports.isTouchable(x, y) === 1; }

  /** Returns the recording of the reader's input as a script. */
  script() { return this.text(this.exports.recording()); }

  save(withRecording) { return this.text(this.exports.save(withRecording ? 1 : 0)); }

  restore(text) { return this.exports.restore(this.giveText(text)) === 0; }

  /** Returns a page at rest, or the cover for 0: its elements, and what is drawn of them. */
  still(page) {
    const address = this.exports.still(page);
    this.refresh();
    const list = new DrawnList();
    this.readList(list, (address >> 2) + 4);
    return { page: this.structure(2), list };
  }
}

/** Adds to what the engine says of a page's games what the page knows of them already. */
function completedGames(games, { elements, games: known = [] }) {
  for (const game of games) {
    game.picture = elements[game.element];
    game.palette = elements.filter((other) => other.parent === game.element && other.color).map(({ color }) => color);
    game.map = known.find(({ element }) => element === game.element)?.map;
  }
  return games;
}
