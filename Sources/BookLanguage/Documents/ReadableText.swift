import PropertyList

enum ReadableText {
  /// Returns the text in a form that is read as UTF-8, with every byte at the same offset.
  ///
  /// Editors send UTF-8 whatever encoding the file declares, so the declaration of another encoding is blanked out.
  static func readable(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    // Zero bytes at the start would look like UTF-16.
    for index in 0..<min(8, bytes.count) where bytes[index] == 0 { result[index] = 1 }
    if let attribute = encodingAttribute(in: bytes) { for index in attribute { result[index] = 0x20 } }
    return result
  }

  /// Returns the range of ` encoding="…"` in an XML declaration if the encoding isn't UTF-8.
  private static func encodingAttribute(in bytes: [UInt8]) -> Range<Int>? {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, isBlank(bytes[start]) { start += 1 }
    guard bytes[start...].starts(with: "<?xml".utf8) else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    guard let index = bytes[start..<end].firstRange(of: Array("encoding".utf8))?.lowerBound,
      let opening = bytes[index..<end].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
      let closing = bytes[(opening + 1)..<end].firstIndex(of: bytes[opening])
    else { return nil }
    let name = bytes[(opening + 1)..<closing].map { ASCIIWord.lowercased($0) }
    return name.elementsEqual("utf-8".utf8) ? nil : index..<closing + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
