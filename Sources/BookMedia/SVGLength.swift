/// Numbers and lengths in SVG's notation, in points of 1/96 inch.
enum SVGLength {
  /// Returns the length in `text`, or `nil` if it is a percentage, negative or not a length.
  static func points(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = trimmed(text)
    guard let number = number(&rest) else { return nil }
    guard let unit = units[String(decoding: rest, as: UTF8.self).lowercased()] else { return nil }
    let points = number * unit
    return points >= 0 && points.isFinite ? points : nil
  }

  /// Returns the size of a `viewBox` (the last two of its four numbers), or `nil` if it has no area.
  static func box(_ text: ArraySlice<UInt8>) -> (width: Double, height: Double)? {
    var rest = trimmed(text)
    var numbers: [Double] = []
    while numbers.count < 4, let number = number(&rest) {
      numbers.append(number)
      rest = rest.drop { MarkupElement.isBlank($0) || $0 == UInt8(ascii: ",") }
    }
    guard numbers.count == 4, rest.isEmpty, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return (numbers[2], numbers[3])
  }

  /// Units relative to the font assume the browsers' default size of 16 points.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "q": 96 / 101.6, "em": 16,
    "rem": 16, "ex": 8, "ch": 8,
  ]

  /// Reads a number; an exponent needs digits, so `2em` is 2 with a unit.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Double? {
    var index = rest.startIndex
    func skipSign() {
      if index < rest.endIndex, rest[index] == UInt8(ascii: "+") || rest[index] == UInt8(ascii: "-") { index += 1 }
    }
    func skipDigits() -> Int {
      let start = index
      while index < rest.endIndex, rest[index] >= 0x30, rest[index] <= 0x39 { index += 1 }
      return index - start
    }
    skipSign()
    var digits = skipDigits()
    if index < rest.endIndex, rest[index] == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    let mantissaEnd = index
    if index < rest.endIndex, rest[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      skipSign()
      if skipDigits() == 0 { index = mantissaEnd }
    }
    defer { rest = rest[index...] }
    let number = Double(String(decoding: rest[..<index], as: UTF8.self))
    return number?.isFinite == true ? number : nil
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: MarkupElement.isBlank)
    while let last = text.last, MarkupElement.isBlank(last) { text.removeLast() }
    return text
  }
}
