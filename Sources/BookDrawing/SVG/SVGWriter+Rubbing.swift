import BookKit
import PropertyList

extension SVGWriter {
  /// Adds what a mask leaves of an element.
  mutating func addRubbed(_ mask: RubMask, _ marks: [Mark], _ mark: Mark, to text: inout SVGText) {
    text.add("<mask id=\"m\(maskCount)\" maskUnits=\"userSpaceOnUse\"")
    let bounds = mark.map.bounds(width: mark.width, height: mark.height)
    text.attributes(["x": bounds.x, "y": bounds.y, "width": bounds.width, "height": bounds.height])
    text.add(">\n<image")
    text.attributes(["width": mark.width, "height": mark.height])
    text.add(" preserveAspectRatio=\"none\"")
    text.transform(mark.map)
    text.add(" href=\"data:image/png;base64,")
    text.add(Base64.encode(PNGWriter.bytes(of: mask.pixmap)))
    text.add("\"/>\n</mask>\n<g")
    text.attribute("mask", "url(#m\(maskCount))")
    text.add(">\n")
    maskCount += 1
    for inner in marks where inner.alpha > 0 { add(inner, to: &text) }
    text.add("</g>\n")
  }
}

extension RubMask {
  /// The number of pixels along each side of a cell; with several, all programs stretch the mask alike.
  private static let pixelsPerCell = 4

  /// The mask as a picture of its opacity, black where nothing is left.
  fileprivate var pixmap: Pixmap {
    let (width, height) = (columns * RubMask.pixelsPerCell, rows * RubMask.pixelsPerCell)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let opacity = opacity(x: (Double(x) + 0.5) / Double(width), y: (Double(y) + 0.5) / Double(height))
        let level = UInt8((opacity * 255).rounded())
        bytes += [level, level, level, 255]
      }
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}
