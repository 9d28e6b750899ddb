// How far the reader is in the book: a row of dots, or "3 of 12" where that has no room.

import { byId, made } from "./dom.js";

/** The length of a dot with the distance to the next one, in CSS pixels, and what is left free around the row. */
const pitch = 12, margin = 24;

export class Progress {
  /** @param kind `dots` or nothing, `count`, or `none` */
  constructor(book, kind = "dots") {
    this.book = book;
    this.kind = kind;
    this.node = byId("progress");
    this.look = "";
  }

  update() {
    const { book, kind, node } = this;
    const count = book.info.contents.length;
    node.hidden = kind === "none" || book.page <= 0 || count < 2;
    if (node.hidden) return;
    const room = this.room();
    this.fill(kind === "dots" && count * pitch <= room, count);
    // Where it would lie over the controls, it is left out.
    node.style.visibility = node.offsetWidth > room && !this.isColumn ? "hidden" : "";
  }

  fill(isDotted, count) {
    const { book, node } = this;
    const look = `${isDotted} ${book.page} ${count} ${book.language}`;
    if (look === this.look) return;
    this.look = look;
    if (isDotted) {
      node.replaceChildren(...Array.from({ length: count }, (_, index) => (
        made("i", index + 1 === book.page ? "here" : ""))));
    } else {
      node.textContent = `${book.page} ${book.words.of} ${count}`;
    }
  }

  /** Whether the dots are above the controls beside the book. */
  get isColumn() {
    return document.body.matches(".sides, .beside");
  }

  /** Returns how long the row can be: between the buttons, in whose middle it is put, or above those beside the book. */
  room() {
    const { innerWidth, innerHeight } = window;
    const boxes = (id) => [...byId(id).children].map((node) => node.getBoundingClientRect()).filter((box) => box.width > 0);
    const left = boxes("left");
    const start = Math.max(0, ...left.map(({ right }) => right));
    const end = Math.min(innerWidth, ...boxes("right").map((box) => box.left));
    this.node.style.translate = this.isColumn ? "" : `${Math.round((start + end - innerWidth) / 2)}px`;
    return (this.isColumn ? Math.min(innerHeight, ...left.map(({ top }) => top)) : end - start) - margin;
  }
}
