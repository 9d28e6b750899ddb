import BookKit

extension ScriptNames {
  /// Returns the names of the elements on a page, numbered from 1, as candidates for suggestions.
  func elementNames(onPage number: Int) -> [String] {
    guard number >= 1, number <= book.pages.count else { return [] }
    return book.pages[number - 1].elementNames(book.names)
  }

  /// Returns the pages and sections that have an element with this name, in words, such as `on page 2`.
  func places(ofElement name: [UInt8]) -> [String] {
    let pages = scopes.names.find(name).map { scopes.elements($0) } ?? []
    return pages.compactMap { place in
      if place.page.position < book.pages.count { return "on page \(place.page.number)" }
      return book[place.page].section.map { "in the section `\(text(of: $0.value))`" }
    }
  }

  var audioNames: [String] { book.elementNames.filter { hasElement(Array($0.utf8)) { $0 == .audio } } }

  var creditLinks: [String] {
    Player.CreditLink.keywords.map { $0.description }.filter { hasCreditLink(Array($0.utf8)) }
  }

  var creditNames: [String] { book.credits.compactMap { $0.name } }

  package var ruleNames: [String] {
    let rules = book.pagesAndSections.flatMap { $0.rules } + book.rules
    return rules.filter { $0.nameNode != nil }.map { text(of: $0.name) }
  }

  /// Returns the names of the tweens of the elements called `item`, or of all elements if it's `nil`.
  package func tweenNames(of item: [UInt8]?) -> [String] {
    var names = elements(item).flatMap { $0.tweenNames(book.names) }
    if let item, isGeneratedBanner(item) {
      names += [SlideIn.arrivalName.description, SlideIn.departureName.description]
    }
    return names
  }

  package func targetNames(of item: [UInt8]?) -> [String] {
    elements(item).flatMap { $0.targetNames(book.names) }
  }

  private func elements(_ item: [UInt8]?) -> [Element] {
    item.map { elements($0) } ?? book.pagesAndSections.flatMap { $0.elements }
  }

  private func text(of name: Name) -> String { book.names.text(of: name) }
}
