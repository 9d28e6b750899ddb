import BookKit

/// A picture as pixels: four bytes each, red, green, blue and opacity, line by line; colours are not multiplied by it.
package struct Pixmap: Sendable, Equatable {
  /// How many pixels a line has.
  package let width: Int
  /// How many lines there are.
  package let height: Int
  /// The bytes of all pixels.
  package var bytes: [UInt8]

  /// A picture of these bytes, four for each pixel; transparent where there are too few.
  package init(width: Int, height: Int, bytes: [UInt8] = []) {
    self.width = width
    self.height = height
    self.bytes = bytes
    let missing = width * height * 4 - bytes.count
    if missing > 0 { self.bytes += [UInt8](repeating: 0, count: missing) }
  }

  /// The colour of a pixel.
  package func color(_ x: Int, _ y: Int) -> Color {
    let place = (y * width + x) * 4
    return Color(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2], alpha: bytes[place + 3])
  }
}

/// How much a picture may hold: bytes come from strangers.
package enum PictureLimits {
  /// The most bytes of a file.
  package static let bytes = 64 << 20
  /// The most pixels on a side.
  package static let side = 32767
  /// The most pixels of a picture.
  package static let pixels = 32 << 20
  /// The most pixels that are kept of all pictures together.
  package static let keptPixels = 64 << 20
}
