/// Converts text to UTF-8 and records which file offsets it comes from.
struct Transcoder {
  private let encoding: TextEncoding
  private var text: [UInt8] = []
  private var checkpoints: [DecodedText.Checkpoint] = []
  /// The malformed bytes at which reading ended.
  private(set) var malformed: Range<Int>?

  /// Converts `bytes` from `start` on, and logs unpaired surrogates by their offsets in the text.
  init(_ bytes: Span<UInt8>, from start: Int, encoding: TextEncoding, into log: inout ProblemLog) {
    self.encoding = encoding
    text.reserveCapacity(bytes.count / encoding.unitSize + 16)
    var position = start
    var next = 0
    while position < bytes.count {
      if text.count >= next {
        checkpoints.append(DecodedText.Checkpoint(inText: text.count, inFile: position))
        next = text.count + DecodedText.stride
      }
      let found = encoding.scalar(bytes, at: position)
      if found.isMalformed {
        guard encoding.unitSize == 2, found.length == 2 else {
          malformed = position..<position + found.length
          return
        }
        log.add(PropertyList.Problem(.loneSurrogate, at: text.count..<text.count + 3))
      }
      append(found.scalar.value)
      position += found.length
    }
  }

  var result: DecodedText { DecodedText(utf8: text, encoding: encoding, checkpoints: checkpoints) }

  @inline(__always)
  private mutating func append(_ value: UInt32) {
    switch value {
    case 0..<0x80:
      text.append(UInt8(truncatingIfNeeded: value))
      return
    case 0x80..<0x800:
      text.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    case 0x800..<0x10000:
      text.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    default:
      text.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    }
    text.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }
}
