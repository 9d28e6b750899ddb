import BookKit
import Playthrough
import PropertyList

struct ScriptToken: Equatable {
  let range: Range<Int>
  let kind: TokenKind
}

struct ScriptTokens {
  private let script: OpenScript
  private(set) var tokens: [ScriptToken] = []
  /// The index of the first reference that isn't before the current word.
  private var next = 0

  init(_ text: TextBuffer, names: ScriptNames) {
    script = OpenScript(text.bytes, names: names)
    for line in text.lineStarts.indices {
      let (words, comment) = text.scriptWords(ofLine: line)
      for (index, word) in words.enumerated() { add(word, isFirst: index == 0) }
      if let comment { tokens.append(ScriptToken(range: comment, kind: .comment)) }
    }
  }

  private mutating func add(_ word: ScriptWord, isFirst: Bool) {
    let references = script.reading.references
    while next < references.count, references[next].range.upperBound <= word.range.lowerBound { next += 1 }
    if isFirst, !word.isQuoted, CommandKeyword(word.text) != nil { return add(word.range, .keyword) }
    // A word such as `moon/rise`, `moon.x` or `item=moon` can contain names.
    var start = word.range.lowerBound
    while next < references.count, references[next].range.lowerBound < word.range.upperBound {
      let reference = references[next]
      addPlain(start..<reference.range.lowerBound)
      add(reference.range, reference.kind == .page ? .namespace : .variable)
      start = max(start, reference.range.upperBound)
      next += 1
    }
    addPlain(start..<word.range.upperBound)
  }

  private mutating func addPlain(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let bytes = script.bytes[range]
    if bytes.first == UInt8(ascii: "\"") { return add(range, .string) }
    if let kind = ScriptTokens.kind(of: bytes) { return add(range, kind) }
    // The key of an event, or a property of an element, followed by `=` and its value.
    if let equals = bytes.firstIndex(of: UInt8(ascii: "=")) {
      if equals > range.lowerBound { add(range.lowerBound..<equals, .property) }
      add(equals..<equals + 1, .operator)
      return addPlain(equals + 1..<range.upperBound)
    }
    if bytes.first == UInt8(ascii: "."), range.count > 1 { add(range.lowerBound + 1..<range.upperBound, .property) }
  }

  private mutating func add(_ range: Range<Int>, _ kind: TokenKind) {
    tokens.append(ScriptToken(range: range, kind: kind))
  }

  private static func kind(of bytes: ArraySlice<UInt8>) -> TokenKind? {
    let text = Array(bytes)
    let word = String(decoding: bytes, as: UTF8.self)
    if EventKind(text) != nil { return .event }
    if Decimal.parse(text.span, text.indices) != nil || ScriptTime.read(word) != nil { return .number }
    if operators.contains(word) { return .operator }
    return keywords.contains(word) ? .keyword : nil
  }

  private static let operators = ["=", "!=", "<", "<=", ">", ">=", "~", "±"]
  private static let keywords =
    ScriptText.reserved.map(\.description) + ["stage", "ticks", "tick", "true", "false", "possible"]
}

extension AnswerContext {
  /// Returns tokens in the protocol's form of five numbers each; the first two are relative to the previous token.
  func tokens(_ tokens: [ScriptToken]) -> JSON {
    var data: [JSON] = []
    var last = (line: 0, character: 0)
    for token in tokens {
      guard let type = client.tokenTypes.firstIndex(of: token.kind) else { continue }
      let start = text.position(of: token.range.lowerBound, in: client.encoding)
      let end = text.position(of: token.range.upperBound, in: client.encoding)
      let offset = start.line == last.line ? start.character - last.character : start.character
      data += [start.line - last.line, offset, end.character - start.character, type, 0].map { .number($0) }
      last = (start.line, start.character)
    }
    return ["data": .array(data)]
  }
}
