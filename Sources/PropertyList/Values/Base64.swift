/// Base64: bytes as letters, digits, `+`, `/` and `=`; white space is allowed anywhere.
package enum Base64 {
  /// Encodes `bytes` without white space.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var position = 0
    while position < bytes.count {
      let count = min(3, bytes.count - position)
      var group = UInt32(bytes[position]) << 16
      if count > 1 { group |= UInt32(bytes[position + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[position + 2]) }
      text.append(alphabet[Int(group >> 18)])
      text.append(alphabet[Int(group >> 12 & 63)])
      text.append(count > 1 ? alphabet[Int(group >> 6 & 63)] : padding)
      text.append(count > 2 ? alphabet[Int(group & 63)] : padding)
      position += 3
    }
    return text
  }

  /// Decodes `text` up to the first character that isn't base64.
  package static func decode(_ text: [UInt8]) -> [UInt8] { decode(text.span, text.indices) }

  /// Decodes `range` of `text` up to the first character that isn't base64; padding is optional.
  package static func decode(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    let meanings = meanings
    return [UInt8](capacity: range.count / 4 * 3 + 3) { bytes in
      var (group, count): (UInt32, Int) = (0, 0)
      for position in range {
        let meaning = meanings[Int(text[position])]
        if meaning == blank { continue }
        guard meaning < 64 else { break }
        (group, count) = (group << 6 | UInt32(meaning), count + 1)
        guard count == 4 else { continue }
        bytes.append(UInt8(truncatingIfNeeded: group >> 16))
        bytes.append(UInt8(truncatingIfNeeded: group >> 8))
        bytes.append(UInt8(truncatingIfNeeded: group))
        (group, count) = (0, 0)
      }
      if count == 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 4)) }
      if count == 3 {
        bytes.append(UInt8(truncatingIfNeeded: group >> 10))
        bytes.append(UInt8(truncatingIfNeeded: group >> 2))
      }
    }
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  static let padding = UInt8(ascii: "=")

  /// The meaning of white space.
  static let blank: UInt8 = 64
  /// The meaning of padding and of characters outside of base64.
  private static let other: UInt8 = 0xFF

  /// The meaning of each byte: six bits, `blank` or `other`.
  static let meanings: [UInt8] = {
    var meanings = [UInt8](repeating: other, count: 256)
    for byte in [0x09, 0x0A, 0x0D, 0x20] { meanings[byte] = blank }
    for (value, letter) in alphabet.enumerated() { meanings[Int(letter)] = UInt8(value) }
    return meanings
  }()
}
