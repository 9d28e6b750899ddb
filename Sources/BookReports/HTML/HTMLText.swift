import BookDrawing

/// Builds a page of HTML; any text from a book must go through ``escaped(_:)``.
package struct HTMLText {
  private(set) var bytes: [UInt8] = []

  /// Adds markup without escaping it.
  mutating func add(_ markup: String) { bytes += markup.utf8 }

  mutating func add(_ markup: [UInt8]) { bytes += markup }

  /// Adds an element that contains `text`; `attributes` begin with a space.
  mutating func element(_ name: String, _ attributes: String = "", _ text: String) {
    add("<\(name)\(attributes)>\(HTMLText.escaped(text))</\(name)>")
  }

  /// Returns `text` escaped for element content and for attributes in double quotes.
  package static func escaped(_ text: String) -> String { XMLEscape.escaped(text) }

  /// Returns a percentage for positions along a line.
  static func percent(_ share: Double) -> String {
    let hundredths = Int((max(0, min(1, share)) * 10_000).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)%"
  }
}
