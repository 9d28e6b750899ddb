extension DrawList {
  /// A checksum of everything that is drawn, to the last bit, which is the same for builds that draw the same.
  package var checksum: UInt64 {
    var sum = Hash64()
    sum.add(page ?? -1)
    for item in items {
      for point in [item.transform.right, item.transform.down, item.transform.origin] {
        sum.add(point.x.bitPattern)
        sum.add(point.y.bitPattern)
      }
      for number in [item.width, item.height, item.alpha, item.fontSize, item.fontColor.packed] {
        sum.add(number.bitPattern)
      }
      sum.add(item.element)
      sum.add(item.picture)
      sum.add(item.word ?? -1)
    }
    return sum.value
  }
}
