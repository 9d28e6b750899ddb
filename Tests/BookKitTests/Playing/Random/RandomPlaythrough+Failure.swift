import BookTestSupport
import PropertyList

extension RandomPlaythrough {
  /// Returns what went wrong, or `nil`; `steps` counts the ticks and inputs of both runs.
  ///
  /// The player is checked after each input. A second run must emit the same events. Depending on `choice`, it splits
  /// time into single ticks, or continues somewhere in the middle from a saved state.
  func failure(after choice: Int, counting steps: inout Int) -> String? {
    var (checked, other) = (Options(), Options())
    checked.isChecked = true
    let outcome = played(checked)
    steps += outcome.steps
    if let violation = outcome.violation { return violation }
    if choice.isMultiple(of: 2) {
      other.portions = 1_000_000
    } else {
      other.writesAfter = choice % inputs.count
    }
    // A restored player can report a different time of rest, since it has forgotten what can't happen any more.
    other.leaps = outcome.leaps
    let again = played(other)
    steps += again.steps
    if let violation = again.violation { return violation }
    guard again.digests != outcome.digests else { return nil }
    let way = other.writesAfter.map { "continuing from what is saved after input \($0)" } ?? "playing tick by tick"
    return "\(way) emits something else: \(RandomPlaythrough.difference(between: again, and: outcome))"
  }

  /// Returns the first event in which two runs differ, as both have it.
  private static func difference(between first: Outcome, and second: Outcome) -> String {
    let lines = [first, second].map { outcome in outcome.described { $0.traceLine(of: $1) } }
    let count = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    return lines.map { $0.count > count ? "\($0[count])" : "nothing" }.joined(separator: " instead of ")
  }

  func failure(after choice: Int) -> String? {
    var steps = 0
    return failure(after: choice, counting: &steps)
  }

  /// The book and its inputs, for people.
  var text: String {
    var options = WritingOptions()
    options.allowsSubstitutes = true
    let written = PropertyList.read(PropertyList.Source(bytes)).document?.written(as: .ascii, options: options).bytes
    let steps = inputs.enumerated().map { "\($0): \($1)\n" }.joined()
    return String(decoding: written ?? bytes, as: UTF8.self) + "\n" + steps
  }
}
