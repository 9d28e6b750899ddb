// The welcome: the cover or the first page at rest, and what readers choose before the book begins.

import { byId, nameButton } from "./dom.js";
import { fillLanguages } from "./words.js";

export class Welcome {
  constructor(book) {
    this.book = book;
    this.node = byId("welcome");
    this.poster = byId("poster");
    this.isShown = false;
    byId("start").addEventListener("click", () => this.start());
    byId("afresh").addEventListener("click", () => book.askToBeginAnew());
    // Browsers allow sound when a finger is lifted, not when it touches.
    byId("room").addEventListener("pointerup", (event) => event.button === 0 && this.start());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  show(isResumed) {
    this.isResumed = isResumed;
    this.isShown = true;
    byId("touchables").inert = true;
    // On a shelf, the touch that has opened the book begins it, too.
    const isSeen = !this.book.shelf;
    this.node.hidden = !isSeen;
    document.body.classList.toggle("welcoming", isSeen);
    byId("afresh").hidden = !isResumed;
    this.fill();
    this.book.layout.fit();
    // With a keyboard the button gets the focus; on touch screens a focus ring would only distract.
    if (isSeen && matchMedia("(any-pointer: fine)").matches) byId("start").focus();
  }

  fill() {
    const { book } = this;
    // What comes first may be empty until the book starts, so a preview of it is shown.
    const { startsWithCover } = book.info;
    if (startsWithCover) this.poster.replaceChildren(book.poster(0).root);
    else if (!this.isResumed) this.poster.replaceChildren(book.poster(1).root);
    byId("caption").querySelector(".name").textContent = book.title;
    byId("caption").querySelector(".by").textContent = book.makers;
    nameButton(byId("start"), this.isResumed ? book.words.goOn : book.words.start);
    fillLanguages(byId("tongues"), book, (code) => {
      book.speak(code);
      this.fill();
      byId("tongues").querySelector("[aria-current=true]").focus();
    });
  }

  /** Begins the book with any key that has no other meaning. */
  key(event) {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey &&
      (event.key.length === 1 || /^(Enter|Arrow|Page|Home|End)/.test(event.key));
    if (!this.isShown || !isPlain || event.defaultPrevented || event.target.closest("button, dialog")) return;
    event.preventDefault();
    this.start();
  }

  start() {
    if (!this.isShown || document.querySelector("dialog[open]")) return;
    this.isShown = false;
    this.node.hidden = true;
    document.body.classList.remove("welcoming");
    this.poster.replaceChildren();
    this.book.layout.fit();
    this.book.start();
  }
}
