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
    const { start, end } = this.ends(), room = end - start - margin;
    this.fill(kind === "dots" && count * pitch <= room, count);
    // Where it would lie over the controls, it is left out.
    node.style.visibility = node.offsetWidth > room && !this.isColumn ? "hidden" : "";
    const middle = (start + end - window.innerWidth) / 2;
    node.style.translate = this.isColumn ? "" : `${Math.round(middle)}px`;
    if (document.body.matches(".over")) node.style.translate = `${Math.round(middle + this.wayOut(start, end))}px`;
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

  /** Returns where the row can be: between the buttons, in whose middle it is put, or above those beside the book. */
  ends() {
    const boxes = (id) => [...byId(id).children].map((node) => node.getBoundingClientRect()).filter((box) => box.width > 0);
    const left = boxes("left");
    if (this.isColumn) return { start: 0, end: Math.min(window.innerHeight, ...left.map(({ top }) => top)) };
    return {
      start: Math.max(0, ...left.map(({ right }) => right)),
      end: Math.min(window.innerWidth, ...boxes("right").map((box) => box.left)),
    };
  }

  /** Returns how far the row must be moved to cover no letters and no targets of the book; 0 if there is no such place. */
  wayOut(start, end) {
    const own = this.node.getBoundingClientRect(), range = document.createRange();
    const letters = [...document.querySelectorAll("#pages .lines")].map((node) => {
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
    const covered = [...letters, ...this.book.touchables.rectangles].filter(({ top, bottom }) => (
      top < own.bottom && bottom > own.top));
    const isFree = (way) => own.left + way >= start && own.right + way <= end &&
      covered.every(({ left, right }) => right <= own.left + way || left >= own.right + way);
    const ways = covered.flatMap(({ left, right }) => [left - margin / 2 - own.right, right + margin / 2 - own.left]);
    return [0, ...ways].sort((one, other) => Math.abs(one) - Math.abs(other)).find(isFree) ?? 0;
  }
}
