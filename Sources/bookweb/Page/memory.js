// The storage for the reader's state. Browsers may refuse to store anything; then the book always starts anew.

import { attempt } from "./dom.js";

export class Memory {
  constructor(book) {
    this.book = `bookplay ${book}`;
  }

  read(name) { return attempt(() => localStorage.getItem(`${this.book} ${name}`), null); }

  /** Stores a text; returns whether that succeeded. */
  write(name, text) {
    return attempt(() => {
      localStorage.setItem(`${this.book} ${name}`, text);
      return true;
    }, false);
  }

  forget(name) { attempt(() => localStorage.removeItem(`${this.book} ${name}`), null); }
}
