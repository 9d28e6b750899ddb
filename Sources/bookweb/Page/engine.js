// The engine, a WebAssembly module without imports, which exchanges numbers and bytes in its memory.

import {
  creditLink, field, frameFlag, gameAction, headWord, listWord, pageList, paperWord, soundField, stripField, touchPhase,
} from "./interface.js";

/** A list of drawn elements: records viewed as floats and as integers. */
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

  /** The records: the numbers of their elements, where they begin, and their frames. */
  *records() {
    const { ints, floats, base, count } = this;
    for (let index = 0, at = base; index < count; index += 1, at += field.count) {
      yield { number: ints[at + field.element], at, frame: floats.subarray(at, at + 8) };
    }
  }

  /** Returns a copy of the records in separate memory. */
  copied() {
    const copy = Object.assign(new DrawnList(), this);
    copy.ints = this.ints.slice(0, this.count * field.count);
    copy.floats = new Float32Array(copy.ints.buffer);
    return copy;
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
    this.firstOpening = 0;
    this.give(book, facts);
    this.reducesMotion = reducesMotion;
    this.isOpen = this.exports.open(book.length, facts.length, reducesMotion ? 1 : 0) === 1;
  }

  /** Returns another engine with the same book, which can record if this one can. */
  twin(reducesMotion) {
    const [module, book, facts] = this.source, twin = new Engine(module, book, facts, reducesMotion);
    if (this.canRecord) twin.allowRecording();
    return twin;
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
    const flags = ints[at + headWord.flags];
    this.isTurning = (flags & frameFlag.showsTurn) !== 0;
    this.refusesTurns = (flags & frameFlag.isTurning) !== 0;
    this.isNarrating = (flags & frameFlag.isNarrating) !== 0;
    this.showsCredits = (flags & frameFlag.showsCredits) !== 0;
    this.readList(this.stage, at + headWord.stage);
    this.readList(this.leaving, at + headWord.leaving);
    this.soundCount = ints[at + headWord.soundCount];
    this.soundBase = ints[at + headWord.sounds] >> 2;
    this.untilTurn = floats[at + headWord.turn];
    this.creditAlpha = floats[at + headWord.creditAlpha];
    this.creditIndex = ints[at + headWord.credit];
    this.gamesLook = ints[at + headWord.games];
  }

  readList(list, at) {
    list.page = this.ints[at + listWord.page];
    list.opening = this.firstOpening + this.ints[at + listWord.opening];
    list.count = this.ints[at + listWord.count];
    const start = this.ints[at + listWord.records] >> 2;
    list.hold(this.ints.subarray(start, start + list.count * field.count));
  }

  /**
   * Returns the strips of paper during the page turn, from back to front, and the colour behind them or null.
   *
   * @param room how much is seen to each side of the middle of the canvas, relative to half the canvas
   * @param ticks the time since the turn began, or a negative number for now
   */
  paper({ across, down }, ticks = -1) {
    const at = this.exports.paper(ticks, across, down) >> 2;
    this.refresh();
    const strips = Array.from({ length: this.ints[at + paperWord.count] }, (_, index) => {
      const start = at + paperWord.strips + index * stripField.count;
      return Object.fromEntries(Object.entries(stripField).map(([name, word]) => [name, this.floats[start + word]]));
    });
    const color = this.ints[at + paperWord.hasColor] === 1 ? this.words[at + paperWord.color] : null;
    return { strips, color, duration: this.ints[at + paperWord.duration] };
  }

  /** Returns the number of ticks after which paper that a finger holds has gone a share of its way. */
  turnTime(share) { return this.exports.turnTime(share); }

  /** Returns the elements of one of the pages in `pageList`. */
  structure(list) {
    const page = this.json(this.exports.structure(list));
    if (page.games) completedGames(page.games, page);
    // A page at rest has no colours yet.
    const games = list === pageList.still ? [] : page.games || [];
    for (const game of games) if (game.pixels) game.map = this.regions(list, game.element);
    return page;
  }

  /** Returns what the games of a page look like now. */
  games(list, page) {
    const { games, rubs } = this.json(this.exports.games(list));
    page.rubs = rubs;
    return completedGames(games, page);
  }

  /** Returns the size of a drawing in pixels and its runs: a region and a number of pixels each. */
  regions(list, element) {
    const address = this.exports.regions(list, element);
    this.refresh();
    const [width, height, count] = this.ints.subarray(address >> 2, (address >> 2) + 3);
    return { width, height, runs: new Uint16Array(this.buffer.slice(address + 12, address + 12 + 4 * count)) };
  }

  /** Returns one of the sounds that are playing. */
  sound(index) {
    const at = this.soundBase + index * soundField.count;
    const double = (name) => this.doubles[(at + soundField[name]) >> 1];
    return {
      id: this.ints[at + soundField.number], asset: this.ints[at + soundField.asset],
      loops: this.ints[at + soundField.loops] === 1, pass: this.ints[at + soundField.pass],
      elapsed: double("elapsed"), length: double("duration"), start: double("start"),
      volume: this.floats[at + soundField.volume],
    };
  }

  /** Returns the elements that take touches but aren't drawn. */
  areas() {
    const address = this.exports.areas();
    this.refresh();
    const list = new DrawnList();
    this.readList(list, address >> 2);
    return list;
  }

  // MARK: Input

  /** Opens the book where it begins. */
  begin() { this.exports.begin(); }

  advance(microseconds) { this.exports.advance(microseconds); }

  advanceTicks(count) { this.exports.advanceTicks(count); }

  /** Returns the index of the element that the touch began on, or −1. */
  touch(phase, id, x, y) { return this.exports.touch(touchPhase[phase], id, x, y); }

  /** Moves the part that a finger holds to a progress. */
  replayDrag(id, progress) { this.exports.replayDrag(id, progress); }

  /** Moves a part to a stop. */
  replayStop(item, stop) { this.exports.replayStop(this.giveText(item), stop); }

  /** Repeats a touch of a playthrough exactly, without recording it. */
  replayTouch(phase, id, x, y) { this.exports.replayTouch(touchPhase[phase], id, x, y); }

  /** Repeats what a playthrough did with a game or a piece, without recording it. */
  replayGame(action, name, region = "", number = 0) {
    const parts = [name, region].map((part) => this.encoder.encode(part));
    this.give(...parts);
    this.exports.replayGame(gameAction[action] ?? -1, parts[0].length, parts[1].length, number);
  }

  next() { this.exports.next(); }

  previous() { this.exports.previous(); }

  seed(high, low) { this.exports.seed(high, low); }
  shake() { this.exports.shake(); }

  /** Tells how loud it is, from 0 to 1. */
  hear(loudness) { this.exports.hear(loudness); }

  rub(item) { this.exports.rub(this.giveText(item)); }

  hold(item) { this.exports.hold(this.giveText(item)); }

  /** Whether the page or section on stage waits for noises, and whether it waits for shakes. */
  get senses() {
    const senses = this.exports.senses();
    return { noise: (senses & 1) !== 0, shake: (senses & 2) !== 0 };
  }

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

  tapCredit(link) { this.exports.tapCredit(creditLink[link]); }

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
  allowRecording() {
    this.canRecord = true;
    this.exports.allowRecording();
  }

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

  hits(x, y) { return this.elementAt(x, y) >= 0; }

  /** Returns the index of the element that a touch would begin on, or −1. */
  elementAt(x, y) { return this.exports.elementAt(x, y); }

  /** Returns the recording of the reader's input as a script. */
  script() { return this.text(this.exports.recording()); }

  save(withRecording) { return this.text(this.exports.save(withRecording ? 1 : 0)); }

  restore(text) {
    const isDone = this.exports.restore(this.giveText(text)) === 0;
    // The engine counts openings from the state on. Here they get numbers that none has had.
    if (isDone) this.firstOpening = this.stage.opening + 1;
    return isDone;
  }

  /** Returns a page at rest, or the cover for 0: its elements, and what is drawn of them. */
  still(page) {
    const address = this.exports.still(page);
    this.refresh();
    const list = new DrawnList();
    this.readList(list, (address >> 2) + headWord.stage);
    return { page: this.structure(pageList.still), list };
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
