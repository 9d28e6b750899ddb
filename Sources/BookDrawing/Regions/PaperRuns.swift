import BookKit

/// The connected areas of paper between the lines of a drawing, as runs of pixels in rows.
///
/// Runs of adjacent rows that touch are united by union-find, which needs no recursion.
struct PaperRuns {
  /// The indices of the runs' first pixels, in reading order.
  private var starts: [Int32] = []
  private var lengths: [UInt16] = []
  /// For each run, an earlier run of the same area, or the run itself if it is the area's first.
  private var parents: [Int32] = []

  init(_ distances: LineDistances) {
    let width = distances.steps.width
    let steps = distances.steps.values.span
    let reach = distances.reach
    var (aboveStart, aboveEnd) = (0, 0)
    for y in 0..<distances.steps.height {
      let row = y * width
      var x = 0
      while x < width {
        while x < width, steps[row + x] <= reach { x += 1 }
        let start = x
        while x < width, steps[row + x] > reach { x += 1 }
        guard x > start else { continue }
        parents.append(Int32(starts.count))
        starts.append(Int32(row + start))
        lengths.append(UInt16(x - start))
      }
      uniteRows(aboveStart..<aboveEnd, aboveEnd..<starts.count, width: width)
      (aboveStart, aboveEnd) = (aboveEnd, starts.count)
    }
  }

  func pixels(of run: Int) -> Range<Int> { Int(starts[run])..<(Int(starts[run]) + Int(lengths[run])) }

  /// Returns the region numbers of the runs, counted from 1, with 0 for areas of fewer than `smallest` pixels.
  mutating func numbers(smallest: Int) throws(RegionError) -> [UInt16] {
    var counts = [Int32](repeating: 0, count: parents.count)
    for run in parents.indices {
      // A parent comes before its run, so its own parent is already the root.
      parents[run] = parents[Int(parents[run])]
      counts[Int(parents[run])] += Int32(lengths[run])
    }
    var numbers = [UInt16](repeating: 0, count: parents.count)
    var last = 0
    for run in parents.indices {
      let root = Int(parents[run])
      if root == run, Int(counts[run]) >= smallest {
        last += 1
        guard last <= RegionMap.maxRegions else { throw .map(.tooManyRegions) }
        numbers[run] = UInt16(last)
      }
      numbers[run] = numbers[root]
    }
    return numbers
  }

  /// Unites the runs of a row with the runs of the row above that share a column with them.
  private mutating func uniteRows(_ above: Range<Int>, _ row: Range<Int>, width: Int) {
    var (upper, lower) = (above.lowerBound, row.lowerBound)
    while upper < above.upperBound, lower < row.upperBound {
      let (upperStart, lowerStart) = (Int(starts[upper]) + width, Int(starts[lower]))
      let (upperEnd, lowerEnd) = (upperStart + Int(lengths[upper]), lowerStart + Int(lengths[lower]))
      if upperStart < lowerEnd, lowerStart < upperEnd { unite(upper, lower) }
      if upperEnd <= lowerEnd { upper += 1 } else { lower += 1 }
    }
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    let (left, right) = (root(of: first), root(of: second))
    // The earlier run becomes the root, since it has the area's first pixel.
    parents[max(left, right)] = Int32(min(left, right))
  }

  private mutating func root(of run: Int) -> Int {
    var run = run
    while Int(parents[run]) != run {
      // Halving the path on the way keeps it short.
      parents[run] = parents[Int(parents[run])]
      run = Int(parents[run])
    }
    return run
  }
}
