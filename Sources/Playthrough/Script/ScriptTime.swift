import BookKit

/// A time in a script, exactly as it is written.
package enum ScriptTime: Sendable, Equatable {
  /// So many ticks of the engine's clock.
  case ticks(Int64)
  /// So many parts of a second: 0.25s is 25 per 100.
  case seconds(Int64, per: Int64)

  /// No time.
  package static let zero = ScriptTime.ticks(0)

  /// How many ticks the time lasts, rounded up as times in a book are: a millionth of a tick is let go.
  package func roundedUp(tickRate: Int) -> Ticks {
    switch self {
    case .ticks(let count): return min(Ticks(max(0, count)), .longest)
    case .seconds(let count, let parts):
      guard count > 0, parts > 0 else { return .zero }
      let (product, isOver) = count.multipliedReportingOverflow(by: Int64(tickRate))
      guard !isOver else { return .longest }
      let (whole, rest) = product.quotientAndRemainder(dividingBy: parts)
      // The same as rest / parts > 1 / 1,000,000, without fractions.
      return min(Ticks(whole + (rest > parts / 1_000_000 ? 1 : 0)), .longest)
    }
  }

  /// The most digits behind the point of a time in seconds.
  static let mostDecimals = 9
  /// Below this a count can be multiplied by any tick rate.
  static let countLimit: Int64 = 1_000_000_000_000_000
}

extension ScriptTime {
  /// The unit of a time in seconds.
  enum Unit {
    case seconds
    case milliseconds
  }

  /// Reads a time such as `0.5s` or `250ms`: digits, with a point or not, and a unit; nothing when it is none.
  init?(_ text: [UInt8]) {
    let unit: Unit
    var digits = text[...]
    guard digits.popLast() == UInt8(ascii: "s") else { return nil }
    if digits.last == UInt8(ascii: "m") {
      digits.removeLast()
      unit = .milliseconds
    } else {
      unit = .seconds
    }
    // Both units go down to a thousand-millionth of a second.
    let mostDecimals = unit == .milliseconds ? ScriptTime.mostDecimals - 3 : ScriptTime.mostDecimals
    guard let (count, decimals) = ScriptTime.count(digits), decimals <= mostDecimals else { return nil }
    var parts: Int64 = unit == .milliseconds ? 1000 : 1
    for _ in 0..<decimals { parts *= 10 }
    self = .seconds(count, per: parts)
  }

  /// The digits of a number without its point, and how many of them stand behind it.
  private static func count(_ digits: ArraySlice<UInt8>) -> (count: Int64, decimals: Int)? {
    var count: Int64 = 0
    var decimals: Int?
    var isEmpty = true
    for byte in digits {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else if byte &- UInt8(ascii: "0") < 10 {
        count = count * 10 + Int64(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
        isEmpty = false
        guard count < countLimit else { return nil }
      } else {
        return nil
      }
    }
    return isEmpty || decimals == 0 ? nil : (count, decimals ?? 0)
  }
}
