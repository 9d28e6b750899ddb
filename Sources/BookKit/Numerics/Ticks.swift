/// A length of time, or a moment, in ticks of the engine's clock.
public struct Ticks: Sendable, Hashable {
  /// How many ticks; wide enough for any book, also where `Int` has 32 bits.
  public var count: Int64

  /// A time of so many ticks.
  public init(_ count: Int64) {
    self.count = count
  }

  /// No time.
  public static let zero = Ticks(0)

  /// The longest time: beyond it numbers cannot tell one tick from the next.
  public static var longest: Ticks { Ticks(1 << 53) }

  /// How many ticks a time of so many seconds lasts, at `tickRate` ticks a second: rounded up, and none below 0.
  ///
  /// A millionth of a tick is let go, so that decimals such as 0.1 do not last a tick longer than they say.
  public init(seconds: Double, tickRate: Int) {
    let ticks = (seconds * Double(tickRate) - 1e-6).rounded(.up)
    if ticks >= Double(Ticks.longest.count) {
      self = .longest
    } else {
      // What is no number at all lasts no time.
      self.init(ticks > 0 ? Int64(ticks) : 0)
    }
  }
}

extension Ticks {
  /// Returns how many seconds so many ticks last, at `tickRate` ticks a second.
  public func seconds(tickRate: Int) -> Double { Double(count) / Double(tickRate) }
}

extension Ticks: Comparable {
  /// Whether one is before the other.
  public static func < (left: Ticks, right: Ticks) -> Bool { left.count < right.count }

  /// One after the other, but never longer than the longest time.
  public static func + (left: Ticks, right: Ticks) -> Ticks {
    let (sum, isOver) = left.count.addingReportingOverflow(right.count)
    return isOver ? longest : min(Ticks(sum), longest)
  }

  /// So many times over, but never longer than the longest time.
  public static func * (ticks: Ticks, times: Int64) -> Ticks {
    let (product, isOver) = ticks.count.multipliedReportingOverflow(by: times)
    return isOver ? longest : min(Ticks(product), longest)
  }
}
