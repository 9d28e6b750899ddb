/// The engine's clock, which counts whole ticks and an exact remainder.
struct Clock: Sendable, Equatable {
  private(set) var tick: Int64 = 0
  /// The time since the tick, in parts of a tick.
  private(set) var remainder = Int64(0)
  private(set) var parts = Int64(1)

  mutating func move(to tick: Int64) { self.tick = tick }

  /// Returns the number of whole ticks in a time, and keeps the remainder for the next call.
  mutating func ticks(in time: ElapsedTime, tickRate: Int) -> Int64 {
    let (seconds, rest) = time.count.quotientAndRemainder(dividingBy: time.perSecond)
    let product = rest.multipliedFullWidth(by: Int64(tickRate))
    let (whole, left) = time.perSecond.dividingFullWidth(product)
    let sum = Fraction(remainder, parts).adding(Fraction(left, time.perSecond))
    (remainder, parts) = (sum.numerator % sum.denominator, sum.denominator)
    return (Ticks(seconds) * Int64(tickRate) + Ticks(whole) + Ticks(sum.numerator / sum.denominator)).count
  }
}

/// An amount of time as an exact fraction of a second.
///
/// Use it for times that `Duration` can't represent exactly, such as frames at 60 or 24 per second.
public struct ElapsedTime: Sendable, Equatable {
  /// The number of parts of a second.
  public let count: Int64
  package let perSecond: Int64

  /// Creates a time of `count` / `perSecond` seconds; a `count` below 0 becomes 0, and a `perSecond` below 1 becomes 1.
  public init(_ count: Int64, perSecond: Int64) {
    self.count = max(0, count)
    self.perSecond = max(1, perSecond)
  }

  /// Returns the time that `count` frames take at `rate` frames per second.
  public static func frames(_ count: Int64, rate: Int64) -> ElapsedTime { ElapsedTime(count, perSecond: rate) }

  /// Creates a time from a duration of the standard library.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    // Billionths of a second are finer than any host's clock, and hours of them fit in 64 bits.
    let nanoseconds = attoseconds / 1_000_000_000
    let (whole, isOver) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    self.init(isOver ? Int64.max : whole + nanoseconds, perSecond: 1_000_000_000)
  }
}

/// An exact fraction in lowest terms.
private struct Fraction {
  var numerator: Int64
  var denominator: Int64

  init(_ numerator: Int64, _ denominator: Int64) {
    let divisor = Fraction.commonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Returns the sum of two fractions below 1.
  ///
  /// The sum is exact unless its denominator gets too large because hosts mix units with few common factors. In that
  /// case both fractions are rounded down to trillionths.
  func adding(_ other: Fraction) -> Fraction {
    let divisor = Fraction.commonDivisor(denominator, other.denominator)
    let (common, isOver) = (denominator / divisor).multipliedReportingOverflow(by: other.denominator)
    guard !isOver, common < 1 << 61 else { return roundedToTrillionths().adding(other.roundedToTrillionths()) }
    let sum = numerator * (common / denominator) + other.numerator * (common / other.denominator)
    return Fraction(sum, common)
  }

  private func roundedToTrillionths() -> Fraction {
    let scale: Int64 = 1_000_000_000_000
    let (quotient, _) = denominator.dividingFullWidth(numerator.multipliedFullWidth(by: scale))
    return Fraction(quotient, scale)
  }

  private static func commonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return max(1, larger)
  }
}
