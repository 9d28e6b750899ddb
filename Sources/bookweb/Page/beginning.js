// Beginning the book anew, which can be undone for a while.

/** How long beginning anew can be undone, in milliseconds. */
const undoTime = 10000;

export class Beginning {
  constructor(book) {
    this.book = book;
  }

  /** Begins the book anew if a grown-up really wants that. */
  ask() {
    const { book } = this, { words } = book;
    const answer = { text: words.again, act: () => this.begin(), isFinal: true };
    book.gate.pass(words, () => book.question.ask(words.sure, "", [answer], words));
  }

  /** Begins the book anew, with a button that undoes that. */
  begin() {
    const { book } = this, { words } = book;
    const old = { state: book.engine.save(true), trace: book.trace };
    const fresh = this.freshEngine();
    this.takeOver(fresh.save(true), book.trace && [fresh.takeEvents()]);
    if (!book.isStarted) return book.welcome.show(false);
    return book.notice.show(words.begun, undoTime, {
      text: words.undo, act: () => this.takeOver(old.state, old.trace),
    });
  }

  /** Returns another engine with the book at its beginning, and with the same options and recordings. */
  freshEngine() {
    const { book } = this, { engine } = book, fresh = engine.twin(engine.reducesMotion);
    for (const recording of book.voices.list) fresh.addRecording(recording);
    fresh.adoptOptions(engine.keptOptions());
    // Chance decides anew in each reading.
    fresh.seed(0, crypto.getRandomValues(new Uint32Array(1))[0]);
    fresh.begin();
    if (book.language && fresh.info().language !== book.language) fresh.changeLanguage(book.language);
    // This option is never kept.
    if (book.isRecordable) fresh.setOption("recording", true);
    return fresh;
  }

  /** Goes on from a state, with the events that led to it. */
  takeOver(state, trace) {
    const { book } = this, { engine } = book;
    book.touches.cancelAll();
    book.stopWaiting();
    book.swipe.drop();
    book.picking.putDown();
    if (!engine.restore(state)) return;
    engine.takeEvents();
    book.trace = trace;
    book.show();
    book.page = Math.max(0, engine.stage.page);
    book.section = book.pages.page.section ?? null;
    book.readOptions();
    book.readLanguage();
    book.keep();
  }
}
