/// Finds the root element of XML or HTML and reads its attributes.
///
/// Declarations and entities are ignored.
struct MarkupScanner {
  /// Whether the document type declares a web page.
  private(set) var sawHTML = false
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// Returns the root element, skipping the prolog, or `nil` if other text comes first.
  mutating func outermostElement() -> MarkupElement? {
    while true {
      rest = rest.drop(while: MarkupElement.isBlank)
      guard rest.first == UInt8(ascii: "<") else { return nil }
      if skip("<!--") {
        guard skipThrough("-->") else { return nil }
      } else if skip("<?") {
        guard skipThrough("?>") else { return nil }
      } else if skip("<!") {
        guard skipDocumentType() else { return nil }
      } else {
        return MarkupElement(rest.dropFirst())
      }
    }
  }

  private mutating func skipDocumentType() -> Bool {
    sawHTML = MarkupElement.hasWords(rest, "doctype html")
    var depth = 0
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = rest.firstIndex(of: byte) else { return false }
        rest = rest[(end + 1)...]
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return true
      case UInt8(ascii: "<"):
        // A quote inside a comment doesn't open a string.
        if skip("!--"), !skipThrough("-->") { return false }
      default: break
      }
    }
    return false
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func skipThrough(_ text: String) -> Bool {
    while !rest.isEmpty {
      if skip(text) { return true }
      rest.removeFirst()
    }
    return false
  }
}

/// The opening tag of an element.
struct MarkupElement {
  /// The name as written, with its prefix.
  let name: ArraySlice<UInt8>
  /// Whether the tag is closed by `>`.
  let isComplete: Bool
  let isCut: Bool
  let isEmpty: Bool
  private let attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]

  /// Reads the tag at the start of `text`, after its `<`.
  fileprivate init(_ text: ArraySlice<UInt8>) {
    name = text.prefix(while: MarkupElement.isPartOfName)
    var rest = text.dropFirst(name.count)
    var attributes: [(ArraySlice<UInt8>, ArraySlice<UInt8>)] = []
    var isWellFormed = false
    while true {
      rest = rest.drop(while: MarkupElement.isBlank)
      let name = rest.prefix(while: MarkupElement.isPartOfName)
      guard !name.isEmpty else {
        isWellFormed = true
        break
      }
      rest = rest.dropFirst(name.count).drop(while: MarkupElement.isBlank)
      guard rest.first == UInt8(ascii: "=") else { break }
      rest = rest.dropFirst().drop(while: MarkupElement.isBlank)
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { break }
      guard let end = rest.dropFirst().firstIndex(of: quote) else {
        rest = []
        break
      }
      attributes.append((name, rest[(rest.startIndex + 1)..<end]))
      rest = rest[(end + 1)...]
    }
    isEmpty = rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: ">")])
    isComplete = isWellFormed && (isEmpty || rest.first == UInt8(ascii: ">"))
    isCut = !isComplete && rest.count < 2
    self.attributes = attributes
  }

  /// Returns whether the element has a name, ignoring its prefix.
  func isNamed(_ text: String) -> Bool {
    name.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).last?.elementsEqual(text.utf8) ?? false
  }

  func value(of attribute: String) -> ArraySlice<UInt8>? {
    attributes.first { $0.name.elementsEqual(attribute.utf8) }?.value
  }

  func isClosed(in text: ArraySlice<UInt8>) -> Bool {
    let tag = [UInt8(ascii: "<"), UInt8(ascii: "/")] + name
    return text.indices.contains { text[$0...].starts(with: tag) }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Returns whether `text` begins with `words`, ignoring case.
  static func hasWords(_ text: ArraySlice<UInt8>, _ words: String) -> Bool {
    text.prefix(words.utf8.count).elementsEqual(words.utf8) { $0 == $1 || $0 | 0x20 == $1 }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }
}
