// The texts of the page itself, in the languages that it supports; for others it uses English.

const allWords = {
  en: {
    cover: "Cover", more: "More", options: "Options",
    previous: "Previous page", next: "Next page", contents: "Contents", sound: "Sound", start: "Start", close: "Close",
    goOn: "Keep reading", afresh: "From the beginning", page: "Page", of: "of", end: "The end", language: "Language",
    credits: "Who made this book", wide: "Full screen", again: "Start again", record: "Save what I did",
    leave: "This link leaves the book:", open: "Open it", stay: "Stay here",
    blocked: "This cannot be opened from here.", where: "Where should it go?",
    old: "This book cannot be shown here: the browser is too old. Please open it in a newer one.",
    broken: "This book cannot be opened:",
    text: "Text", turn: "Turn the phone: the book gets larger.",
    grownUps: "For grown-ups", hold: "Hold this button for two seconds",
    sure: "Begin the book anew? It forgets where you were.",
    narrow: "Leave full screen",
    play: "Play", piece: "Piece", place: "in its place", picture: "Picture to colour", region: "Area", empty: "empty",
    done: "Well done!",
    colors: ["red", "orange", "yellow", "light green", "green", "light blue", "blue", "purple", "pink", "brown",
      "black", "grey", "white"],
  },
  it: {
    cover: "Copertina", more: "Altro", options: "Opzioni",
    previous: "Pagina precedente", next: "Pagina seguente", contents: "Indice", sound: "Suono", start: "Inizia",
    close: "Chiudi", goOn: "Continua a leggere", afresh: "Dall’inizio", page: "Pagina", of: "di", end: "Fine",
    language: "Lingua", credits: "Chi ha fatto questo libro", wide: "Schermo intero", again: "Ricomincia",
    record: "Salva quello che ho fatto", leave: "Questo porta fuori dal libro:", open: "Apri", stay: "Resta qui",
    blocked: "Da qui non si può aprire.", where: "Dove va messo?",
    old: "Questo libro non si può mostrare qui: il browser è troppo vecchio. Aprilo con uno più recente.",
    broken: "Questo libro non si può aprire:",
    text: "Testo", turn: "Gira il telefono: il libro diventa più grande.",
    grownUps: "Per gli adulti", hold: "Tieni premuto questo pulsante per due secondi",
    sure: "Ricominciare il libro? Dimentica dove eri.",
    narrow: "Esci dallo schermo intero",
    play: "Gioca", piece: "Pezzo", place: "al suo posto", picture: "Disegno da colorare", region: "Area",
    empty: "vuoto", done: "Bravo!",
    colors: ["rosso", "arancione", "giallo", "verde chiaro", "verde", "azzurro", "blu", "viola", "rosa", "marrone",
      "nero", "grigio", "bianco"],
  },
  de: {
    cover: "Titelseite", more: "Mehr", options: "Einstellungen",
    previous: "Seite zurück", next: "Nächste Seite", contents: "Inhalt", sound: "Ton", start: "Los",
    close: "Schließen",
    goOn: "Weiterlesen", afresh: "Von vorn", page: "Seite", of: "von", end: "Ende", language: "Sprache",
    credits: "Wer dieses Buch gemacht hat", wide: "Ganzer Bildschirm", again: "Neu beginnen",
    record: "Sichern, was ich getan habe", leave: "Das führt aus dem Buch hinaus:", open: "Öffnen",
    stay: "Hier bleiben",
    blocked: "Das lässt sich von hier nicht öffnen.", where: "Wohin damit?",
    old: "Dieses Buch lässt sich hier nicht zeigen: Der Browser ist zu alt. Bitte öffne es in einem neueren.",
    broken: "Dieses Buch lässt sich nicht öffnen:",
    text: "Text", turn: "Dreh das Telefon: Das Buch wird größer.",
    grownUps: "Für Erwachsene", hold: "Diesen Knopf zwei Sekunden lang drücken",
    sure: "Das Buch neu beginnen? Es vergisst, wo du warst.",
    narrow: "Ganzen Bildschirm verlassen",
    play: "Spielen", piece: "Teil", place: "an seinem Platz", picture: "Bild zum Ausmalen", region: "Fläche",
    empty: "leer", done: "Gut gemacht!",
    colors: ["rot", "orange", "gelb", "hellgrün", "grün", "hellblau", "blau", "lila", "rosa", "braun", "schwarz",
      "grau", "weiß"],
  },
  fr: {
    cover: "Couverture", more: "Plus", options: "Options",
    previous: "Page précédente", next: "Page suivante", contents: "Sommaire", sound: "Son", start: "Commencer",
    close: "Fermer", goOn: "Continuer la lecture", afresh: "Depuis le début", page: "Page", of: "sur", end: "Fin",
    language: "Langue", credits: "Qui a fait ce livre", wide: "Plein écran", again: "Recommencer",
    record: "Enregistrer ce que j’ai fait", leave: "Ceci mène hors du livre :", open: "Ouvrir", stay: "Rester ici",
    blocked: "On ne peut pas l’ouvrir d’ici.", where: "Où le mettre ?",
    old: "Ce livre ne peut pas être montré ici : le navigateur est trop ancien. Ouvrez-le dans un plus récent.",
    broken: "Ce livre ne peut pas être ouvert :",
    text: "Texte", turn: "Tourne le téléphone : le livre devient plus grand.",
    grownUps: "Pour les adultes", hold: "Maintenez ce bouton pendant deux secondes",
    sure: "Recommencer le livre ? Il oublie où tu étais.",
    narrow: "Quitter le plein écran",
    play: "Jouer", piece: "Pièce", place: "à sa place", picture: "Dessin à colorier", region: "Zone",
    empty: "vide", done: "Bravo !",
    colors: ["rouge", "orange", "jaune", "vert clair", "vert", "bleu clair", "bleu", "violet", "rose", "marron",
      "noir", "gris", "blanc"],
  },
  es: {
    cover: "Portada", more: "Más", options: "Opciones",
    previous: "Página anterior", next: "Página siguiente", contents: "Índice", sound: "Sonido", start: "Empezar",
    close: "Cerrar", goOn: "Seguir leyendo", afresh: "Desde el principio", page: "Página", of: "de", end: "Fin",
    language: "Idioma", credits: "Quién hizo este libro", wide: "Pantalla completa", again: "Empezar de nuevo",
    record: "Guardar lo que hice", leave: "Esto lleva fuera del libro:", open: "Abrir", stay: "Quedarse aquí",
    blocked: "Desde aquí no se puede abrir.", where: "¿Adónde va?",
    old: "Este libro no se puede mostrar aquí: el navegador es demasiado antiguo. Ábrelo en uno más nuevo.",
    broken: "Este libro no se puede abrir:",
    text: "Texto", turn: "Gira el teléfono: el libro se hace más grande.",
    grownUps: "Para adultos", hold: "Mantén pulsado este botón dos segundos",
    sure: "¿Empezar el libro de nuevo? Olvida dónde estabas.",
    narrow: "Salir de pantalla completa",
    play: "Jugar", piece: "Pieza", place: "en su sitio", picture: "Dibujo para colorear", region: "Zona",
    empty: "vacío", done: "¡Muy bien!",
    colors: ["rojo", "naranja", "amarillo", "verde claro", "verde", "celeste", "azul", "morado", "rosa", "marrón",
      "negro", "gris", "blanco"],
  },
};

/** Returns the language of the page's texts for the BCP 47 language of a book, or for the browser's language if the book
    names none. */
function languageOfWords(language) {
  const code = (language || navigator.language || "en").toLowerCase().split("-")[0];
  return Object.hasOwn(allWords, code) ? code : "en";
}

/** Returns the texts for the language of a book. */
function wordsIn(language) { return allWords[languageOfWords(language)]; }

/** Returns the name of a language in that language. */
function nameOfLanguage(code) {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
