import BookKit

extension Rasterizer {
  mutating func drawClipped(
    _ path: ExactPath, _ marks: [Mark], _ mark: Mark, _ map: AffineMap, _ clip: Rectangle, on raster: inout Raster
  ) {
    let contours = path.contours.map { contour in contour.map { map.apply(to: $0) } }
    let points = contours.joined()
    guard let first = points.first, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    let (left, top) = points.reduce((first.x, first.y)) { (min($0.0, $1.x), min($0.1, $1.y)) }
    let (right, bottom) = points.reduce((first.x, first.y)) { (max($0.0, $1.x), max($0.1, $1.y)) }
    let frame = Rectangle(
      x: max(clip.x, left), y: max(clip.y, top), width: min(clip.x + clip.width, right) - max(clip.x, left),
      height: min(clip.y + clip.height, bottom) - max(clip.y, top))
    guard frame.width > 0, frame.height > 0 else { return }
    var sheet = raster
    for inner in marks where inner.alpha > 0 { draw(inner, map, frame, on: &sheet) }
    raster.draw(sheet, inside: contours, alpha: mark.alpha, clip: frame)
  }

  func drawShape(
    _ path: ExactPath, fill: Color?, lineWidth: Double, _ mark: Mark, _ map: AffineMap, _ clip: Rectangle,
    on raster: inout Raster
  ) {
    let contours = path.contours
    if let fill {
      raster.drawShape(contours.map { $0.map { map.apply(to: $0) } }, fill, alpha: mark.alpha, clip: clip)
    }
    if lineWidth > 0 { raster.drawLines(contours, width: lineWidth, map, .black, alpha: mark.alpha, clip: clip) }
  }

  /// Draws a drawing over the colours of its regions.
  mutating func drawColored(
    _ name: String, _ regions: RegionMap, _ colors: [Color?], _ mark: Mark, _ outer: AffineMap, _ clip: Rectangle,
    on raster: inout Raster
  ) {
    do throws(PictureError) {
      let pixmap = try pictures.colored(name, regions, colors)
      raster.drawPicture(PicturePyramid(pixmap), mark, mark.map.followed(by: outer), clip: clip)
    } catch {
      for part in Placeholder.marks(for: mark, named: name, because: error) { draw(part, outer, clip, on: &raster) }
    }
  }

  /// Multiplies the image by a drawing.
  mutating func drawMultiplied(
    _ name: String, _ mark: Mark, _ outer: AffineMap, _ clip: Rectangle, on raster: inout Raster
  ) {
    var sheet = Raster(width: raster.width, height: raster.height)
    var drawing = mark
    drawing.content = .picture(name)
    draw(drawing, outer, clip, on: &sheet)
    raster.multiply(by: sheet, clip: clip)
  }
}

extension PictureShelf {
  /// Returns a drawing with its regions in colours, on white; the drawing's lines are multiplied over them.
  mutating func colored(_ name: String, _ regions: RegionMap, _ colors: [Color?]) throws(PictureError) -> Pixmap {
    let drawing = try pixels(name)
    var colored = Pixmap(width: drawing.width, height: drawing.height, bytes: drawing.bytes)
    var offset = 0
    for y in 0..<drawing.height {
      for x in 0..<drawing.width {
        let region = regions.width == drawing.width && regions.height == drawing.height ? regions.region(x: x, y: y) : 0
        let color = region > 0 && region <= colors.count ? colors[region - 1] ?? .white : .white
        let alpha = Int(drawing.bytes[offset + 3])
        for (channel, fill) in [color.red, color.green, color.blue].enumerated() {
          let light = (Int(drawing.bytes[offset + channel]) * alpha + 255 * (255 - alpha) + 127) / 255
          colored.bytes[offset + channel] = UInt8((Int(fill) * light + 127) / 255)
        }
        colored.bytes[offset + 3] = 255
        offset += 4
      }
    }
    return colored
  }
}
