// The storage for the reader's state. Browsers may refuse to store anything; then the book always starts anew.

export class Memory {
  constructor(book) {
    this.book = `bookplay ${book}`;
  }

  /** Returns the text stored under a name, or null if there is none. */
  read(name) {
    try {
      return localStorage.getItem(`${this.book} ${name}`);
    } catch {
      return null;
    }
  }

  /** Stores a text; returns whether that succeeded. */
  write(name, text) {
    try {
      localStorage.setItem(`${this.book} ${name}`, text);
      return true;
    } catch {
      return false;
    }
  }

  forget(name) {
    try {
      localStorage.removeItem(`${this.book} ${name}`);
    } catch {
      // Storage is disabled, so there is nothing to remove.
    }
  }
}
