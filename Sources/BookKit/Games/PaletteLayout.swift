package enum PaletteLayout {
  /// The difference between the sizes of a slot and its swatch, in thousandths of a point.
  private static let spacing: Int64 = 8000

  /// Returns the squares of `count` swatches in slots of the same width, from left to right.
  package static func swatches(in area: ExactRectangle, count: Int) -> [ExactRectangle] {
    guard count > 0 else { return [] }
    let slot = area.width / Int64(count)
    let size = max(0, min(slot, area.height) - spacing)
    return (0..<count).map { index in
      let corner = ExactPoint(x: slot * Int64(index) + (slot - size) / 2, y: (area.height - size) / 2)
      return ExactRectangle(origin: area.origin + corner, width: size, height: size)
    }
  }
}
