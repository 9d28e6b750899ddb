// What the browser keeps for the reader. It may keep nothing; then every reading is the first.

class Memory {
  constructor(book) {
    this.book = `bookplay ${book}`;
  }

  /** What was kept under a name; null when nothing was. */
  read(name) {
    try {
      return localStorage.getItem(`${this.book} ${name}`);
    } catch {
      return null;
    }
  }

  /** Keeps a text, and tells whether there was room for it. */
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
      // Nothing was kept then.
    }
  }
}
