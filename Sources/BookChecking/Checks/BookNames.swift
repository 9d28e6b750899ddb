import BookKit
import PropertyList

/// Looks up the names of a book, page by page; of several parts with the same name, the first in document order wins.
struct BookNames: Sendable {
  private let elements: Lookup<Name, PageIndex, ElementIndex>
  private let tweens: Lookup<BookElementIndex, Name, TweenNumber>
  private let targets: LookupSet<BookElementIndex, Name>
  /// The names of elements that couldn't be understood.
  private let lost: LookupSet<Scope, Name>
  private let pages: Lookup<Scope, Name, PageIndex>
  private let variables: LookupSet<Scope, Name>
  private let options: LookupSet<Scope, Name>
  /// The names that only rules can refer to.
  private let scopes: NameScopes
  /// The first element of each page.
  private let firstElements: IndexedArray<PageIndex, BookElementIndex>

  /// Collects the names of a book; those that its list has besides are looked for unless the book is the whole list.
  init(_ book: Book, _ list: PropertyList, isWhole: Bool) {
    var rows = NameRows(book)
    for page in book.pageIndices {
      rows.add(page, of: book)
      if !isWhole { rows.addLostNames(of: page, of: book, list) }
    }
    elements = Lookup(rows.elements)
    tweens = Lookup(rows.tweens)
    targets = LookupSet(rows.targets)
    lost = LookupSet(rows.lost)
    pages = Lookup(rows.pages)
    firstElements = rows.firstElements
    var variables = LookupSet<Scope, Name>.Rows()
    for variable in book.variables { variables.append(.book, variable.name) }
    if !isWhole {
      for name in UnparsedNames.variables(of: list, book.names) { variables.append(.book, name) }
    }
    self.variables = LookupSet(variables)
    var options = LookupSet<Scope, Name>.Rows()
    for option in BuiltInOption.cases {
      if let name = book.names.find(option.keyword.description) { options.append(.book, name) }
    }
    for option in book.options { options.append(.book, option.name) }
    self.options = LookupSet(options)
    scopes = NameScopes(book)
  }

  // MARK: - On a page

  /// Returns the index of the element with that name.
  func element(_ name: Name, on page: PageIndex) -> ElementIndex? { elements[name, page] }

  /// Returns the number of the element's tween with that name.
  func tween(_ name: Name, of element: ElementIndex, on page: PageIndex) -> TweenNumber? {
    tweens[bookIndex(of: element, on: page), name]
  }

  /// Returns whether the element has a drop target with that name.
  func hasTarget(_ name: Name, of element: ElementIndex, on page: PageIndex) -> Bool {
    targets.contains(bookIndex(of: element, on: page), name)
  }

  /// Returns the element's index, counted through the book.
  func bookIndex(of element: ElementIndex, on page: PageIndex) -> BookElementIndex {
    firstElements[page].advanced(by: element.position)
  }

  // MARK: - In the book

  /// Returns the index of the page with that name.
  func page(_ name: Name) -> PageIndex? { pages[.book, name] }

  /// Returns whether the book has the variable.
  func hasVariable(_ name: Name) -> Bool { variables.contains(.book, name) }

  /// Returns whether the book has the option.
  func hasOption(_ name: Name) -> Bool { options.contains(.book, name) }

  /// Returns the first element with that name on each page that has one.
  func elements(_ name: Name) -> [(page: PageIndex, element: ElementIndex)] {
    elements.rows(of: name).map { (page: $0.minor, element: $0.value) }
  }

  /// Returns the first element with that name in the book.
  func firstElement(_ name: Name) -> (page: PageIndex, element: ElementIndex)? {
    elements.firstRow(of: name).map { (page: $0.minor, element: $0.value) }
  }

  // MARK: - What rules name

  /// Returns whether the scope has an element of that name that wasn't understood and is reported already.
  func isUnparsed(_ name: Name, in scope: Scope) -> Bool { lost.contains(scope, name) }

  /// Returns whether rules of the scope can refer to an element with that name.
  func hasElement(_ name: Name, in scope: Scope) -> Bool {
    if isUnparsed(name, in: scope) { return true }
    switch scope {
    case .page(let page): return element(name, on: page) != nil
    case .book: return scopes.elements.contains(.book, name)
    }
  }

  /// Returns whether an element has a tween with that name, or any element if `item` is `nil`.
  func hasTween(_ tween: Name, of item: Name?, in scope: Scope) -> Bool {
    guard let item else { return scopes.tweens.contains(scope, tween) }
    switch scope {
    case .page(let page): return element(item, on: page).map { self.tween(tween, of: $0, on: page) != nil } ?? false
    case .book: return scopes.itemTweens.contains(item, tween)
    }
  }

  /// Returns whether an element has a drop target with that name, or any element if `item` is `nil`.
  func hasTarget(_ target: Name, of item: Name?, in scope: Scope) -> Bool {
    guard let item else { return scopes.targets.contains(scope, target) }
    switch scope {
    case .page(let page): return element(item, on: page).map { hasTarget(target, of: $0, on: page) } ?? false
    case .book: return scopes.itemTargets.contains(item, target)
    }
  }

  /// Returns whether a drop target, movie or rule plays a file with that name where rules of the scope can notice it.
  func hasSoundFile(_ name: Name, in scope: Scope) -> Bool {
    scopes.files.contains(scope, name) || scopes.bookFiles.contains(.book, name)
  }
}

/// The rows of the lookups, collected element by element.
private struct NameRows {
  var elements = Lookup<Name, PageIndex, ElementIndex>.Rows()
  var tweens = Lookup<BookElementIndex, Name, TweenNumber>.Rows()
  var targets = LookupSet<BookElementIndex, Name>.Rows()
  var lost = LookupSet<Scope, Name>.Rows()
  var pages = Lookup<Scope, Name, PageIndex>.Rows()
  var firstElements = IndexedArray<PageIndex, BookElementIndex>()
  private let names: NameTable
  private var next = BookElementIndex(0)

  init(_ book: Book) {
    names = book.names
    let count = book.pages.reduce(0) { $0 + $1.elements.count }
    elements.reserveCapacity(count)
    // Most elements that have tweens have one.
    tweens.reserveCapacity(count)
  }

  mutating func add(_ number: PageIndex, of book: Book) {
    let page = book[number]
    if let name = page.name { pages.append(.book, name.value, number) }
    firstElements.append(next)
    for index in page.elementIndices {
      let element = page[index]
      elements.append(element.name, number, index)
      add(element)
      if element.hasBehaviour {
        for overlay in element.overlays { add(overlay) }
      }
      next = next.advanced(by: 1)
    }
  }

  mutating func addLostNames(of page: PageIndex, of book: Book, _ list: PropertyList) {
    for name in UnparsedNames.elements(of: book[page], list, book.names) {
      lost.append(.page(page), name)
      lost.append(.book, name)
    }
  }

  private mutating func add(_ element: Element) {
    let own = element.tweens
    for position in own.indices { tweens.append(next, own[position].name, TweenNumber(position)) }
    guard element.hasBehaviour else { return }
    for (position, word) in (element.slideIn?.tweenNames ?? []).enumerated() {
      guard let name = names.find(word.description) else { continue }
      tweens.append(next, name, element.arrivalNumber.advanced(by: position))
    }
    for target in element.dropTargets {
      if let name = target.name { targets.append(next, name.value) }
    }
  }
}
