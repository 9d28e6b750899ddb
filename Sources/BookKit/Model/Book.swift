import PropertyList

/// A picture book as its author wrote it, with defaults filled in and source positions kept.
public struct Book: Sendable {
  /// The pages in reading order.
  public var pages: [Page] = []
  /// The sections that the author drew: pages without numbers, each with its name in ``Page/section``.
  public var sections: [Page] = []
  /// The place where hosts begin; the default is the cover if the author drew one, and otherwise the first page.
  public var start: Located<BookStart>?
  /// The book's own options and the built-in options whose defaults it changes, in document order.
  public var options: [OptionDeclaration] = []
  /// The values that the book's own options can have.
  public var optionValues: [OptionChoices] = []
  /// The options that the generated page of options doesn't offer.
  public var hiddenOptions: [Located<Name>] = []
  /// The games; if `nil`, the engine makes a puzzle of each page with a picture.
  public var games: [BookGame]?
  /// The texts that generated sections use instead of the built-in ones.
  package var words: [WordTranslation] = []
  /// The version of the format.
  public var formatVersion = 1
  /// The title shown to readers, in all languages.
  package var localizedTitle = LocalizableText()
  /// The writer.
  public var author: String?
  /// The illustrator.
  public var illustrator: String?
  /// The publisher.
  public var publisher: String?
  /// The address that opens when the publisher is tapped in the credits.
  public var publisherLink: Located<String>?
  /// The description shown below the credits, in all languages.
  package var localizedAbout = LocalizableText()
  /// The identifier that distinguishes this book from all others.
  public var identifier: String?
  /// The languages as BCP 47 codes; the first is the default.
  public var languages: [Located<String>] = []
  /// The size of the canvas.
  public var canvas = Rectangle(width: 1024, height: 768)
  /// The number of ticks per second.
  public var tickRate = 60
  /// The variables and their initial values, in document order.
  public var variables: [Variable] = []
  /// The seed of the book's random numbers.
  public var seed: UInt64 = 1
  /// What the book takes for loud and for quiet; `nil` means the usual levels.
  public var microphone: Microphone?
  /// The rules that apply on every page.
  public var rules: [Rule] = []
  /// Whether page turns are refused while a narration plays.
  public var waitsForNarration = false
  /// The credits, in order.
  public var credits: [Credit] = []
  /// The fonts that come with the book.
  public var fonts: [BookFont] = []
  /// The colours and the font of generated sections and of hosts' own screens; `nil` means the player's own.
  public var look: BookLook?
  /// The background of the credits; black if the book doesn't define one.
  public var creditsBackground: Located<Page.Background>?
  /// The animation for pages that don't specify how they enter.
  public var enterAnimation: PageAnimation?
  /// The animation for pages that don't specify how they leave.
  public var exitAnimation: PageAnimation?
  /// The table that holds the text of every name.
  public var names = NameTable()

  /// Creates a book without pages.
  public init() {}

  /// The title shown to readers, for languages without a translation.
  public var title: String? { localizedTitle.original?.value }

  /// The description shown below the credits, for languages without a translation.
  public var about: String? { localizedAbout.original?.value }

  /// Whether there are credits to open: people, a description, or a publisher with an address.
  public var hasCredits: Bool { !credits.isEmpty || !localizedAbout.isEmpty || publisherLink != nil }

  /// The pages, followed by the sections that the author drew: everything that has elements.
  package var pagesAndSections: [Page] { sections.isEmpty ? pages : pages + sections }

  /// The BCP 47 codes of the languages that readers can choose: `languages` or, by default, the languages of the
  /// translations.
  public var allLanguages: [String] { offeredLanguages.map { $0.value } }

  /// The languages that readers can choose, each with its first position in the file.
  package var offeredLanguages: [Located<String>] {
    var found: [Located<String>] = []
    @inline(never) func add(_ language: Located<String>) {
      if let known = found.firstIndex(where: { Array($0.value.utf8) == Array(language.value.utf8) }) {
        if language.isBefore(found[known]) { found[known] = language }
      } else {
        found.append(language)
      }
    }
    for language in languages { add(language) }
    if languages.isEmpty {
      forEachLanguageOfTranslations(add)
      found.shellSort { $0.isBefore($1) }
    }
    return found
  }

  /// Calls a closure with the language of each translation, in no particular order.
  package func forEachLanguageOfTranslations(_ body: (Located<String>) -> Void) {
    func add(_ text: LocalizableText) { for translation in text.translations { body(translation.language) } }
    add(localizedTitle)
    add(localizedAbout)
    for game in games ?? [] { add(game.localizedTitle) }
    for page in pagesAndSections {
      add(page.localizedTitle)
      for index in page.elements.indices {
        for target in page.elements[index].dropTargets { add(target.localizedLabel) }
        if let rub = page.elements[index].rub { add(rub.localizedLabel) }
        for localization in page.elements[index].localizations { body(localization.language) }
      }
    }
    for credit in credits { add(credit.localizedRole) }
  }
}

extension Located {
  fileprivate func isBefore(_ other: Located) -> Bool { node?.position ?? 0 < other.node?.position ?? 0 }
}

/// A variable of a book.
public struct Variable: Sendable {
  /// The name that rules use.
  public var name: Name
  /// The value when the book is opened.
  public var initialValue: Value
  /// The node of the initial value.
  package var node: NodeHandle
}

/// A person named in the credits of a book.
public struct Credit: Sendable {
  /// The person's name.
  public var name: String?
  /// The person's contribution, in all languages.
  package var localizedRole = LocalizableText()
  /// The person's Twitter name.
  public var twitter: String?
  /// The address of a web page.
  public var web: Located<String>?
  /// The file of a portrait.
  public var avatar: Located<String>?
  /// The node of the credit.
  package var node: NodeHandle

  /// The person's contribution, for languages without a translation.
  public var role: String? { localizedRole.original?.value }
}
