import Foundation

/// How much the tests try that could go on for any time: random books, damaged files, long scripts.
///
/// `swift test` tries a little of everything, so that it's soon done. With `BOOKKIT_LONG` in the environment, which the
/// gate sets, the same tests try all.
package enum TestLength {
  /// Whether everything is tried.
  package static let isLong = ProcessInfo.processInfo.environment["BOOKKIT_LONG"] != nil

  /// Returns `short`, or `long` if everything is tried.
  package static func pick<Value>(_ short: Value, long: Value) -> Value { isLong ? long : short }

  /// Returns every `stride`-th of the values, or all if everything is tried.
  package static func pick<Value>(oneIn stride: Int, of values: [Value]) -> [Value] {
    isLong ? values : Swift.stride(from: 0, to: values.count, by: stride).map { values[$0] }
  }

  /// Returns a number from the environment, for those who want to try more than the gate does, or else `short` or
  /// `long`.
  package static func pick(_ short: UInt64, long: UInt64, orFrom variable: String) -> UInt64 {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) } ?? pick(short, long: long)
  }
}
