import BookKit
import PropertyList

/// Looks up the names of a book, page by page; of several parts with the same name, the first in document order wins.
struct BookNames: Sendable {
  /// Stands for any page in place of a page's index.
  static let anyPage = Int(Int32.max)
  /// Stands for the book's own rules in place of a page's index.
  static let bookRules = Int(Int32.max) - 1

  /// Elements by name and page.
  private let elements: NameMap
  /// Tweens by element, counted through the book, and name.
  private let tweens: NameMap
  /// Drop targets by element, counted through the book, and name.
  private let targets: NameMap
  /// The names of elements that couldn't be understood, by page.
  private let lost: NameMap
  /// Pages by name.
  private let pages: NameMap
  /// Variables by name.
  private let variables: NameMap
  /// Options by name.
  private let options: NameMap
  /// The names that only rules can refer to.
  private let scopes: NameScopes
  /// The number of elements before each page.
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
    declared += UnparsedNames.variables(of: list, book.names).map { NameMap.Row(0, $0.number) }
    variables = NameMap(declared)
    let everywhere = BuiltInOption.allCases.compactMap { book.names.find($0.keyword.description) }
    options = NameMap((everywhere + book.options.map { $0.name }).map { NameMap.Row(0, $0.number) })
    lost = NameMap(
      book.pages.indices.flatMap { page in
        UnparsedNames.elements(of: book.pages[page], list, book.names).flatMap {
          [NameMap.Row(page, $0.number), NameMap.Row(BookNames.anyPage, $0.number)]
        }
      })
    scopes = NameScopes(book)
  }

  // MARK: - On a page

  /// Returns the index of the element with that name.
  func element(_ name: Name, on page: Int) -> Int? { elements[name.number, page] }

  /// Returns whether the page has an element of that name that wasn't understood and is reported already.
  func isUnparsed(_ name: Name, on page: Int) -> Bool { lost[page, name.number] != nil }

  /// Returns the index of the element's tween with that name.
  func tween(_ name: Name, of element: Int, on page: Int) -> Int? {
    tweens[firstElements[page] + element, name.number]
  }

  /// Returns whether the element has a drop target with that name.
  func hasTarget(_ name: Name, of element: Int, on page: Int) -> Bool {
    targets[firstElements[page] + element, name.number] != nil
  }

  /// Returns the element's index, counted through the book.
  func number(of element: Int, on page: Int) -> Int { firstElements[page] + element }

  // MARK: - In the book

  /// Returns the index of the page with that name.
  func page(_ name: Name) -> Int? { pages[0, name.number] }

  /// Returns whether the book has the variable.
  func hasVariable(_ name: Name) -> Bool { variables[0, name.number] != nil }

  /// Returns whether the book has the option.
  func hasOption(_ name: Name) -> Bool { options[0, name.number] != nil }

  /// Returns the first element with that name on each page that has one.
  func elements(_ name: Name) -> [(page: Int, element: Int)] {
    elements.rows(of: name.number).map { (page: $0.minor, element: $0.value) }
  }

  /// Returns the first element with that name in the book.
  func firstElement(_ name: Name) -> (page: Int, element: Int)? {
    elements.firstRow(of: name.number).map { (page: $0.minor, element: $0.value) }
  }

  // MARK: - What rules name

  /// Returns whether rules of the scope can refer to an element with that name.
  func hasElement(_ name: Name, in scope: Int) -> Bool {
    if isUnparsed(name, on: scope) { return true }
    return scope == BookNames.anyPage ? scopes.elements[0, name.number] != nil : element(name, on: scope) != nil
  }

  /// Returns whether an element has a tween with that name, or any element if `item` is `nil`.
  func hasTween(_ tween: Name, of item: Name?, in scope: Int) -> Bool {
    guard let item else { return scopes.tweens[scope, tween.number] != nil }
    guard scope != BookNames.anyPage else { return scopes.itemTweens[item.number, tween.number] != nil }
    return element(item, on: scope).map { self.tween(tween, of: $0, on: scope) != nil } ?? false
  }

  /// Returns whether an element has a drop target with that name, or any element if `item` is `nil`.
  func hasTarget(_ target: Name, of item: Name?, in scope: Int) -> Bool {
    guard let item else { return scopes.targets[scope, target.number] != nil }
    guard scope != BookNames.anyPage else { return scopes.itemTargets[item.number, target.number] != nil }
    return element(item, on: scope).map { hasTarget(target, of: $0, on: scope) } ?? false
  }

  /// Returns whether a drop target, movie or rule plays a file with that name where rules of the scope can notice it.
  func hasSoundFile(_ name: Name, in scope: Int) -> Bool {
    scopes.files[scope, name.number] != nil || scopes.files[BookNames.bookRules, name.number] != nil
  }
}

/// The rows of the lookups, collected element by element.
private struct NameRows {
  var elements: [NameMap.Row] = []
  var tweens: [NameMap.Row] = []
  var targets: [NameMap.Row] = []
  var firstElements: [Int] = []
  private let entering: Name?
  private let leaving: Name?
  private var count = 0

  init(_ book: Book) {
    entering = book.names.find(SlideIn.arrivalName.description)
    leaving = book.names.find(SlideIn.departureName.description)
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
    // A banner's ways in and out are tweens after the element's own.
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
  /// The variants of the element in other languages.
  var overlays: [Element] { localizations.flatMap { $0.overlay } }

  /// The number of tweens, including a banner's ways in and out.
  var tweenCount: Int { tweens.count + (slideIn?.tweenNames.count ?? 0) }
}
