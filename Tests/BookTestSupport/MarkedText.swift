/// Source text in which ①, ②, … mark the places that a test refers to; the marks are removed.
public struct MarkedText: Sendable {
  /// The text without its marks.
  public let text: String
  /// The byte offset of each mark in the UTF-8 of `text`, in the order of the marks.
  public let offsets: [Int]

  /// Removes the marks from `marked`.
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

  /// The text as UTF-8.
  public var bytes: [UInt8] { Array(text.utf8) }
}
