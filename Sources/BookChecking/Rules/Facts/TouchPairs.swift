import BookKit

struct TargetIndex: TypedIndex { let rawValue: Int32 }

/// Finds the targets whose bounds overlap, without comparing every pair.
enum TouchPairs {
  /// Two overlapping targets by index; the first comes earlier in the book.
  struct Pair {
    let first: TargetIndex
    let second: TargetIndex
  }

  /// The limits for one page, more than any usable page needs.
  private static let maxComparisons = 2_000_000
  private static let maxPairs = 50_000

  static func all(of targets: IndexedArray<TargetIndex, TouchTarget>) -> [Pair] {
    let isAcross = sweepsAcross(targets)
    let sides = IndexedArray<TargetIndex, Interval>(targets.map { isAcross ? $0.bounds.across : $0.bounds.down })
    let order = targets.indices.sorted { (sides[$0].low, $0) < (sides[$1].low, $1) }
    var open: [TargetIndex] = []
    var pairs: [Pair] = []
    var comparisons = 0
    for target in order {
      open.removeAll { sides[$0].high <= sides[target].low }
      comparisons += open.count
      guard comparisons <= maxComparisons, pairs.count <= maxPairs else { break }
      for other in open where overlap(targets[target], targets[other]) {
        pairs.append(Pair(first: min(target, other), second: max(target, other)))
      }
      open.append(target)
    }
    return pairs.sorted { ($0.second, $0.first) < ($1.second, $1.first) }
  }

  private static func overlap(_ target: TouchTarget, _ other: TouchTarget) -> Bool {
    target.bounds.across.overlaps(other.bounds.across) && target.bounds.down.overlaps(other.bounds.down)
  }

  private static func sweepsAcross(_ targets: IndexedArray<TargetIndex, TouchTarget>) -> Bool {
    averageOverlap(targets.map { $0.bounds.across }) <= averageOverlap(targets.map { $0.bounds.down })
  }

  private static func averageOverlap(_ intervals: [Interval]) -> Double {
    guard var whole = intervals.first else { return 0 }
    var sum = 0.0
    for interval in intervals {
      whole.include(interval)
      sum += interval.high - interval.low
    }
    return whole.isPoint ? Double(intervals.count) : sum / (whole.high - whole.low)
  }
}

extension Interval { func overlaps(_ other: Interval) -> Bool { low < other.high && other.low < high } }
