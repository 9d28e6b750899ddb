import BookKit

/// Pixels of something in perspective, on a transparent background.
struct ProjectedImage {
  /// The pixels of the drawing that it covers.
  let bounds: PixelBounds
  /// Premultiplied colours.
  private var bytes: [UInt8]

  /// Creates an empty image around some points, or returns `nil` if none of it is within `limits`.
  init?(around points: [Point], within limits: Rectangle) {
    let left = max(limits.x, points.reduce(.infinity) { min($0, $1.x) })
    let top = max(limits.y, points.reduce(.infinity) { min($0, $1.y) })
    let right = min(limits.x + limits.width, points.reduce(-.infinity) { max($0, $1.x) })
    let bottom = min(limits.y + limits.height, points.reduce(-.infinity) { max($0, $1.y) })
    guard left < right, top < bottom else { return nil }
    bounds = PixelBounds(left: left, top: top, right: right, bottom: bottom)
    bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height * 4)
  }

  /// Returns the premultiplied colour of a pixel of the drawing, with components from 0 to 255.
  @inline(__always) func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let offset = ((y - bounds.y) * bounds.width + x - bounds.x) * 4
    return SIMD4(Float(bytes[offset]), Float(bytes[offset + 1]), Float(bytes[offset + 2]), Float(bytes[offset + 3]))
  }

  @inline(__always) mutating func blend(_ color: SIMD4<Float>, _ x: Int, _ y: Int) {
    let offset = ((y - bounds.y) * bounds.width + x - bounds.x) * 4
    let rest = 1 - color[3] / 255
    for channel in 0..<4 {
      let mixed = Float(bytes[offset + channel]) * rest + color[channel] + 0.5
      bytes[offset + channel] = UInt8(max(0, min(255, mixed)))
    }
  }

  /// The image as a pixmap, whose colours aren't premultiplied.
  var pixmap: Pixmap {
    var plain = bytes
    for offset in stride(from: 0, to: plain.count, by: 4) where plain[offset + 3] > 0 && plain[offset + 3] < 255 {
      let alpha = Int(plain[offset + 3])
      for channel in offset..<(offset + 3) {
        plain[channel] = UInt8(min(255, (Int(plain[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return Pixmap(width: bounds.width, height: bounds.height, bytes: plain)
  }
}
