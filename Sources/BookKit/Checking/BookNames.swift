import PropertyList

/// What the names of a book mean, page by page; of a name given twice the first in document order is meant.
struct BookNames: Sendable {
  /// In place of a page: any page.
  static let anyPage = Int(UInt32.max)
  /// In place of a page: the book's own rules.
  static let bookRules = Int(UInt32.max) - 1

  /// By name and page: the element.
  private let elements: NameMap
  /// By element, counted through the book, and name: the tween.
  private let tweens: NameMap
  /// By element, counted through the book, and name: the drop target.
  private let targets: NameMap
  /// By page and name: elements that could not be understood.
  private let lost: NameMap
  /// By name: the page.
  private let pages: NameMap
  /// By name: the variable.
  private let variables: NameMap
  /// What only rules can name.
  private let scopes: NameScopes
  /// How many elements come before each page.
  private let firstElements: [Int]

  init(_ book: Book, _ list: PropertyList) {
    var rows = NameRows(book)
    for page in book.pages.indices { rows.add(page, of: book) }
    elements = NameMap(rows.elements)
    tweens = NameMap(rows.tweens)
    targets = NameMap(rows.targets)
    firstElements = rows.firstElements
    pages = NameMap(
      book.pages.indices.compactMap { page in
        book.pages[page].name.map { NameMap.Row(0, $0.value.number, value: page) }
      })
    var declared = book.variables.map { NameMap.Row(0, $0.name.number) }
    declared += LostNames.variables(of: list, book.names).map { NameMap.Row(0, $0.number) }
    variables = NameMap(declared)
    lost = NameMap(
      book.pages.indices.flatMap { page in
        LostNames.elements(of: book.pages[page], list, book.names).flatMap {
          [NameMap.Row(page, $0.number), NameMap.Row(BookNames.anyPage, $0.number)]
        }
      })
    scopes = NameScopes(book)
  }

  // MARK: - On a page

  /// The element of that name.
  func element(_ name: Name, on page: Int) -> Int? { elements[name.number, page] }

  /// Whether an element of that name stands on the page but could not be understood, as has been told.
  func isLost(_ name: Name, on page: Int) -> Bool { lost[page, name.number] != nil }

  /// The element's tween of that name.
  func tween(_ name: Name, of element: Int, on page: Int) -> Int? {
    tweens[firstElements[page] + element, name.number]
  }

  /// Whether the element has a drop target of that name.
  func hasTarget(_ name: Name, of element: Int, on page: Int) -> Bool {
    targets[firstElements[page] + element, name.number] != nil
  }

  /// The element's number, counted through the book.
  func number(of element: Int, on page: Int) -> Int { firstElements[page] + element }

  // MARK: - In the book

  /// The page of that name.
  func page(_ name: Name) -> Int? { pages[0, name.number] }

  /// Whether the book has the variable.
  func hasVariable(_ name: Name) -> Bool { variables[0, name.number] != nil }

  /// The first element of that name of each page that has one.
  func elements(_ name: Name) -> [(page: Int, element: Int)] {
    elements.rows(of: name.number).map { (page: $0.minor, element: $0.value) }
  }

  /// The first element of that name in the book.
  func firstElement(_ name: Name) -> (page: Int, element: Int)? {
    elements.firstRow(of: name.number).map { (page: $0.minor, element: $0.value) }
  }

  // MARK: - What rules name

  /// Whether what rules of the scope see has an element of that name.
  func hasElement(_ name: Name, in scope: Int) -> Bool {
    if isLost(name, on: scope) { return true }
    return scope == BookNames.anyPage ? scopes.elements[0, name.number] != nil : element(name, on: scope) != nil
  }

  /// Whether an element of that name, or any when there is no name, has a tween of that name.
  func hasTween(_ tween: Name, of item: Name?, in scope: Int) -> Bool {
    guard let item else { return scopes.tweens[scope, tween.number] != nil }
    guard scope != BookNames.anyPage else { return scopes.itemTweens[item.number, tween.number] != nil }
    return element(item, on: scope).map { self.tween(tween, of: $0, on: scope) != nil } ?? false
  }

  /// Whether an element of that name, or any when there is no name, has a drop target of that name.
  func hasTarget(_ target: Name, of item: Name?, in scope: Int) -> Bool {
    guard let item else { return scopes.targets[scope, target.number] != nil }
    guard scope != BookNames.anyPage else { return scopes.itemTargets[item.number, target.number] != nil }
    return element(item, on: scope).map { hasTarget(target, of: $0, on: scope) } ?? false
  }

  /// Whether a drop, a movie or a rule plays a file of that name where rules of the scope hear it.
  func hasSoundFile(_ name: Name, in scope: Int) -> Bool {
    scopes.files[scope, name.number] != nil || scopes.files[BookNames.bookRules, name.number] != nil
  }
}

/// The rows of the lookups, gathered element by element.
private struct NameRows {
  var elements: [NameMap.Row] = []
  var tweens: [NameMap.Row] = []
  var targets: [NameMap.Row] = []
  var firstElements: [Int] = []
  private let entering: Name?
  private let leaving: Name?
  private var count = 0

  init(_ book: Book) {
    entering = book.names.find("slideIn".utf8)
    leaving = book.names.find("slideOut".utf8)
  }

  mutating func add(_ page: Int, of book: Book) {
    firstElements.append(count)
    for index in book.pages[page].elements.indices {
      let element = book.pages[page].elements[index]
      elements.append(NameMap.Row(element.name.number, page, value: index))
      add(element)
      for overlay in element.overlays { add(overlay) }
      count += 1
    }
  }

  private mutating func add(_ element: Element) {
    for index in element.tweens.indices {
      tweens.append(NameMap.Row(count, element.tweens[index].name.number, value: index))
    }
    // A banner's ways are tweens behind the element's own.
    if let slideIn = element.slideIn {
      if let entering { tweens.append(NameMap.Row(count, entering.number, value: element.tweens.count)) }
      if let leaving, slideIn.hold != nil {
        tweens.append(NameMap.Row(count, leaving.number, value: element.tweens.count + 1))
      }
    }
    for index in element.dropTargets.indices {
      if let name = element.dropTargets[index].name {
        targets.append(NameMap.Row(count, name.value.number, value: index))
      }
    }
  }
}

extension Element {
  /// The element as it is in other languages.
  var overlays: [Element] { localizations.flatMap { $0.overlay } }

  /// How many tweens it has, its ways as a banner included.
  var tweenCount: Int {
    guard let slideIn else { return tweens.count }
    return tweens.count + (slideIn.hold == nil ? 1 : 2)
  }
}
