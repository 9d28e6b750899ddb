// The buttons around the book, and its keys.

class Controls {
  constructor(book, menu) {
    this.book = book;
    this.menu = menu;
    const does = (id, act) => byId(id).addEventListener("click", act);
    does("previous", () => book.isStarted && book.previous());
    does("next", () => book.isStarted && book.next());
    does("contents", () => book.isStarted && this.menu.open());
    does("sound", () => this.switchSound());
    does("start", () => this.start());
    does("afresh", () => book.askToBeginAnew());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Translates the controls to the language of the book. */
  translate() {
    const { book } = this;
    const words = wordsIn(book.language);
    book.words = words;
    if (book.language) document.documentElement.lang = book.language;
    for (const id of ["previous", "next", "contents", "sound", "start"]) this.name(byId(id), words[id]);
    this.name(byId("menu").querySelector(".close"), words.close);
    byId("menu").setAttribute("aria-label", words.contents);
    byId("reading").setAttribute("aria-label", words.text);
    byId("stage").setAttribute("aria-label", book.title);
    document.title = book.title;
    byId("languages").setAttribute("aria-label", words.language);
    byId("for-grown-ups").textContent = words.grownUps;
    for (const id of ["credits", "wide", "again", "record", "afresh"]) byId(id).textContent = words[id];
    this.update();
  }

  name(node, text) {
    node.setAttribute("aria-label", text);
    node.title = text;
  }

  /** Shows the current page, and announces it to screen readers. */
  update() {
    const { book } = this;
    const entry = book.info.contents[book.page - 1];
    byId("previous").disabled = book.page === 1;
    byId("sound").setAttribute("aria-pressed", book.sounds.isOn);
    const where = `${book.words.page} ${book.page} ${book.words.of} ${book.info.contents.length}`;
    const said = book.page === 0 ? "" : entry?.title ? `${where}: ${entry.title}` : where;
    if (byId("said").textContent !== said) byId("said").textContent = said;
  }

  welcome(isResumed) {
    byId("welcome").hidden = false;
    byId("touchables").inert = true;
    byId("afresh").hidden = !isResumed;
    // The first page may be empty until the book starts, so a preview of it is shown.
    if (!isResumed) byId("poster").append(this.book.preview(1).root);
    if (isResumed) this.name(byId("start"), this.book.words.goOn);
    // With a keyboard the button gets the focus; on touch screens a focus ring would only distract.
    if (matchMedia("(any-pointer: fine)").matches) byId("start").focus();
  }

  start() {
    byId("welcome").hidden = true;
    byId("poster").replaceChildren();
    this.book.start();
  }

  switchSound() {
    const { sounds, memory } = this.book;
    sounds.turn(!sounds.isOn);
    memory.write("sound", sounds.isOn ? "on" : "off");
    this.update();
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.book.isRunning) return;
    if (this.book.magnifier.key(event)) event.preventDefault();
    else if (event.key === "ArrowRight" || event.key === "PageDown") this.book.next();
    else if (event.key === "ArrowLeft" || event.key === "PageUp") this.book.previous();
    else return;
    event.preventDefault();
  }

  /** Shows that a page turn was refused. */
  refuse() {
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
