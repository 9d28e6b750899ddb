// The start: checks whether this browser supports the book, and opens it.

/** Shows why the book can't be shown. */
function tell(trouble, about) {
  const node = byId("trouble");
  node.lang = document.documentElement.lang;
  node.replaceChildren(made("p", "", trouble));
  if (about) node.append(made("p", "", about));
  node.className = "now";
}

function start() {
  const settings = JSON.parse(byId("settings").textContent);
  const words = wordsIn(settings.language);
  document.documentElement.lang = languageOfWords(settings.language);
  const isOld = typeof WebAssembly !== "object" || typeof HTMLDialogElement !== "function" ||
    typeof ResizeObserver !== "function" || !window.PointerEvent;
  if (isOld) return tell(words.old);
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const engine = () => new Inflater(bytesOf(byId("engine"))).all();
  Promise.resolve().then(() => WebAssembly.compile(engine())).then((module) => {
    const engine = new Engine(module, bytesOf(byId("book")), bytesOf(byId("facts")), motion.matches);
    if (!engine.isOpen) return tell(words.broken, settings.title);
    byId("trouble").hidden = true;
    const book = new Book(engine, new Assets(engine), new Memory(settings.key), settings.title);
    book.prepare(settings.language);
    motion.addEventListener("change", () => engine.reduceMotion(motion.matches));
    document.addEventListener("visibilitychange", () => {
      book.sounds.pause(!book.isRunning);
      book.keep();
    });
    window.addEventListener("pagehide", () => book.keep());
    // Sound that the browser has suspended, such as during a call, resumes with the next touch.
    for (const name of ["pointerup", "keydown"]) {
      document.addEventListener(name, () => book.isStarted && book.sounds.unlock());
    }
    // For debugging in the browser's console.
    window.bookplay = book;
  }).catch((error) => tell(words.broken, String(error && error.message)));
}

start();
