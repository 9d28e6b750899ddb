import PropertyList

/// Guesses which name of a page an author meant, for as many names as there is time for.
struct Suggestions {
  private let context: CheckContext
  private var page = -1
  private var candidates: [String] = []
  private var last: (name: Name, suggestion: String?)?
  /// How many more names may be compared; a book in which every name is wrong must not take for ever.
  private var budget = 200_000

  init(_ context: CheckContext) {
    self.context = context
  }

  /// The name of an element of the page, or of any page, that is most like a name.
  mutating func element(like name: Name, in scope: Int) -> String? {
    if scope != page {
      guard budget > 0 else { return nil }
      page = scope
      candidates =
        scope == BookNames.anyPage
        ? context.book.pages.flatMap(writtenNames) : writtenNames(of: context.book.pages[scope])
      last = nil
    } else if let last, last.name == name {
      return last.suggestion
    }
    let names = candidates
    let suggestion = suggestion(for: name, among: names)
    last = (name, suggestion)
    return suggestion
  }

  /// The candidate that is most like a name.
  mutating func suggestion(for name: Name, among names: @autoclosure () -> [String]) -> String? {
    guard budget > 0 else { return nil }
    let candidates = names()
    budget -= candidates.count
    let found = NearestName.suggestion(for: Array(context.book.names.utf8(of: name)), among: candidates)
    return found.map { Quotation.of($0) }
  }

  /// Made-up names are nothing that an author could have mistyped.
  private func writtenNames(of page: Page) -> [String] {
    var names: [String] = []
    for element in page.elements where element.nameNode != nil {
      names.append(context.book.names.text(of: element.name))
    }
    return names
  }
}
