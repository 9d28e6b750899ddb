import BookDrawing

/// A page of HTML on its way; whatever comes from a book goes through ``escaped(_:)``.
struct HTMLText {
  private(set) var bytes: [UInt8] = []

  /// Adds markup as it is.
  mutating func add(_ markup: String) { bytes += markup.utf8 }

  mutating func add(_ markup: [UInt8]) { bytes += markup }

  /// Adds an element with text in it; `attributes` begin with a blank.
  mutating func element(_ name: String, _ attributes: String = "", _ text: String) {
    add("<\(name)\(attributes)>\(HTMLText.escaped(text))</\(name)>")
  }

  /// Text for contents and for attributes in double quotes.
  static func escaped(_ text: String) -> String { XMLEscape.escaped(text) }

  /// A number of hundredths, for places along a line.
  static func percent(_ share: Double) -> String {
    let hundredths = Int((max(0, min(1, share)) * 10_000).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)%"
  }
}
