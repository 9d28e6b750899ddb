/// Converts the 64 coefficients of a block to samples: the inverse discrete cosine transform in integers.
///
/// The algorithm is that of Loeffler, Ligtenberg and Moschytz with 13-bit constants, as in most JPEG decoders.
enum JPEGTransform {
  private static let bits: Int32 = 13
  private static let between: Int32 = 2

  /// Writes the samples of a block, 0…255, to `samples`, whose rows are `width` long; `work` has room for 64 numbers.
  static func put(
    _ numbers: [Int16], from start: Int, _ quantities: [Int32], into samples: inout [UInt8], at offset: Int,
    width: Int, _ work: inout [Int32]
  ) {
    for index in 0..<64 { work[index] = Int32(numbers[start + index]) &* quantities[index] }
    for column in 0..<8 { transform(&work, from: column, step: 8, shift: bits - between) }
    for row in 0..<8 {
      transform(&work, from: row * 8, step: 1, shift: bits + between + 3)
      for column in 0..<8 {
        samples[offset + row * width + column] = UInt8(max(0, min(255, work[row * 8 + column] &+ 128)))
      }
    }
  }

  /// Transforms eight numbers in place.
  private static func transform(_ values: inout [Int32], from start: Int, step: Int, shift: Int32) {
    // The even coefficients.
    let (two, six) = (values[start + 2 * step], values[start + 6 * step])
    let (zero, four) = (values[start], values[start + 4 * step])
    let turned = (two &+ six) &* 4433
    let (low, high) = (turned &- six &* 15137, turned &+ two &* 6270)
    let (sum, difference) = ((zero &+ four) << bits, (zero &- four) << bits)
    let even = (sum &+ high, difference &+ low, difference &- low, sum &- high)
    // The odd coefficients.
    var (a, b) = (values[start + 7 * step], values[start + 5 * step])
    var (c, d) = (values[start + 3 * step], values[start + step])
    var (e, f, g, h) = (a &+ d, b &+ c, a &+ c, b &+ d)
    let common = (g &+ h) &* 9633
    a = a &* 2446
    b = b &* 16819
    c = c &* 25172
    d = d &* 12299
    e = e &* -7373
    f = f &* -20995
    g = g &* -16069 &+ common
    h = h &* -3196 &+ common
    a = a &+ e &+ g
    b = b &+ f &+ h
    c = c &+ f &+ g
    d = d &+ e &+ h
    let half = Int32(1) << (shift - 1)
    values[start] = (even.0 &+ d &+ half) >> shift
    values[start + 7 * step] = (even.0 &- d &+ half) >> shift
    values[start + step] = (even.1 &+ c &+ half) >> shift
    values[start + 6 * step] = (even.1 &- c &+ half) >> shift
    values[start + 2 * step] = (even.2 &+ b &+ half) >> shift
    values[start + 5 * step] = (even.2 &- b &+ half) >> shift
    values[start + 3 * step] = (even.3 &+ a &+ half) >> shift
    values[start + 4 * step] = (even.3 &- a &+ half) >> shift
  }
}
