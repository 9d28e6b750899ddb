extension [UInt8] {
  /// Appends a fixed text.
  @inline(never) package mutating func append(_ text: StaticString) {
    append(copyOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
  }

  /// Appends bytes as `append(contentsOf:)` does, which in WebAssembly copies them one by one.
  @_optimize(speed) package mutating func append(copyOf bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { $0.write(bytes) }
  }

  /// Appends a number with leading zeros, so that it has at least `digits` digits.
  @_optimize(speed) package mutating func append(decimal number: UInt64, digits: Int = 1) {
    append(addingCapacity: Swift.max(digits, OutputSpan.longestNumber)) { $0.write(decimal: number, digits: digits) }
  }
}
