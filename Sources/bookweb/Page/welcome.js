// The welcome: the cover or the first page at rest, and what readers choose before the book begins.

import { byId, dropClick, nameButton } from "./dom.js";
import { wasTouched } from "./site.js";
import { fillLanguages } from "./words.js";

export class Welcome {
  constructor(book) {
    this.book = book;
    this.node = byId("welcome");
    this.poster = byId("poster");
    /** Whether the book waits to be begun, and whether it shows that. */
    this.isShown = this.isSeen = false;
    /** Whether the touch that has begun the book goes on. */
    this.isHeld = false;
    byId("start").addEventListener("click", () => this.start());
    byId("afresh").addEventListener("click", () => book.askToBeginAnew());
    // Browsers allow sound when a finger is lifted, not when it touches.
    byId("room").addEventListener("pointerdown", (event) => this.touch(event), true);
    byId("room").addEventListener("pointerup", (event) => event.button === 0 && this.startAt(event));
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, () => this.isHeld && this.leave());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  show(isResumed) {
    this.isResumed = isResumed;
    this.isShown = true;
    byId("touchables").inert = true;
    // On a shelf, the touch that has opened the book begins it, too, unless the page was reloaded since.
    const isSeen = !this.book.shelf || !wasTouched();
    this.isSeen = isSeen;
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

  /** Begins the book with a touch on a button of its cover, which gets that touch, too. */
  touch(event) {
    const { book } = this;
    if (!this.isShown || event.button !== 0 || book.section !== "cover") return;
    const { x, y } = book.touches.point(event);
    if (!book.hits(x, y) && (event.pointerType === "mouse" || !book.nearest(x, y))) return;
    this.begin();
    // Nothing moves under the finger.
    this.isHeld = this.book.isStarted;
  }

  /** Begins the book with a touch of nothing. */
  startAt(touch) {
    if (!this.isShown) return;
    this.start();
    dropClick(touch);
  }

  start() {
    if (!this.isShown) return;
    this.begin();
    if (this.book.isStarted) this.leave();
  }

  begin() {
    if (document.querySelector("dialog[open]")) return;
    this.isShown = false;
    this.poster.replaceChildren();
    this.book.start();
  }

  /** Makes room for the book. */
  leave() {
    this.isHeld = false;
    const { layout } = this.book;
    layout.glide(() => {
      this.node.hidden = true;
      document.body.classList.remove("welcoming");
      layout.fit();
      byId("stage").focus({ preventScroll: true });
    });
  }
}
