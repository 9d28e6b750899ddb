import PropertyList

package struct ConditionLexer {
  package enum Token {
    case value(Value)
    case name(Range<Int>)
    /// The name of an option, without the `option.` before it.
    case option(Range<Int>)
    /// The name of a game, without the `game.` before it.
    case game(Range<Int>)
    case pageRecorded
    case loudness
    /// The name of a slider, a dial or a flap, without the `.progress` after it.
    case progress(Range<Int>)
    case comparison(Condition.Comparison)
    case and
    case or
    case not
    case open
    case close
    case end
    case unknown(Range<Int>)
  }

  package let text: [UInt8]
  private(set) var position = 0

  package init(_ text: [UInt8]) {
    self.text = text
  }

  package mutating func next() -> Token {
    while position < text.count, text[position] == 0x20 || (0x09...0x0D).contains(text[position]) { position += 1 }
    guard position < text.count else { return .end }
    let start = position
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "("):
      position += 1
      return .open
    case UInt8(ascii: ")"):
      position += 1
      return .close
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(until: byte)
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): return comparisonOperator()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
      return number()
    case let byte where Condition.isNameByte(byte): return word()
    default:
      position += 1
      return .unknown(start..<position)
    }
  }

  /// Skips to the next variable and returns the range of its name, or returns `nil` at the end.
  package mutating func nextVariable() -> Range<Int>? {
    while true {
      let token = next()
      if case .name(let range) = token { return range }
      if case .end = token { return nil }
    }
  }

  private mutating func string(until mark: UInt8) -> Token {
    let start = position
    position += 1
    while position < text.count, text[position] != mark { position += 1 }
    guard position < text.count else { return .unknown(start..<position) }
    position += 1
    return .value(.string(String(decoding: text[start + 1..<position - 1], as: UTF8.self)))
  }

  private mutating func comparisonOperator() -> Token {
    for comparison in [Condition.Comparison.equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater] {
      let sign = comparison.keyword
      let end = position + sign.utf8CodeUnitCount
      if end <= text.count, sign.matches(text[position..<end]) {
        position = end
        return .comparison(comparison)
      }
    }
    position += 1
    return .unknown(position - 1..<position)
  }

  private mutating func number() -> Token {
    let start = position
    position += 1
    while position < text.count, ConditionLexer.isNumberByte(text[position]) { position += 1 }
    guard let number = Decimal.parse(text.span, start..<position), number.isFinite else {
      return .unknown(start..<position)
    }
    return .value(.number(number))
  }

  /// The reserved words.
  package static var keywords: [(word: StaticString, token: Token)] {
    [
      ("and", .and), ("or", .or), ("not", .not), ("true", .value(.boolean(true))), ("false", .value(.boolean(false))),
    ]
  }

  /// The reserved words, prefixes and operators of conditions, with their meanings.
  package static var words: [ExplainedWord] {
    let kind: StaticString = "a word of conditions"
    return [
      ExplainedWord("and", kind, "both sides must hold; it goes before `or`"),
      ExplainedWord("or", kind, "at least one side must hold"),
      ExplainedWord("not", kind, "what follows must not hold; it goes before `and` and `or`"),
      ExplainedWord("true", kind, "a boolean value; `YES` in books"),
      ExplainedWord("false", kind, "a boolean value; `NO` in books"),
      ExplainedWord("option.NAME", kind, "the value of the option NAME, such as `option.level == 'hard'`"),
      ExplainedWord("game.NAME", kind, "whether the puzzle or picture to colour NAME is complete"),
      ExplainedWord("page.recorded", kind, "whether the page on stage has a recording of the chosen voice"),
      ExplainedWord("device.loudness", kind, "how loud it is, from 0 to 1"),
      ExplainedWord("ITEM.progress", kind, "how far the slider, dial or flap ITEM is, from 0 to 1"),
    ] + Condition.Comparison.words
  }

  private mutating func word() -> Token {
    let start = position
    // Names of games can contain dots.
    while position < text.count, Condition.isNameByte(text[position]) || text[position] == UInt8(ascii: ".") {
      position += 1
    }
    let word = text[start..<position]
    for keyword in ConditionLexer.keywords where keyword.word.matches(word) { return keyword.token }
    if StaticString("page.recorded").matches(word) { return .pageRecorded }
    if StaticString("device.loudness").matches(word) { return .loudness }
    if let name = name(after: "option.", in: start..<position) { return .option(name) }
    if let name = name(after: "game.", in: start..<position) { return .game(name) }
    if let name = partName(in: start..<position) { return .progress(name) }
    return .name(start..<position)
  }

  /// Returns the name before `.progress`, unless the word begins with a prefix that has another meaning.
  private func partName(in word: Range<Int>) -> Range<Int>? {
    let suffix: StaticString = ".progress"
    let end = word.upperBound - suffix.utf8CodeUnitCount
    guard end > word.lowerBound, suffix.matches(text[end..<word.upperBound]) else { return nil }
    let others: [StaticString] = ["option.", "game.", "page.", "device.", "question.", "questions."]
    for prefix in others where name(after: prefix, in: word) != nil { return nil }
    return word.lowerBound..<end
  }

  private func name(after prefix: StaticString, in word: Range<Int>) -> Range<Int>? {
    let start = word.lowerBound + prefix.utf8CodeUnitCount
    return start < word.upperBound && prefix.matches(text[word.lowerBound..<start]) ? start..<word.upperBound : nil
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Condition {
  package static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
