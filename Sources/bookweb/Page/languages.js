// The languages of a book, as the reader's browser prefers them and as the reader chooses them.

import { made } from "./dom.js";

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
