/// The distance of each pixel of a drawing from the nearest line, in steps up, down, left or right.
struct LineDistances {
  /// The distances, with all beyond `reach` stored as `reach` + 1.
  private(set) var steps: PixelRanks<UInt8>
  /// The greatest distance that still counts as a line.
  let reach: UInt8

  /// Measures up to `reach` steps from pixels that are darker than `threshold`.
  init(_ drawing: Pixmap, threshold: Int, reach: UInt8) {
    self.reach = reach
    // The lightness is compared in thousandths, instead of being rounded first.
    let lightest = threshold * 1000 - 500
    let pixels = drawing.bytes.span.bytes
    let values = [UInt8](unsafeUninitializedCapacity: drawing.width * drawing.height) { buffer, count in
      count = buffer.count
      for pixel in 0..<count {
        let bytes = UInt32(littleEndian: pixels.unsafeLoadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self))
        // Most of a drawing is white, which is paper at every threshold.
        let isPaper = bytes == .max || LineDistances.lightness(of: bytes) >= lightest
        buffer[pixel] = isPaper ? reach + 1 : 0
      }
    }
    steps = PixelRanks(width: drawing.width, height: drawing.height, values: values)
    if reach > 0 { steps.spread(step: 1) }
  }

  /// Returns the lightness of a pixel on white paper, in thousandths; red is in the lowest byte.
  @inline(__always) private static func lightness(of bytes: UInt32) -> Int {
    var (red, green, blue) = (Int(bytes & 0xFF), Int(bytes >> 8 & 0xFF), Int(bytes >> 16 & 0xFF))
    let alpha = Int(bytes >> 24)
    if alpha < 255 { (red, green, blue) = (onWhite(red, alpha), onWhite(green, alpha), onWhite(blue, alpha)) }
    return 299 * red + 587 * green + 114 * blue
  }

  @inline(__always) private static func onWhite(_ channel: Int, _ alpha: Int) -> Int {
    (channel * alpha + 255 * (255 - alpha) + 127) / 255
  }
}
