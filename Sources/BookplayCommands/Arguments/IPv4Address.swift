import PropertyList

package struct IPv4Address: Sendable, Equatable, CustomStringConvertible {
  /// The four numbers, the first one in the highest byte.
  package let value: UInt32

  package init(value: UInt32) { self.value = value }

  /// Parses four decimal numbers separated by dots and without leading zeros; returns `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in UInt8(digits: part.utf8).flatMap { String($0) == part ? $0 : nil } }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    value = numbers.reduce(0) { $0 << 8 | UInt32($1) }
  }

  package static let loopback = IPv4Address(value: 0x7f00_0001)
  package static let any = IPv4Address(value: 0)

  package var description: String { [24, 16, 8, 0].map { String(value >> UInt32($0) & 255) }.joined(separator: ".") }
}
