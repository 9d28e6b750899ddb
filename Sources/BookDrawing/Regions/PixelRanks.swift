/// A number for each pixel of a picture, which spreads to the pixels around it.
struct PixelRanks<Rank: FixedWidthInteger & UnsignedInteger> {
  let width: Int
  let height: Int
  /// Row by row.
  var values: [Rank]

  /// Makes every number the least that any pixel has, plus `step` for each step up, down, left or right from there.
  ///
  /// Two passes suffice, since every pixel is reached from another one by steps in at most two directions: one pass to
  /// the right and down, the other to the left and up. Numbers below `step` can't become less, and most pixels have
  /// one. The greatest number and all steps together mustn't overflow.
  mutating func spread(step: Rank) {
    let (width, height) = (width, height)
    var values = values.mutableSpan
    for y in 0..<height {
      let row = y * width
      // A row that doesn't have one above it is compared with itself, which changes nothing.
      let above = y > 0 ? row - width : row
      var least = values[row]
      for x in 0..<width {
        let value = values[row + x]
        guard value >= step else {
          least = value
          continue
        }
        least = min(value, values[above + x] + step, least + step)
        values[row + x] = least
      }
    }
    for y in stride(from: height - 1, through: 0, by: -1) {
      let row = y * width
      let below = y < height - 1 ? row + width : row
      var least = values[row + width - 1]
      for x in stride(from: width - 1, through: 0, by: -1) {
        let value = values[row + x]
        guard value >= step else {
          least = value
          continue
        }
        least = min(value, values[below + x] + step, least + step)
        values[row + x] = least
      }
    }
  }
}
