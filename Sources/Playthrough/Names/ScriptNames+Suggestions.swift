import BookKit

extension ScriptNames {
  /// The names of elements that an author could have meant, in the order of the book.
  package var elementNames: [String] {
    var names: [String] = []
    for page in book.pagesAndSections { names += elementNames(of: page) }
    return names
  }

  /// Returns the names of elements on a page or section that an author could have meant.
  func elementNames(of page: Page) -> [String] {
    // Nobody mistypes a generated name.
    page.elements.filter { $0.nameNode != nil }.map { text(of: $0.name) }
  }

  /// Returns the names of elements on a page, counted from 1, that an author could have meant.
  func elementNames(onPage number: Int) -> [String] {
    guard number >= 1, number <= book.pages.count else { return [] }
    return elementNames(of: book.pages[number - 1])
  }

  /// Returns the pages and sections that have an element with this name, in words: `on page 2`.
  func places(ofElement name: [UInt8]) -> [String] {
    guard let name = book.names.find(name) else { return [] }
    let pages = book.pages.indices.filter { book.pages[$0].elements.contains { $0.name == name } }
    let sections = book.sections.filter { section in section.elements.contains { $0.name == name } }
    return pages.map { "on page \($0 + 1)" }
      + sections.compactMap { section in section.section.map { "in the section `\(text(of: $0.value))`" } }
  }

  /// The names of the sounds.
  var audioNames: [String] { elementNames.filter { hasElement(Array($0.utf8)) { $0 == .audio } } }

  /// The names of the pages that have one.
  package var pageNames: [String] { book.pages.compactMap { page in page.name.map { text(of: $0.value) } } }
  /// The names of the variables.
  package var variableNames: [String] { book.variables.map { text(of: $0.name) } }

  /// The links that the credits have, as scripts name them.
  var creditLinks: [String] {
    Player.CreditLink.keywords.map { $0.description }.filter { hasCreditLink(Array($0.utf8)) }
  }

  var creditNames: [String] { book.credits.compactMap { $0.name } }

  /// The names of the rules that have one.
  package var ruleNames: [String] {
    var names: [String] = []
    for page in book.pagesAndSections {
      for rule in page.rules where rule.nameNode != nil { names.append(text(of: rule.name)) }
    }
    for rule in book.rules where rule.nameNode != nil { names.append(text(of: rule.name)) }
    return names
  }

  /// Returns the tweens of the elements with this name, or of all elements if it is `nil`.
  package func tweenNames(of item: [UInt8]?) -> [String] {
    var names: [String] = []
    for element in elements(item) {
      for tween in element.tweens { names.append(text(of: tween.name)) }
      names += element.slideIn?.tweenNames.map { $0.description } ?? []
    }
    if let item, isGeneratedBanner(item) {
      names += [SlideIn.arrivalName.description, SlideIn.departureName.description]
    }
    return names
  }

  /// Returns the drop targets of the elements with this name, or of all elements if it is `nil`.
  package func targetNames(of item: [UInt8]?) -> [String] {
    var names: [String] = []
    for element in elements(item) {
      for target in element.dropTargets {
        if let name = target.name { names.append(text(of: name.value)) }
      }
    }
    return names
  }

  private func elements(_ item: [UInt8]?) -> [Element] {
    let name = item.flatMap { book.names.find($0) }
    var found: [Element] = []
    for page in book.pagesAndSections {
      for element in page.elements where item == nil || element.name == name { found.append(element) }
    }
    return found
  }

  private func text(of name: Name) -> String { book.names.text(of: name) }
}
