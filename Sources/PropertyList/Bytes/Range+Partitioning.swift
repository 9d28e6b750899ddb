extension Range<Int> {
  /// Returns the first index at which a condition holds, or the end of the range if it holds nowhere.
  ///
  /// This is a binary search: after the first index at which the condition holds, it must hold at all others.
  @inlinable @inline(__always)
  package func partitioningIndex(where belongsToSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
