// A book whose engine, pictures, sounds and fonts are files beside its page, which a server hands out; perhaps on a shelf.

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
function siteWordsIn(language) { return allSiteWords[languageOfWords(language)]; }

/** Returns the bytes of a file of the site. */
async function fetchBytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns the engine of the site, compiled. */
async function fetchEngine(address) {
  return compiledEngine(await fetchBytes(address));
}

/** Lets the service worker keep the files of the site, so that it can be read without a network. */
function keepOffline(worker) {
  // Browsers offer it only on pages that nobody could have changed on their way.
  navigator.serviceWorker?.register(worker).catch(() => {});
}

/** Returns the shelf that has opened this page, or null if the page was opened by itself. */
function shelfAround() {
  try {
    return window.parent === window ? null : window.parent.bookShelf || null;
  } catch {
    // The page is part of somebody else's.
    return null;
  }
}

/** Returns whether a reader has touched this page or its shelf; before that, browsers allow no sound. */
function wasTouched() {
  const windows = shelfAround() ? [window, window.parent] : [window];
  return windows.some((one) => one.navigator.userActivation?.hasBeenActive !== false);
}

/** Pictures, sounds and fonts that are files of their own. */
class SiteAssets extends Assets {
  /** @param files the address of each file by its number */
  constructor(engine, files) {
    super(engine, (number) => files[number] ?? null);
    this.files = files;
  }

  address(number) { return this.files[number] ?? null; }

  whenHere(number, act) { act(); }

  load(number) {
    const address = this.address(number);
    return address === null ? Promise.resolve(null) : fetchBytes(address);
  }
}
