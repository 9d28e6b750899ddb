import BookKit
import PropertyList

extension ScriptParser {
  /// Reads the rest of a line after `expect`.
  mutating func expectation() throws(ScriptError) -> Expectation {
    guard let word = words.first else {
      throw expected("an event, `page PAGE`, `ITEM on stage` or `ITEM.PROPERTY = VALUE`")
    }
    if skip("no") {
      if words.count > 1, skip("recording") { return try expectedRecording(exists: false) }
      return .noEvent(try pattern())
    }
    if skip("page") { return .page(page(try take("a page number or name"))) }
    if skip("section") { return .section(section(try take("a section"))) }
    if skip("variable") { return try variable() }
    if skip("option") { return try option() }
    if words.count > 2, skip("fill") { return try expectedFill() }
    if words.count == 2, let last = words.last, last.isKeyword("complete") || last.isKeyword("incomplete") {
      return try completeness()
    }
    if words.count > 2, let side = words.dropFirst().first, side.isKeyword("on") || side.isKeyword("off") {
      let item = try knownItem()
      _ = take()
      guard skip("stage") else { throw expected("`stage`") }
      return side.isKeyword("on") ? .onStage(item) : .offStage(item)
    }
    // If a comparison follows, `recording` is the name of an element.
    if words.count > 1, words.dropFirst().first?.firstIndex(of: ScriptParser.operatorBytes) == nil, skip("recording") {
      return try expectedRecording(exists: true)
    }
    if !word.isQuoted, EventKind(word.text) != nil { return try countedEvents() }
    guard words.contains(where: { $0.firstIndex(of: ScriptParser.operatorBytes) != nil }) || isProperty(word) else {
      throw noExpectation(word)
    }
    return try itemProperty()
  }

  /// Reads `PATTERN` or `PATTERN N times`.
  private mutating func countedEvents() throws(ScriptError) -> Expectation {
    let rest = words
    guard rest.count > 1, let last = rest.last, last.isKeyword("times") else { return .event(try pattern()) }
    let index = rest.endIndex - 2
    words = rest[index...]
    guard !words[index].isQuoted, let count = Int64(digits: words[index].text), count <= Int64(Int32.max) else {
      throw expected("a whole number of times")
    }
    words = rest[..<index]
    let pattern = try pattern()
    end = last.range.upperBound
    return .events(pattern, count: Int(count))
  }

  private mutating func noExpectation(_ word: ScriptWord) -> ScriptError {
    if names.hasElement(word.text) {
      return ScriptError(
        "`\(word.quotedText)` is an element, but there is no expectation about it", at: word.range,
        hint: "write `\(word.quotedText) on stage`, or `\(word.quotedText).x = 10`")
    }
    let meant = suggestion(
      for: word.text,
      among: EventKind.keywords.map { $0.description }
        + ["page", "section", "variable", "option", "fill", "recording", "no"])
    return ScriptError("`\(word.quotedText)` is not an event", at: word.range, meant: meant)
  }

  // MARK: - Comparisons

  static let operatorBytes: StaticString = "=!<>"

  private func isProperty(_ word: ScriptWord) -> Bool {
    guard let point = word.lastIndex(of: ".") else { return false }
    let text = word.text[(point + 1)...]
    return Property(text) != nil || ScriptParser.visibility.matches(text) || MovablePart.progressName.matches(text)
  }

  /// Reads `ITEM.PROPERTY OP VALUE ± TOLERANCE`.
  private mutating func itemProperty() throws(ScriptError) -> Expectation {
    splitOperator()
    let word = try take("`ITEM.PROPERTY`")
    guard let point = word.lastIndex(of: "."), point > 0 else {
      throw ScriptError("a property is expected after `\(word.quotedText)`", at: word.range, hint: propertyHint(word))
    }
    let item = word.part(0..<point)
    checkElement(item)
    let name = word.part(point + 1..<word.text.count)
    if name.isKeyword(ScriptParser.visibility) { return try visibility(of: item) }
    if name.isKeyword(MovablePart.progressName) { return try progress(of: item) }
    let property = property(name, of: item)
    let comparison = try comparison()
    let (expected, place) = try expectedValue()
    let value = try propertyValue(expected, of: property, comparison, at: place)
    let tolerance = try tolerance(for: value)
    return .property(item: item.text, property ?? .x, comparison, value, tolerance: tolerance)
  }

  /// Reads `OP VALUE ± TOLERANCE` after `ITEM.progress`.
  private mutating func progress(of item: ScriptWord) throws(ScriptError) -> Expectation {
    if names.hasElement(item.text), !names.hasMovable(item.text) {
      errors.append(ScriptError("`\(item.quotedText)` is not a slider, a dial or a flap", at: item.range))
    }
    let comparison = try comparison()
    let (expected, place) = try expectedValue()
    let value = try propertyValue(expected, of: .x, comparison, at: place)
    return .progress(item: item.text, comparison, value, tolerance: try tolerance(for: value))
  }

  /// The name of a property that scripts can expect, although it can't be animated.
  static let visibility: StaticString = "visible"

  /// Reads `= true` or `= false` after `ITEM.visible`.
  private mutating func visibility(of item: ScriptWord) throws(ScriptError) -> Expectation {
    let comparison = try comparison()
    let word = try take("`true` or `false`")
    guard word.isKeyword("true") || word.isKeyword("false") else {
      throw ScriptError("`true` or `false` is expected, not `\(word.quotedText)`", at: word.range)
    }
    guard !comparison.isOrder else {
      throw ScriptError("`\(comparison.sign)` only compares numbers and strings", at: word.range)
    }
    try finish()
    return .visibility(item: item.text, word.isKeyword("true") == (comparison == .equal))
  }

  private func propertyHint(_ word: ScriptWord) -> String {
    word.isQuoted ? "write it after the quotation mark: `\"\(word.quotedText)\".x`" : "write `\(word.quotedText).x`"
  }

  /// Reads `NAME OP VALUE`.
  private mutating func variable() throws(ScriptError) -> Expectation {
    splitOperator()
    let word = try take("a variable")
    checkVariable(word)
    let (comparison, value, tolerance) = try comparedValue()
    return .variable(word.text, comparison, value, tolerance: tolerance)
  }

  /// Reads `NAME OP VALUE` for an option, whose value can also be `on` or `off`.
  private mutating func option() throws(ScriptError) -> Expectation {
    splitOperator()
    let word = try take("an option")
    checkOption(word)
    let (comparison, value, tolerance) = try comparedValue(canBeSwitch: true)
    return .option(word.text, comparison, value, tolerance: tolerance)
  }

  private mutating func comparedValue(
    canBeSwitch: Bool = false
  ) throws(ScriptError) -> (Comparison, ExpectedValue, tolerance: Double) {
    let comparison = try comparison()
    if canBeSwitch, let next = words.first, next.isKeyword("on") || next.isKeyword("off") {
      _ = take()
      return (comparison, .boolean(next.isKeyword("on")), ExpectedValue.defaultTolerance)
    }
    let (value, place) = try expectedValue()
    if comparison.isOrder, case .boolean = value {
      throw ScriptError("`\(comparison.sign)` only compares numbers and strings", at: place)
    }
    return (comparison, value, try tolerance(for: value))
  }

  /// Splits the first comparison operator from adjacent text, so that `moon.x>=10` becomes three words.
  mutating func splitOperator() {
    guard let index = words.firstIndex(where: { $0.firstIndex(of: ScriptParser.operatorBytes) != nil }),
      let start = words[index].firstIndex(of: ScriptParser.operatorBytes)
    else { return }
    let word = words[index]
    var end = start + 1
    while end < word.text.count, word.part(end..<end + 1).firstIndex(of: ScriptParser.operatorBytes) != nil { end += 1 }
    let parts = [word.part(0..<start), word.part(start..<end), word.part(end..<word.text.count)]
    words = ArraySlice(words[..<index] + parts.filter { !$0.range.isEmpty } + words[(index + 1)...])
  }

  mutating func comparison() throws(ScriptError) -> Comparison {
    let what = "a comparison (`=`, `!=`, `<`, `<=`, `>` or `>=`)"
    guard let word = words.first, !word.isQuoted, word.firstIndex(of: ScriptParser.operatorBytes) == 0 else {
      throw expected(what)
    }
    guard let comparison = Comparison(sign: word.text) else {
      let habits: [(StaticString, Comparison)] = [
        ("==", .equal), ("=<", .lessOrEqual), ("=>", .greaterOrEqual), ("<>", .notEqual), ("!", .notEqual),
      ]
      let meant = habits.first { $0.0.matches(word.text) }
      throw expected(what, hint: meant.map { "did you mean `\($0.1.sign)`?" })
    }
    _ = take()
    return comparison
  }

  /// Reads a value, splitting off an adjacent tolerance.
  private mutating func expectedValue() throws(ScriptError) -> (ExpectedValue, Range<Int>) {
    var word = try take("a value")
    for mark in ScriptParser.toleranceMarks where !word.isQuoted {
      guard let index = word.text.firstRange(of: mark), index > 0 else { continue }
      let rest = word.part(index..<word.text.count)
      word = word.part(0..<index)
      words = ArraySlice([rest] + words)
      end = word.range.upperBound
    }
    return (ScriptParser.value(word), word.range)
  }

  private func propertyValue(
    _ value: ExpectedValue, of property: Property?, _ comparison: Comparison, at place: Range<Int>
  ) throws(ScriptError) -> ExpectedValue {
    guard let property else { return value }
    if property == .fontColor {
      guard !comparison.isOrder else {
        throw ScriptError("`\(comparison.sign)` does not compare colours", at: place)
      }
      let text = source.bytes[place].filter { $0 != UInt8(ascii: "\"") }
      guard let color = Color(text) else {
        throw ScriptError(
          "a colour is expected, not `\(Quotation.of(text))`", at: place,
          hint: "write \"#RRGGBB\" in quotation marks, or a basic name such as `red`")
      }
      return .color(color)
    }
    guard case .number = value else {
      let text = Array(source.bytes[place])
      throw ScriptError("a number is expected, not `\(Quotation.of(text))`", at: place, hint: commaHint(text))
    }
    return value
  }

  /// The signs before a tolerance: `±` in UTF-8 and its ASCII substitute.
  private static let toleranceMarks: [[UInt8]] = [[0xC2, 0xB1], [UInt8(ascii: "+"), UInt8(ascii: "-")]]

  private mutating func tolerance(for value: ExpectedValue) throws(ScriptError) -> Double {
    guard let word = words.first else { return ExpectedValue.defaultTolerance }
    guard let mark = ScriptParser.toleranceMarks.first(where: { !word.isQuoted && word.text.starts(with: $0) }) else {
      try finish(among: [])
      return ExpectedValue.defaultTolerance
    }
    guard case .number = value else {
      throw ScriptError("only a number can have a tolerance", at: word.range)
    }
    if word.text.count == mark.count {
      _ = take()
    } else {
      words[words.startIndex] = word.part(mark.count..<word.text.count)
    }
    guard let next = words.first, let number = ScriptParser.number(next), number >= 0 else {
      throw expected("a tolerance, which is 0 or more,")
    }
    _ = take()
    return number
  }
}

extension [UInt8] {
  fileprivate func firstRange(of other: [UInt8]) -> Int? { indices.first { self[$0...].starts(with: other) } }
}
