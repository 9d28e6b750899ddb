import BookKit
import PropertyList

/// The elements of a page or section in document order, with each group before its children.
package struct PageOutline {
  package struct Item {
    package let node: NodeHandle
    package let path: PropertyListPath
    /// The name in traces, generated if the author gave none.
    package let name: String
    package let isNamed: Bool
    /// The type, or `nil` if the engine leaves the element out.
    package let type: ElementType?
    package let parent: Int?
    let index: Int
    let z: Double

    var isGame: Bool { type?.isGame ?? false }
  }

  /// The title for messages: `page 3`, or a section's keyword.
  package let title: String
  package let path: PropertyListPath
  package let node: NodeHandle
  package private(set) var items: [Item] = []

  package init(_ node: NodeHandle, at path: PropertyListPath, in list: PropertyList) {
    let isSection = path.parent?.lastKey == "sections"
    let word = isSection ? list.text(of: "section", in: node) : nil
    title = word ?? (isSection ? path.description : "page \((path.lastIndex ?? 0) + 1)")
    (self.path, self.node) = (path, node)
    add(elementsOf: node, at: path, parent: nil, depth: 0, in: list)
  }

  private mutating func add(
    elementsOf holder: NodeHandle, at path: PropertyListPath, parent: Int?, depth: Int, in list: PropertyList
  ) {
    guard depth <= Element.maxGroupDepth, let array = list.value(forKey: "elements", in: holder) else { return }
    let arrayPath = path.key("elements")
    for (index, element) in list.elements(of: array).enumerated() where list.kind(of: element) == .dictionary {
      let type = list.value(forKey: "type", in: element).flatMap { list.utf8(of: $0) }.flatMap { ElementType($0) }
      let own = list.value(forKey: "name", in: element).flatMap { list.string(of: $0) }
      let madeUp = GeneratedName.element.text(at: index, in: parent.map { items[$0].name })
      let z = list.value(forKey: "z", in: element).flatMap { LooseValue.number($0, of: list) } ?? 0
      let itemPath = arrayPath.index(index)
      items.append(
        Item(
          node: element, path: itemPath, name: own ?? madeUp, isNamed: own != nil, type: type, parent: parent,
          index: index, z: z))
      if type == .group {
        add(elementsOf: element, at: itemPath, parent: items.count - 1, depth: depth + 1, in: list)
      }
    }
  }

  /// Returns the index of the element with the name or, if there is none, the path `item`.
  package func index(of item: String) -> Int? {
    if let index = index(named: item) { return index }
    return PropertyListPath(reading: item).flatMap { index(at: $0) }
  }

  func index(at path: PropertyListPath) -> Int? { items.firstIndex { $0.path == path } }
  func item(at path: PropertyListPath) -> Item? { index(at: path).map { items[$0] } }

  func known(_ item: String) throws(Refusal) -> Int {
    if let index = index(of: item) { return index }
    throw Refusal(.noSuchItem, "no element of \(title) is called `\(Quotation.of(item))`")
  }

  private func index(named name: String) -> Int? { items.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } }
  package func named(_ name: String) -> Item? { index(named: name).map { items[$0] } }
  func isInside(_ index: Int, _ group: Int) -> Bool { levels(from: items[index].parent).contains(group) }

  /// Returns an element, if given, followed by the groups around it from the innermost outward.
  func levels(from index: Int?) -> [Int] {
    var found: [Int] = []
    var next = index
    while let present = next {
      found.append(present)
      next = items[present].parent
    }
    return found
  }

  func siblings(of index: Int) -> [Int] { items.indices.filter { items[$0].parent == items[index].parent } }

  func arrayCount(of group: Int?, in list: PropertyList) -> Int {
    list.value(forKey: "elements", in: group.map { items[$0].node } ?? node).map { list.count(of: $0) } ?? 0
  }

  func children(of parent: Int?) -> [Int] { items.indices.filter { items[$0].parent == parent } }
  package var names: [String] { items.map { $0.name } }

  /// Returns the names in use after something is inserted at an index of a group, or of the page itself.
  ///
  /// Names that are generated from an index use the new index.
  func names(afterInsertingAt index: Int, into group: Int?) -> [String] {
    var names: [String] = []
    for item in items {
      let place = item.parent == group && item.index >= index ? item.index + 1 : item.index
      let holder = item.parent.map { names[$0] }
      names.append(item.isNamed ? item.name : GeneratedName.element.text(at: place, in: holder))
    }
    return names
  }
}

extension PropertyList {
  var pagesPath: PropertyListPath? {
    if kind(of: root) == .array { return PropertyListPath() }
    guard let pages = value(forKey: "pages", in: root), kind(of: pages) == .array else { return nil }
    return PropertyListPath([.key("pages")])
  }

  /// The path to the array of the sections that the author drew, or `nil` if the book has none.
  var sectionsPath: PropertyListPath? {
    guard kind(of: root) == .dictionary, let sections = value(forKey: "sections", in: root),
      kind(of: sections) == .array
    else { return nil }
    return PropertyListPath([.key("sections")])
  }

  package var pages: [(node: NodeHandle, path: PropertyListPath)] { pagesPath.map { values(at: $0) } ?? [] }

  package var pagesAndSections: [(node: NodeHandle, path: PropertyListPath)] {
    pages + (sectionsPath.map { values(at: $0) } ?? [])
  }

  private func values(at path: PropertyListPath) -> [(node: NodeHandle, path: PropertyListPath)] {
    guard let array = node(at: path) else { return [] }
    return elements(of: array).enumerated().map { ($1, path.index($0)) }
  }

  func count(at path: PropertyListPath) -> Int { node(at: path).map { count(of: $0) } ?? 0 }

  func has(_ text: String, for key: String, in dictionary: NodeHandle) -> Bool {
    self.text(of: key, in: dictionary).map { $0.utf8.elementsEqual(text.utf8) } ?? false
  }

  package func text(of key: String, in dictionary: NodeHandle) -> String? {
    value(forKey: key, in: dictionary).flatMap { string(of: $0) }
  }
}
