import BookTestSupport
import PropertyList

extension RandomPlaythrough {
  /// What does not hold of it, or nothing; `steps` counts the ticks and inputs of both runs.
  ///
  /// The player is looked into after each input. A second run splits time into single ticks, or goes on in the middle
  /// from the written state, and must tell the same; which of both, and where, `choice` says.
  func failure(after choice: Int, counting steps: inout Int) -> String? {
    var (checked, other) = (Manner(), Manner())
    checked.isChecked = true
    let outcome = played(checked)
    steps += outcome.steps
    if let violation = outcome.violation { return violation }
    if choice.isMultiple(of: 2) {
      other.portions = 1_000_000
    } else {
      other.writesAfter = choice % inputs.count
    }
    // For how long nothing changes, a restored player may tell otherwise: it has forgotten what cannot come any more.
    other.leaps = outcome.leaps
    let again = played(other)
    steps += again.steps
    if let violation = again.violation { return violation }
    return again.digests == outcome.digests ? nil : "another way of playing tells something else"
  }

  func failure(after choice: Int) -> String? {
    var steps = 0
    return failure(after: choice, counting: &steps)
  }

  /// The book and what is done with it, for people.
  var text: String {
    var options = WritingOptions()
    options.allowsSubstitutes = true
    let written = PropertyList.read(PropertyList.Source(bytes)).document?.written(as: .ascii, options: options).bytes
    let steps = inputs.enumerated().map { "\($0): \($1)\n" }.joined()
    return String(decoding: written ?? bytes, as: UTF8.self) + "\n" + steps
  }
}
