enum BinaryText {
  /// Returns the text in `content` as UTF-8; `flags` state whether it is UTF-16 or Latin-1.
  static func decode(_ bytes: Span<UInt8>, _ content: Range<Int>, flags: Node.Flags) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    if flags.contains(.utf16) {
      forEachScalar(bytes.extracting(content)) { UTF8Sequence.append($0.scalar.value, to: &text) }
    } else {
      for index in content { UTF8Sequence.append(UInt32(bytes[index]), to: &text) }
    }
    return text
  }

  static func hasLoneSurrogate(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
    var isFound = false
    forEachScalar(bytes.extracting(content)) { isFound = isFound || $0.isMalformed }
    return isFound
  }

  private static func forEachScalar(_ text: Span<UInt8>, _ body: (EncodedScalar) -> Void) {
    var index = 0
    while index < text.count {
      let found = TextEncoding.utf16BigEndian.scalar(text, at: index)
      body(found)
      index += found.length
    }
  }
}
