// The table of contents, with languages and other commands that are rarely needed. A book with sections of its own has
// contents there, and only the rest is here.

import { closing, dialogOf } from "./dialogs.js";
import { byId, made, sized } from "./dom.js";
import { fillLanguages } from "./words.js";

export class Menu {
  constructor(book, assets) {
    this.book = book;
    this.assets = assets;
    this.node = dialogOf("menu");
    this.list = byId("thumbnails");
    /** The thumbnails that are seen but not drawn yet. */
    this.waiting = new Set();
    const does = (id, act = undefined) => byId(id).addEventListener("click", closing(this.node, act));
    does("play", () => book.openSection("play"));
    does("options", () => book.openSection("options"));
    does("voice-menu", () => book.readers.open());
    does("credits", () => book.openCredits());
    does("again", () => book.askToBeginAnew());
    does("read-again", () => book.beginning.begin());
    does("another", () => book.shelf.close());
    does("return");
    does("record", () => book.gate.pass(book.words, () => book.saveRecording()));
    does("wide", () => this.widen());
    document.addEventListener("fullscreenchange", () => this.nameFullScreen());
  }

  open(isEnd = false) {
    const { info, title, makers, words } = this.book;
    this.node.querySelector("h1").textContent = title;
    this.node.querySelector(".by").textContent = makers;
    const end = this.node.querySelector(".end");
    end.hidden = !isEnd;
    end.querySelector("p").textContent = words.end;
    for (const id of ["read-again", "another", "return"]) byId(id).querySelector("span").textContent = words[id];
    byId("another").hidden = !this.book.shelf;
    byId("play").hidden = !info.hasGames;
    byId("credits").hidden = !info.hasCredits;
    byId("wide").hidden = !document.documentElement.requestFullscreen;
    this.nameFullScreen();
    fillLanguages(byId("languages"), this.book, closing(this.node, (code) => this.book.speak(code)));
    if (!info.hasSections && this.listed !== this.book.language) this.fillPages();
    [...this.list.querySelectorAll("button")].forEach((button, index) => {
      if (index + 1 === this.book.page) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
    });
    this.node.showModal();
    // At the end of the book, the top with the closing words is more important than the current page.
    if (isEnd) {
      this.node.scrollTop = 0;
      byId("read-again").focus();
    } else (this.list.querySelector("[aria-current]") || byId("options")).focus();
  }

  fillPages() {
    this.listed = this.book.language;
    this.observer?.disconnect();
    // A preview takes a while, so each is drawn when it is about to be seen.
    this.waiting.clear();
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.waiting.add(target);
        else this.waiting.delete(target);
      }
      this.drawNext();
    }, { root: this.node, rootMargin: "150px" });
    this.list.replaceChildren(...this.book.info.contents.map((page, index) => {
      const title = made("span", "title", page.title || `${this.book.words.page} ${index + 1}`);
      const open = closing(this.node, () => this.book.open(index + 1));
      return made("li", "", [made("button", "", [this.thumbnail(page, index + 1), title], { onclick: open })]);
    }));
  }

  /** Returns a thumbnail of a page: the book's own, or else a place for a preview of the page. */
  thumbnail(entry, number) {
    const { width, height } = this.book.info;
    const small = made("span", "small", "", { "aria-hidden": true });
    // The aspect ratio is limited, so that several thumbnails of a very tall book fit on the screen.
    small.style.aspectRatio = Math.max(width / height, 3 / 4);
    if (entry.thumbnail !== undefined && this.assets.address(entry.thumbnail)) {
      small.append(this.assets.picture(entry.thumbnail, ""));
    } else {
      small.dataset.page = number;
      this.observer.observe(small);
    }
    return small;
  }

  /** Draws one of the thumbnails that wait in each frame, so that the menu opens at once and can be scrolled. */
  drawNext() {
    if (this.isDrawing || this.waiting.size === 0) return;
    this.isDrawing = true;
    requestAnimationFrame(() => {
      this.isDrawing = false;
      const [next] = this.waiting;
      if (!next) return;
      this.waiting.delete(next);
      this.drawThumbnail(next);
      this.drawNext();
    });
  }

  drawThumbnail(small) {
    this.observer.unobserve(small);
    const { width, height } = this.book.info;
    const view = this.book.preview(Number(small.dataset.page));
    small.append(sized(view.root, width, height));
    new ResizeObserver(() => {
      const scale = Math.min(small.clientWidth / width, small.clientHeight / height);
      view.root.style.transform = `translateX(${(small.clientWidth - scale * width) / 2}px) scale(${scale})`;
    }).observe(small);
  }

  /** Names the button for full screen by what it will do. */
  nameFullScreen() {
    const { words } = this.book;
    byId("wide").textContent = document.fullscreenElement ? words.narrow : words.wide;
  }

  widen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen().catch(() => {});
  }
}
