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
