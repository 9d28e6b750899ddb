// The buttons around the book, and its keys.

import { byId, nameButton } from "./dom.js";
import { languageOfWords, wordsIn } from "./words.js";

/** The controls that a book can have itself. */
const bookControls = ["previous", "next", "cover", "contents", "sound"];

export class Controls {
  constructor(book, menu) {
    this.book = book;
    this.menu = menu;
    const does = (id, act) => byId(id).addEventListener("click", act);
    does("previous", () => book.isStarted && book.previous());
    does("next", () => book.isStarted && book.next());
    does("cover", () => book.isStarted && book.openSection("cover"));
    does("contents", () => book.isStarted && this.openContents());
    does("more", () => book.isStarted && this.menu.open());
    does("sound", () => book.setOption("sound", !book.hasSound));
    does("shelf", () => book.shelf?.close());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  translate() {
    const { book } = this;
    const words = wordsIn(book.language);
    book.words = words;
    // An empty language means that it is unknown.
    document.documentElement.lang = languageOfWords(book.language);
    for (const id of ["stage", "texts", "thumbnails", "book-heading", "menu-heading"]) byId(id).lang = book.language;
    byId("book-heading").textContent = book.title;
    for (const id of [...bookControls, "more"]) nameButton(byId(id), words[id]);
    byId("cover").hidden = !book.info.hasCover;
    byId("more").hidden = !book.info.hasSections;
    document.body.classList.toggle("sectioned", book.info.hasSections === true);
    nameButton(byId("shelf"), words.site.shelf);
    byId("shelf").hidden = !book.shelf;
    nameButton(byId("menu").querySelector(".close"), words.close);
    const labels = {
      menu: book.info.hasSections ? words.more : words.contents, reading: words.text, welcome: words.start,
      stage: book.title, languages: words.language, tongues: words.language,
    };
    for (const [id, label] of Object.entries(labels)) byId(id).setAttribute("aria-label", label);
    document.title = book.title;
    byId("for-grown-ups").textContent = words.grownUps;
    for (const id of ["play", "options", "credits", "again", "record", "afresh"]) byId(id).textContent = words[id];
    byId("voice-menu").textContent = words.voices.voices;
    book.signals.translate();
    this.update();
  }

  /** Shows the current page, and announces it to screen readers. */
  update() {
    const { book } = this;
    const entry = book.info.contents[book.page - 1];
    byId("previous").disabled = book.page === 1 || book.section === "cover";
    byId("cover").disabled = book.section === "cover";
    byId("contents").disabled = book.info.hasSections === true && book.section === "contents";
    byId("sound").setAttribute("aria-pressed", book.hasSound);
    this.showMicrophone();
    book.progress.update();
    const where = `${book.words.page} ${book.page} ${book.words.of} ${book.info.contents.length}`;
    const onPage = entry?.title ? `${where}: ${entry.title}` : where;
    const said = book.page === 0 ? this.nameOfSection() : onPage;
    if (byId("said").textContent !== said) byId("said").textContent = said;
    byId("page-heading").textContent = said;
  }

  /** Returns what is on stage instead of a page: the credits, a section by its word, or a game by its title. */
  nameOfSection() {
    const { book } = this, { section, words } = book;
    if (book.engine.showsCredits) return words.credits;
    if (section === null) return "";
    if (["cover", "contents", "play", "options"].includes(section)) return words[section];
    const game = book.pages.page.elements.find(({ name }) => name === "game" || name === section);
    return [words.play, game && (game.alt || book.info.contents[game.page - 1]?.title)].filter(Boolean).join(": ");
  }

  /** Announces what is on stage as soon as it's known. */
  follow({ stage, showsCredits }) {
    const shown = `${stage.opening} ${showsCredits}`;
    if (shown === this.shown) return;
    this.shown = shown;
    this.update();
  }

  /** Shows the button that records the page, while the reader wants to record. */
  showMicrophone() {
    const { book } = this, button = byId("speak");
    if (button.hidden && book.isRecordable) book.notice.show(book.words.voices.here, 6000);
    button.hidden = !book.isRecordable;
    button.disabled = book.page === 0;
    if (button.hidden) return;
    const words = book.words.voices;
    const isNew = book.page > 0 && book.engine.voices().slots.some((slot) => slot.hasNewText);
    nameButton(button, isNew ? `${words.speak}. ${words.isNew}` : words.speak);
    button.classList.toggle("outdated", isNew);
  }

  giveWay(twins) {
    const known = bookControls.filter((id) => byId(id).classList.contains("twin")).join();
    for (const id of bookControls) byId(id).classList.toggle("twin", twins.has(id));
    if (bookControls.filter((id) => twins.has(id)).join() !== known) this.book.progress.update();
  }

  /** Opens the contents of a book that has sections of its own, and otherwise those of the page. */
  openContents() {
    if (this.book.info.hasSections) this.book.openSection("contents");
    else this.menu.open();
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !this.book.isRunning) return;
    if (this.book.magnifier.key(event)) event.preventDefault();
    else if (event.key === "ArrowRight" || event.key === "PageDown") this.book.next();
    else if (event.key === "ArrowLeft" || event.key === "PageUp") this.book.previous();
    else if (event.key === "Home") this.openEnd(1);
    else if (event.key === "End") this.openEnd(this.book.info.contents.length);
    else if (event.key === " " && !event.target.closest("button, a, #reading")) this.book.swiped(!event.shiftKey);
    else return;
    event.preventDefault();
  }

  openEnd(page) {
    if (this.book.page !== page) this.book.open(page);
  }

  refuse() {
    this.book.resting.wake();
    for (const id of ["previous", "next"]) {
      const button = byId(id);
      button.classList.remove("refused");
      // Reading the size forces a reflow, which restarts the animation.
      void button.offsetWidth;
      button.classList.add("refused");
    }
  }

  showEnd() {
    if (!byId("menu").open) this.menu.open(true);
  }
}
