extension Array {
  /// Sorts in place without memory of its own; the order must leave no two elements equal, unless they are the same.
  ///
  /// The standard library's own is faster for long lists in disorder, and takes several kilobytes of a page's engine
  /// for each kind of element.
  mutating func shellSort(_ isBefore: (Element, Element) -> Bool) {
    var step = 1
    while step < count / 3 { step = step * 3 + 1 }
    while step > 0 {
      for index in stride(from: step, to: count, by: 1) {
        let element = self[index]
        var place = index
        while place >= step, isBefore(element, self[place - step]) {
          self[place] = self[place - step]
          place -= step
        }
        self[place] = element
      }
      step /= 3
    }
  }
}

/// Something by its number, with what it is sorted by.
struct Ranked: Sendable, Equatable, Comparable {
  var rank: Double
  var index: Int

  static func < (left: Ranked, right: Ranked) -> Bool {
    left.rank < right.rank || left.rank == right.rank && left.index < right.index
  }
}
