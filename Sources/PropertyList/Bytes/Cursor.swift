/// A position in bytes that moves forward; every access is checked against the end.
package struct Cursor: ~Escapable {
  package let bytes: Span<UInt8>
  package var position: Int

  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  package var isAtEnd: Bool { position >= bytes.count }

  /// The range of the scalar at the cursor, or an empty range at the end of the bytes.
  var scalarRange: Range<Int> {
    let start = min(position, bytes.count)
    guard start < bytes.count else { return start..<start }
    return start..<min(bytes.count, start + UTF8Length.ofScalar(startingWith: bytes[start]))
  }

  /// Returns the byte at the cursor plus `offset`, or `nil` outside the bytes.
  @inline(__always)
  package func peek(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  /// Returns eight bytes from `index` as a little-endian number, or `nil` if fewer are left.
  @inline(__always)
  package func word(at index: Int) -> UInt64? {
    guard index >= 0, index <= bytes.count - 8 else { return nil }
    return bytes.uncheckedWord(at: index)
  }

  package func matches(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  @_lifetime(self: copy self)
  package mutating func skip(_ text: StaticString) -> Bool {
    guard matches(text, at: position) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Moves past spaces, tabs and line breaks.
  @inline(__always)
  package mutating func skipBlanks() {
    var index = position
    while var word = word(at: index) {
      // These steps don't depend on each other, as they would if each of them advanced an index.
      for offset in 0..<8 {
        guard ASCIIWord.isBlank(UInt8(truncatingIfNeeded: word)) else {
          position = index + offset
          return
        }
        word >>= 8
      }
      index += 8
    }
    while index < bytes.count, ASCIIWord.isBlank(bytes[index]) { index += 1 }
    position = index
  }

  package func firstIndex(of text: StaticString, from index: Int) -> Int? {
    var index = index
    let first = text.utf8Start[0]
    while let found = firstIndex(of: first, from: index) {
      if matches(text, at: found) { return found }
      index = found + 1
    }
    return nil
  }

  package func firstIndex(of byte: UInt8, from index: Int) -> Int? {
    var index = index
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }
}

/// Operations on eight bytes in one word; each test marks matching bytes by their highest bit.
///
/// Only the lowest mark of a test is exact, which is enough to find the first match.
package enum ByteWord {
  @inline(__always)
  package static func repeating(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  @inline(__always)
  package static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Marks bytes below `bound`, which is at most 128.
  @inline(__always)
  package static func bytes(below bound: UInt8, in word: UInt64) -> UInt64 {
    (word &- repeating(bound)) & ~word & 0x8080_8080_8080_8080
  }

  /// Marks bytes from 128 on.
  @inline(__always)
  package static func highBytes(_ word: UInt64) -> UInt64 { word & 0x8080_8080_8080_8080 }

  @inline(__always)
  package static func firstIndex(_ marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }
}
