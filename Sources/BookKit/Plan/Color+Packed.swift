extension Color {
  /// The channels packed into one integer, so that a colour can be stored as a number.
  var packed: Double {
    Double(UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha))
  }

  init(packed number: Double) {
    let bits = number > 0 ? UInt32(min(number, Double(UInt32.max))) : 0
    self.init(
      red: UInt8(bits >> 24), green: UInt8(bits >> 16 & 0xFF), blue: UInt8(bits >> 8 & 0xFF), alpha: UInt8(bits & 0xFF))
  }
}
