import BookEditing
import BookKit
import PropertyList

struct CompletionWriting {
  private let place: TypingPlace
  private let list: PropertyList
  private let indentation: [UInt8]
  private let lineEnd: [UInt8]

  init(_ place: TypingPlace) {
    self.place = place
    list = place.list
    let lines = SourceLines(list)
    indentation = lines.indentation(at: min(place.token.lowerBound, lines.bytes.count))
    lineEnd = lines.lineEnd(of: [])
  }

  var isXML: Bool { list.format == .xml }

  func filter(_ text: String) -> String? {
    switch place.form {
    case .markup where !place.token.isEmpty: "<" + text
    case .word(isQuoted: true): "\"" + text
    case .markup, .content, .closing, .word: nil
    }
  }

  func entry(_ key: Key) -> InsertedText { entry(key.name.description, key.shape) }

  func entry(_ name: String, _ shape: KeyShape) -> InsertedText {
    let value = value(of: shape)
    let key = list.written(key: name) ?? Array(name.utf8)
    switch place.form {
    case .closing: return InsertedText([])
    case .content(_, isClosed: true): return InsertedText(content(of: key))
    case .content(_, isClosed: false): return Array(key.dropFirst("<key>".utf8.count)) + gap + value
    case .markup: return key + gap + value
    case .word: return key + Array(" = ".utf8) + value + Array(";".utf8)
    }
  }

  private func value(of shape: KeyShape) -> InsertedText {
    switch shape {
    case .boolean: return InsertedText(Array((isXML ? "<true/>" : "YES").utf8))
    case .words, .event, .transition, .reference(.page), .reference(.opened), .reference(.tweenOrIndex), .value,
      .bounds:
      // In old-style text, such a value needs no quotation marks.
      return isXML ? empty(.string) : empty(.integer)
    default: return empty(shape.kinds.first ?? .string)
    }
  }

  func empty(_ kind: ValueKind) -> InsertedText {
    if isXML {
      let tag = kind.rawValue
      return InsertedText(Array("<\(tag)>".utf8), cursor: Array("</\(tag)>".utf8))
    }
    switch kind {
    case .integer, .real: return InsertedText([], cursor: [])
    case .string: return InsertedText(Array("\"".utf8), cursor: Array("\"".utf8))
    case .array: return InsertedText(Array("( ".utf8), cursor: Array(" )".utf8))
    case .dictionary: return InsertedText(Array("{ ".utf8), cursor: Array(" }".utf8))
    }
  }

  /// The bytes between a key and its value, copied from the nearest previous entry.
  private var gap: [UInt8] {
    for index in list.nodes.indices.reversed() where list.nodes[index].kind == .key {
      guard index + 1 < list.nodes.count else { continue }
      let (key, value) = (list.textRange(of: NodeHandle(index)), list.textRange(of: NodeHandle(index + 1)))
      guard key.upperBound <= value.lowerBound else { continue }
      let between = list.text.utf8[key.upperBound..<value.lowerBound]
      guard between.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return between.contains { $0 > 0x20 } ? [] : Array(between)
      }
      return lineEnd + indentation
    }
    return lineEnd + indentation
  }

  func scalar(_ value: JSON) -> InsertedText {
    let written = list.written(value) ?? []
    switch place.form {
    case .markup, .word, .closing: return InsertedText(written)
    case .content(let tag, let isClosed):
      guard written.starts(with: "<\(tag)>".utf8) else { return InsertedText(written) }
      let content = content(of: written)
      return InsertedText(isClosed ? content : content + Array("</\(tag)>".utf8))
    }
  }

  /// Returns a proposal for a value that also replaces the scalar's tags if the value doesn't fit between them.
  func fitted(_ item: CompletionItem) -> CompletionItem {
    guard case .content(let tag, _) = place.form, item.text.plain.utf8.first == UInt8(ascii: "<") else { return item }
    var item = item
    item.range = place.element
    item.filter = "<\(tag)>" + item.label
    return item
  }

  var hasText: Bool {
    switch place.form {
    case .markup, .closing: false
    case .content(let tag, _): tag == "string"
    case .word: true
    }
  }

  /// Returns a word of a string, with the string's quotes or tags if there is no string yet.
  func word(_ word: String) -> InsertedText { hasText ? InsertedText(Array(word.utf8)) : scalar(.string(word)) }

  private func content(of written: [UInt8]) -> [UInt8] {
    guard let start = written.firstIndex(of: UInt8(ascii: ">")), let end = written.lastIndex(of: UInt8(ascii: "<")),
      start < end
    else { return [] }
    return Array(written[(start + 1)..<end])
  }
}
