/// Base64: bytes as letters, digits, `+`, `/` and `=`; white space is allowed anywhere.
package enum Base64 {
  /// Encodes `bytes` without white space.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
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

  /// Decodes `text`, as far as it is base64.
  package static func decode(_ text: [UInt8]) -> [UInt8] { decode(text.span, text.indices) }

  /// Decodes `range` of `text`, as far as it is base64; padding is optional.
  package static func decode(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    let table = meanings
    let meanings = table.span
    return [UInt8](capacity: range.count / 4 * 3 + 3) { bytes in
      var position = range.lowerBound
      var (group, count): (UInt32, Int) = (0, 0)
      while position < range.upperBound {
        if count == 0, position + 4 <= range.upperBound {
          let quad = Quad(text, position, meanings)
          if quad.isComplete {
            bytes.append(UInt8(truncatingIfNeeded: quad.bits >> 16))
            bytes.append(UInt8(truncatingIfNeeded: quad.bits >> 8))
            bytes.append(UInt8(truncatingIfNeeded: quad.bits))
            position += 4
            continue
          }
        }
        let meaning = meanings[Int(text[position])]
        position += 1
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

  static let padding = UInt8(ascii: "=")

  /// The meaning of white space.
  static let blank: UInt8 = 64
  /// The meaning of padding and of characters that base64 doesn't have.
  static let other: UInt8 = 0xFF

  /// The meaning of each byte: six bits, `blank` or `other`.
  static let meanings: [UInt8] = {
    var meanings = [UInt8](repeating: other, count: 256)
    for byte in [0x09, 0x0A, 0x0D, 0x20] { meanings[byte] = blank }
    for value in UInt8(0)..<26 {
      meanings[Int(UInt8(ascii: "A") + value)] = value
      meanings[Int(UInt8(ascii: "a") + value)] = 26 + value
    }
    for value in UInt8(0)..<10 { meanings[Int(UInt8(ascii: "0") + value)] = 52 + value }
    meanings[Int(UInt8(ascii: "+"))] = 62
    meanings[Int(UInt8(ascii: "/"))] = 63
    return meanings
  }()

  /// Four bytes at once.
  struct Quad {
    /// Whether each of them encodes six bits.
    let isComplete: Bool
    let bits: UInt32

    @inline(__always)
    init(_ text: Span<UInt8>, _ position: Int, _ meanings: Span<UInt8>) {
      let (first, second) = (meanings[Int(text[position])], meanings[Int(text[position + 1])])
      let (third, fourth) = (meanings[Int(text[position + 2])], meanings[Int(text[position + 3])])
      isComplete = first | second | third | fourth < 64
      bits = UInt32(first) << 18 | UInt32(second) << 12 | UInt32(third) << 6 | UInt32(fourth)
    }
  }
}
