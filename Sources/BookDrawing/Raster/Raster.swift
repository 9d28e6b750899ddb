import BookKit

/// A sheet of pixels on which is drawn; it is opaque everywhere.
package struct Raster: Sendable {
  /// How many pixels a line has.
  package let width: Int
  /// How many lines there are.
  package let height: Int
  /// Red, green and blue of all pixels.
  private(set) var bytes: [UInt8]

  /// A sheet in one colour.
  package init(width: Int, height: Int, color: Color = .white) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: color.red, count: width * height * 3)
    if color.red != color.green || color.red != color.blue {
      for place in stride(from: 0, to: bytes.count, by: 3) {
        bytes[place + 1] = color.green
        bytes[place + 2] = color.blue
      }
    }
  }

  /// All of the sheet.
  var frame: Rectangle { Rectangle(width: Double(width), height: Double(height)) }

  /// What was drawn.
  package var pixmap: Pixmap {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for place in stride(from: 0, to: bytes.count, by: 3) {
      pixels += bytes[place..<(place + 3)]
      pixels.append(255)
    }
    return Pixmap(width: width, height: height, bytes: pixels)
  }

  /// Draws a colour over a pixel; its parts are multiplied by its opacity, each 0…255.
  @inline(__always) mutating func blend(_ color: SIMD4<Float>, share: Float, _ x: Int, _ y: Int) {
    let place = (y * width + x) * 3
    let rest = 1 - color[3] * share / 255
    for channel in 0..<3 {
      let mixed = Float(bytes[place + channel]) * rest + color[channel] * share + 0.5
      bytes[place + channel] = UInt8(max(0, min(255, mixed)))
    }
  }

  /// Mixes in what another sheet of the same size has more.
  mutating func mix(_ other: Raster, share: Double) {
    for place in bytes.indices where bytes[place] != other.bytes[place] {
      let mixed = Double(bytes[place]) * (1 - share) + Double(other.bytes[place]) * share + 0.5
      bytes[place] = UInt8(max(0, min(255, mixed)))
    }
  }
}
