/// A duration or a moment, in ticks of the engine's clock.
public struct Ticks: Sendable, Hashable {
  /// The number of ticks, in 64 bits because `Int` has only 32 bits on some platforms.
  public var count: Int64

  /// Creates a time of `count` ticks.
  public init(_ count: Int64) {
    self.count = count
  }

  /// The duration of 0 ticks.
  public static let zero = Ticks(0)

  /// The longest time; beyond it, a `Double` can't represent every tick.
  public static var longest: Ticks { Ticks(1 << 53) }

  /// Creates the time of `seconds` at `tickRate` ticks per second, rounded up and never negative.
  ///
  /// A millionth of a tick is ignored, so that rounding errors of decimals such as 0.1 don't add a tick.
  public init(seconds: Double, tickRate: Int) {
    let ticks = (seconds * Double(tickRate) - 1e-6).rounded(.up)
    if ticks >= Double(Ticks.longest.count) {
      self = .longest
    } else {
      // NaN becomes 0 ticks.
      self.init(ticks > 0 ? Int64(ticks) : 0)
    }
  }
}

extension Ticks {
  /// Returns the time in seconds, at `tickRate` ticks per second.
  public func seconds(tickRate: Int) -> Double { Double(count) / Double(tickRate) }
}

extension Ticks: Comparable {
  /// Returns whether `left` is before `right`.
  public static func < (left: Ticks, right: Ticks) -> Bool { left.count < right.count }

  /// Returns the sum, at most the longest time.
  public static func + (left: Ticks, right: Ticks) -> Ticks {
    let (sum, isOver) = left.count.addingReportingOverflow(right.count)
    return isOver ? longest : min(Ticks(sum), longest)
  }

  /// Returns the product, at most the longest time.
  public static func * (ticks: Ticks, times: Int64) -> Ticks {
    let (product, isOver) = ticks.count.multipliedReportingOverflow(by: times)
    return isOver ? longest : min(Ticks(product), longest)
  }
}
