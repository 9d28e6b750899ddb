// Reloads a book while its author changes it. Only `bookplay serve` adds this to a page; exported books don't have it.

import { attempt, byId, made } from "../dom.js";

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
    this.line = made("p", "", "", { role: "status" });
    this.list = made("pre");
    this.more = made("button", "", "", { onclick: () => this.open(this.list.hidden) });
    const close = made("button", "", "×", { "aria-label": "Close", onclick: () => this.hide() });
    const text = made("div", "", [this.line, this.list]);
    this.node = made("section", "", [text, this.more, close], { id: "live", hidden: true });
    document.body.append(this.node);
    // A touch of the bar is none of the book.
    for (const name of ["pointerdown", "pointerup", "keydown"]) {
      this.node.addEventListener(name, (event) => event.stopPropagation());
    }
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
  /** Takes the state of the book's files, null if they can't be read, the number of pages, and the page to begin with, if
      it isn't where the book begins. */
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
    const page = byId("findings");
    if (page) page.textContent = findings.first.join("");
  }

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
    return attempt(() => {
      sessionStorage.setItem("bookplay live", JSON.stringify(moment));
      return true;
    }, false);
  }

  take() {
    return attempt(() => {
      const text = sessionStorage.getItem("bookplay live");
      sessionStorage.removeItem("bookplay live");
      return text === null ? null : JSON.parse(text);
    }, null);
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
    const read = memory.read.bind(memory), restore = engine.restore.bind(engine), begin = engine.begin.bind(engine);
    let isRestored = false;
    memory.read = (name) => (name === "state" ? kept?.state ?? null : read(name));
    engine.restore = (text) => {
      isRestored = restore(text);
      return isRestored;
    };
    engine.begin = () => isRestored || this.openAgain(engine, kept ?? { page: this.page }, begin);
    prepare();
    for (const name of ["restore", "begin"]) delete engine[name];
    delete memory.read;
    if (kept) book.welcome.start();
  }

  /** Opens the page of the same number, or the last one, because the state belongs to a book that has changed. */
  openAgain(engine, { page, section }, begin) {
    if (page > 0) engine.open(Math.min(page, this.pages));
    else if (section) engine.openSection(section);
    else begin();
  }
}

// The page of a book asks this script to prepare the book, once the engine is there.
window.bookLive = new Live(JSON.parse(byId("live-settings").textContent));
window.bookLive.connect();
