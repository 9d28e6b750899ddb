// The shelf: a row of covers that scrolls by touch, wheel and keys. The one in the middle opens its book, which is a
// page of its own inside this one.

import { channelsOf, isLight } from "../colors.js";
import { attempt, byId, made, showTrouble, sized, whatIsForbidden } from "../dom.js";
import { fetchEngine, keepOffline } from "../site.js";
import { languageOfWords, wordsIn } from "../words.js";
import { isCalm, Opening } from "./opening.js";

/** The size of a cover beside the middle, relative to the one in the middle. */
const besideScale = 0.7;

class Shelf {
  constructor(settings) {
    this.settings = settings;
    /** The engine for all books, compiled once. */
    this.engine = fetchEngine(settings.engine);
    this.engine.catch(async (error) => {
      const forbidden = await whatIsForbidden();
      this.fail(forbidden ? `${wordsIn("").forbidden} ${forbidden}` : String(error && error.message));
    });
    this.row = byId("row");
    this.current = 0;
    this.opened = null;
    this.spun = this.quietUntil = 0;
    this.title = settings.title || this.words.books;
    byId("title").textContent = document.title = this.title;
    this.paint(settings.background || {});
    this.items = settings.books.map((book, index) => this.makeItem(book, index));
    this.row.append(...this.items.map(({ node }) => node));
    this.row.addEventListener("scroll", () => this.update(), { passive: true });
    this.row.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("popstate", () => this.follow());
    window.addEventListener("resize", () => this.fit());
    byId("shelf").hidden = false;
    byId("trouble").hidden = true;
    this.fit();
    if (this.bookInAddress >= 0) this.openAgain();
    else this.show(0, "instant");
  }

  /** The index of the book that the address of the page names, or −1. */
  get bookInAddress() { return this.settings.books.findIndex((book) => addressOf(book) === location.hash); }

  get words() { return wordsIn("").site; }

  paint({ color, colors, angle, file }) {
    const { style, classList } = document.body;
    if (color) style.background = color;
    if (colors) style.background = `linear-gradient(${angle}deg, ${colors.join(", ")})`;
    if (file) style.backgroundImage = `url("${file}")`;
    classList.toggle("picture", file !== undefined);
    const shown = color || colors?.[0];
    classList.toggle("light", shown !== undefined && isLight(channelsOf(shown)));
  }

  makeItem(book, index) {
    const image = made("img", "", "", { src: book.cover, alt: "", draggable: false });
    const whole = made("span", "book", [image, made("span", "name", book.title)]);
    const node = made("button", "", [whole], {
      lang: book.language || undefined,
      onclick: () => (index === this.current ? this.open() : this.show(index)),
      // With the keyboard, the cover that has the focus comes to the middle.
      onfocus: () => node.matches(":focus-visible") && this.show(index),
    });
    return { node, whole, image, book };
  }

  // MARK: The row

  fit() {
    const slot = this.items[0].node.offsetWidth;
    for (const { image, book } of this.items) {
      const scale = slot / Math.max(book.width, book.height);
      sized(image, book.width * scale, book.height * scale);
    }
    this.update();
  }

  /** Draws each cover in the size for its distance from the middle. */
  update() {
    const middle = this.row.scrollLeft + this.row.clientWidth / 2;
    let nearest = Infinity;
    this.items.forEach(({ node, whole }, index) => {
      const distance = Math.abs(node.offsetLeft + node.offsetWidth / 2 - this.row.offsetLeft - middle);
      whole.style.transform = `scale(${1 - (1 - besideScale) * Math.min(1, distance / node.offsetWidth)})`;
      if (distance >= nearest) return;
      nearest = distance;
      this.current = index;
    });
    this.items.forEach(({ node }, index) => node.setAttribute("aria-current", index === this.current));
    const { book } = this.items[this.current];
    const name = byId("name");
    if (name.textContent === book.title) return;
    name.textContent = book.title;
    name.lang = book.language || "";
  }

  show(index, behavior = isCalm() ? "instant" : "smooth") {
    const { node } = this.items[Math.max(0, Math.min(this.items.length - 1, index))];
    this.row.scrollTo({ left: node.offsetLeft - (this.row.clientWidth - node.offsetWidth) / 2, behavior });
    this.wanted = this.items.findIndex((item) => item.node === node);
  }

  /** Goes on by covers; repeated keys count from the cover that is coming. */
  step(count) {
    const isMoving = performance.now() < this.movingUntil;
    this.movingUntil = performance.now() + 400;
    this.show((isMoving ? this.wanted : this.current) + count);
  }

  /** Goes on by a cover for each turn of a wheel; trackpads scroll the row by themselves. */
  wheel(event) {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.ctrlKey) return;
    event.preventDefault();
    this.spun += event.deltaY;
    if (Math.abs(this.spun) < 40 || performance.now() < this.quietUntil) return;
    this.step(Math.sign(this.spun));
    this.spun = 0;
    this.quietUntil = performance.now() + 250;
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || this.opened) return;
    if (event.key === "ArrowRight") this.step(1);
    else if (event.key === "ArrowLeft") this.step(-1);
    else if (event.key === "Home") this.show(0);
    else if (event.key === "End") this.show(this.items.length - 1);
    else if (event.key === "Enter" && document.activeElement === document.body) this.open();
    else return;
    event.preventDefault();
    // The focus follows, so that Enter opens the cover in the middle.
    if (document.activeElement !== document.body) document.activeElement.blur();
  }

  // MARK: A book

  /** Opens the book in the middle; the address names it then, so that a reload or "forward" leads to it again. */
  open(index = this.current, isInAddress = false) {
    if (this.opened) return;
    const { node, image, book } = this.items[index];
    const frame = made("iframe", "hidden", "", {
      title: book.title, allow: "fullscreen; autoplay", src: book.page,
      onload: () => holdsBook(frame) || this.fail(`${this.words.missing} ${book.title}`),
    });
    this.opened = { node, frame, book, opening: new Opening(frame, image), state: "loading", isUnwanted: false };
    node.classList.add("opening");
    byId("trouble").hidden = true;
    if (!isInAddress) history.pushState({ isOpen: true }, "", addressOf(book));
    document.body.append(frame);
  }

  /** Opens the book that the address names when the page is loaded. */
  openAgain() {
    // Closing the book goes back, which must lead to the shelf, even for a reader who came by a link to the book.
    if (!history.state?.isOpen) {
      const { hash } = location;
      history.replaceState({}, "", location.pathname + location.search);
      history.pushState({ isOpen: true }, "", hash);
    }
    byId("shelf").classList.add("away");
    this.follow();
  }

  /** Opens the book that the address now names, or puts the opened one back. */
  follow() {
    const index = this.bookInAddress;
    if (index < 0) return this.putBack();
    if (this.opened) {
      this.opened.isUnwanted = this.opened.book !== this.settings.books[index];
      return undefined;
    }
    this.show(index, "instant");
    this.update();
    return this.open(index, true);
  }

  /** Handles a book that is ready to be shown; it is called by the book's page. */
  async ready(book) {
    const { opened } = this;
    // A book that was begun anew loads its page again.
    if (!opened || opened.state !== "loading") return book.welcome.start();
    opened.state = "opening";
    opened.node.classList.remove("opening");
    byId("shelf").classList.add("away");
    // A book that is reloaded is there at once. Nobody has touched it yet, so it has to ask for that.
    if (book.welcome.isSeen) opened.frame.classList.remove("hidden");
    else await opened.opening.open();
    byId("shelf").classList.add("gone");
    opened.state = "open";
    opened.frame.focus();
    if (opened.isUnwanted) return this.putBack();
    return book.welcome.isSeen ? undefined : book.welcome.start();
  }

  /** Closes the book; it is called by its button, and goes back in the browser's history. */
  close() { history.back(); }

  /** Puts the book back into its place. */
  async putBack() {
    const { opened } = this;
    if (!opened) return;
    opened.isUnwanted = true;
    if (opened.state === "loading") return this.drop();
    if (opened.state !== "open") return;
    opened.state = "closing";
    opened.frame.contentWindow.bookplay.stop();
    if (opened.frame.contentDocument.fullscreenElement) await opened.frame.contentDocument.exitFullscreen();
    byId("shelf").classList.remove("gone", "away");
    await opened.opening.close();
    this.drop();
    opened.node.focus({ preventScroll: true });
    // Meanwhile the reader may have gone forward again.
    if (this.bookInAddress >= 0) this.follow();
  }

  drop() {
    this.opened.node.classList.remove("opening");
    this.opened.frame.remove();
    this.opened = null;
    byId("shelf").classList.remove("gone", "away");
  }

  /** Reports that a book can't be opened; it is called by its page, too. */
  fail(text) {
    showTrouble(text);
    if (!this.opened) return;
    this.drop();
    history.back();
  }
}

function addressOf(book) { return `#${book.page.split("/")[0]}`; }

/** Returns whether a frame shows a book, and not an error of the server or the browser. */
function holdsBook(frame) {
  return attempt(() => frame.contentDocument.getElementById("settings") !== null, false);
}

function startShelf() {
  const settings = JSON.parse(byId("settings").textContent);
  document.documentElement.lang = languageOfWords("");
  if (location.protocol === "file:") return showTrouble(wordsIn("").site.disk);
  window.bookShelf = new Shelf(settings);
  keepOffline(settings.worker);
}

startShelf();
