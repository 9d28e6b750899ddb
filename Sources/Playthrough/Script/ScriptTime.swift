import BookKit
import PropertyList

/// A time in a script, stored exactly as written.
package enum ScriptTime: Sendable, Equatable {
  case ticks(Int64)
  /// A number of equal parts of a second, and the number of parts in a second: 0.25s is 25 of 100.
  case seconds(Int64, per: Int64)

  package static let zero = ScriptTime.ticks(0)

  /// Returns the time in ticks, rounded up like times in a book, after ignoring up to a millionth of a tick.
  package func roundedUp(tickRate: Int) -> Ticks {
    // Equivalent to rest / parts > 1 / 1,000,000, in integers.
    ticks(tickRate) { rest, parts in rest > parts / 1_000_000 }
  }

  /// Returns the number of whole ticks that fit in the time.
  package func roundedDown(tickRate: Int) -> Ticks { ticks(tickRate) { _, _ in false } }

  private func ticks(_ tickRate: Int, addsOne: (_ rest: Int64, _ parts: Int64) -> Bool) -> Ticks {
    switch self {
    case .ticks(let count): return min(Ticks(max(0, count)), .longest)
    case .seconds(let count, let parts):
      guard count > 0, parts > 0 else { return .zero }
      let (product, isOver) = count.multipliedReportingOverflow(by: Int64(tickRate))
      guard !isOver else { return .longest }
      let (whole, rest) = product.quotientAndRemainder(dividingBy: parts)
      return min(Ticks(whole + (addsOne(rest, parts) ? 1 : 0)), .longest)
    }
  }

  /// The maximum number of digits after the decimal point of a time in seconds.
  static let maxDecimals = 9
  /// A count below this can be multiplied by any tick rate without overflow.
  static let countLimit: Int64 = 1_000_000_000_000_000
}

extension ScriptTime {
  enum Unit {
    case seconds, milliseconds
  }

  /// Reads a time such as `0.5s` or `250ms`, or returns `nil` if the text isn't one.
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
    // Both units have a resolution of a nanosecond.
    let maxDecimals = unit == .milliseconds ? ScriptTime.maxDecimals - 3 : ScriptTime.maxDecimals
    guard let (count, decimals) = ScriptTime.count(digits), decimals <= maxDecimals else { return nil }
    var parts: Int64 = unit == .milliseconds ? 1000 : 1
    for _ in 0..<decimals { parts *= 10 }
    self = .seconds(count, per: parts)
  }

  /// Returns the digits of a number as an integer, and the number of digits after the decimal point.
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

extension ScriptTime {
  /// Reads a time such as `2s`, `0.5s`, `250ms` or `30 ticks`, or returns `nil` if the text isn't one.
  package static func read(_ text: String) -> ScriptTime? {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    switch words.count {
    case 1: return ScriptTime(Array(words[0]))
    case 2:
      guard words[1].elementsEqual("ticks".utf8) || words[1].elementsEqual("tick".utf8),
        let count = Int64(digits: words[0]), count <= countLimit
      else { return nil }
      return .ticks(count)
    default: return nil
    }
  }
}
