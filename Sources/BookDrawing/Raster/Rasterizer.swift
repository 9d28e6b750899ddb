import BookKit

/// Draws drawings as pixels.
package struct Rasterizer {
  /// The pictures of the book, with the faults found in them.
  package private(set) var pictures: PictureShelf

  /// The maximum number of pixels of an image.
  package static let maxPixels = 32 << 20

  /// Creates a rasterizer that takes pictures from a shelf.
  package init(pictures: PictureShelf) {
    self.pictures = pictures
  }

  /// Returns the size of a drawing in pixels, or `nil` if it has none or too many.
  package static func size(of drawing: Drawing, scale: Double) -> (width: Int, height: Int)? {
    let (width, height) = ((drawing.width * scale).rounded(.up), (drawing.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= 32767, height <= 32767, Int(width) * Int(height) <= maxPixels else {
      return nil
    }
    return (Int(width), Int(height))
  }

  /// Returns the pixels of a drawing, or `nil` if it has none or too many.
  package mutating func draw(_ drawing: Drawing, scale: Double = 1) -> Raster? {
    guard let size = Rasterizer.size(of: drawing, scale: scale) else { return nil }
    var raster = Raster(width: size.width, height: size.height, color: drawing.paper)
    let zoom = AffineMap(scaleX: scale, scaleY: scale)
    for layer in drawing.layers where layer.alpha > 0 {
      if layer.alpha >= 1 {
        draw(layer, zoom, on: &raster)
      } else {
        var sheet = raster
        draw(layer, zoom, on: &sheet)
        raster.mix(sheet, fraction: layer.alpha)
      }
    }
    return raster
  }

  private mutating func draw(_ layer: Layer, _ zoom: AffineMap, on raster: inout Raster) {
    let place = layer.frame
    let start = zoom.apply(to: Point(x: place.x, y: place.y))
    let end = zoom.apply(to: Point(x: place.x + place.width, y: place.y + place.height))
    // The edges of layers are rounded to whole pixels, so that nothing shows between layers that touch.
    let (left, top) = (max(0, start.x.rounded()), max(0, start.y.rounded()))
    let clip = Rectangle(
      x: left, y: top, width: min(raster.frame.width, end.x.rounded()) - left,
      height: min(raster.frame.height, end.y.rounded()) - top)
    guard clip.width > 0, clip.height > 0, clip.x.isFinite, clip.y.isFinite else { return }
    let map = layer.map.followed(by: zoom)
    for mark in layer.marks where mark.alpha > 0 { draw(mark, map, clip, on: &raster) }
  }

  private mutating func draw(_ mark: Mark, _ outer: AffineMap, _ clip: Rectangle, on raster: inout Raster) {
    let map = mark.map.followed(by: outer)
    switch mark.content {
    case .area(let color, let isEllipse):
      raster.drawArea(
        color, isEllipse: isEllipse, width: mark.width, height: mark.height, map, alpha: mark.alpha, clip: clip)
    case .gradient(let gradient):
      raster.drawGradient(gradient, width: mark.width, height: mark.height, map, alpha: mark.alpha, clip: clip)
    case .text(let block):
      let outlines = block.font.flatMap { try? pictures.font($0.file) }
      raster.drawText(
        block, outlines, width: mark.width, height: mark.height, map, alpha: mark.alpha, clip: clip)
    case .picture(let name):
      guard let picture = try? pictures.pyramid(name) else {
        for part in Placeholder.marks(for: mark, named: name) { draw(part, outer, clip, on: &raster) }
        return
      }
      raster.drawPicture(
        picture, width: mark.width, height: mark.height, map, alpha: mark.alpha, clip: clip)
    }
  }
}
