extension DrawList {
  /// A checksum of all bits of everything that is drawn.
  package var checksum: UInt64 {
    var sum = Hash64()
    sum.add(page ?? -1)
    for item in items {
      for point in [item.transform.right, item.transform.down, item.transform.origin] {
        sum.add(bitsOf: point.x)
        sum.add(bitsOf: point.y)
      }
      for number in [item.width, item.height, item.alpha, item.fontSize, item.fontColor.packed] {
        sum.add(bitsOf: number)
      }
      sum.add(item.element)
      sum.add(item.picture)
      sum.add(item.word ?? -1)
    }
    return sum.value
  }
}

extension Hash64 {
  /// Adds all bits of a number; all NaNs count as the same, because processors disagree about their bits.
  fileprivate mutating func add(bitsOf number: Double) {
    add(number.isNaN ? Double.nan.bitPattern : number.bitPattern)
  }
}
