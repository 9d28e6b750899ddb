// The texts about readers' voices, in the languages of the page.

import { languageOfWords } from "./words.js";

const allVoiceWords = {
  en: {
    voices: "Voices", whose: "Whose voice reads?", own: "The book’s", another: "New voice", speak: "Record my voice",
    name: "Who is reading?", go: "Go on", drop: "Cancel", done: "Done", next: "Next", wait: "One moment…",
    read: "Read now", isNew: "The text is new.", denied: "The microphone can’t be used here.",
    allow: "Allow this page to use it: in the browser, next to the address, or in the settings of the device. Then " +
      "try again.",
    missing: "No microphone was found.", full: "There is no room for more recordings.", short: "That was too short.",
    broken: "The recording can’t be played here.",
    brief: "This browser keeps recordings only until the page is closed. Save them first.",
    save: "Save the voices", load: "Add voices from a file", removeVoice: "Delete this voice",
    removePage: "Delete the recording of this page", sure: "Delete it for good?", remove: "Delete",
    noVoices: "This file has no voices that can be read.", otherBook: "These voices belong to another book.",
    recorded: "Some of it is recorded already.", replace: "Replace it", keep: "Keep mine", added: "Recordings added:",
    left: "Left out:",
  },
  it: {
    voices: "Voci", whose: "Di chi è la voce?", own: "Quella del libro", another: "Nuova voce",
    speak: "Registra la mia voce", name: "Chi legge?", go: "Avanti", drop: "Annulla", done: "Fatto", next: "Avanti",
    wait: "Un momento…", read: "Ora leggi", isNew: "Il testo è nuovo.", denied: "Qui il microfono non si può usare.",
    allow: "Permetti a questa pagina di usarlo: nel browser, accanto all’indirizzo, o nelle impostazioni del " +
      "dispositivo. Poi riprova.",
    missing: "Non c’è un microfono.", full: "Non c’è posto per altre registrazioni.", short: "Troppo breve.",
    broken: "Qui la registrazione non si può ascoltare.",
    brief: "Questo browser conserva le registrazioni solo finché la pagina è aperta. Salvale prima di chiuderla.",
    save: "Salva le voci", load: "Aggiungi voci da un file", removeVoice: "Elimina questa voce",
    removePage: "Elimina la registrazione di questa pagina", sure: "Eliminare per sempre?", remove: "Elimina",
    noVoices: "Questo file non contiene voci leggibili.", otherBook: "Queste voci sono di un altro libro.",
    recorded: "Una parte è già registrata.", replace: "Sostituisci", keep: "Tieni le mie",
    added: "Registrazioni aggiunte:", left: "Escluse:",
  },
  de: {
    voices: "Stimmen", whose: "Wessen Stimme liest vor?", own: "Die des Buchs", another: "Neue Stimme",
    speak: "Meine Stimme aufnehmen", name: "Wer liest vor?", go: "Weiter", drop: "Abbrechen", done: "Fertig",
    next: "Weiter", wait: "Einen Moment…", read: "Jetzt vorlesen", isNew: "Der Text ist neu.",
    denied: "Das Mikrofon lässt sich hier nicht benutzen.",
    allow: "Erlaube es dieser Seite: im Browser neben der Adresse oder in den Einstellungen des Geräts. Versuch es " +
      "dann noch einmal.",
    missing: "Es gibt kein Mikrofon.", full: "Für weitere Aufnahmen ist kein Platz.", short: "Das war zu kurz.",
    broken: "Die Aufnahme lässt sich hier nicht abspielen.",
    brief: "Dieser Browser behält Aufnahmen nur, bis die Seite geschlossen wird. Sichere sie vorher.",
    save: "Stimmen sichern", load: "Stimmen aus einer Datei hinzufügen", removeVoice: "Diese Stimme löschen",
    removePage: "Die Aufnahme dieser Seite löschen", sure: "Endgültig löschen?", remove: "Löschen",
    noVoices: "Diese Datei enthält keine lesbaren Stimmen.", otherBook: "Diese Stimmen gehören zu einem anderen Buch.",
    recorded: "Manches ist schon aufgenommen.", replace: "Ersetzen", keep: "Meine behalten",
    added: "Hinzugefügte Aufnahmen:", left: "Ausgelassen:",
  },
  fr: {
    voices: "Voix", whose: "Quelle voix lit ?", own: "Celle du livre", another: "Nouvelle voix",
    speak: "Enregistrer ma voix", name: "Qui lit ?", go: "Continuer", drop: "Annuler", done: "Terminé",
    next: "Suivant", wait: "Un instant…", read: "Lisez maintenant", isNew: "Le texte est nouveau.",
    denied: "Le micro ne peut pas être utilisé ici.",
    allow: "Autorisez cette page à l’utiliser : dans le navigateur, à côté de l’adresse, ou dans les réglages de " +
      "l’appareil. Puis réessayez.",
    missing: "Aucun micro n’a été trouvé.", full: "Il n’y a plus de place pour d’autres enregistrements.",
    short: "C’était trop court.", broken: "L’enregistrement ne peut pas être écouté ici.",
    brief: "Ce navigateur ne garde les enregistrements que jusqu’à la fermeture de la page. Sauvegardez-les avant.",
    save: "Sauvegarder les voix", load: "Ajouter des voix d’un fichier", removeVoice: "Supprimer cette voix",
    removePage: "Supprimer l’enregistrement de cette page", sure: "Supprimer pour toujours ?", remove: "Supprimer",
    noVoices: "Ce fichier ne contient aucune voix lisible.", otherBook: "Ces voix sont celles d’un autre livre.",
    recorded: "Une partie est déjà enregistrée.", replace: "Remplacer", keep: "Garder les miennes",
    added: "Enregistrements ajoutés :", left: "Laissés de côté :",
  },
  es: {
    voices: "Voces", whose: "¿Qué voz lee?", own: "La del libro", another: "Nueva voz", speak: "Grabar mi voz",
    name: "¿Quién lee?", go: "Seguir", drop: "Cancelar", done: "Listo", next: "Siguiente", wait: "Un momento…",
    read: "Lee ahora", isNew: "El texto es nuevo.", denied: "Aquí no se puede usar el micrófono.",
    allow: "Permite que esta página lo use: en el navegador, junto a la dirección, o en los ajustes del dispositivo. " +
      "Después, inténtalo otra vez.",
    missing: "No se ha encontrado un micrófono.", full: "No hay sitio para más grabaciones.",
    short: "Ha sido demasiado corto.", broken: "Aquí no se puede oír la grabación.",
    brief: "Este navegador guarda las grabaciones solo hasta que se cierra la página. Guárdalas antes.",
    save: "Guardar las voces", load: "Añadir voces de un archivo", removeVoice: "Borrar esta voz",
    removePage: "Borrar la grabación de esta página", sure: "¿Borrar para siempre?", remove: "Borrar",
    noVoices: "Este archivo no contiene voces que se puedan leer.", otherBook: "Estas voces son de otro libro.",
    recorded: "Una parte ya está grabada.", replace: "Reemplazar", keep: "Conservar las mías",
    added: "Grabaciones añadidas:", left: "Omitidas:",
  },
};

/** Returns the texts about voices, for the language of a book. */
export function voiceWordsIn(language) { return allVoiceWords[languageOfWords(language)]; }
