/// A value that is expected of a variable, a property or an event.
package enum ExpectedValue: Sendable, Equatable {
  case number(Double)
  case boolean(Bool)
  /// A string, in UTF-8.
  case text([UInt8])
  case color(Color)

  /// The default tolerance within which numbers count as equal.
  package static let defaultTolerance = 0.001

  /// Returns whether `found` is the expected value; the kinds must match, except that a text can name a colour.
  package func equals(_ found: Event.Datum, names: NameTable, tolerance: Double = defaultTolerance) -> Bool {
    switch (self, found) {
    case (.number(let number), .number(let other)): number == other || abs(number - other) <= tolerance
    case (.boolean(let isTrue), .boolean(let other)): isTrue == other
    case (.text(let text), .text(let name)): names.utf8(of: name).elementsEqual(text)
    case (.color(let color), .color(let other)): color == other
    case (.text(let text), .color(let other)): Color(text) == other
    default: false
    }
  }
}
