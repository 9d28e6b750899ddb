// Reloads a book while its author changes it. Only `bookplay serve` adds this to a page; exported books don't have it.

const liveStyle = `
  #live { position: fixed; inset: 0 0 auto; z-index: 2147483647; max-height: 20vh; overflow: auto; display: flex;
    gap: 8px; align-items: start; box-sizing: border-box; padding: 6px 6px 6px 14px; background: #3b1d1d;
    color: #fff; font: 14px/1.4 system-ui, sans-serif; text-align: left; }
  #live[hidden] { display: none; }
  #live.calm { background: #26324d; }
  #live div { flex: 1; min-width: 0; padding: 3px 0; }
  #live p, #live pre { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  #live pre { margin-top: 6px; font: 12px/1.4 ui-monospace, monospace; }
  #live button { min-width: 28px; min-height: 28px; border: 1px solid #fff8; border-radius: 6px; background: none;
    color: inherit; font: inherit; cursor: pointer; }
  #live button:focus-visible { outline: 2px solid #fff; outline-offset: 1px; }
`;

/** The bar at the top, which says what is wrong with the book and covers at most a fifth of the page. */
class LiveBar {
  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(liveStyle);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    this.node = this.made("section", document.body);
    this.node.id = "live";
    this.node.hidden = true;
    const text = this.made("div", this.node);
    this.line = this.made("p", text);
    this.line.setAttribute("role", "status");
    this.list = this.made("pre", text);
    this.more = this.made("button", this.node);
    this.more.addEventListener("click", () => this.open(this.list.hidden));
    const close = this.made("button", this.node);
    close.textContent = "×";
    close.setAttribute("aria-label", "Close");
    close.addEventListener("click", () => this.hide());
    // A touch of the bar is none of the book.
    for (const name of ["pointerdown", "pointerup", "keydown"]) {
      this.node.addEventListener(name, (event) => event.stopPropagation());
    }
  }

  made(tag, parent) {
    const node = document.createElement(tag);
    parent.append(node);
    return node;
  }

  /** Shows a line, with details that a click shows, if there are any. */
  show(line, details = "", isCalm = false) {
    this.node.classList.toggle("calm", isCalm);
    this.list.textContent = details;
    this.more.hidden = details === "";
    this.open(false);
    this.node.hidden = false;
    if (this.line.textContent !== line) this.line.textContent = line;
  }

  open(isOpen) {
    this.list.hidden = !isOpen;
    this.more.textContent = isOpen ? "Less" : "More";
    this.more.setAttribute("aria-expanded", isOpen);
  }

  hide() { this.node.hidden = true; }
}

class Live {
  /**
   * @param edition the state of the book's files, null if they can't be read @param pages the number of pages
   * @param page the page to begin with, if it isn't where the book begins
   */
  constructor({ edition, pages, page }) {
    this.edition = edition;
    this.pages = pages;
    this.page = page;
    this.kept = this.take();
    this.bar = new LiveBar();
    /** Shows again what was shown before the connection was lost. */
    this.restoreBar = () => this.bar.hide();
    this.isLost = false;
  }

  // MARK: Events

  connect() {
    const events = new EventSource("live");
    events.addEventListener("changed", ({ data }) => this.changed(JSON.parse(data)));
    events.addEventListener("broken", ({ data }) => this.broken(JSON.parse(data)));
    events.addEventListener("bye", () => {
      events.close();
      this.lose("bookplay serve has ended. The book plays on.");
      setTimeout(() => this.connect(), 2000);
    });
    events.addEventListener("open", () => {
      if (this.isLost) this.restoreBar();
      this.isLost = false;
    });
    events.addEventListener("error", () => {
      if (!this.isLost) this.lose("The connection to bookplay serve is lost. The book plays on.");
      // The browser tries again by itself unless the server has refused.
      if (events.readyState === EventSource.CLOSED) setTimeout(() => this.connect(), 2000);
    });
  }

  lose(line) {
    this.isLost = true;
    this.bar.show(line, "", true);
  }

  changed({ edition, findings }) {
    if (edition !== this.edition) {
      this.reload();
      return;
    }
    const { errors, first } = findings;
    this.restoreBar = () => {
      if (errors === 0) this.bar.hide();
      else this.bar.show(errors === 1 ? "The book has 1 error." : `The book has ${errors} errors.`, first.join(""));
    };
    this.restoreBar();
  }

  broken({ findings }) {
    const [first = ""] = findings.first;
    this.restoreBar = () => this.bar.show(first.split("\n")[0], findings.first.join(""));
    this.restoreBar();
    const page = document.getElementById("findings");
    if (page) page.textContent = findings.first.join("");
  }

  // MARK: Reloading

  /** Opens the new edition of the book where this one is now. */
  reload() {
    const { book } = this;
    if (book?.isStarted) {
      const kept = { page: book.page, section: book.section };
      this.keep({ ...kept, state: book.engine.save(true) }) || this.keep({ ...kept, state: book.engine.save(false) });
    }
    location.reload();
  }

  /** Keeps a moment of the book for the page after the next reload; returns whether there was room for it. */
  keep(moment) {
    try {
      sessionStorage.setItem("bookplay live", JSON.stringify(moment));
      return true;
    } catch {
      return false;
    }
  }

  take() {
    try {
      const text = sessionStorage.getItem("bookplay live");
      sessionStorage.removeItem("bookplay live");
      return text === null ? null : JSON.parse(text);
    } catch {
      return null;
    }
  }

  /** Opens a book where it was before the reload, without its welcome; otherwise, as `prepare` does it. */
  prepare(book, prepare) {
    this.book = book;
    const { kept } = this;
    if (!kept && this.page === undefined) {
      prepare();
      return;
    }
    const { engine, memory } = book;
    let isRestored = false;
    memory.read = (name) => (name === "state" ? kept?.state ?? null : Memory.prototype.read.call(memory, name));
    engine.restore = (text) => {
      isRestored = Engine.prototype.restore.call(engine, text);
      return isRestored;
    };
    engine.begin = () => isRestored || this.openAgain(engine, kept ?? { page: this.page });
    prepare();
    for (const name of ["restore", "begin"]) delete engine[name];
    delete memory.read;
    if (kept) book.welcome.start();
  }

  /** Opens the page of the same number, or the last one, because the state belongs to a book that has changed. */
  openAgain(engine, { page, section }) {
    if (page > 0) engine.open(Math.min(page, this.pages));
    else if (section) engine.openSection(section);
    else Engine.prototype.begin.call(engine);
  }
}

{
  const live = new Live(JSON.parse(document.getElementById("live-settings").textContent));
  // The page of a book that can't be read has none of the player's scripts. Otherwise, they have run just before this
  // one, and wait for the engine.
  if (typeof Book === "function") {
    const { prepare } = Book.prototype;
    Book.prototype.prepare = function (...settings) { live.prepare(this, () => prepare.apply(this, settings)); };
  }
  live.connect();
}
