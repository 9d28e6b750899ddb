import PropertyList

/// A lookup of a book's names by scope; of several things with the same name, it finds the first in document order.
package struct NameScopes: Sendable {
  private enum Kind: Int { case page, variable, option, rule, region }

  /// The table of names, including the names that every book has.
  package let names: NameTable
  /// The pages of the elements, by name and index in the book.
  private let elements: NameMap
  /// The numbers of the tweens, by name and element.
  private let tweens: NameMap
  /// The drop targets, by name and element.
  private let targets: NameMap
  /// Everything that belongs to the whole book, by name and kind.
  private let others: NameMap
  /// The elements that couldn't be read, by name and page.
  private let unparsed: NameMap
  /// The files of sounds without an element, by name and the page on which they can be heard.
  private let files: NameMap
  private let firstElements: IndexedArray<PageIndex, BookElementIndex>

  /// Collects the names of a book.
  ///
  /// `pages` contains the book's pages and the sections that the author drew. `unparsedElements` and
  /// `unparsedVariables` contain the names of elements and variables that couldn't be read.
  package init(
    _ book: Book, pages: [Page], unparsedElements: [(page: PageIndex, name: Name)] = [], unparsedVariables: [Name] = []
  ) {
    var names = NameTable(extending: book.names)
    var rows = Rows()
    for option in BuiltInOption.allCases { rows.add(names.intern(word: option.keyword), .option) }
    for option in book.options { rows.add(option.name, .option) }
    for name in book.variables.map({ $0.name }) + unparsedVariables { rows.add(name, .variable) }
    for index in pages.indices {
      rows.add(pages[index], PageIndex(index), &names)
      for file in pages[index].soundFiles { rows.add(file: names.find(file), Scope.page(PageIndex(index))) }
    }
    for rule in book.rules { rows.add(rule.name, .rule) }
    for region in (book.games ?? []).flatMap({ $0.content.namedRegions }) { rows.add(region, .region) }
    for file in book.rules.flatMap({ $0.actions.soundFiles }) { rows.add(file: names.find(file), .book) }
    self.names = names
    elements = NameMap(rows.elements)
    tweens = NameMap(rows.tweens)
    targets = NameMap(rows.targets)
    others = NameMap(rows.others)
    unparsed = NameMap(unparsedElements.map { NameMap.Row($0.name.number, $0.page.position) })
    files = NameMap(rows.files)
    firstElements = rows.firstElements
  }

  // MARK: - On a page

  package func element(_ name: Name, on page: PageIndex) -> ElementIndex? {
    let first = firstElements[page].position
    guard let row = elements.firstRow(of: name.number, from: first), row.value == page.position else { return nil }
    return ElementIndex(row.minor - first)
  }

  package func tween(_ name: Name, of element: ElementIndex, on page: PageIndex) -> TweenNumber? {
    tweens[name.number, bookIndex(of: element, on: page).position].map { TweenNumber($0) }
  }

  /// Returns the element's index among all elements of the book.
  package func bookIndex(of element: ElementIndex, on page: PageIndex) -> BookElementIndex {
    firstElements[page].advanced(by: element.position)
  }

  // MARK: - In the book

  package func page(_ name: Name) -> PageIndex? { others[name.number, Kind.page.rawValue].map { PageIndex($0) } }

  package func hasVariable(_ name: Name) -> Bool { others[name.number, Kind.variable.rawValue] != nil }

  package func hasOption(_ name: Name) -> Bool { others[name.number, Kind.option.rawValue] != nil }

  package func hasRule(_ name: Name) -> Bool { others[name.number, Kind.rule.rawValue] != nil }

  /// Returns the first element with that name on each page that has one.
  package func elements(_ name: Name) -> [(page: PageIndex, element: ElementIndex)] {
    var found: [(page: PageIndex, element: ElementIndex)] = []
    for row in elements.rows(of: name.number) where row.value != found.last?.page.position { found.append(place(row)) }
    return found
  }

  /// Returns whether a name is a number or the name of a region of a picture to colour.
  package func hasRegion(_ name: Name) -> Bool {
    names.utf8(of: name).allSatisfy { (0x30...0x39).contains($0) } || others[name.number, Kind.region.rawValue] != nil
  }

  /// Returns the elements to which the name can refer in a scope, at most one per page.
  package func elements(_ name: Name, in scope: Scope) -> [(page: PageIndex, element: ElementIndex)] {
    switch scope {
    case .page(let page): element(name, on: page).map { [(page, $0)] } ?? []
    case .book: elements(name)
    }
  }

  package func firstElement(_ name: Name) -> (page: PageIndex, element: ElementIndex)? {
    elements.firstRow(of: name.number).map { place($0) }
  }

  private func place(_ row: (minor: Int, value: Int)) -> (page: PageIndex, element: ElementIndex) {
    let page = PageIndex(row.value)
    return (page, ElementIndex(row.minor - firstElements[page].position))
  }

  // MARK: - In a scope

  /// Returns whether the scope has an element of that name that couldn't be read and has already been reported.
  package func isUnparsed(_ name: Name, in scope: Scope) -> Bool {
    switch scope {
    case .page(let page): unparsed[name.number, page.position] != nil
    case .book: unparsed.firstRow(of: name.number) != nil
    }
  }

  package func hasElement(_ name: Name, in scope: Scope) -> Bool {
    if isUnparsed(name, in: scope) { return true }
    switch scope {
    case .page(let page): return element(name, on: page) != nil
    case .book: return elements.firstRow(of: name.number) != nil
    }
  }

  /// Returns whether an element has a tween with that name, or any element if `item` is `nil`.
  package func hasTween(_ tween: Name, of item: Name?, in scope: Scope) -> Bool {
    hasPart(tween, of: item, in: scope, tweens)
  }

  /// Returns whether an element has a drop target with that name, or any element if `item` is `nil`.
  package func hasTarget(_ target: Name, of item: Name?, in scope: Scope) -> Bool {
    hasPart(target, of: item, in: scope, targets)
  }

  private func hasPart(_ part: Name, of item: Name?, in scope: Scope, _ parts: NameMap) -> Bool {
    switch (scope, item) {
    case (.book, nil): return parts.firstRow(of: part.number) != nil
    case (.book, let item?): return elements.rows(of: item.number).contains { parts[part.number, $0.minor] != nil }
    case (.page(let page), let item?):
      return element(item, on: page).map { parts[part.number, bookIndex(of: $0, on: page).position] != nil } ?? false
    case (.page(let page), nil):
      let next = page.advanced(by: 1)
      let row = parts.firstRow(of: part.number, from: firstElements[page].position)
      return row.map { next == firstElements.endIndex || $0.minor < firstElements[next].position } ?? false
    }
  }

  /// Returns whether something other than an audio element plays a file with that name where the scope can observe it.
  package func hasSoundFile(_ name: Name, in scope: Scope) -> Bool {
    switch scope {
    case .page(let page): files[name.number, page.position] != nil || files[name.number, Rows.everyPage] != nil
    case .book: files.firstRow(of: name.number) != nil
    }
  }

  private struct Rows {
    var elements: [NameMap.Row] = []
    var tweens: [NameMap.Row] = []
    var targets: [NameMap.Row] = []
    var others: [NameMap.Row] = []
    var files: [NameMap.Row] = []
    var firstElements = IndexedArray<PageIndex, BookElementIndex>()
    private var next = BookElementIndex(0)

    /// The position used as the page of a sound that can be heard on every page; it's past the last page of any book.
    static let everyPage = Int(Int32.max)

    mutating func add(_ name: Name, _ kind: Kind, value: Int = 0) {
      others.append(NameMap.Row(name.number, kind.rawValue, value: value))
    }

    /// Adds a file if its name occurs in the book, for example in a rule that waits for the file's sound.
    mutating func add(file: Name?, _ scope: Scope) {
      guard let file else { return }
      let page = if case .page(let page) = scope { page.position } else { Rows.everyPage }
      files.append(NameMap.Row(file.number, page))
    }

    mutating func add(_ page: Page, _ index: PageIndex, _ names: inout NameTable) {
      if let name = page.name { add(name.value, .page, value: index.position) }
      for rule in page.rules { add(rule.name, .rule) }
      firstElements.append(next)
      // An element is large, so it isn't copied.
      for position in page.elements.indices {
        elements.append(NameMap.Row(page.elements[position].name.number, next.position, value: index.position))
        add(page.elements[position], &names)
        for region in page.elements[position].content.namedRegions { add(region, .region) }
        for version in page.elements[position].localizations { add(version.element, &names) }
        next = next.advanced(by: 1)
      }
    }

    private mutating func add(_ element: borrowing Element, _ names: inout NameTable) {
      let own = element.tweens
      for position in own.indices { addTween(own[position].name, position) }
      if element.hasBehaviour {
        for (index, name) in element.madeTweenNames.enumerated() {
          addTween(names.intern(word: name), own.count + index)
        }
      }
      for target in element.dropTargets {
        if let name = target.name { targets.append(NameMap.Row(name.value.number, next.position)) }
      }
    }

    private mutating func addTween(_ name: Name, _ number: Int) {
      tweens.append(NameMap.Row(name.number, next.position, value: number))
    }
  }
}
