package struct IPv4Address: Sendable, Equatable, CustomStringConvertible {
  /// The four numbers, the first one in the highest byte.
  package let value: UInt32

  package init(value: UInt32) {
    self.value = value
  }

  /// Reads four decimal numbers with points between them, without leading zeros; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var value: UInt32 = 0
    for part in parts {
      guard (1...3).contains(part.count), part.count == 1 || part.first != UInt8(ascii: "0") else { return nil }
      var number: UInt32 = 0
      for byte in part {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        number = number * 10 + UInt32(byte - UInt8(ascii: "0"))
      }
      guard number <= 255 else { return nil }
      value = value << 8 | number
    }
    self.value = value
  }

  /// The address by which a machine reaches itself.
  package static let loopback = IPv4Address(value: 0x7f00_0001)

  /// All addresses of the machine.
  package static let any = IPv4Address(value: 0)

  package var description: String {
    [24, 16, 8, 0].map { String(value >> UInt32($0) & 255) }.joined(separator: ".")
  }
}
