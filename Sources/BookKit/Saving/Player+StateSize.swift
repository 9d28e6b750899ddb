extension Player {
  /// The approximate number of bytes that the current moment takes if it shares no memory with another one.
  ///
  /// Copying or comparing a moment takes time in proportion to this, so hosts that keep many of them need to know it.
  package var stateByteCount: Int {
    var (state, counter) = (state, ByteCounter())
    state.code(with: &counter)
    return MemoryLayout<PlayerState>.size + counter.count
  }
}

/// A count of the bytes in lists.
private struct ByteCounter: StateCoder {
  var count = 0

  mutating func code<Part: StatePart>(list: inout [Part]) {
    count += list.count * MemoryLayout<Part>.stride
    // Others have no lists.
    if !_isPOD(Part.self) { for var part in list { code(&part) } }
  }

  mutating func code(plain part: inout some PlainPart) {}

  mutating func code(case number: Int) {}
}
