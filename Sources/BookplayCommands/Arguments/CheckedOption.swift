import Playthrough
import PropertyList

/// The value of an option whose text isn't always valid.
typealias CheckedValue<Value> = Result<Value, UsageError>

extension Option {
  /// `expectation` continues the message "TEXT is not …" and says what to write; `advice` adds help for the given text.
  private static func checked<Checked>(
    _ name: String, takes value: OptionValue, _ summary: String, hasOwnLine: Bool = true, _ expectation: String,
    advice: @escaping @Sendable (String) -> String = { _ in "" }, read: @escaping @Sendable (String) -> Checked?
  ) -> Self where Value == CheckedValue<Checked>? {
    Self(entry: OptionEntry(name, takes: value, summary, hasOwnLine: hasOwnLine)) { texts in
      texts.first.map { text in
        read(text).map { .success($0) }
          ?? .failure(UsageError("\(UsageText.quoted(text)) is not \(expectation)\(advice(text))", in: nil))
      }
    }
  }

  static func time(_ name: String, _ summary: String) -> Self where Value == CheckedValue<ScriptTime>? {
    checked(name, takes: .text("TIME"), summary, "a time for `--\(name)`; ") { text in
      let lacksUnit = ScriptTime.read(text + "s") != nil
      return lacksUnit ? "did you mean `\(text)s`?" : "write one such as `2s`, `250ms` or `\"30 ticks\"`"
    } read: {
      ScriptTime.read($0)
    }
  }

  /// Declares an option for the interval between checks of files, which is `default` if no value is given.
  static func interval(
    _ name: String, default defaultValue: Duration, _ summary: String, hasOwnLine: Bool
  ) -> Self where Value == CheckedValue<Duration>? {
    checked(
      name, takes: .optionalTime("TIME"), summary, hasOwnLine: hasOwnLine,
      "an interval; write one from 0.05 s to 60 s, such as `2s` or `250ms`",
      read: { text in
        if text.isEmpty { return defaultValue }
        // The time is written as in scripts, but not in ticks, which have no meaning here.
        guard let time = ScriptTime.read(text), case .seconds = time else { return nil }
        let milliseconds = time.roundedDown(tickRate: 1000).count
        return (50...60_000).contains(milliseconds) ? .milliseconds(milliseconds) : nil
      })
  }

  static func count(_ name: String, _ summary: String) -> Self where Value == CheckedValue<Int>? {
    checked(
      name, takes: .text("N"), summary, "a number for `--\(name)`; write a whole number, 1 or more",
      read: { wholeNumber($0) })
  }

  /// Declares an option for the random seed of a book, which the help mentions in the line of `--option`.
  static func seed(_ name: String, _ summary: String) -> Self where Value == CheckedValue<UInt64>? {
    checked(
      name, takes: .text("N"), summary, hasOwnLine: false, "a seed; write a whole number, such as `7`",
      read: { UInt64(digits: $0.utf8) })
  }

  /// Declares an option for a port number; 0 means any free port.
  static func port(_ name: String, _ summary: String) -> Self where Value == CheckedValue<UInt16>? {
    checked(
      name, takes: .text("N"), summary, "a port; write a number from 0 to 65535, such as `8080`",
      read: { UInt16(digits: $0.utf8) })
  }

  static func address(_ name: String, _ summary: String) -> Self where Value == CheckedValue<IPv4Address>? {
    checked(
      name, takes: .text("ADDRESS"), summary,
      "an IPv4 address; write one of this machine, such as `192.168.1.20`, or `0.0.0.0` for all of them",
      read: { IPv4Address($0) })
  }

  static func shard(_ summary: String) -> Self where Value == CheckedValue<Shard>? {
    checked(
      "shard", takes: .text("K/N"), summary, "a part; write `--shard 1/3` for the first of three",
      read: { text in
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { wholeNumber($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number <= count else { return nil }
        return Shard(number: number, count: count)
      })
  }

  /// Declares an option that takes a number in `range`, written in digits with at most one point.
  static func decimal(
    _ name: String, _ placeholder: String, in range: ClosedRange<Double>, _ expectation: String, _ summary: String
  ) -> Self where Value == CheckedValue<Double>? {
    checked(
      name, takes: .text(placeholder), summary, expectation,
      read: { text in
        let isPlain = text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
        return Double(text).flatMap { isPlain && range.contains($0) ? $0 : nil }
      })
  }
}

struct Shard: Sendable {
  let number: Int
  let count: Int
}

private func wholeNumber(_ text: some StringProtocol) -> Int? { Int(digits: text.utf8).flatMap { $0 >= 1 ? $0 : nil } }
