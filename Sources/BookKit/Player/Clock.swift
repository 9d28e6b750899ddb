/// The engine's clock: whole ticks, and an exact remainder.
struct Clock: Sendable, Equatable {
  /// The present tick.
  private(set) var tick: Int64 = 0
  /// What has passed since the tick, in parts of a tick.
  private(set) var remainder = Int64(0)
  /// How many such parts make a tick.
  private(set) var parts = Int64(1)

  /// The beginning of time.
  init() {}

  /// A moment, with `remainder` of so many `parts` of a tick behind it.
  init(tick: Int64, remainder: Int64, parts: Int64) {
    (self.tick, self.remainder, self.parts) = (tick, remainder, parts)
  }

  /// Moves on to a tick.
  mutating func move(to tick: Int64) { self.tick = tick }

  /// How many whole ticks a time from now on makes; the rest is kept.
  mutating func ticks(in time: ElapsedTime, tickRate: Int) -> Int64 {
    let (seconds, rest) = time.count.quotientAndRemainder(dividingBy: time.perSecond)
    let product = rest.multipliedFullWidth(by: Int64(tickRate))
    let (whole, left) = time.perSecond.dividingFullWidth(product)
    let sum = Fraction(remainder, parts).adding(Fraction(left, time.perSecond))
    (remainder, parts) = (sum.numerator % sum.denominator, sum.denominator)
    return (Ticks(seconds) * Int64(tickRate) + Ticks(whole) + Ticks(sum.numerator / sum.denominator)).count
  }
}

/// A time that a host lets pass: a whole number of parts of a second, so that nothing is lost to rounding.
///
/// It is for times that `Duration` cannot hold exactly, such as frames at 60 or 24 a second.
public struct ElapsedTime: Sendable, Equatable {
  /// How many parts.
  public let count: Int64
  /// How many such parts make a second.
  public let perSecond: Int64

  /// A time of `count` parts, of which `perSecond` make a second; nothing before now, and no part of no length.
  public init(_ count: Int64, perSecond: Int64) {
    self.count = max(0, count)
    self.perSecond = max(1, perSecond)
  }

  /// The time of so many frames at a rate.
  public static func frames(_ count: Int64, rate: Int64) -> ElapsedTime { ElapsedTime(count, perSecond: rate) }

  /// A time as the standard library gives it.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    // A billionth of a second is finer than any host's clock, and keeps hours within 64 bits.
    let nanoseconds = attoseconds / 1_000_000_000
    let (whole, isOver) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    self.init(isOver ? Int64.max : whole + nanoseconds, perSecond: 1_000_000_000)
  }
}

/// A number between whole ones, exactly.
private struct Fraction {
  var numerator: Int64
  var denominator: Int64

  init(_ numerator: Int64, _ denominator: Int64) {
    let divisor = Fraction.commonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The sum of two numbers below 1; exact unless hosts mix units that have hardly anything in common, when what is
  /// smaller than a trillionth is let go.
  func adding(_ other: Fraction) -> Fraction {
    let divisor = Fraction.commonDivisor(denominator, other.denominator)
    let (common, isOver) = (denominator / divisor).multipliedReportingOverflow(by: other.denominator)
    guard !isOver, common < 1 << 61 else { return rough().adding(other.rough()) }
    let sum = numerator * (common / denominator) + other.numerator * (common / other.denominator)
    return Fraction(sum, common)
  }

  /// The number in trillionths.
  private func rough() -> Fraction {
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
