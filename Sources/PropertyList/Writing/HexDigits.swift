/// Digits to base 16 as writers need them.
enum HexDigits {
  /// The digit for the lower half of `byte`.
  @inline(__always)
  static func lower(_ byte: UInt8) -> UInt8 {
    let value = byte & 0x0F
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }
}
