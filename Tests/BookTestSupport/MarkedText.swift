/// Source text in which ①, ②, … mark the places that a test speaks of; the marks are taken out.
public struct MarkedText: Sendable {
  /// The text without its marks.
  public let text: String
  /// Where each mark stood, as a byte offset into the UTF-8 of `text`: ① first.
  public let offsets: [Int]

  /// Takes the marks out of `marked`.
  public init(_ marked: String) {
    var text = ""
    var offsets: [Int: Int] = [:]
    for scalar in marked.unicodeScalars {
      if (0x2460...0x2473).contains(scalar.value) {
        offsets[Int(scalar.value) - 0x2460] = text.utf8.count
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.offsets = offsets.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The UTF-8 of the text.
  public var bytes: [UInt8] { Array(text.utf8) }
}
