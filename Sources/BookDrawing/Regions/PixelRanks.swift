/// The numbers of a picture's pixels, which can spread to the pixels around them.
struct PixelRanks<Rank: FixedWidthInteger & UnsignedInteger> {
  let width: Int
  let height: Int
  /// Row by row.
  var values: [Rank]

  /// Lowers each pixel's number to another pixel's number plus `step` for each pixel of distance, if that is less.
  ///
  /// Distances are counted up, down, left and right. Two passes suffice, one to the right and down, the other to the
  /// left and up. Numbers below `step`, which most pixels have, can't be lowered. The sum of the greatest number and
  /// all steps must not overflow.
  mutating func spread(step: Rank) {
    let (width, height) = (width, height)
    var values = values.mutableSpan
    for y in 0..<height {
      let row = y * width
      // The first row has no row above it, so it is compared with itself, which changes nothing.
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
