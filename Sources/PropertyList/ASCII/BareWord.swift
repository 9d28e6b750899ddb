/// The meaning of a word without quotes in old-style text, where its reader expects a number or a Boolean.
///
/// The format only has strings. Readers that know the kind of a key's value convert them; all others get strings.
enum BareWord {
  /// Returns the kind of the number or Boolean that fills `range`, or `nil` for any other text.
  ///
  /// Numbers are written as in JSON, Booleans as `YES`, `NO`, `true` and `false`.
  static func kind(_ text: Span<UInt8>, _ range: Range<Int>) -> NodeKind? {
    guard let first = range.first else { return nil }
    switch text[first] {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return numberKind(text, range)
    default: return boolean(text, range) == nil ? nil : .boolean
    }
  }

  static func boolean(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool? {
    let cursor = Cursor(text)
    for (word, value) in words where word.utf8CodeUnitCount == range.count {
      if cursor.matches(word, at: range.lowerBound) { return value }
    }
    return nil
  }

  private static let words: [(StaticString, Bool)] = [("YES", true), ("NO", false), ("true", true), ("false", false)]

  private static func numberKind(_ text: Span<UInt8>, _ range: Range<Int>) -> NodeKind? {
    let number = JSONNumber(text.extracting(first: range.upperBound), at: range.lowerBound)
    // A word cannot have the `+` that JSON allows.
    let isWord = range.allSatisfy { text[$0] != UInt8(ascii: "+") }
    guard isWord, number.isComplete, number.end == range.upperBound else { return nil }
    if number.isWhole, GNUstepValue.integer(text, range) != nil { return .integer }
    return Decimal.parse(text, range).flatMap { $0.isFinite ? .real : nil }
  }

  /// Returns the word for a finite floating-point number, with a point or an exponent that distinguishes it from a
  /// whole number.
  static func word(for real: Double) -> [UInt8] {
    let text = Decimal.shortest(real).filter { $0 != UInt8(ascii: "+") }
    let isMarked = text.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
    return isMarked ? text : text + [UInt8(ascii: "."), UInt8(ascii: "0")]
  }
}

extension PropertyList {
  /// Returns whether `node` is a string of old-style text that is written without quotes.
  package func isBare(_ node: NodeHandle) -> Bool {
    let node = nodes[node.position]
    return format == .ascii && node.kind == .string && node.lead == 0
  }

  /// Returns the number that a bare word means, or `nil` if `node` is anything else.
  package func bareNumber(of node: NodeHandle) -> Double? {
    guard isBare(node) else { return nil }
    let range = nodes[node.position].range
    let kind = BareWord.kind(text.utf8.span, range)
    if kind == .integer { return GNUstepValue.integer(text.utf8.span, range)?.double }
    return kind == .real ? Decimal.parse(text.utf8.span, range) : nil
  }

  package func bareBoolean(of node: NodeHandle) -> Bool? {
    isBare(node) ? BareWord.boolean(text.utf8.span, nodes[node.position].range) : nil
  }

  /// Returns the same list with the bare words among `values` turned into the numbers and Booleans that they mean.
  package func typingBareWords(among values: [NodeHandle]) -> PropertyList {
    var nodes = nodes
    for value in values where isBare(value) {
      let range = nodes[value.position].range
      guard let kind = BareWord.kind(text.utf8.span, range) else { continue }
      nodes[value.position].kind = kind
      let isTrue = kind == .boolean && BareWord.boolean(text.utf8.span, range) == true
      nodes[value.position].flags = isTrue ? .isTrue : []
    }
    return PropertyList(source: source, format: format, text: text, nodes: nodes, hasComments: hasComments)
  }
}
