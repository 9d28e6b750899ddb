import BookKit

/// A picture as pixels in rows, with four bytes each: red, green, blue and alpha, not premultiplied.
package struct Pixmap: Sendable, Equatable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// Creates a picture from `bytes`, four for each pixel; missing pixels are transparent.
  package init(width: Int, height: Int, bytes: [UInt8] = []) {
    self.width = width
    self.height = height
    self.bytes = bytes
    let missing = width * height * 4 - bytes.count
    if missing > 0 { self.bytes += [UInt8](repeating: 0, count: missing) }
  }

  package func color(_ x: Int, _ y: Int) -> Color {
    let index = (y * width + x) * 4
    return Color(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2], alpha: bytes[index + 3])
  }
}

/// The limits for pictures, which come from untrusted files.
package enum PictureLimits {
  /// The maximum size of a file in bytes.
  package static let bytes = 64 << 20
  package static let side = 32767
  package static let pixels = 32 << 20
  /// The maximum number of cached pixels of all pictures together.
  package static let keptPixels = 64 << 20
}
