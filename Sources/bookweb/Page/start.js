// The start: checks whether this browser supports the book, and opens it.

import { Assets, bytesOf } from "./assets.js";
import { Book } from "./book.js";
import { byId, showTrouble, whatIsForbidden } from "./dom.js";
import { Engine } from "./engine.js";
import { Memory } from "./memory.js";
import { fetchEngine, keepOffline, shelfAround } from "./site.js";
import { SiteAssets } from "./siteassets.js";
import { compiledEngine } from "./unpack.js";
import { Voices } from "./voices.js";
import { languageOfWords, wordsIn } from "./words.js";

/** Shows why the book can't be shown. */
function tell(trouble, about) {
  const shelf = shelfAround();
  if (shelf) return shelf.fail(about ? `${trouble} ${about}` : trouble);
  showTrouble(...[trouble, about].filter(Boolean));
}

function start() {
  const settings = JSON.parse(byId("settings").textContent);
  const words = wordsIn(settings.language);
  const { site } = settings;
  const shelf = site ? shelfAround() : null;
  document.documentElement.lang = languageOfWords(settings.language);
  const isOld = typeof WebAssembly !== "object" || typeof HTMLDialogElement !== "function" ||
    typeof ResizeObserver !== "function" || !window.PointerEvent;
  if (isOld) return tell(words.old);
  if (site && location.protocol === "file:") return tell(words.site.disk);
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const module = async () => {
    // A shelf compiles the engine once for all of its books.
    if (shelf) return shelf.engine;
    return site ? fetchEngine(site.engine) : compiledEngine(bytesOf(byId("engine")));
  };
  module().then(async (module) => {
    const engine = new Engine(module, bytesOf(byId("book")), bytesOf(byId("facts")), motion.matches);
    if (!engine.isOpen) return tell(words.broken, settings.title);
    byId("trouble").hidden = true;
    const assets = site ? new SiteAssets(engine, site.files) : new Assets(engine);
    if (devicePixelRatio > 1 && settings.doubles) assets.doubles = settings.doubles;
    const voices = new Voices(settings.key);
    await voices.load();
    const book = new Book(engine, assets, voices, new Memory(settings.key), settings, shelf);
    const prepare = () => book.prepare(settings.language, settings.options);
    if (window.bookLive) window.bookLive.prepare(book, prepare);
    else prepare();
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
    if (shelf) shelf.ready(book);
    else if (site) keepOffline(site.worker);
  }).catch(async (error) => {
    const forbidden = await whatIsForbidden();
    if (forbidden) tell(words.forbidden, forbidden);
    else tell(words.broken, String(error && error.message));
  });
}

start();
