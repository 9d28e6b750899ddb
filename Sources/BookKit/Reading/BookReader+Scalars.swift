import PropertyList

/// Reads values with the type that their key requires.
///
/// A value of any other type is reported and read as `nil`.
extension BookReader {
  /// Returns a number within the key's bounds.
  @inline(never)
  mutating func number(_ entry: Entry) -> Double? {
    guard let bounds = index.namedKeys[entry.index].bounds, let number = unboundedNumber(entry) else { return nil }
    return check(number, bounds, entry)
  }

  /// Returns a number, even one written in a string, without checking its bounds.
  @inline(__always)
  mutating func unboundedNumber(_ entry: Entry) -> Double? {
    unboundedNumber(entry.value, of: entry.key)
  }

  @inline(__always)
  mutating func unboundedNumber(_ value: NodeHandle, of key: @autoclosure () -> Key) -> Double? {
    switch kind(of: value) {
    case .integer, .real:
      recordType(of: value)
      return list.number(of: value)
    default: return numberInString(value, of: key())
    }
  }

  /// Returns the number in `value`, or reports it if it isn't finite.
  mutating func finiteNumber(_ value: NodeHandle, of key: @autoclosure () -> Key) -> Double? {
    guard let number = unboundedNumber(value, of: key()) else { return nil }
    if number.isFinite { return number }
    if Build.includesDiagnostics {
      report(.outOfRange, at: .node(value), subject: title(of: value, key()), detail: "it must be finite")
    }
    return nil
  }

  @inline(never)
  private mutating func numberInString(_ value: NodeHandle, of key: @autoclosure () -> Key) -> Double? {
    if Build.includesDiagnostics, let number = list.bareNumber(of: value) {
      recordType(of: value)
      return number
    }
    guard list.kind(of: value) == .string, let text = list.utf8(of: value) else {
      reportWrongType(value, of: key(), "a number")
      return nil
    }
    let scan = RealText.scan(text.span, text.indices)
    guard let number = scan.value else {
      let meant = scan.flaws.first.flatMap { BookReader.number(meantBy: text, $0, of: key()) }
      reportWrongType(value, of: key(), "a number", suggestion: meant)
      return nil
    }
    // A number that isn't finite is out of range for every key.
    if Build.includesDiagnostics, number.isFinite {
      report(
        .looseType, at: .node(value), subject: title(of: value, key()), detail: "a number in a string",
        fix: .number(value, number))
    }
    return number
  }

  private static func number(meantBy text: [UInt8], _ flaw: ScalarFlaw, of key: Key) -> Diagnostic.Suggestion? {
    guard let meant = flaw.suggestion ?? numberWithoutUnit(text, of: key) else { return nil }
    let written = Array(meant.utf8)
    return RealText.scan(written.span, written.indices).value.map { .number($0, written: meant) }
  }

  /// Returns the number in text with curly quotes, or with a unit as in `400px`, `50%` and `2s`.
  private static func numberWithoutUnit(_ text: [UInt8], of key: Key) -> String? {
    if let bare = TypographicQuote.stripped(text) {
      return RealText.scan(bare.span, bare.indices).value == nil ? nil : String(decoding: bare, as: UTF8.self)
    }
    let end = text.lastIndex { $0 >= 0x30 && $0 <= 0x39 }.map { $0 + 1 } ?? 0
    let unit = text[end...].drop { $0 == 0x20 }.map(ASCIIWord.lowercased)
    guard let number = RealText.scan(text.span, 0..<end).value, !unit.isEmpty else { return nil }
    let units: [StaticString] = ["px", "pt", "s", "sec", "deg", "\u{B0}"]
    if units.contains(where: { $0.matches(unit) }) { return String(decoding: text[..<end], as: UTF8.self) }
    if StaticString("ms").matches(unit) { return Decimal.text(number / 1000) }
    guard StaticString("%").matches(unit) else { return nil }
    if case .number(.fraction) = key.shape { return Decimal.text(number / 100) }
    return String(decoding: text[..<end], as: UTF8.self)
  }

  @inline(__always)
  private mutating func check(_ number: Double, _ bounds: NumberBounds, _ entry: Entry) -> Double? {
    if bounds.contains(number) { return number }
    reportOutOfRange(entry, bounds.rawValue.text.description)
    return nil
  }

  /// Returns an integer within the key's bounds.
  mutating func integer(_ entry: Entry) -> Int? {
    guard let number = unboundedNumber(entry) else { return nil }
    var allowed: ClosedRange<Int>?
    if let whole = Int(exactly: number), number.isFinite {
      guard case .integer(let bounds?) = Key.all[entry.index].shape, !bounds.contains(whole) else { return whole }
      allowed = bounds
    }
    reportOutOfRange(entry, BookReader.message(outside: allowed))
    return nil
  }

  /// Returns a nonnegative whole number with at most 64 bits.
  mutating func seed(_ entry: Entry) -> UInt64? {
    guard let number = unboundedNumber(entry) else { return nil }
    // The digits are read first, because a floating-point number can't represent all 64-bit integers.
    let digits = kind(of: entry.value) == .string ? list.utf8(of: entry.value).flatMap { UInt64(digits: $0) } : nil
    if let seed = digits ?? list.integer(of: entry.value)?.uint64 ?? UInt64(exactly: number) { return seed }
    reportOutOfRange(
      entry, number < 0 ? "it must not be negative" : "it must be a whole number with at most 64 bits")
    return nil
  }

  /// Returns the message for a number outside a range, or for a number that isn't whole.
  private static func message(outside allowed: ClosedRange<Int>?) -> String {
    guard let allowed else { return "it must be a whole number" }
    if allowed.upperBound == Int(Int32.max) { return "it must not be negative" }
    if allowed.count == 1 { return "it must be \(allowed.lowerBound)" }
    return "it must be between \(allowed.lowerBound) and \(allowed.upperBound)"
  }

  /// Returns a Boolean; 0, 1 and words such as `yes` are accepted with a warning.
  mutating func boolean(_ entry: Entry) -> Bool? {
    let value = entry.value
    guard let meant = list.looseBoolean(of: value) else {
      reportWrongType(value, of: entry.key, "true or false")
      return nil
    }
    guard Build.includesDiagnostics else { return meant }
    if kind(of: value) == .boolean || list.bareBoolean(of: value) != nil {
      recordType(of: value)
      return meant
    }
    let isString = kind(of: value) == .string && list.bareNumber(of: value) == nil
    if !isString { recordType(of: value) }
    report(
      .looseType, at: .node(value), subject: entry.key.name.description,
      detail: isString ? "a boolean in a string" : "a number instead of a boolean", fix: .boolean(value, meant))
    return meant
  }

  mutating func string(_ entry: Entry) -> String? {
    holds(.string, entry) ? list.string(of: entry.value) : nil
  }

  mutating func name(_ entry: Entry) -> Name? {
    holds(.string, entry) ? names.intern(entry.value, in: list) : nil
  }

  mutating func file(_ entry: Entry, _ file: inout Located<String>?) {
    if writes { return write(file) }
    if let path = self.file(entry) { file = path }
  }

  mutating func file(_ entry: Entry) -> Located<String>? {
    guard holds(.string, entry) else { return nil }
    let path = files.value(of: entry.value, in: list) { text in
      let path = String(decoding: text, as: UTF8.self)
      return AssetPath(path) == nil ? nil : path
    }
    if let path { return Located(path, at: entry.value) }
    guard Build.includesDiagnostics else { return nil }
    let cause = Diagnostic.Cause(.file, names.intern(entry.value, in: list).number)
    report(.unsafePath, at: .node(entry.value), subject: quoted(entry.value), cause: cause)
    return nil
  }

  /// Returns the case whose keyword is the entry's value, and reports an unknown keyword.
  mutating func word<Case: Keyword>(
    _ entry: Entry, as choice: Case.Type, _ rule: @autoclosure () -> DiagnosticRule = .unknownValue,
    detail: String? = nil
  ) -> Case? {
    guard holds(.string, entry, "a word") else { return nil }
    if let found = self.choice(entry.value, as: choice) { return found }
    guard Build.includesDiagnostics, case .words(let words) = entry.key.shape else { return nil }
    let text = list.utf8(of: entry.value) ?? []
    let keywords = words().map { $0.word }
    report(
      rule(), at: .node(entry.value), subject: quoted(entry.value), detail: detail ?? entry.key.name.description,
      suggestion: .nearest(to: text, among: keywords.map { $0.description }), advice: BookReader.choice(of: keywords))
    return nil
  }

  static func choice(of words: [StaticString]) -> String { "write " + words.map { "`\($0)`" }.list("or") }

  /// Returns the name or number by which a book refers to something; a number must be at least `min`.
  ///
  /// A string is always a name, even if it looks like a number. A later check reports names that don't exist.
  mutating func reference(_ entry: Entry, from min: Int, _ message: String) -> (name: Name?, number: Int)? {
    if kind(of: entry.value) == .string, list.bareNumber(of: entry.value) == nil { return name(entry).map { ($0, 0) } }
    guard let number = unboundedNumber(entry) else { return nil }
    if let number = Int(exactly: number), number >= min { return (nil, number) }
    reportOutOfRange(entry, message)
    return nil
  }

  @inline(__always)
  func choice<Case: Keyword>(_ node: NodeHandle, as choice: Case.Type) -> Case? {
    if let range = list.nodes[node.position].writtenText { return Case(list.text.utf8.span, range) }
    let text = list.utf8(of: node) ?? []
    return Case(text.span, text.indices)
  }

  mutating func color(_ value: NodeHandle, of key: @autoclosure () -> Key) -> Color? {
    guard kind(of: value) == .string else {
      reportWrongType(value, of: key(), "a colour")
      return nil
    }
    if let color = colors.value(of: value, in: list, make: { Color($0) }) { return color }
    guard Build.includesDiagnostics else { return nil }
    let text = list.utf8(of: value) ?? []
    let looksLikeName = text.count > 2 && text.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 }
    let bare = TypographicQuote.stripped(text).flatMap { Color($0) == nil ? nil : String(decoding: $0, as: UTF8.self) }
    report(
      .badColor, at: .node(value), subject: quoted(value),
      suggestion: bare.map { .text($0) } ?? .nearest(to: text, among: Color.names.map { $0.0.description }),
      advice: looksLikeName ? BookReader.choice(of: Color.names.map { $0.0 }) + ", or any colour as `#RRGGBB`" : nil)
    return nil
  }

  /// Returns whether the value has the required kind, and reports it if it doesn't.
  @inline(__always)
  mutating func holds(_ kind: NodeKind, _ entry: Entry, _ title: StaticString? = nil) -> Bool {
    if self.kind(of: entry.value) == kind { return true }
    if Build.includesDiagnostics { reportWrongKind(entry, insteadOf: kind, title ?? kind.title) }
    return false
  }

  private mutating func reportWrongKind(_ entry: Entry, insteadOf expected: NodeKind, _ title: StaticString) {
    let advice: String? =
      switch (expected, kind(of: entry.value)) {
      case (.array, .dictionary): "wrap the dictionary in an array"
      case (.dictionary, .array): "write the dictionary without the array around it"
      default: nil
      }
    let suggestion = expected == .dictionary ? wholeEntry(for: entry) : nil
    reportWrongType(entry.value, of: entry.key, title, suggestion: suggestion, advice: advice)
  }

  /// Returns the dictionary entry that was probably meant by a lone keyword, as in `slideIn = top`.
  private func wholeEntry(for entry: Entry) -> Diagnostic.Suggestion? {
    guard case .dictionary(let owner) = entry.key.shape, let text = list.utf8(of: entry.value) else { return nil }
    for key in Key.all where key.owner == owner {
      guard case .words(let words) = key.shape, let word = words().first(where: { $0.word.matches(text) }) else {
        continue
      }
      return .entry(key.name.description, word.word.description)
    }
    return nil
  }

  /// Reports a value that is out of range because of another value.
  mutating func reportOutOfRange(at node: NodeHandle?, _ subject: String, _ detail: @autoclosure () -> String) {
    guard Build.includesDiagnostics, let node else { return }
    report(.outOfRange, at: .node(node), subject: subject, detail: detail())
  }

  /// Reports that the value of an entry is out of range.
  mutating func reportOutOfRange(_ entry: Entry, _ detail: @autoclosure () -> String) {
    guard Build.includesDiagnostics else { return }
    report(.outOfRange, at: .node(entry.value), subject: entry.key.name.description, detail: detail())
  }

  /// Reports a value of the wrong type, except an invalid value, which the parser has already reported.
  @inline(__always)
  mutating func reportWrongType(
    _ value: NodeHandle, of key: @autoclosure () -> Key, _ expected: StaticString,
    suggestion: @autoclosure () -> Diagnostic.Suggestion? = nil, advice: String? = nil
  ) {
    guard Build.includesDiagnostics, kind(of: value) != .invalid else { return }
    reportWrongType(value, title: title(of: value, key()), expected, suggestion(), advice)
  }

  private mutating func reportWrongType(
    _ value: NodeHandle, title: String, _ expected: StaticString, _ suggestion: Diagnostic.Suggestion?,
    _ advice: String?
  ) {
    let found = kind(of: value) == .string ? "the string `\(quoted(value))`" : kind(of: value).title.description
    report(
      .wrongType, at: .node(value), subject: title, detail: "\(expected), not \(found)", suggestion: suggestion,
      advice: advice)
  }

  /// Returns the name of a value in messages: its own key, or else the key of the enclosing dictionary or array.
  private func title(of value: NodeHandle, _ key: Key) -> String {
    list.key(of: value).map { quoted($0) } ?? key.name.description
  }
}

extension NumberBounds {
  @inline(__always) fileprivate func contains(_ number: Double) -> Bool {
    switch self {
    case .any: number.isFinite
    case .nonnegative: number >= 0 && number.isFinite
    case .positive: number > 0 && number.isFinite
    case .fraction: number >= 0 && number <= 1
    case .positiveFraction: number > 0 && number <= 1
    case .radius: number >= 12 && number <= 200
    case .share: number >= 0.1 && number <= 1
    case .angle: number >= 1 && number <= 180
    case .way: abs(number) <= WayReader.maxNumber
    }
  }
}

extension NodeKind {
  /// The name of the kind in messages, with its article.
  var title: StaticString {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .key, .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .uid: "an archive reference"
    case .invalid: "an unreadable value"
    }
  }
}
