enum LineEnds {
  /// Returns text in which every CR LF and CR is a line feed.
  static func asLineFeeds(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x0D) else { return text }
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      if byte == 0x0A, index > 0, text[index - 1] == 0x0D { continue }
      result.append(byte == 0x0D ? 0x0A : byte)
    }
    return result
  }

  static func asLineFeeds(_ text: String) -> String {
    String(decoding: asLineFeeds(Array(text.utf8)), as: UTF8.self)
  }

  /// Returns whether two texts are equal apart from their line ends, which many programs change.
  static func areAlike(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8) || asLineFeeds(Array(first.utf8)) == asLineFeeds(Array(second.utf8))
  }
}
