// The book as a reader plays it: passes time and touches to the engine, and shows and plays the result.

import { Beginning } from "./beginning.js";
import { Controls } from "./controls.js";
import { Credits } from "./credits.js";
import { Gate, Question, safeAddress, twitterAddress } from "./dialogs.js";
import { byId, handOut } from "./dom.js";
import { EnlargedTexts } from "./enlargedtexts.js";
import { Games } from "./games.js";
import { BookLayout } from "./layout.js";
import { Magnifier } from "./magnifier.js";
import { Menu } from "./menu.js";
import { Notice } from "./notice.js";
import { Picking } from "./picking.js";
import { Progress } from "./progress.js";
import { Readers } from "./readers.js";
import { canRecord, Recorder } from "./recorder.js";
import { Resting } from "./resting.js";
import { Signals } from "./signals.js";
import { Sounds } from "./sounds.js";
import { Swipe } from "./swipe.js";
import { nearestTarget, Touchables } from "./touchables.js";
import { Touches } from "./touches.js";
import { Pages } from "./turning.js";
import { Welcome } from "./welcome.js";
import { preferredLanguage, wordsIn } from "./words.js";

/** The events of games, and the others that affect more than the stage. */
const gameEvent = /^(piece|puzzle|color|region|coloring)\./;
const otherEvent = /^(link\.opened|book\.ended|page\.|recording\.|section\.|option\.|language)/;

/** How many turns and taps wait; more than these come from drumming on the screen. */
const maxWaiting = 3;

/** How long a choice waits for a voice at most, in milliseconds. */
const maxNarration = 600000;

export class Book {
  /** @param settings those of the page @param shelf the shelf that has opened the book, or null */
  constructor(engine, assets, voices, memory, settings, shelf = null) {
    this.engine = engine;
    this.shelf = shelf;
    this.assets = assets;
    this.voices = voices;
    this.memory = memory;
    /** The title to show for a book without one. */
    this.plainTitle = settings.title;
    this.info = engine.info();
    this.language = this.info.language || "";
    this.words = wordsIn(this.language);
    this.page = 0;
    /** The section on stage, or null. */
    this.section = null;
    this.scale = 1;
    this.isStarted = false;
    // The trace is kept only on request, because it takes memory.
    this.trace = location.hash === "#trace" ? [] : null;
    this.sinceBoxes = this.untilKept = this.time = 0;
    this.isStirred = false;
    /** What waits for the end of a page turn. */
    this.waiting = [];
    this.waitsForVoice = false;
    this.pages = new Pages(assets, this.info);
    this.sounds = new Sounds(assets, voices);
    this.magnifier = new Magnifier(this);
    this.reading = new EnlargedTexts(this);
    this.swipe = new Swipe(this);
    this.touches = new Touches(byId("stage"), this);
    this.games = new Games(this);
    this.picking = new Picking(this);
    this.touchables = new Touchables(this);
    this.credits = new Credits(this, assets);
    this.question = new Question();
    this.gate = new Gate(settings.gate, memory);
    this.notice = new Notice();
    this.beginning = new Beginning(this);
    this.progress = new Progress(this, settings.progress);
    this.resting = new Resting(this);
    this.recorder = new Recorder(this);
    this.signals = new Signals(this);
    this.readers = new Readers(this, settings.identifier);
    this.controls = new Controls(this, new Menu(this, assets));
    this.layout = new BookLayout(this);
    this.welcome = new Welcome(this);
  }

  get title() { return this.info.title || this.plainTitle; }

  /** The names of those who wrote the book and drew its pictures. */
  get makers() { return [...new Set([this.info.author, this.info.illustrator])].filter(Boolean).join(" · "); }

  /** Whether time passes and touches count; false in a hidden tab and while a dialog is open. */
  get isRunning() { return this.isStarted && !document.hidden && !document.querySelector("dialog[open]"); }

  /** Shows and plays the current state, after a time in milliseconds. */
  show(passed = 0) {
    const { engine } = this;
    engine.frame();
    this.sounds.follow(engine);
    this.magnifier.pauseDuringTurn(engine.isTurning);
    this.swipe.update(engine, passed);
    this.pages.show(engine, this.swipe);
    this.reading.update(engine, this.pages, passed);
    this.credits.show(engine);
    this.picking.follow(engine);
    this.showTimeLeft(engine.untilTurn);
    this.touchables.veil(engine.isTurning || this.swipe.isOn);
    this.sinceBoxes += 1;
    if (this.sinceBoxes > (this.isStirred ? 6 : 30)) {
      this.sinceBoxes = 0;
      this.isStirred = false;
      this.touchables.update(engine, this.pages.page);
    }
  }

  /** Shows the share of the time that is left until the page is turned by itself, as a thin line that shrinks. */
  showTimeLeft(share) {
    if (share === this.timeLeft) return;
    this.timeLeft = share;
    const line = byId("until-turn");
    line.hidden = !(share > 0);
    line.style.transform = `scaleX(${share})`;
  }

  /** Handles a frame of the browser. */
  step(now) {
    requestAnimationFrame((next) => this.step(next));
    const { isRunning } = this;
    this.sounds.pause(!isRunning);
    // After a pause the book goes on where it was, without catching up.
    const passed = isRunning && this.last !== undefined ? Math.max(0, Math.min(now - this.last, 100)) : 0;
    this.last = isRunning ? now : undefined;
    if (!isRunning) {
      if (this.touches.fingers.size > 0) this.touches.cancelAll();
      if (this.swipe.isFalling) this.swipe.drop();
      return;
    }
    this.touches.flush();
    const before = Math.floor(this.time * 1000);
    this.time += passed;
    this.engine.advance(Math.floor(this.time * 1000) - before);
    this.hear();
    this.show(passed);
    this.signals.update();
    if (!this.engine.refusesTurns) this.takeWaiting();
    this.untilKept -= passed;
    if (this.untilKept <= 0) this.keep();
  }

  /** Performs what has waited for the end of a page turn, and of a narration that holds the page. */
  takeWaiting() {
    if (this.waitsForVoice && this.engine.isNarrating) return;
    const call = this.waiting.shift();
    this.endVoiceWait();
    if (call) this.command(call);
  }

  /** Forgets what has waited. */
  stopWaiting() {
    this.waiting = [];
    this.endVoiceWait();
  }

  endVoiceWait() {
    this.hideReading?.();
    this.waitsForVoice = false;
  }

  /** Handles the events since the last call. */
  hear() {
    const text = this.engine.takeEvents();
    if (text === "") return;
    this.isStirred = true;
    this.trace?.push(text);
    for (const line of text.split("\n")) {
      // Most events only affect the stage; these affect the controls around it, and how fingers are understood.
      const [, kind] = line.match(/"event":"([^"]*)"/) || [];
      if (!gameEvent.test(kind) && !otherEvent.test(kind)) continue;
      const event = JSON.parse(line);
      if (event.event === "link.opened") this.askAbout(event.url, event.item === undefined);
      else if (event.event === "book.ended") this.controls.showEnd();
      else if (event.event === "page.refused") this.controls.refuse();
      else if (event.event === "option.changed") this.keepOptions();
      else if (gameEvent.test(event.event)) this.games.hear(event);
      else if (event.event.startsWith("recording.")) this.recorder.hear(event);
      else this.turned(event);
      const isLast = event.event === "book.ended" || (event.event === "page.refused" && event.reason !== "transition");
      // A turn that the voice refuses isn't the last one.
      if (isLast && !this.waitsForVoice) this.waiting = [];
    }
  }

  turned(event) {
    switch (event.event) {
      case "page.entering":
        this.page = event.page;
        break;
      case "section.opening":
        this.section = event.section;
        break;
      case "page.exiting":
      case "section.closing":
        // Another one follows at once, unless the credits do.
        this.page = 0;
        this.section = null;
        break;
      case "language.changed":
        this.readLanguage();
        this.keepOptions();
        break;
      default:
    }
    this.controls.update();
  }

  /** Stores the options that the reader has chosen, apart from the state of play. */
  keepOptions() {
    this.readOptions();
    this.memory.write("options", this.engine.keptOptions());
    this.controls.update();
  }

  readOptions() {
    const { sound, recording, textSize } = this.engine.options();
    this.hasSound = sound;
    this.textSize = textSize;
    this.isRecordable = recording;
  }

  /** Updates everything that depends on the language of the book. */
  readLanguage() {
    this.info = this.engine.info();
    this.language = this.info.language || "";
    this.controls.translate();
  }

  // MARK: Input

  /** Begins a touch, and returns whether it holds something that can be dragged, or a part that moves. */
  began(id, x, y) {
    const { elements } = this.pages.page;
    const element = elements[this.touch("began", id, x, y)];
    return element?.draggable === true || element?.movable === true;
  }

  touch(phase, id, x, y) {
    const element = this.engine.touch(phase, id, x, y);
    this.hear();
    return element;
  }

  hits(x, y) { return this.engine.hits(x, y); }

  /** Returns the point of a small target that a touch beside it means, or null. */
  nearest(x, y) { return nearestTarget(this.engine, this.pages.page.elements, x, y, this.scale); }

  /** Taps a point of the canvas as soon as no page is being turned. */
  tapLater(x, y, isMouse) {
    this.wait(() => {
      const near = isMouse || this.hits(x, y) ? null : this.nearest(x, y);
      this.tap(near?.x ?? x, near?.y ?? y);
    });
  }

  /** Taps a point of the canvas. */
  tap(x, y) {
    const id = this.touches.freeNumber();
    this.began(id, x, y);
    this.touch("ended", id, x, y);
  }

  swiped(isOn) {
    if (isOn) this.next();
    else this.previous();
  }

  /** Performs an input that isn't a touch, and returns what it returns. */
  command(call) {
    this.touches.flush();
    const result = call();
    this.hear();
    this.show();
    this.keep();
    return result;
  }

  /** Whether a page is being turned, so that the engine would refuse to turn another one. */
  get isTurning() {
    this.engine.frame();
    return this.engine.refusesTurns;
  }

  /** Keeps a turn or a tap until the end of a page turn, so that nothing is lost. */
  wait(call) {
    if (this.waiting.length < maxWaiting) this.waiting.push(call);
  }

  turn(call) {
    if (this.isTurning) this.wait(call);
    else this.command(call);
  }

  /** Does something that doesn't turn the page as soon as no page is being turned, instead of what was asked before. */
  pick(call) {
    if (this.isTurning) this.waiting = [call];
    else this.command(call);
  }

  /** Opens something as soon as no page is being turned, and no voice reads one that waits for it. */
  choosePlace(call) {
    if (this.isTurning || !this.engine.isNarrating) return this.pick(call);
    this.waiting = [call];
    this.endVoiceWait();
    this.waitsForVoice = true;
    this.hideReading = this.notice.show(this.words.reading, maxNarration);
    return undefined;
  }

  next() { this.turn(() => this.engine.next()); }

  previous() { this.turn(() => this.engine.previous()); }

  open(page) { this.choosePlace(() => this.engine.open(page)); }

  openCredits() { this.choosePlace(() => this.engine.openCredits()); }

  openSection(word) { this.choosePlace(() => this.engine.openSection(word)); }

  setOption(name, value) { this.command(() => this.engine.setOption(name, value)); }

  tapCredit(link) { this.command(() => this.engine.tapCredit(link)); }

  speak(code) {
    this.pick(() => this.engine.changeLanguage(code));
    this.memory.write("language", code);
  }

  /** Activates an element by keyboard or switch: as a tap, or by asking for one of its drop targets. */
  act(box) {
    if (!this.isRunning) return;
    const { number, element, node, x, y } = box;
    const choices = this.engine.choices();
    if (this.games.take(box, choices)) return;
    const own = choices.filter((choice) => choice.element === number);
    if (own.length === 0) {
      this.tap(x, y);
      return;
    }
    const { words } = this;
    const answers = own.map(({ item, target, label, area }) => (
      { text: label || (!area && words.acts[target]) || target, act: () => this.choose(item, target) }));
    // What can be held may do something else when it's tapped.
    if (own.some(({ target, area }) => !area && target === "hold")) {
      answers.unshift({ text: words.acts.tap, act: () => this.tap(x, y) });
    }
    this.question.ask(this.words.where, element.alt || element.name, answers, this.words);
    this.question.node.addEventListener("close", () => node.focus(), { once: true });
  }

  /** Performs a drag by its names, because the list of choices may have changed. */
  choose(item, target) {
    const index = this.engine.choices().findIndex((choice) => choice.item === item && choice.target === target);
    if (index >= 0) this.command(() => this.engine.choose(index));
  }

  askAbout(url, isOfCredit) {
    const isTwitter = isOfCredit && this.credits.credit?.twitter === url;
    const address = isTwitter ? twitterAddress(url) : safeAddress(url);
    const { words } = this;
    if (!address) return this.question.ask(words.blocked, url, [], words);
    this.gate.pass(words, () => this.question.ask(words.leave, address, [{ text: words.open, address }], words));
  }

  askToBeginAnew() { this.beginning.ask(); }

  // MARK: Starting and saving

  /** Opens the book where it begins, or restores the reader's last state; time doesn't pass yet. */
  prepare(language, firstOptions) {
    const state = this.memory.read("state"), options = this.memory.read("options") ?? firstOptions;
    if (canRecord()) this.engine.allowRecording();
    this.voices.introduce(this.engine);
    if (options !== undefined) this.engine.adoptOptions(options);
    const isResumed = state !== null && this.engine.restore(state);
    // What came before the restored moment isn't part of the story.
    if (isResumed && !this.info.startsWithCover) this.engine.takeEvents();
    // Chance decides anew in each reading. 32 bits are enough for readers, and can be typed as `--seed`.
    if (!isResumed) this.engine.seed(0, crypto.getRandomValues(new Uint32Array(1))[0]);
    // A book with a cover begins there, and leads on to the page where the reader was.
    if (!isResumed || this.info.startsWithCover) this.engine.begin();
    if (!isResumed) {
      const { languages } = this.info;
      const wanted = [this.memory.read("language"), language].find((code) => languages.includes(code)) ||
        preferredLanguage(languages);
      if (wanted && wanted !== this.language) this.engine.changeLanguage(wanted);
    }
    this.readOptions();
    this.hear();
    this.show();
    this.page = Math.max(0, this.engine.stage.page);
    this.section = this.pages.page.section ?? null;
    this.readLanguage();
    this.welcome.show(isResumed);
    requestAnimationFrame((now) => this.step(now));
  }

  /** Returns a view of a page at rest, or of the cover for 0. */
  preview(number) { return this.assets.stills.view(number); }

  /** Returns a view of a page at rest, or of the cover for 0, with the miniatures on it. */
  poster(number) { return this.assets.stills.view(number, undefined, false); }

  /** Starts the book; called for a touch or a key, so that browsers allow sound. */
  start() {
    this.isStarted = true;
    byId("touchables").inert = false;
    this.sounds.pause(false);
    this.sounds.unlock();
    this.resting.wake();
  }

  /** Stops the book, which is put back on its shelf. */
  stop() {
    this.recorder.cancel();
    this.keep();
    this.isStarted = false;
    this.sounds.pause(true);
  }

  /** Saves the reader's state, together with the recording if there is room for it. */
  keep() {
    this.untilKept = 5000;
    if (!this.isStarted) return;
    if (!this.memory.write("state", this.engine.save(true))) this.memory.write("state", this.engine.save(false));
  }

  /** The title, as it can be part of the name of a file. */
  get fileName() { return this.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "book"; }

  /** Downloads the recording of the reader's input as a script. */
  saveRecording() { handOut(new Blob([this.engine.script()], { type: "text/plain" }), `${this.fileName}.play`); }
}
