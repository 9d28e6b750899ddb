/// A picture at its own size and at successively halved sizes (mipmaps).
///
/// Colours are premultiplied, so that interpolation is correct at transparent edges.
package struct PicturePyramid: Sendable {
  private(set) var levels: [Level] = []

  struct Level: Sendable {
    let width: Int
    let height: Int
    let bytes: [UInt8]
  }

  package init(_ pixmap: Pixmap) {
    var bytes = pixmap.bytes
    for offset in stride(from: 0, to: bytes.count, by: 4) where bytes[offset + 3] < 255 {
      let alpha = Int(bytes[offset + 3])
      for channel in offset..<(offset + 3) { bytes[channel] = UInt8((Int(bytes[channel]) * alpha + 127) / 255) }
    }
    var level = Level(width: pixmap.width, height: pixmap.height, bytes: bytes)
    levels.append(level)
    while level.width > 1 || level.height > 1 {
      level = level.halved
      levels.append(level)
    }
  }
}

extension PicturePyramid.Level {
  /// The picture at half size; each pixel is the mean of up to four.
  fileprivate var halved: PicturePyramid.Level {
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    var made: [UInt8] = []
    made.reserveCapacity(halfWidth * halfHeight * 4)
    for y in 0..<halfHeight {
      let (upper, lower) = (2 * y * width, min(2 * y + 1, height - 1) * width)
      for x in 0..<halfWidth {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        for channel in 0..<4 {
          let sum =
            Int(bytes[(upper + left) * 4 + channel]) + Int(bytes[(upper + right) * 4 + channel])
            + Int(bytes[(lower + left) * 4 + channel]) + Int(bytes[(lower + right) * 4 + channel])
          made.append(UInt8((sum + 2) / 4))
        }
      }
    }
    return PicturePyramid.Level(width: halfWidth, height: halfHeight, bytes: made)
  }

  /// Returns the interpolated colour at a point; pixel centres have integer coordinates, and edges extend outwards.
  @inline(__always) func sample(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (shareX, shareY) = (x - left, y - top)
    let x0 = max(0, min(width - 1, Int(left)))
    let x1 = max(0, min(width - 1, Int(left) + 1))
    let y0 = max(0, min(height - 1, Int(top))) * width
    let y1 = max(0, min(height - 1, Int(top) + 1)) * width
    let upper = color(y0 + x0) * (1 - shareX) + color(y0 + x1) * shareX
    let lower = color(y1 + x0) * (1 - shareX) + color(y1 + x1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }

  @inline(__always) private func color(_ pixel: Int) -> SIMD4<Float> {
    let offset = pixel * 4
    return SIMD4(
      Float(bytes[offset]), Float(bytes[offset + 1]), Float(bytes[offset + 2]), Float(bytes[offset + 3]))
  }
}
