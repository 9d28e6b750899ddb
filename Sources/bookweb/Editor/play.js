// The book as its readers see it, in place of the stage.

import { byId, made } from "../Page/dom.js";
import { textButton } from "./controls.js";
import { texts } from "./texts.js";

export class Play {
  constructor(editor) { this.editor = editor; }

  get isOn() { return Boolean(this.node); }

  /** Opens the book at the current page, or at its first one. */
  start(isFromStart) {
    if (this.isOn) return;
    const { editor } = this;
    const page = isFromStart || editor.pages[editor.page]?.section !== undefined ? 1 : editor.page + 1;
    const bar = made("div", "play-bar", [
      textButton(texts.backToEditor, () => this.stop(), "primary"), made("span", "about", texts.playing),
      made("span", "spacer"), textButton(texts.keepScript, () => this.keep(), "small", "addScript")]);
    const language = editor.language ? `&language=${encodeURIComponent(editor.language)}` : "";
    this.frame = made("iframe", "play-frame", "",
      { title: texts.playing, src: `play/?page=${page}${language}#trace` });
    this.events = made("ol", "play-events", "", { "aria-label": texts.events });
    this.node = made("section", "play", [bar, this.frame, this.events], { id: "play", "aria-label": texts.playing });
    editor.connection.during(() => new Promise((resolve) => {
      this.frame.addEventListener("load", () => this.begin(page).then(resolve));
      byId("middle").append(this.node);
    }));
  }

  /** Waits for the book in the frame, and begins it without the welcome screen. */
  async begin(page) {
    const find = () => this.frame?.contentWindow.bookplay;
    for (let rest = 200; rest > 0 && this.isOn && !find(); rest -= 1) await new Promise((done) => setTimeout(done, 25));
    const book = this.book = find();
    if (!book) return;
    this.frame.contentDocument.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.frame.contentDocument.querySelector("dialog[open]")) this.stop();
    });
    book.welcome.start();
    if (book.page !== page) {
      // Discard the events of the book's first page, which was never visible.
      book.trace.length = 0;
      book.open(page);
    }
    this.frame.focus();
    this.timer = setInterval(() => this.listen(), 200);
  }

  /** Shows the events since the last call. */
  listen() {
    const lines = this.book.trace.splice(0).join("\n").split("\n").filter(Boolean);
    this.events.append(...lines.map((line) => {
      const { tick, event, ...rest } = JSON.parse(line);
      const words = Object.values(rest).filter((value) => typeof value === "string");
      return made("li", "", [made("span", "tick", String(tick ?? "")), made("span", "event", event),
        made("span", "about", words.join(" "))]);
    }));
    while (this.events.children.length > 300) this.events.firstChild.remove();
    if (lines.length > 0) this.events.scrollTop = this.events.scrollHeight;
  }

  async keep() {
    if (!this.book) return;
    this.editor.report(await this.editor.connection.request("scripts", this.book.engine.script(), "text/plain"));
  }

  /** Closes the book, and shows the page that it reached. */
  async stop() {
    if (!this.isOn) return;
    clearInterval(this.timer);
    const page = this.book?.page || 0;
    this.node.remove();
    this.node = this.frame = this.book = null;
    if (page > 0) await this.editor.show(page - 1);
    byId("stage").focus();
  }
}
