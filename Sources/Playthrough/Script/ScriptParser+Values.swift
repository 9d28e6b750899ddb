import BookKit
import PropertyList

extension ScriptParser {
  mutating func number(_ what: String) throws(ScriptError) -> Double {
    guard let word = words.first, let number = ScriptParser.number(word) else {
      throw expected(what, hint: words.first.flatMap { commaHint($0.text) })
    }
    _ = take()
    return number
  }

  static func number(_ word: ScriptWord) -> Double? {
    guard !word.isQuoted, let number = Decimal.parse(word.text.span, word.text.indices), number.isFinite else {
      return nil
    }
    return number
  }

  /// Returns a hint for the common mistake of a comma within a number or time, or between two numbers.
  func commaHint(_ text: [UInt8]) -> String? {
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    if comma == text.count - 1 {
      return Decimal.parse(text.span, 0..<comma).map { _ in "separate the numbers with a space, not a comma" }
    }
    var text = text
    text[comma] = UInt8(ascii: ".")
    guard Decimal.parse(text.span, text.indices) != nil || ScriptTime(text) != nil else { return nil }
    return "did you mean `\(Quotation.of(text))`?"
  }

  private func number(_ word: ScriptWord) -> Double? { ScriptParser.number(word) }

  mutating func point() throws(ScriptError) -> Point {
    let x = try number("the number X")
    return Point(x: x, y: try number("the number Y"))
  }

  mutating func time() throws(ScriptError) -> ScriptTime {
    let what = "a time such as 2s, 0.5s, 250ms or 30 ticks"
    guard let word = words.first, !word.isQuoted else { throw expected(what) }
    if let time = ScriptTime(word.text) {
      _ = take()
      return time
    }
    let unit = words.dropFirst().first
    if let count = Int64(digits: word.text), let unit, unit.isKeyword("ticks") || unit.isKeyword("tick") {
      guard count <= ScriptTime.countLimit else { throw ScriptError("this time is too long", at: word.range) }
      _ = take()
      _ = take()
      return .ticks(count)
    }
    throw expected(what, hint: timeHint(word))
  }

  private func timeHint(_ word: ScriptWord) -> String? {
    guard let number = number(word) else { return commaHint(word.text) }
    if number < 0 { return "a time cannot be negative" }
    let written = word.text + Array("s".utf8)
    return ScriptTime(written).map { _ in "did you mean `\(Quotation.of(written))`?" }
  }

  /// The options that can follow a command, in any order.
  struct Options {
    var time: ScriptTime?
    var finger: Int?
  }

  /// Reads `as N` and either `over TIME` or `within TIME`, depending on `timeWord`, up to the end of the line.
  mutating func options(time timeWord: StaticString?, finger hasFinger: Bool) throws(ScriptError) -> Options {
    var options = Options()
    while let word = words.first {
      if let timeWord, word.isKeyword(timeWord), options.time == nil {
        _ = take()
        options.time = try time()
      } else if hasFinger, word.isKeyword("as"), options.finger == nil {
        _ = take()
        options.finger = try finger()
      } else {
        try finish(among: (timeWord.map { [$0.description] } ?? []) + (hasFinger ? ["as"] : []))
      }
    }
    return options
  }

  private mutating func finger() throws(ScriptError) -> Int {
    guard let word = words.first, !word.isQuoted, let number = Int64(digits: word.text), number <= Int64(Int32.max)
    else { throw expected("the number of a finger, such as 1,") }
    _ = take()
    return Int(number)
  }

  /// Returns the value of an option that a word represents, such as `on`.
  static func optionValue(_ word: ScriptWord) -> Value {
    if word.isKeyword("on") { return .boolean(true) }
    if word.isKeyword("off") { return .boolean(false) }
    switch value(word) {
    case .number(let number): return .number(number)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .text, .color: return .string(String(decoding: word.text, as: UTF8.self))
    }
  }

  /// Returns the value that a word represents; a text that looks like another type must be in quotation marks.
  static func value(_ word: ScriptWord) -> ExpectedValue {
    if let number = number(word) { return .number(number) }
    if word.isKeyword("true") { return .boolean(true) }
    if word.isKeyword("false") { return .boolean(false) }
    return .text(word.text)
  }
}
