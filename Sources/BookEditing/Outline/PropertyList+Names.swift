import BookKit
import PropertyList

// Resolves names in the file of a book. If several things have the same name, the first one in document order counts.

extension PropertyList {
  /// Returns the outline of the page or section that contains a path, or else all outlines.
  package func outlines(around path: PropertyListPath = PropertyListPath()) -> [PageOutline] {
    let own = pagePath(of: path)
    return pagesAndSections.filter { own == nil || $0.path == own }.map { PageOutline($0.node, at: $0.path, in: self) }
  }

  /// Returns the elements with a name on the page that contains a path, or else on all pages.
  package func elements(named name: String, around path: PropertyListPath = PropertyListPath()) -> [PageOutline.Item] {
    outlines(around: path).compactMap { $0.named(name) }
  }

  /// Returns whether no page other than `page` has an element with the name.
  ///
  /// Otherwise, the book's rules and scripts may mean an element of another page.
  func isUnique(_ name: String, to page: PropertyListPath) -> Bool {
    !pagesAndSections.contains { other in
      other.path != page && PageOutline(other.node, at: other.path, in: self).named(name) != nil
    }
  }

  /// Returns the path of the tween, drop target or rule with a name in an array, or `nil` if there is none.
  package func part(named name: String, in array: PropertyListPath) -> PropertyListPath? {
    guard !name.utf8.isEmpty else { return nil }
    return partNames(in: array).firstIndex { $0.utf8.elementsEqual(name.utf8) }.map { array.index($0) }
  }

  /// Returns the names of the tweens, drop targets or rules in an array, including generated ones.
  ///
  /// The name is empty for the value at `exception` and for values without a name. Generated names are numbered as if a
  /// value had been inserted at `place`.
  package func partNames(
    in array: PropertyListPath, except exception: Int? = nil, inserting place: Int? = nil
  ) -> [String] {
    guard let node = node(at: array) else { return [] }
    return elements(of: node).enumerated().map { index, value in
      let later = place.map { index >= $0 } ?? false
      let madeUp = GeneratedName(ofPartsIn: array)?.text(at: later ? index + 1 : index)
      return index == exception ? "" : text(of: "name", in: value) ?? madeUp ?? ""
    }
  }

  package func rules(named name: String) -> [PropertyListPath] {
    (pagesAndSections.map { $0.path } + [PropertyListPath()]).flatMap { holder in
      let rules = holder.key("rules")
      let names = partNames(in: rules)
      return names.indices.filter { names[$0].utf8.elementsEqual(name.utf8) }.map { rules.index($0) }
    }
  }

  /// Returns the name of the value at a path, generated if the author gave none; `nil` if it needs none.
  package func name(at path: PropertyListPath) -> String? {
    if let own = node(at: path).flatMap({ text(of: "name", in: $0) }) { return own }
    guard let index = path.lastIndex, let array = path.parent else { return nil }
    if let madeUp = GeneratedName(ofPartsIn: array) { return madeUp.text(at: index) }
    return outlines(around: path).first?.item(at: path)?.name
  }

  /// Returns the path of the page or section that contains a path, or `nil` if none does.
  package func pagePath(of path: PropertyListPath) -> PropertyListPath? {
    let steps = path.steps
    if kind(of: root) == .array {
      guard case .index? = steps.first else { return nil }
      return PropertyListPath([steps[0]])
    }
    guard steps.count > 1, case .key(let key) = steps[0], key == "pages" || key == "sections", case .index = steps[1]
    else { return nil }
    return PropertyListPath(Array(steps[..<2]))
  }

  /// Returns the path of the page with that name, or else with that number.
  package func pagePath(named name: String) -> PropertyListPath? {
    let named = pages.first { has(name, for: "name", in: $0.node) }
    return named?.path ?? Int(digits: name.utf8).flatMap { pagePath(ofNumber: $0) }
  }

  package func pagePath(ofNumber number: Int) -> PropertyListPath? {
    let pages = pages
    return number >= 1 && number <= pages.count ? pages[number - 1].path : nil
  }

  package var pageNames: [String] { pages.compactMap { text(of: "name", in: $0.node) } }

  package func nameUses(in path: PropertyListPath = PropertyListPath()) -> NameUses {
    NameUses(in: node(at: path), at: path, of: self)
  }

  /// Returns the uses of pages, and of other things that can be opened, in the whole book.
  package func pageUses() -> NameUses { NameUses(in: root, at: PropertyListPath(), of: self, onlyPages: true) }

  /// Returns the uses of names that can refer to a page's contents: those on the page, and those of the whole book.
  package func nameUses(onOrOfPage page: PropertyListPath) -> [NameUses] {
    ([page] + PropertyListPath.bookScopes).map { nameUses(in: $0) }
  }
}

extension PropertyListPath {
  static let bookRules = PropertyListPath([.key("rules")])
  /// The values of the book that name elements of any page.
  static let bookScopes = [bookRules, PropertyListPath([.key("microphone"), .key("drives")])]
}

extension GeneratedName {
  fileprivate init?(ofPartsIn array: PropertyListPath) {
    switch array.lastKey {
    case "tweens": self = .tween
    case "rules": self = .rule
    default: return nil
    }
  }
}
