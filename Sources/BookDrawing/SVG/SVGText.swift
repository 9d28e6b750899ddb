import BookKit
import PropertyList

struct SVGText {
  private(set) var bytes: [UInt8] = []

  /// Adds markup without escaping it.
  mutating func add(_ text: String) { bytes += text.utf8 }

  mutating func add(_ more: [UInt8]) { bytes += more }

  /// Adds ` name="value"`.
  mutating func attribute(_ name: String, _ value: String) { add(" \(name)=\"\(XMLEscape.escaped(value))\"") }

  mutating func attribute(_ name: String, _ value: Double) { add(" \(name)=\"\(SVGText.number(value))\"") }

  mutating func attributes(_ values: KeyValuePairs<String, Double>) {
    for (name, value) in values { attribute(name, value) }
  }

  /// Adds a `transform` attribute, unless the map is the identity.
  mutating func transform(_ map: AffineMap) {
    guard map != .identity else { return }
    let parts = [map.right.x, map.right.y, map.down.x, map.down.y, map.origin.x, map.origin.y]
    let isPlain = map.right == AffineMap.identity.right && map.down == AffineMap.identity.down
    let numbers = (isPlain ? parts[4...] : parts[...]).map(SVGText.number).joined(separator: " ")
    add(" transform=\"\(isPlain ? "translate" : "matrix")(\(numbers))\"")
  }

  /// Adds an attribute for a share, unless the share is 1.
  mutating func fractionAttribute(_ name: String, _ value: Double) {
    if value < 1 { attribute(name, value) }
  }

  /// Ends a tag with the opacity and the transform of a mark.
  mutating func endTag(of mark: Mark, _ end: String = "/>\n") {
    fractionAttribute("opacity", mark.alpha)
    transform(mark.map)
    add(end)
  }

  mutating func fill(_ color: Color) {
    self.color("fill", color)
    fractionAttribute("fill-opacity", Double(color.alpha) / 255)
  }

  /// Adds an attribute for a colour without its opacity.
  mutating func color(_ name: String, _ color: Color) {
    attribute(name, [color.red, color.green, color.blue].reduce("#") { $0 + HexDigits.text(UInt64($1), count: 2) })
  }

  /// Returns a number with at most five decimals; 0 if it isn't finite.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    guard abs(value) < 1e9 else { return value < 0 ? "-1000000000" : "1000000000" }
    let scaled = Int64((value * 100_000).rounded(.toNearestOrAwayFromZero))
    let (whole, rest) = abs(scaled).quotientAndRemainder(dividingBy: 100_000)
    var text = (scaled < 0 ? "-" : "") + "\(whole)"
    guard rest > 0 else { return text }
    var digits = String("\(rest + 100_000)".dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    text += "." + digits
    return text
  }
}
