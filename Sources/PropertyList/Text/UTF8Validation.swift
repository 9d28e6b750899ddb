/// The result of validating UTF-8.
package struct UTF8Validation {
  package private(set) var firstInvalid: Int?
  /// Whether all bytes before the first invalid byte are ASCII.
  private(set) var isASCII = true

  package init(_ bytes: Span<UInt8>) {
    var position = 0
    while true {
      position = UTF8Validation.endOfASCII(bytes, from: position)
      guard position < bytes.count else { return }
      isASCII = false
      // Non-ASCII characters often come in runs.
      while position < bytes.count, bytes[position] >= 0x80 {
        let length = UTF8Sequence.validLength(bytes, at: position)
        guard length > 0 else {
          firstInvalid = position
          return
        }
        position += length
      }
    }
  }

  /// Returns the offset of the first non-ASCII byte at or after `start`, or the end.
  @inline(__always)
  private static func endOfASCII(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position <= bytes.count - 8 {
      let marks = ByteWord.highBytes(bytes.uncheckedWord(at: position))
      if marks != 0 { return position + ByteWord.firstIndex(marks) }
      position += 8
    }
    while position < bytes.count, bytes[position] < 0x80 { position += 1 }
    return position
  }
}
