import BookKit

/// An opaque image to draw on.
package struct Raster: Sendable {
  package let width: Int
  package let height: Int
  /// The red, green and blue of all pixels.
  private(set) var bytes: [UInt8]

  package init(width: Int, height: Int, color: Color = .white) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: color.red, count: width * height * 3)
    if color.red != color.green || color.red != color.blue {
      for offset in stride(from: 0, to: bytes.count, by: 3) {
        bytes[offset + 1] = color.green
        bytes[offset + 2] = color.blue
      }
    }
  }

  var frame: Rectangle { Rectangle(width: Double(width), height: Double(height)) }

  package var pixmap: Pixmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for pixel in 0..<width * height {
      pixels[pixel * 4] = bytes[pixel * 3]
      pixels[pixel * 4 + 1] = bytes[pixel * 3 + 1]
      pixels[pixel * 4 + 2] = bytes[pixel * 3 + 2]
    }
    return Pixmap(width: width, height: height, bytes: pixels)
  }

  /// Draws a premultiplied colour over a pixel; its components range from 0 to 255.
  @inline(__always) mutating func blend(_ color: SIMD4<Float>, fraction: Float, _ x: Int, _ y: Int) {
    let offset = (y * width + x) * 3
    let rest = 1 - color[3] * fraction / 255
    for channel in 0..<3 {
      let mixed = Float(bytes[offset + channel]) * rest + color[channel] * fraction + 0.5
      bytes[offset + channel] = UInt8(max(0, min(255, mixed)))
    }
  }

  /// Sets a pixel to the first three of the given bytes.
  @inline(__always) mutating func set(_ color: SIMD4<UInt8>, _ x: Int, _ y: Int) {
    let offset = (y * width + x) * 3
    bytes[offset] = color[0]
    bytes[offset + 1] = color[1]
    bytes[offset + 2] = color[2]
  }

  /// Returns a pixel as a premultiplied colour, whose components range from 0 to 255.
  @inline(__always) func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let offset = (y * width + x) * 3
    return SIMD4(Float(bytes[offset]), Float(bytes[offset + 1]), Float(bytes[offset + 2]), 255)
  }

  /// Multiplies a pixel by the corresponding pixel of another image of the same size.
  mutating func multiply(by other: Raster, _ x: Int, _ y: Int) {
    let offset = (y * width + x) * 3
    for channel in offset..<(offset + 3) {
      bytes[channel] = UInt8((Int(bytes[channel]) * Int(other.bytes[channel]) + 127) / 255)
    }
  }

  mutating func draw(_ image: ProjectedImage, alpha: Float = 1) {
    let bounds = image.bounds
    for y in bounds.y..<(bounds.y + bounds.height) {
      for x in bounds.x..<(bounds.x + bounds.width) {
        let color = image.color(x, y)
        if color[3] > 0 { blend(color, fraction: alpha, x, y) }
      }
    }
  }

  /// Mixes in an image of the same size by the given share.
  mutating func mix(_ other: Raster, fraction: Double) {
    for offset in bytes.indices where bytes[offset] != other.bytes[offset] {
      let mixed = Double(bytes[offset]) * (1 - fraction) + Double(other.bytes[offset]) * fraction + 0.5
      bytes[offset] = UInt8(max(0, min(255, mixed)))
    }
  }
}
