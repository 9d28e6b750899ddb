// A book whose engine, pictures, sounds and fonts are files beside its page, which a server hands out; perhaps on a shelf.

import { compiledEngine } from "./unpack.js";
import { languageOfWords } from "./words.js";

const allSiteWords = {
  en: {
    disk: "This book needs a web server; opened from disk, it cannot find its pictures.", shelf: "Back to the shelf",
    books: "Books", missing: "This book cannot be reached:",
  },
  it: {
    disk: "Questo libro ha bisogno di un server web: aperto dal disco, non trova le sue immagini.",
    shelf: "Torna allo scaffale", books: "Libri", missing: "Questo libro non è raggiungibile:",
  },
  de: {
    disk: "Dieses Buch braucht einen Webserver: Vom Datenträger geöffnet, findet es seine Bilder nicht.",
    shelf: "Zurück ins Regal", books: "Bücher", missing: "Dieses Buch ist nicht zu erreichen:",
  },
  fr: {
    disk: "Ce livre a besoin d’un serveur web : ouvert depuis le disque, il ne trouve pas ses images.",
    shelf: "Retour à l’étagère", books: "Livres", missing: "Ce livre est inaccessible :",
  },
  es: {
    disk: "Este libro necesita un servidor web: abierto desde el disco, no encuentra sus imágenes.",
    shelf: "Volver a la estantería", books: "Libros", missing: "No se puede llegar a este libro:",
  },
};

/** Returns the texts that only sites need, for the language of a book. */
export function siteWordsIn(language) { return allSiteWords[languageOfWords(language)]; }

/** Returns the bytes of a file of the site. */
export async function fetchBytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns the engine of the site, compiled. */
export async function fetchEngine(address) {
  return compiledEngine(await fetchBytes(address));
}

/** Lets the service worker keep the files of the site, so that it can be read without a network. */
export function keepOffline(worker) {
  // Browsers offer it only on pages that nobody could have changed on their way.
  navigator.serviceWorker?.register(worker).catch(() => {});
}

/** Returns the shelf that has opened this page, or null if the page was opened by itself. */
export function shelfAround() {
  try {
    return window.parent === window ? null : window.parent.bookShelf || null;
  } catch {
    // The page is part of somebody else's.
    return null;
  }
}

/** Returns whether a reader has touched this page or its shelf; before that, browsers allow no sound. */
export function wasTouched() {
  const windows = shelfAround() ? [window, window.parent] : [window];
  return windows.some((one) => one.navigator.userActivation?.hasBeenActive !== false);
}
