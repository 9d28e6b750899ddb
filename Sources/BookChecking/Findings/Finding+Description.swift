import BookKit
import PropertyList

extension Finding: CustomStringConvertible {
  /// The finding in one line: `book.plist:3:12: error: there is no file `moon.png` [missing-asset]`.
  public var description: String {
    let place = location.start.map { ":\($0.line):\($0.column)" } ?? ": byte \(location.range.lowerBound)"
    return Quotation.of(file, limit: .max) + place + ": " + severity.keyword.description + ": " + message + " ["
      + rule.keyword.description + "]"
  }
}
