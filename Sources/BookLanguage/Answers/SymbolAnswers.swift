import BookEditing
import BookKit
import PropertyList

/// A part of a document in the editor's outline.
struct DocumentSymbol {
  var name: String
  var detail: String?
  let kind: Kind
  let range: Range<Int>
  let selection: Range<Int>
  var children: [DocumentSymbol] = []

  /// What a symbol is, as the protocol's kinds that come nearest: a file, a namespace, a class, and so on.
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

/// The outline of a book's text.
struct BookSymbols {
  private let list: PropertyList

  init(_ list: PropertyList) { self.list = list }

  /// The symbols of the book, or of nothing if the list isn't a container.
  var symbols: [DocumentSymbol] {
    let root = list.root
    guard list.kind(of: root).isContainer else { return [] }
    var book = DocumentSymbol(
      name: list.text(of: "title", in: root) ?? "book", kind: .book, range: list.textRange(of: root),
      selection: list.value(forKey: "title", in: root).map { list.textRange(of: $0) } ?? list.openingRange(of: root))
    for (index, page) in list.pages.enumerated() where list.kind(of: page.node) == .dictionary {
      book.children.append(symbol(ofPage: page.node, "\(index + 1)"))
    }
    guard list.kind(of: root) == .dictionary else { return [book] }
    for (_, section) in values("sections", of: root) {
      book.children.append(symbol(ofPage: section, list.text(of: "section", in: section) ?? "section"))
    }
    if let variables = list.value(forKey: "variables", in: root) {
      for entry in list.entries(of: variables) {
        book.children.append(
          DocumentSymbol(
            name: list.string(of: entry.key) ?? "", kind: .variable,
            range: list.textRange(of: entry.key).lowerBound..<list.textRange(of: entry.value).upperBound,
            selection: list.textRange(of: entry.key)))
      }
    }
    book.children += rules(of: root)
    for (index, credit) in values("credits", of: root) {
      book.children.append(named(credit, orElse: "credit\(index)", .credit, detail: list.text(of: "role", in: credit)))
    }
    return [book]
  }

  private func symbol(ofPage node: NodeHandle, _ title: String) -> DocumentSymbol {
    let parts = Parts(of: node, in: list)
    let name = parts.name.flatMap { list.string(of: $0) }
    var page = DocumentSymbol(
      name: name.map { title + " " + $0 } ?? title, kind: .page, range: list.textRange(of: node),
      selection: parts.name.map { list.textRange(of: $0) } ?? list.openingRange(of: node))
    page.children = elements(in: parts.elements, group: nil, depth: 0) + rules(of: node)
    return page
  }

  /// What is shown of a dictionary; of duplicate keys the last counts.
  private struct Parts {
    var name: NodeHandle?
    var type: NodeHandle?
    var tweens: NodeHandle?
    var targets: NodeHandle?
    var elements: NodeHandle?

    private static let words = KeyWords(["name", "type", "tweens", "dropTargets", "elements"])

    /// Finds the parts in one walk, since there are thousands of elements.
    init(of node: NodeHandle, in list: PropertyList) {
      for entry in list.entries(of: node) {
        switch Parts.words.word(of: entry.key, in: list) {
        case "name": name = entry.value
        case "type": type = entry.value
        case "tweens": tweens = entry.value
        case "dropTargets": targets = entry.value
        case "elements": elements = entry.value
        default: break
        }
      }
    }
  }

  private func elements(in array: NodeHandle?, group: String?, depth: Int) -> [DocumentSymbol] {
    guard depth < 64 else { return [] }
    return dictionaries(in: array).map { index, element in
      let parts = Parts(of: element, in: list)
      let type = parts.type.flatMap { list.string(of: $0) }
      let isGroup = type == "group"
      let name = parts.name.flatMap { list.string(of: $0) } ?? MadeUpName.element.text(at: index, in: group)
      var symbol = symbol(element, parts, name, isGroup ? .group : .element, detail: type)
      for (number, tween) in dictionaries(in: parts.tweens) {
        symbol.children.append(named(tween, orElse: MadeUpName.tween.text(at: number), .tween, detail: nil))
      }
      for (number, target) in dictionaries(in: parts.targets) {
        symbol.children.append(named(target, orElse: "target\(number)", .target, detail: nil))
      }
      symbol.children += elements(in: parts.elements, group: name, depth: depth + 1)
      return symbol
    }
  }

  private func rules(of holder: NodeHandle) -> [DocumentSymbol] {
    values("rules", of: holder).map { index, rule in
      let event = list.value(forKey: "when", in: rule).flatMap { list.text(of: "event", in: $0) }
      return named(rule, orElse: MadeUpName.rule.text(at: index), .rule, detail: event)
    }
  }

  private func named(
    _ node: NodeHandle, orElse name: String, _ kind: DocumentSymbol.Kind, detail: String?
  ) -> DocumentSymbol {
    let parts = Parts(of: node, in: list)
    return symbol(node, parts, parts.name.flatMap { list.string(of: $0) } ?? name, kind, detail: detail)
  }

  /// Returns the symbol of a dictionary, of which its name or type is selected, or else its opening.
  private func symbol(
    _ node: NodeHandle, _ parts: Parts, _ name: String, _ kind: DocumentSymbol.Kind, detail: String?
  ) -> DocumentSymbol {
    DocumentSymbol(
      name: name, detail: detail.map { Markup.harmless($0) }, kind: kind, range: list.textRange(of: node),
      selection: (parts.name ?? parts.type).map { list.textRange(of: $0) } ?? list.openingRange(of: node))
  }

  private func values(_ key: String, of holder: NodeHandle) -> [(index: Int, node: NodeHandle)] {
    dictionaries(in: list.value(forKey: key, in: holder))
  }

  /// Returns the dictionaries of an array, each with its position among all values.
  private func dictionaries(in array: NodeHandle?) -> [(index: Int, node: NodeHandle)] {
    guard let array else { return [] }
    var found: [(index: Int, node: NodeHandle)] = []
    for (index, node) in list.elements(of: array).enumerated() where list.kind(of: node) == .dictionary {
      found.append((index, node))
    }
    return found
  }
}
