// These methods write lines of events, so they are compiled for speed even in the engine for web pages. The rest of
// that engine is compiled for size.
extension [UInt8] {
  @inline(never) package mutating func append(_ text: StaticString) {
    append(copyOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
  }

  /// Appends bytes all at once; in WebAssembly, `append(contentsOf:)` would copy them one at a time.
  @_optimize(speed) package mutating func append(copyOf bytes: Span<UInt8>) {
    // Setting the count of an empty array would write to memory that all empty arrays share.
    guard !bytes.isEmpty else { return }
    append(addingCapacity: bytes.count) { $0.write(bytes) }
  }

  /// Appends a number, padded with leading zeros to at least `digits` digits.
  @_optimize(speed) package mutating func append(decimal number: UInt64, digits: Int = 1) {
    append(addingCapacity: Swift.max(digits, OutputSpan.maxDecimalDigits)) {
      $0.write(decimal: number, digits: digits)
    }
  }
}
