/// A book as the engine plays it: every name resolved, every time in ticks, nothing left to look up by text.
///
/// It never changes, so that any number of players can share one.
struct BookPlan: Sendable {
  /// By what a saved state knows the book.
  var identifier: String?
  var title: String?
  /// What the book, its pages and its credits are called in other languages.
  var titles: [TranslatedText] = []
  var pageTitles: [TranslatedText] = []
  var roles: [TranslatedText] = []
  /// The same for equal plans, and another one where positions in a saved state would mean something else.
  var fingerprint: UInt64 = 0
  var tickRate = 60
  var canvas = Rectangle(width: 1024, height: 768)
  /// The texts of all names that events can carry.
  var names = NameTable()
  /// The languages; the first one is the default.
  var languages: [Name] = []
  /// Whether the book names its default; otherwise that is the empty name.
  var hasLanguage = false
  /// The pages in all languages; a page that is the same in several stands here once.
  var plans: [PagePlan] = []
  /// By language, then by page: which of `plans` it is.
  var planOfPage: [[Int32]] = []
  /// What can happen while credits are shown: only what the book's rules hear.
  var creditsPlan = PagePlan()
  var pageNames: [Name?] = []
  /// The pages as the contents show them.
  var contents: [ContentsEntry] = []
  var variableNames: [Name] = []
  var variables: [Event.Datum] = []
  var conditions: [ConditionPlan] = []
  var rules: [RulePlan] = []
  /// The files that drops, rules and movies play.
  var files: [SoundPlan] = []
  var credits: [CreditPlan] = []
  /// What the engine itself calls things.
  var ownNames = OwnNames()

  /// How many pages there are.
  var pageCount: Int { pageNames.count }

  /// The place of a language, by its code, if the book has it.
  func language(_ code: [UInt8]) -> Int? { languages.firstIndex { names.utf8(of: $0) == code[...] } }

  /// The plan of a page in a language.
  func plan(ofPage page: Int, language: Int) -> Int32 { planOfPage[language][page] }
}

/// A text that a language has in place of the book's own.
struct TranslatedText: Sendable {
  /// The language, by its place among those of the book.
  var language: Int32
  /// The page or the credit, counted from 0; 0 for the book.
  var owner: Int32
  var text: Name
}

/// The names that the engine itself gives.
struct OwnNames: Sendable {
  var music = Name(index: 0)
  var slideIn = Name(index: 0)
  var slideOut = Name(index: 0)
  var bounds = Name(index: 0)
  /// The names of the properties, by their numbers.
  var properties: [Name] = []
}

/// Someone who is thanked.
struct CreditPlan: Sendable {
  var name: Name?
  var role: Name?
  var twitter: Name?
  var web: Name?
  var avatar: Name?
}

/// A condition, with its variables by position.
struct ConditionPlan: Sendable {
  /// A part; numbers are positions of parts before it.
  enum Part: Sendable {
    case literal(Event.Datum)
    /// A variable; -1 for one that the book does not have.
    case variable(Int32)
    case not(Int32)
    case and(Int32, Int32)
    case or(Int32, Int32)
    case comparison(Int32, Condition.Comparison, Int32)
  }

  var parts: [Part]
}
