// The languages of the page's own texts, which are in the files of the folder `words`, and those of a book.

import { made } from "./dom.js";
import de from "./words/de.json";
import en from "./words/en.json";
import es from "./words/es.json";
import fr from "./words/fr.json";
import it from "./words/it.json";

/** @type {Record<string, typeof en>} */
const allWords = { de, en, es, fr, it };

/** Returns the language of the page's texts for the BCP 47 language of a book, or for the browser's language if the book
    names none. */
export function languageOfWords(language) {
  const code = (language || navigator.language || "en").toLowerCase().split("-")[0];
  return Object.hasOwn(allWords, code) ? code : "en";
}

export function wordsIn(language) { return allWords[languageOfWords(language)]; }

/** Returns the language among those of a book that the browser prefers, or null if there is none. */
export function preferredLanguage(codes) {
  const known = codes.map((code) => code.toLowerCase());
  for (const wanted of navigator.languages || [navigator.language || ""]) {
    const code = wanted.toLowerCase();
    const main = code.split("-")[0];
    const exact = known.indexOf(code);
    const index = exact >= 0 ? exact : known.findIndex((other) => other.split("-")[0] === main);
    if (index >= 0) return codes[index];
  }
  return null;
}

/** Fills an element with a button for each language of a book that has several. */
export function fillLanguages(host, book, act) {
  const { languages, languageNames } = book.info;
  host.replaceChildren(...(languages.length > 1 ? languages : []).map((code, index) => {
    const isCurrent = code === book.language;
    return made("button", "plain", languageNames[index],
      { lang: code, "aria-current": isCurrent, onclick: () => act(code) });
  }));
}
