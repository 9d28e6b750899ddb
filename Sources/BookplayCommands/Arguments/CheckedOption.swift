import Playthrough
import PropertyList

/// An option that takes a text which isn't always valid; it is read when the command asks for its value.
struct CheckedOption<Value>: DeclaredOption {
  let entry: OptionEntry
  /// Returns what an invalid text should be, and what to write instead, as a phrase that follows "is not".
  let expectation: @Sendable (String) -> String
  /// Returns the value of a text, or `nil` if it is invalid.
  let read: @Sendable (String) -> Value?
}

extension CheckedOption {
  /// The same option, which the help mentions in the line of another one.
  var withoutOwnLine: Self { Self(entry: entry.withoutOwnLine(), expectation: expectation, read: read) }
}

extension CheckedOption where Value == ScriptTime {
  /// Declares an option that takes a time, as in scripts.
  static func time(_ name: String, _ summary: String) -> Self {
    Self(entry: OptionEntry(name, takes: .text("TIME"), summary)) { text in
      let lacksUnit = ScriptTime.read(text + "s") != nil
      let advice = lacksUnit ? "did you mean `\(text)s`?" : "write one such as `2s`, `250ms` or `\"30 ticks\"`"
      return "a time for `--\(name)`; \(advice)"
    } read: {
      ScriptTime.read($0)
    }
  }
}

extension CheckedOption where Value == Duration {
  /// Declares an option for the interval at which files are checked; without a value, it means `default`.
  static func interval(_ name: String, default usual: Duration, _ summary: String) -> Self {
    Self(entry: OptionEntry(name, takes: .optionalTime("TIME"), summary)) { _ in
      "an interval; write one from 0.05 s to 60 s, such as `2s` or `250ms`"
    } read: { text in
      if text.isEmpty { return usual }
      // A script's time in thousandths of a second; ticks have no meaning here.
      guard let time = ScriptTime.read(text), case .seconds = time else { return nil }
      let milliseconds = time.roundedDown(tickRate: 1000).count
      return (50...60_000).contains(milliseconds) ? .milliseconds(milliseconds) : nil
    }
  }
}

extension CheckedOption where Value == Int {
  /// Declares an option that takes a whole number, 1 or more.
  static func count(_ name: String, _ summary: String) -> Self {
    Self(
      entry: OptionEntry(name, takes: .text("N"), summary),
      expectation: { _ in "a number for `--\(name)`; write a whole number, 1 or more" }, read: { wholeNumber($0) })
  }
}

extension CheckedOption where Value == UInt16 {
  /// Declares an option that takes the number of a port; 0 for any free one.
  static func port(_ name: String, _ summary: String) -> Self {
    Self(entry: OptionEntry(name, takes: .text("N"), summary)) { _ in
      "a port; write a number from 0 to 65535, such as `8080`"
    } read: { text in
      UInt16(digits: text.utf8)
    }
  }
}

extension CheckedOption where Value == String {
  /// Declares an option that takes an IPv4 address.
  static func address(_ name: String, _ summary: String) -> Self {
    Self(entry: OptionEntry(name, takes: .text("ADDRESS"), summary)) { _ in
      "an IPv4 address; write one of this machine, such as `192.168.1.20`, or `0.0.0.0` for all of them"
    } read: { text in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let isAddress = parts.allSatisfy { part in UInt8(digits: part.utf8).map { String($0) == part } ?? false }
      return parts.count == 4 && isAddress ? text : nil
    }
  }
}

/// One of several equal parts of the scripts, counted from 1.
struct Shard: Sendable {
  let number: Int
  let count: Int
}

extension CheckedOption where Value == Shard {
  /// Declares the option for one part of the scripts.
  static func shard(_ summary: String) -> Self {
    Self(entry: OptionEntry("shard", takes: .text("K/N"), summary)) { _ in
      "a part; write `--shard 1/3` for the first of three"
    } read: { text in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { wholeNumber($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], number <= count else { return nil }
      return Shard(number: number, count: count)
    }
  }
}

extension CheckedOption where Value == Double {
  /// Declares an option that takes a number in `range`, written in digits with at most one point.
  static func decimal(
    _ name: String, _ placeholder: String, in range: ClosedRange<Double>, _ expectation: String, _ summary: String
  ) -> Self {
    Self(entry: OptionEntry(name, takes: .text(placeholder), summary)) { _ in
      expectation
    } read: { text in
      let isPlain = text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
      guard isPlain, let number = Double(text), range.contains(number) else { return nil }
      return number
    }
  }
}

/// Returns a whole number, 1 or more, that is written in digits only, or `nil` if `text` isn't one.
private func wholeNumber(_ text: some StringProtocol) -> Int? {
  Int(digits: text.utf8).flatMap { $0 >= 1 ? $0 : nil }
}
