import BookEditing
import BookKit
import PropertyList

struct DocumentSymbol {
  let name: String
  var detail: String?
  let kind: Kind
  let range: Range<Int>
  let selection: Range<Int>
  var depth = 0

  /// The kinds of symbols, with the numbers of the nearest kinds in the protocol: file, namespace, class, and so on.
  enum Kind: Int {
    case book = 1
    case page = 3
    case group = 5
    case rule = 12
    case variable = 13
    case credit = 15
    case element = 19
    case target = 20
    case tween = 24
  }
}

struct BookSymbols {
  private let list: PropertyList

  /// The symbols of the book, each before the symbols inside it; empty if the root isn't a container.
  private(set) var symbols: [DocumentSymbol] = []

  init(_ list: PropertyList) {
    self.list = list
    let root = list.root
    guard list.kind(of: root).isContainer else { return }
    symbols.append(
      DocumentSymbol(
        name: list.text(of: "title", in: root) ?? "book", kind: .book, range: list.textRange(of: root),
        selection: list.value(forKey: "title", in: root).map { list.textRange(of: $0) } ?? list.openingRange(of: root)))
    for (index, page) in list.pages.enumerated() where list.kind(of: page.node) == .dictionary {
      addPage(page.node, "\(index + 1)")
    }
    guard list.kind(of: root) == .dictionary else { return }
    forEachDictionary(in: list.value(forKey: "sections", in: root)) { symbols, section, _ in
      symbols.addPage(section, list.text(of: "section", in: section) ?? "section")
    }
    addVariables(of: root)
    addRules(of: root, depth: 1)
    forEachDictionary(in: list.value(forKey: "credits", in: root)) { symbols, credit, index in
      symbols.addNamed(credit, orElse: "credit\(index)", .credit, detail: list.text(of: "role", in: credit), depth: 1)
    }
  }

  private mutating func addVariables(of root: NodeHandle) {
    guard let variables = list.value(forKey: "variables", in: root) else { return }
    for entry in list.usedEntries(of: variables) {
      symbols.append(
        DocumentSymbol(
          name: list.string(of: entry.key) ?? "", kind: .variable,
          range: list.textRange(of: entry.key).lowerBound..<list.textRange(of: entry.value).upperBound,
          selection: list.textRange(of: entry.key), depth: 1))
    }
  }

  private mutating func addPage(_ node: NodeHandle, _ title: String) {
    let parts = Parts(of: node, in: list)
    let name = parts.name.flatMap { list.string(of: $0) }
    symbols.append(
      DocumentSymbol(
        name: name.map { title + " " + $0 } ?? title, kind: .page, range: list.textRange(of: node),
        selection: parts.name.map { list.textRange(of: $0) } ?? list.openingRange(of: node), depth: 1))
    addElements(in: parts.elements, group: nil, depth: 2)
    addRules(of: node, depth: 2)
  }

  /// The parts of a dictionary to show; if a key is duplicated, the first one counts.
  private struct Parts {
    var name: NodeHandle?
    var type: NodeHandle?
    var tweens: NodeHandle?
    var targets: NodeHandle?
    var elements: NodeHandle?

    /// The keys of the parts; `init` relies on their order.
    private static let spellings = ["name", "type", "tweens", "dropTargets", "elements"].map {
      KeyTable.spelling(of: $0)
    }

    /// Finds the parts in one pass, since a book can have thousands of elements.
    ///
    /// The list is borrowed, because an initializer would otherwise get a copy.
    init(of node: NodeHandle, in list: borrowing PropertyList) {
      let spellings = Parts.spellings
      for entry in list.usedEntries(of: node) {
        guard let spelling = KeyTable.spelling(of: entry.key, in: list) else { continue }
        switch spellings.firstIndex(of: spelling) {
        case 0: name = entry.value
        case 1: type = entry.value
        case 2: tweens = entry.value
        case 3: targets = entry.value
        case 4: elements = entry.value
        default: break
        }
      }
    }
  }

  private mutating func addElements(in array: NodeHandle?, group: String?, depth: Int) {
    // The book and the page add two levels above the elements.
    guard depth <= Element.maxGroupDepth + 2 else { return }
    forEachDictionary(in: array) { symbols, element, index in
      let parts = Parts(of: element, in: symbols.list)
      let type = parts.type.flatMap { symbols.list.string(of: $0) }
      let name = parts.name.flatMap { symbols.list.string(of: $0) } ?? GeneratedName.element.text(at: index, in: group)
      symbols.add(element, parts, name, type == "group" ? .group : .element, detail: type, depth: depth)
      symbols.forEachDictionary(in: parts.tweens) { symbols, tween, number in
        symbols.addNamed(tween, orElse: GeneratedName.tween.text(at: number), .tween, detail: nil, depth: depth + 1)
      }
      symbols.forEachDictionary(in: parts.targets) { symbols, target, number in
        symbols.addNamed(target, orElse: "target\(number)", .target, detail: nil, depth: depth + 1)
      }
      symbols.addElements(in: parts.elements, group: name, depth: depth + 1)
    }
  }

  private mutating func addRules(of holder: NodeHandle, depth: Int) {
    forEachDictionary(in: list.value(forKey: "rules", in: holder)) { symbols, rule, index in
      let list = symbols.list
      let event = list.value(forKey: "when", in: rule).flatMap { list.text(of: "event", in: $0) }
      symbols.addNamed(rule, orElse: GeneratedName.rule.text(at: index), .rule, detail: event, depth: depth)
    }
  }

  private mutating func addNamed(
    _ node: NodeHandle, orElse name: @autoclosure () -> String, _ kind: DocumentSymbol.Kind, detail: String?, depth: Int
  ) {
    let parts = Parts(of: node, in: list)
    add(node, parts, parts.name.flatMap { list.string(of: $0) } ?? name(), kind, detail: detail, depth: depth)
  }

  /// Adds the symbol of a dictionary; the selected range is its name or type, or else its opening.
  private mutating func add(
    _ node: NodeHandle, _ parts: Parts, _ name: String, _ kind: DocumentSymbol.Kind, detail: String?, depth: Int
  ) {
    symbols.append(
      DocumentSymbol(
        name: name, detail: detail.map { Markup.harmless($0) }, kind: kind, range: list.textRange(of: node),
        selection: (parts.name ?? parts.type).map { list.textRange(of: $0) } ?? list.openingRange(of: node),
        depth: depth))
  }

  private mutating func forEachDictionary(in array: NodeHandle?, _ body: (inout BookSymbols, NodeHandle, Int) -> Void) {
    guard let array else { return }
    for (index, node) in list.elements(of: array).enumerated() where list.kind(of: node) == .dictionary {
      body(&self, node, index)
    }
  }
}
