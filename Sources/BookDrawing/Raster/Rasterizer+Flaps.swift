import BookKit

extension Rasterizer {
  mutating func drawFlap(
    _ marks: [Mark], _ flap: FlapProjection, _ mark: Mark, _ map: AffineMap, _ clip: Rectangle, on raster: inout Raster
  ) {
    guard let image = image(ofFlap: marks, flap, mark, map, within: clip) else { return }
    raster.draw(image, alpha: Float(mark.alpha))
  }

  /// Returns an open flap as pixels, or `nil` if none of it is visible within `limits`.
  mutating func image(
    ofFlap marks: [Mark], _ flap: FlapProjection, _ mark: Mark, _ map: AffineMap, within limits: Rectangle
  ) -> ProjectedImage? {
    guard !flap.isOnEdge, mark.width > 0, mark.height > 0 else { return nil }
    let corners = flap.corners.map { map.apply(to: $0) }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      var image = ProjectedImage(around: corners, within: limits),
      let coverage = PixelCoverage(polygon: corners, within: limits),
      let side = flatSide(marks, mark, map), let level = side.levels.first,
      let inverse = FlapMap(
        flap, map, scaleX: Double(level.width) / mark.width, scaleY: Double(level.height) / mark.height)
    else { return nil }
    let sampler = ProjectedSampler(side, inverse: inverse, scale: 1)
    let light = Float(flap.light)
    coverage.forEachPixel { x, y, fraction in
      let color = sampler.color(x, y).color
      image.blend(SIMD4(color[0] * light, color[1] * light, color[2] * light, color[3]) * fraction, x, y)
    }
    return image
  }

  /// Returns what is on a flap, lying flat.
  private mutating func flatSide(_ marks: [Mark], _ mark: Mark, _ map: AffineMap) -> PicturePyramid? {
    if marks.count == 1, case .picture(let name) = marks[0].content, marks[0].map == .identity, marks[0].alpha >= 1,
      let picture = try? pictures.pyramid(name)
    {
      return picture
    }
    var flat = Drawing(width: mark.width, height: mark.height, title: "")
    flat.layers = [Layer(clip: Rectangle(width: mark.width, height: mark.height), marks: marks)]
    let scale = max(map.horizontalStretch, map.verticalStretch)
    guard let onWhite = draw(flat, scale: scale) else { return nil }
    flat.paper = .black
    guard let onBlack = draw(flat, scale: scale) else { return nil }
    return PicturePyramid(onWhite: onWhite.pixmap, onBlack: onBlack.pixmap)
  }
}

extension PicturePyramid {
  /// Creates a picture from what it looks like in front of white and of black.
  fileprivate init(onWhite: Pixmap, onBlack: Pixmap) {
    var bytes = onBlack.bytes
    for offset in stride(from: 0, to: bytes.count, by: 4) {
      let seen = (offset..<offset + 3).map { Int(onWhite.bytes[$0]) - Int(onBlack.bytes[$0]) }.max() ?? 0
      let alpha = 255 - max(0, min(255, seen))
      bytes[offset + 3] = UInt8(alpha)
      guard alpha > 0 else { continue }
      for channel in offset..<offset + 3 {
        bytes[channel] = UInt8(min(255, (Int(bytes[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    self.init(Pixmap(width: onWhite.width, height: onWhite.height, bytes: bytes))
  }
}
