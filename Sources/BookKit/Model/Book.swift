import PropertyList

/// A picture book as its author wrote it, with the defaults filled in and the places kept.
public struct Book: Sendable {
  /// The pages in reading order.
  public var pages: [Page] = []
  /// The version of the format.
  public var formatVersion = 1
  /// The title, shown to people, in all languages.
  public var localizedTitle = LocalizableText()
  /// Who wrote it.
  public var author: String?
  /// Who drew it.
  public var illustrator: String?
  /// Who published it.
  public var publisher: String?
  /// What tells the book from all others.
  public var identifier: String?
  /// The languages, BCP 47; the first one is the default.
  public var languages: [Placed<String>] = []
  /// The size of the canvas.
  public var canvas = Rectangle(width: 1024, height: 768)
  /// How many ticks the engine makes in a second.
  public var tickRate = 60
  /// The variables and their initial values, in the order of the book.
  public var variables: [Variable] = []
  /// The rules that hold on every page.
  public var rules: [Rule] = []
  /// Whether page turns are refused while a narration sounds.
  public var waitForNarration = false
  /// Who is thanked, in order.
  public var credits: [Credit] = []
  /// How pages enter that do not say it themselves.
  public var enterAnimation: PageAnimation?
  /// How pages leave that do not say it themselves.
  public var exitAnimation: PageAnimation?
  /// The texts of all names.
  public var names = NameTable()

  /// A book without pages.
  public init() {}

  /// The title, shown to people; that of languages that have none of their own.
  public var title: String? { localizedTitle.original?.value }

  /// The languages in which it can be read, BCP 47: its own, and behind them those that only its parts name.
  public var allLanguages: [String] {
    var found = languages.map { $0.value }
    func add(_ language: Placed<String>) {
      if !found.contains(where: { Array($0.utf8) == Array(language.value.utf8) }) { found.append(language.value) }
    }
    func add(_ text: LocalizableText) { for translation in text.translations { add(translation.language) } }
    add(localizedTitle)
    for page in pages {
      add(page.localizedTitle)
      for index in page.elements.indices {
        for target in page.elements[index].dropTargets { add(target.localizedLabel) }
        for localization in page.elements[index].localizations { add(localization.language) }
      }
    }
    for credit in credits { add(credit.localizedRole) }
    return found
  }
}

/// A variable of a book.
public struct Variable: Sendable {
  /// What rules call it.
  public var name: Name
  /// What it is when the book is opened.
  public var initial: Value
  /// Where its value stands.
  public var node: NodeHandle
}

/// A person to whom a book gives credit.
public struct Credit: Sendable {
  /// Who.
  public var name: String?
  /// For what, in all languages.
  public var localizedRole = LocalizableText()
  /// The name on Twitter.
  public var twitter: String?
  /// The address of a web page.
  public var web: Placed<String>?
  /// A picture file.
  public var avatar: Placed<String>?
  /// Where the entry stands.
  public var node: NodeHandle

  /// For what; that of languages that have none of their own.
  public var role: String? { localizedRole.original?.value }
}
