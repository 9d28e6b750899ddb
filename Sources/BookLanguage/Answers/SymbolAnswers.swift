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
      selection: selection(of: root, "title"))
    for (index, page) in list.pages.enumerated() where list.kind(of: page.node) == .dictionary {
      book.children.append(symbol(ofPage: page.node, "\(index + 1)"))
    }
    guard list.kind(of: root) == .dictionary else { return [book] }
    for section in values("sections", of: root) {
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
    for (index, credit) in values("credits", of: root).enumerated() {
      book.children.append(named(credit, orElse: "credit\(index)", .credit, detail: list.text(of: "role", in: credit)))
    }
    return [book]
  }

  private func symbol(ofPage node: NodeHandle, _ title: String) -> DocumentSymbol {
    let name = list.text(of: "name", in: node)
    var page = DocumentSymbol(
      name: name.map { title + " " + $0 } ?? title, kind: .page, range: list.textRange(of: node),
      selection: selection(of: node, "name"))
    page.children = elements(of: node, prefix: "", depth: 0) + rules(of: node)
    return page
  }

  private func elements(of holder: NodeHandle, prefix: String, depth: Int) -> [DocumentSymbol] {
    guard depth < 64 else { return [] }
    return values("elements", of: holder).enumerated().map { index, element in
      let type = list.text(of: "type", in: element)
      let isGroup = type == "group"
      let name = list.text(of: "name", in: element) ?? prefix + "element\(index)"
      var symbol = named(element, orElse: name, isGroup ? .group : .element, detail: type)
      for (number, tween) in values("tweens", of: element).enumerated() {
        symbol.children.append(named(tween, orElse: "tween\(number)", .tween, detail: nil))
      }
      for (number, target) in values("dropTargets", of: element).enumerated() {
        symbol.children.append(named(target, orElse: "target\(number)", .target, detail: nil))
      }
      symbol.children += elements(of: element, prefix: name + ".", depth: depth + 1)
      return symbol
    }
  }

  private func rules(of holder: NodeHandle) -> [DocumentSymbol] {
    values("rules", of: holder).enumerated().map { index, rule in
      let event = list.value(forKey: "when", in: rule).flatMap { list.text(of: "event", in: $0) }
      return named(rule, orElse: "rule\(index)", .rule, detail: event)
    }
  }

  private func named(
    _ node: NodeHandle, orElse name: String, _ kind: DocumentSymbol.Kind, detail: String?
  ) -> DocumentSymbol {
    DocumentSymbol(
      name: list.text(of: "name", in: node) ?? name, detail: detail.map { Markup.harmless($0) }, kind: kind,
      range: list.textRange(of: node), selection: selection(of: node, "name", "type"))
  }

  /// Returns the range of the value of the first of these keys that is there, or else of the opening.
  private func selection(of node: NodeHandle, _ keys: String...) -> Range<Int> {
    for key in keys {
      if let value = list.value(forKey: key, in: node) { return list.textRange(of: value) }
    }
    return list.openingRange(of: node)
  }

  private func values(_ key: String, of holder: NodeHandle) -> [NodeHandle] {
    guard let array = list.value(forKey: key, in: holder) else { return [] }
    return list.elements(of: array).filter { list.kind(of: $0) == .dictionary }
  }
}
