import PropertyList

/// A hash of a sequence of numbers and texts that is the same in every run.
struct Hash64 {
  private(set) var value = FNV1a.start

  mutating func add(_ number: some BinaryInteger) {
    value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  mutating func add(_ text: ArraySlice<UInt8>) {
    value = FNV1a.hash(text, after: value)
    add(text.count)
  }

  mutating func add(_ text: String) { add(Array(text.utf8)[...]) }
}

extension Hash64: StateCoder {
  /// Adds everything that a part of a state holds, to the last bit.
  mutating func add(all part: some StatePart) {
    var part = part
    code(&part)
  }

  mutating func code(list: inout [some StatePart]) {
    add(list.count)
    for var part in list { code(&part) }
  }

  mutating func code(plain part: inout some PlainPart) {
    withUnsafeBytes(of: &part) { bytes in
      let end = bytes.count & ~7
      for start in stride(from: 0, to: end, by: 8) { add(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
      for byte in bytes[end...] { add(byte) }
    }
  }

  mutating func code(case number: Int) { add(number) }
}
