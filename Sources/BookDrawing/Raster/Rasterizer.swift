import BookKit

/// Draws drawings as pixels.
package struct Rasterizer {
  package internal(set) var pictures: PictureShelf

  package static let maxPixels = 32 << 20

  package init(pictures: PictureShelf) { self.pictures = pictures }

  /// Returns the size of a drawing in pixels, or `nil` if it has no pixels or too many.
  package static func size(of drawing: Drawing, scale: Double) -> (width: Int, height: Int)? {
    let (width, height) = ((drawing.width * scale).rounded(.up), (drawing.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= 32767, height <= 32767, Int(width) * Int(height) <= maxPixels else {
      return nil
    }
    return (Int(width), Int(height))
  }

  /// Returns the pixels of a drawing, or `nil` if it has no pixels or too many.
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
        // Browsers have 255 steps from transparent to opaque.
        raster.mix(sheet, fraction: (layer.alpha * 255).rounded() / 255)
      }
    }
    for leaf in drawing.leaves {
      if let image = image(of: leaf, scale: scale, within: raster.frame) { raster.draw(image.image) }
    }
    return raster
  }

  /// Returns the paper of a leaf as pixels, or `nil` if none of it is visible within `limits`.
  mutating func image(of leaf: Leaf, scale: Double, within limits: Rectangle) -> LeafImage? {
    guard var image = LeafImage(leaf, scale: scale, within: limits) else { return nil }
    for (side, marks) in leaf.sides.enumerated() where !marks.isEmpty {
      var page = Drawing(width: leaf.page.width, height: leaf.page.height, title: "")
      page.layers = [Layer(clip: leaf.page, marks: marks)]
      guard let flat = draw(page, scale: scale) else { continue }
      image.sides[side] = PicturePyramid(flat.pixmap)
    }
    image.drawStrips()
    return image
  }

  private mutating func draw(_ layer: Layer, _ zoom: AffineMap, on raster: inout Raster) {
    let place = layer.frame
    let start = zoom.apply(to: Point(x: place.x, y: place.y))
    let end = zoom.apply(to: Point(x: place.x + place.width, y: place.y + place.height))
    let clip = Rasterizer.clip(from: start, to: end, within: raster.frame, isWhole: layer.scaleX == 1)
    guard clip.width > 0, clip.height > 0, clip.x.isFinite, clip.y.isFinite else { return }
    let map = layer.map.followed(by: zoom)
    for mark in layer.marks where mark.alpha > 0 { draw(mark, map, clip, on: &raster) }
  }

  /// Returns the part of the image that a layer may cover.
  ///
  /// The edges of layers that aren't scaled are rounded to whole pixels, so that nothing shows between adjacent pages.
  /// Smaller layers have smooth edges.
  private static func clip(from start: Point, to end: Point, within frame: Rectangle, isWhole: Bool) -> Rectangle {
    func edge(_ place: Double) -> Double { isWhole ? place.rounded() : place }
    let (left, top) = (max(0, edge(start.x)), max(0, edge(start.y)))
    return Rectangle(
      x: left, y: top, width: min(frame.width, edge(end.x)) - left, height: min(frame.height, edge(end.y)) - top)
  }

  mutating func draw(_ mark: Mark, _ outer: AffineMap, _ clip: Rectangle, on raster: inout Raster) {
    let map = mark.map.followed(by: outer)
    switch mark.content {
    case .area(let color, let isEllipse):
      raster.drawArea(color, isEllipse: isEllipse, mark, map, clip: clip)
    case .plate(let color, let radius): raster.drawPlate(color, radius: radius, mark, map, clip: clip)
    case .gradient(let gradient): raster.drawGradient(gradient, mark, map, clip: clip)
    case .text(let block):
      let outlines = block.font.flatMap { try? pictures.font($0.file) }
      raster.drawText(block, outlines, mark, map, clip: clip)
    case .picture(let name):
      do throws(PictureError) {
        raster.drawPicture(try pictures.pyramid(name), mark, map, clip: clip)
      } catch {
        for part in Placeholder.marks(for: mark, named: name, because: error) { draw(part, outer, clip, on: &raster) }
      }
    case .flap(let marks, let flap): drawFlap(marks, flap, mark, map, clip, on: &raster)
    case .group(let marks): drawGroup(marks, mark, map, clip, on: &raster)
    case .clipped(let path, let marks): drawClipped(path, marks, mark, map, clip, on: &raster)
    case .rubbed(let mask, let marks): drawRubbed(mask, marks, mark, outer, clip, on: &raster)
    case .shape(let path, let fill, let width):
      drawShape(path, fill: fill, lineWidth: width, mark, map, clip, on: &raster)
    case .colored(let name, let regions, let colors): drawColored(name, regions, colors, mark, outer, clip, on: &raster)
    case .multiplied(let name): drawMultiplied(name, mark, outer, clip, on: &raster)
    }
  }

  private mutating func drawGroup(
    _ marks: [Mark], _ group: Mark, _ map: AffineMap, _ clip: Rectangle, on raster: inout Raster
  ) {
    if group.alpha >= 1, map.right.y == 0, map.down.x == 0 {
      let (start, end) = (map.origin, map.apply(to: Point(x: group.width, y: group.height)))
      let (left, top) = (max(clip.x, min(start.x, end.x)), max(clip.y, min(start.y, end.y)))
      let frame = Rectangle(
        x: left, y: top, width: min(clip.x + clip.width, max(start.x, end.x)) - left,
        height: min(clip.y + clip.height, max(start.y, end.y)) - top)
      guard frame.width > 0, frame.height > 0 else { return }
      for mark in marks where mark.alpha > 0 { draw(mark, map, frame, on: &raster) }
      return
    }
    // A turned or translucent group is drawn like a picture.
    var flat = Drawing(width: group.width, height: group.height, title: "")
    flat.layers = [Layer(clip: Rectangle(width: group.width, height: group.height), marks: marks)]
    let scale = (map.right.x * map.right.x + map.right.y * map.right.y).squareRoot()
    guard let picture = draw(flat, scale: scale) else { return }
    raster.drawPicture(PicturePyramid(picture.pixmap), group, map, clip: clip)
  }
}
