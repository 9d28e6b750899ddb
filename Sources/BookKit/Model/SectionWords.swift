/// The texts of generated sections in one language.
///
/// A book can replace the texts. Languages without built-in texts use the English ones.
struct SectionWords {
  private let own: [WordTranslation]
  private let language: [UInt8]
  /// The index of the language in the rows of the table.
  private let column: Int

  /// Creates the texts in a language given by its code, or in English if the code is empty.
  init(language code: String, replacedBy words: [WordTranslation]) {
    language = Array((code.isEmpty ? "en" : code).utf8)
    own = words
    // The region of a code such as `de-AT` is ignored.
    let main = SectionWords.mainCode(of: language)
    column = SectionWords.languages.firstIndex { $0.matches(main) } ?? 0
  }

  func text(of word: String) -> String? { text(of: Array(word.utf8), canBeBuiltIn: true) }

  /// Returns the text for a value of an option: the book's own, a built-in one, or the value itself.
  func text(ofValue value: String) -> String {
    let word = Array(value.utf8)
    return text(of: word, canBeBuiltIn: SectionWords.values.contains { $0.matches(word) }) ?? value
  }

  /// Returns the text for a language's button: the book's own, the language's name for itself, or its code.
  ///
  /// A code with a region is shown as the language's name unless the book has the same language for another region.
  func text(ofLanguage code: String, among languages: [String]) -> String {
    let word = Array(code.utf8)
    if let text = text(of: word, canBeBuiltIn: false) { return text }
    let main = SectionWords.mainCode(of: word)
    if main.count < word.count {
      for language in languages {
        let other = Array(language.utf8)
        if other != word, SectionWords.mainCode(of: other) == main { return code }
      }
    }
    return LanguageNames.name(of: main) ?? code
  }

  /// All words with their English texts.
  static var words: [ExplainedWord] {
    table.map { ExplainedWord($0.word, "a text of generated sections", $0.texts[0]) }
  }

  /// Returns the book's own text for a word, or else the built-in one if `canBeBuiltIn` is true.
  @inline(never) private func text(of word: [UInt8], canBeBuiltIn: Bool) -> String? {
    for entry in own.reversed() where Array(entry.word.utf8) == word && Array(entry.language.utf8) == language {
      return entry.text
    }
    guard canBeBuiltIn else { return nil }
    return SectionWords.table.first { $0.word.matches(word) }.map { $0.texts[column].description }
  }

  /// Returns the code of a language in lowercase, without its region and other subtags.
  @inline(never) private static func mainCode(of code: [UInt8]) -> [UInt8] {
    code.prefix { $0 != UInt8(ascii: "-") }.map { $0 | 0x20 }
  }

  /// The words among the built-in texts that are values of options.
  private static let values: [StaticString] = ["on", "off", "author", "easy", "medium", "hard"]

  /// The languages of the built-in texts, English first.
  static let languages: [StaticString] = ["en", "it", "de", "fr", "es"]

  /// The built-in texts, in the order of ``languages``.
  static let table: [(word: StaticString, texts: [StaticString])] = [
    ("listen", ["Read to me", "Leggi per me", "Lies mir vor", "Lis-moi l'histoire", "Léeme el cuento"]),
    ("self", ["I read", "Leggo da solo", "Ich lese selbst", "Je lis tout seul", "Leo solo"]),
    ("read", ["Read", "Leggi", "Lesen", "Lire", "Leer"]),
    ("contents", ["Contents", "Indice", "Inhalt", "Sommaire", "Índice"]),
    ("play", ["Play", "Gioca", "Spielen", "Jouer", "Jugar"]),
    ("options", ["Options", "Opzioni", "Einstellungen", "Options", "Opciones"]),
    ("credits", ["Credits", "Crediti", "Mitwirkende", "Crédits", "Créditos"]),
    ("back", ["Back", "Indietro", "Zurück", "Retour", "Volver"]),
    ("hint", ["Help me", "Aiutami", "Hilf mir", "Aide-moi", "Ayúdame"]),
    ("again", ["Again", "Di nuovo", "Noch einmal", "Encore", "Otra vez"]),
    ("following", ["Next game", "Prossimo gioco", "Nächstes Spiel", "Jeu suivant", "Juego siguiente"]),
    ("undo", ["Undo", "Annulla", "Rückgängig", "Annuler", "Deshacer"]),
    ("clear", ["Clear", "Cancella", "Leeren", "Effacer", "Borrar"]),
    ("done", ["Well done!", "Bravo!", "Gut gemacht!", "Bravo !", "¡Muy bien!"]),
    ("sound", ["Sound", "Audio", "Ton", "Son", "Sonido"]),
    ("music", ["Music", "Musica", "Musik", "Musique", "Música"]),
    ("narration", ["Voice", "Voce", "Stimme", "Voix", "Voz"]),
    (
      "readAlong",
      ["Follow the words", "Segui le parole", "Wörter mitlesen", "Suivre les mots", "Seguir las palabras"]
    ),
    (
      "turnPages",
      [
        "Turn the pages for me", "Gira le pagine per me", "Für mich umblättern", "Tourne les pages pour moi",
        "Pasa las páginas por mí",
      ]
    ),
    ("voice", ["Whose voice", "Di chi è la voce", "Wessen Stimme", "La voix de qui", "La voz de quién"]),
    ("author", ["The book's", "Quella del libro", "Die des Buches", "Celle du livre", "La del libro"]),
    (
      "microphone",
      ["Listen to me", "Ascoltami", "Hör mir zu", "Écoute-moi", "Escúchame"]
    ),
    ("noise", ["Make a noise", "Fai rumore", "Mach ein Geräusch", "Fais du bruit", "Haz ruido"]),
    ("language", ["Language", "Lingua", "Sprache", "Langue", "Idioma"]),
    ("reducedMotion", ["Calm pictures", "Immagini calme", "Ruhige Bilder", "Images calmes", "Imágenes tranquilas"]),
    ("textSize", ["Letters", "Lettere", "Buchstaben", "Lettres", "Letras"]),
    (
      "recording",
      [
        "Record my voice", "Registra la mia voce", "Meine Stimme aufnehmen", "Enregistrer ma voix", "Grabar mi voz",
      ]
    ),
    ("level", ["Puzzles", "Puzzle", "Puzzles", "Puzzles", "Rompecabezas"]),
    ("on", ["on", "sì", "an", "oui", "sí"]),
    ("off", ["off", "no", "aus", "non", "no"]),
    ("easy", ["easy", "facile", "leicht", "facile", "fácil"]),
    ("medium", ["medium", "medio", "mittel", "moyen", "medio"]),
    ("hard", ["hard", "difficile", "schwer", "difficile", "difícil"]),
  ]
}
