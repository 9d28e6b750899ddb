extension Color {
  /// The channels as one whole number, so that a colour can stand among numbers.
  var packed: Double {
    Double(UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha))
  }

  /// The colour of channels that were packed.
  init(packed number: Double) {
    let bits = number > 0 ? UInt32(min(number, Double(UInt32.max))) : 0
    self.init(
      red: UInt8(bits >> 24), green: UInt8(bits >> 16 & 0xFF), blue: UInt8(bits >> 8 & 0xFF), alpha: UInt8(bits & 0xFF))
  }
}
