// The book as it is read: hands time and touches to the engine, and has drawn and heard what that tells.

class Book {
  constructor(engine, assets, memory, title) {
    this.engine = engine;
    this.assets = assets;
    this.memory = memory;
    /** What stands in for a book's title where it has none. */
    this.plainTitle = title;
    this.info = engine.info();
    this.language = this.info.language || "";
    this.words = wordsIn(this.language);
    this.page = 0;
    this.scale = 1;
    this.isStarted = false;
    // Only who asks for it pays for it.
    this.trace = location.hash === "#trace" ? [] : null;
    this.sinceBoxes = this.untilKept = this.time = 0;
    this.isStirred = false;
    this.pages = new Pages(assets, this.info);
    this.sounds = new Sounds(assets);
    this.touches = new Touches(byId("stage"), this);
    this.touchables = new Touchables(this);
    this.credits = new Credits(this, assets);
    this.question = new Question();
    this.controls = new Controls(this, new Menu(this, assets));
  }

  get title() { return this.info.title || this.plainTitle; }

  /** Time passes and touches count; not behind a panel, nor in a tab that nobody sees. */
  get isRunning() { return this.isStarted && !document.hidden && !document.querySelector("dialog[open]"); }

  /** Shows and lets be heard what is now. */
  show() {
    const { engine } = this;
    engine.frame();
    this.sounds.follow(engine);
    this.pages.show(engine);
    this.credits.show(engine);
    this.touchables.veil(engine.isTurning);
    this.sinceBoxes += 1;
    if (this.sinceBoxes > (this.isStirred ? 6 : 30)) {
      this.sinceBoxes = 0;
      this.isStirred = false;
      this.touchables.update(engine, this.pages.page);
    }
  }

  /** A frame of the browser. */
  step(now) {
    requestAnimationFrame((next) => this.step(next));
    const { isRunning } = this;
    this.sounds.pause(!isRunning);
    // After a halt the book goes on where it was; it does not catch up.
    const passed = isRunning && this.last !== undefined ? Math.max(0, Math.min(now - this.last, 100)) : 0;
    this.last = isRunning ? now : undefined;
    if (!isRunning) {
      if (this.touches.fingers.size > 0) this.touches.cancelAll();
      return;
    }
    this.touches.flush();
    const before = Math.floor(this.time * 1000);
    this.time += passed;
    this.engine.advance(Math.floor(this.time * 1000) - before);
    this.hear();
    this.show();
    this.untilKept -= passed;
    if (this.untilKept <= 0) this.keep();
  }

  /** Listens to what has happened. */
  hear() {
    const text = this.engine.takeEvents();
    if (text === "") return;
    this.isStirred = true;
    this.trace?.push(text);
    for (const line of text.split("\n")) {
      // Most events are seen on the stage; only these concern what is around it.
      if (!/"event":"(link\.opened|book\.ended|page\.|language|credit\.shown)/.test(line)) continue;
      const event = JSON.parse(line);
      if (event.event === "link.opened") this.askAbout(event.url, event.item === undefined);
      else if (event.event === "book.ended") this.controls.showEnd();
      else if (event.event === "page.refused") this.controls.refuse();
      else this.turned(event);
    }
  }

  turned(event) {
    if (event.event === "page.entering") this.page = event.page;
    else if (event.event === "credit.shown") this.page = 0;
    else if (event.event === "language.changed") this.readLanguage();
    this.controls.update();
  }

  /** Takes over the language of the book, and what is called otherwise in it. */
  readLanguage() {
    this.info = this.engine.info();
    this.language = this.info.language || "";
    this.controls.translate();
  }

  // MARK: What the reader does

  began(id, x, y) { this.touch("began", id, x, y); }

  moved(id, x, y) { this.touch("moved", id, x, y); }

  ended(id, x, y) { this.touch("ended", id, x, y); }

  cancelled(id, x, y) { this.touch("cancelled", id, x, y); }

  touch(phase, id, x, y) {
    this.engine.touch(phase, id, x, y);
    this.hear();
  }

  hits(x, y) { return this.engine.hits(x, y); }

  swiped(isOn) {
    if (isOn) this.next();
    else this.previous();
  }

  /** Hands in what is no touch. */
  command(call) {
    this.touches.flush();
    call();
    this.hear();
    this.show();
    this.keep();
  }

  next() { this.command(() => this.engine.next()); }

  previous() { this.command(() => this.engine.previous()); }

  open(page) { this.command(() => this.engine.open(page)); }

  openCredits() { this.command(() => this.engine.openCredits()); }

  tapCredit(link) { this.command(() => this.engine.tapCredit(link)); }

  speak(code) {
    this.command(() => this.engine.changeLanguage(code));
    this.memory.write("language", code);
  }

  /** What Enter or a switch does to something that takes touches: a tap, or one of its drags. */
  act({ number, element, node, x, y }) {
    if (!this.isRunning) return;
    const choices = this.engine.choices().map((choice, index) => ({ ...choice, index }));
    const own = choices.filter((choice) => choice.element === number);
    if (own.length === 0) {
      this.began(0, x, y);
      this.ended(0, x, y);
      return;
    }
    const answers = own.map(({ item, target, label }) => (
      { text: label || target, act: () => this.choose(item, target) }));
    this.question.ask(this.words.where, element.alt || element.name, answers, this.words);
    this.question.node.addEventListener("close", () => node.focus(), { once: true });
  }

  /** Does a drag by its names; meanwhile others may have come or gone. */
  choose(item, target) {
    const index = this.engine.choices().findIndex((choice) => choice.item === item && choice.target === target);
    if (index >= 0) this.command(() => this.engine.choose(index));
  }

  askAbout(url, isOfCredit) {
    const isTwitter = isOfCredit && this.credits.credit?.twitter === url;
    const address = isTwitter ? twitterAddress(url) : safeAddress(url);
    const { words } = this;
    const answers = address ? [{ text: words.open, address }] : [];
    this.question.ask(address ? words.leave : words.blocked, address || url, answers, words);
  }

  // MARK: Beginning, keeping, going on

  /** Opens the first page, or goes on where the reader was; time does not run yet. */
  prepare(language) {
    const state = this.memory.read("state");
    const isResumed = state !== null && this.engine.restore(state);
    if (!isResumed) {
      this.engine.begin();
      const wanted = this.memory.read("language") || language;
      if (wanted !== this.language && this.info.languages.includes(wanted)) this.engine.changeLanguage(wanted);
    }
    this.sounds.turn(this.memory.read("sound") !== "off");
    this.hear();
    this.show();
    this.page = this.engine.stage.page;
    this.readLanguage();
    this.controls.welcome(isResumed);
    requestAnimationFrame((now) => this.step(now));
  }

  /** A page as it looks when what comes by itself has mostly come. */
  preview(number) {
    const other = this.engine.preview(number, this.language);
    const page = other.structure(0);
    other.frame();
    const view = new PageView(this.assets, page, true);
    view.draw(other.stage);
    return view;
  }

  /** With a touch or a key, so that sounds may start. */
  start() {
    this.isStarted = true;
    byId("touchables").inert = false;
    this.sounds.pause(false);
    this.sounds.unlock();
  }

  beginAnew() {
    this.isStarted = false;
    this.memory.forget("state");
    location.reload();
  }

  /** Keeps where the reader is, with what was done so far as long as there is room for it. */
  keep() {
    this.untilKept = 5000;
    if (!this.isStarted) return;
    if (!this.memory.write("state", this.engine.save(true))) this.memory.write("state", this.engine.save(false));
  }

  /** Hands out what the reader did. */
  saveRecording() {
    const link = made("a");
    link.href = URL.createObjectURL(new Blob([this.engine.script()], { type: "text/plain" }));
    link.download = `${this.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "book"}.play`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
}
