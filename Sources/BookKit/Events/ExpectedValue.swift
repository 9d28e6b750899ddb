/// A value that somebody expects of a variable, a property or an event.
package enum ExpectedValue: Sendable, Equatable {
  /// A number.
  case number(Double)
  /// A truth value.
  case boolean(Bool)
  /// A text, in UTF-8.
  case text([UInt8])
  /// A colour.
  case color(Color)

  /// By how much numbers may differ and still be equal, where nothing else is said.
  package static let usualTolerance = 0.001

  /// Whether a value is the expected one; values of different kinds never are.
  package func equals(_ found: Event.Datum, names: NameTable, tolerance: Double = usualTolerance) -> Bool {
    switch (self, found) {
    case (.number(let number), .number(let other)): number == other || abs(number - other) <= tolerance
    case (.boolean(let isTrue), .boolean(let other)): isTrue == other
    case (.text(let text), .text(let name)): names.utf8(of: name).elementsEqual(text)
    case (.color(let color), .color(let other)): color == other
    // Colours can be said by their names.
    case (.text(let text), .color(let other)): Color(text) == other
    default: false
    }
  }
}
