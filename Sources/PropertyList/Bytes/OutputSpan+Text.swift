/// Operations that write text; all are checked against the remaining capacity.
///
/// They are inlined so that the compiler can copy constant text without a call.
extension OutputSpan<UInt8> {
  @inlinable @inline(__always) package mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
  }

  @inlinable @inline(__always) package mutating func write(_ bytes: Span<UInt8>) {
    withUnsafeMutableBufferPointer { memory, count in
      precondition(bytes.count <= memory.count - count)
      let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(memory)[count...])
      bytes.withUnsafeBytes { $0.copyShort(to: rest) }
      count += bytes.count
    }
  }

  /// Writes a number, padded with leading zeros to at least `digits` digits.
  @inlinable package mutating func write(decimal number: UInt64, digits: Int = 1) {
    withUnsafeMutableBufferPointer { memory, count in
      var (end, powerOfTen) = (count + 1, 10 as UInt64)
      while powerOfTen <= number, end - count < OutputSpan.maxDecimalDigits {
        (end, powerOfTen) = (end + 1, powerOfTen &* 10)
      }
      end = Swift.max(end, count + digits)
      precondition(end <= memory.count)
      // From the last digit to the first, since dividing by ten is faster than dividing by its powers.
      var (index, rest) = (end, number)
      while index > count {
        index -= 1
        memory.initializeElement(at: index, to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      count = end
    }
  }

  @inlinable package static var maxDecimalDigits: Int { 20 }
}

extension UnsafeRawBufferPointer {
  /// Copies bytes, usually only a few, to memory with room for them.
  ///
  /// For a few words, calling the system's function would take longer than copying, above all in WebAssembly.
  @inlinable @inline(__always) func copyShort(to memory: UnsafeMutableRawBufferPointer) {
    guard count <= 64 else { return memory.copyMemory(from: self) }
    var index = 0
    while index + 8 <= count {
      memory.storeBytes(of: loadUnaligned(fromByteOffset: index, as: UInt64.self), toByteOffset: index, as: UInt64.self)
      index += 8
    }
    while index < count {
      memory[index] = self[index]
      index += 1
    }
  }
}
