/// A number as JSON writes it.
struct JSONNumber {
  /// The end of the number, or the position of the first byte that doesn't belong to it if the number isn't complete.
  private(set) var end: Int
  /// Whether the number has neither a point nor an exponent.
  private(set) var isWhole = true
  private(set) var isComplete = true

  /// Reads the number that begins at `start`.
  init(_ text: Span<UInt8>, at start: Int) {
    var cursor = Cursor(text, at: start)
    _ = cursor.skip(UInt8(ascii: "-"))
    isComplete = cursor.skip(UInt8(ascii: "0")) || JSONNumber.skipDigits(&cursor)
    if isComplete, cursor.skip(UInt8(ascii: ".")) {
      isWhole = false
      isComplete = JSONNumber.skipDigits(&cursor)
    }
    if isComplete, cursor.skip(UInt8(ascii: "e")) || cursor.skip(UInt8(ascii: "E")) {
      isWhole = false
      if !cursor.skip(UInt8(ascii: "+")) { _ = cursor.skip(UInt8(ascii: "-")) }
      isComplete = JSONNumber.skipDigits(&cursor)
    }
    end = cursor.position
  }

  private static func skipDigits(_ cursor: inout Cursor) -> Bool {
    let start = cursor.position
    while let byte = cursor.peek(), byte &- UInt8(ascii: "0") < 10 { cursor.position += 1 }
    return cursor.position > start
  }
}
