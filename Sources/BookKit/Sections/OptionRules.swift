import PropertyList

/// An option of a book with the values that it can have.
package struct OptionRules: Sendable, Equatable {
  /// The built-in option, or `nil` for one of the book's own options.
  package let builtIn: BuiltInOption?
  package let initialValue: Value
  /// The values that the option can have, in order; empty if it can have any value of its kind.
  ///
  /// The values of the option `voice` depend on the recordings, but the name of any voice is allowed.
  package private(set) var values: [Value]

  /// The texts among its values; for the option `language`, the languages of the book.
  var languages: [String] {
    values.compactMap { value in
      guard case .string(let text) = value else { return nil }
      return text
    }
  }

  /// Creates a built-in option.
  ///
  /// `declared` is the default in the book; it's ignored if the option can't have that value. The default language
  /// comes first in `languages`.
  init(_ builtIn: BuiltInOption, declared: Value?, languages: @autoclosure () -> [String]) {
    let values = builtIn == .language ? languages().map { .string($0) } : builtIn.values
    (self.builtIn, self.values) = (builtIn, values)
    let usual = values.first ?? .string("")
    let wanted = builtIn.letsBooksSetDefault ? declared.flatMap { OptionRules.value($0, like: usual) } : nil
    initialValue = wanted.flatMap { wanted in values.first { $0 == wanted } } ?? usual
  }

  init(initialValue: Value, choices: [Value]?) {
    builtIn = nil
    self.initialValue = initialValue
    guard let choices else {
      if case .boolean = initialValue { values = [.boolean(false), .boolean(true)] } else { values = [] }
      return
    }
    let fitting = choices.filter { $0.isSameKind(as: initialValue) }
    values = fitting.contains(initialValue) ? fitting : [initialValue] + fitting
  }

  /// Converts a value to one that the option can have, or returns `nil` if that isn't possible.
  ///
  /// Text can spell a number or a Boolean, and 0 and 1 can be Booleans.
  package func value(_ wanted: Value) -> Value? {
    guard let value = OptionRules.value(wanted, like: initialValue) else { return nil }
    if builtIn == .voice, case .string(let name) = value {
      return name.utf8.isEmpty || VoiceRecordings.isValidVoice(name) ? value : nil
    }
    return values.isEmpty || values.contains(value) ? value : nil
  }

  func offering(_ values: [Value]) -> OptionRules {
    var rules = self
    rules.values = values
    return rules
  }

  /// Returns the value that is a number of steps after `value` in the list, wrapping around at the ends.
  ///
  /// A value that isn't listed counts as the one before the first. If there is no list, the steps are added to a
  /// number, and any other value stays the same.
  package func value(after value: Value, by steps: Double) -> Value {
    guard !values.isEmpty else {
      if case .number(let number) = value { return .number(number + steps) }
      return value
    }
    guard let whole = Int64(exactly: steps) else { return value }
    let place = Int64(values.firstIndex(of: value) ?? -1)
    let count = Int64(values.count)
    let next = (place + whole % count) % count
    return values[Int(next < 0 ? next + count : next)]
  }

  /// Converts a value to the kind of another one, or returns `nil` if that isn't possible.
  private static func value(_ value: Value, like other: Value) -> Value? {
    switch (value, other) {
    case (.number, .number), (.boolean, .boolean), (.string, .string): value
    case (.number(let number), .boolean): number == 0 ? .boolean(false) : number == 1 ? .boolean(true) : nil
    case (.string(let text), .boolean): boolean(in: Array(text.utf8)).map { .boolean($0) }
    case (.string(let text), .number): number(in: Array(text.utf8)).map { .number($0) }
    default: nil
    }
  }

  private static func boolean(in text: [UInt8]) -> Bool? {
    if StaticString("on").matches(text) { return true }
    return StaticString("off").matches(text) ? false : PropertyList.boolean(spelt: text)
  }

  private static func number(in text: [UInt8]) -> Double? {
    Decimal.parse(text.span, text.indices).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Value {
  func isSameKind(as other: Value) -> Bool {
    switch (self, other) {
    case (.number, .number), (.boolean, .boolean), (.string, .string): true
    default: false
    }
  }
}
