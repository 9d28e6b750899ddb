/// Plain text in UTF-8, such as a note that is named like a picture, or a pointer to a file that wasn't fetched.
enum PlainText {
  /// The number of bytes that are examined.
  private static let headSize = 512

  /// Returns whether a file begins like text: in valid UTF-8, without control characters.
  static func begins(in reader: inout ByteReader) -> Bool {
    guard reader.size >= MediaFormat.signatureSize, var head = try? reader.bytes(0..<min(headSize, reader.size)) else {
      return false
    }
    let blanks: [UInt8] = [0x09, 0x0A, 0x0C, 0x0D]
    guard head.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || blanks.contains($0) }) else { return false }
    // The last character can be cut off.
    if reader.size > head.count {
      for _ in 0..<3 where (head.last ?? 0) & 0xC0 == 0x80 { head.removeLast() }
      if (head.last ?? 0) >= 0xC0 { head.removeLast() }
    }
    return String(validating: head, as: UTF8.self) != nil
  }
}
