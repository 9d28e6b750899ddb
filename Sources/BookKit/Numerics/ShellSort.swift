extension Array {
  /// Sorts the array in place without allocating memory.
  ///
  /// The sort isn't stable, so the order must be strict: only identical elements may compare as equal.
  ///
  /// The standard library's sort is faster for long unordered arrays. But it adds several kilobytes per element type to
  /// the engine in a web page.
  @inlinable package mutating func shellSort(_ isBefore: (Element, Element) -> Bool) {
    var step = 1
    while step < count / 3 { step = step * 3 + 1 }
    while step > 0 {
      for index in stride(from: step, to: count, by: 1) {
        let element = self[index]
        var position = index
        while position >= step, isBefore(element, self[position - step]) {
          self[position] = self[position - step]
          position -= step
        }
        self[position] = element
      }
      step /= 3
    }
  }
}

/// An index with the rank that it's sorted by; ties go to the lower index.
struct Ranked: Sendable, Equatable, Comparable {
  var rank: Double
  var index: Int

  static func < (left: Ranked, right: Ranked) -> Bool {
    left.rank < right.rank || left.rank == right.rank && left.index < right.index
  }
}
