import PropertyList

/// What differs between the expected trace of a playthrough and the one that came of it.
public struct TraceDiff: Sendable, Equatable {
  /// The differences with what stands around them, in the order of the traces.
  public let entries: [Entry]
  /// Whether there are no further differences.
  public let isComplete: Bool

  /// A line of the comparison.
  public enum Entry: Sendable, Equatable {
    /// So many lines that are the same and not shown.
    case skipped(Int)
    /// A line that is the same in both.
    case same(Line)
    /// A line that did not come.
    case missing(Line)
    /// A line that nobody expected.
    case unexpected(Line)
    /// An event that came otherwise than expected: the expected line, and what is different.
    case changed(Line, actual: Line, [Change])
  }

  /// A line of a trace.
  public struct Line: Sendable, Equatable {
    /// Its number in its trace, from 1; of a line that is the same in both, in the expected one.
    public let number: Int
    /// The text, shortened and harmless.
    public let text: String
  }

  /// A key of an event that has another value.
  public struct Change: Sendable, Equatable {
    /// The key.
    public let key: String
    /// What it should have been, as it is written; nothing when the key should not be there.
    public let expected: String?
    /// What it was; nothing when the key is not there.
    public let actual: String?
  }

  /// How many lines that are the same are shown before and after a difference.
  static let context = 2
  /// How many differences are shown.
  static let mostDifferences = 20
  /// How much of a line is shown.
  static let lineWidth = 200

  /// Compares two traces; nothing when they are the same, line ends aside.
  public static func compare(expected: [UInt8], actual: [UInt8]) -> TraceDiff? {
    let (expected, actual) = (TraceLines(expected), TraceLines(actual))
    let alignment = TraceAlignment(expected, actual)
    guard !alignment.edits.isEmpty else { return nil }
    var builder = TraceDiffBuilder(expected, actual)
    return builder.build(alignment)
  }

  /// The first difference.
  public var first: Entry? {
    entries.first { entry in
      switch entry {
      case .skipped, .same: false
      case .missing, .unexpected, .changed: true
      }
    }
  }

  /// The comparison for people: what was expected after `-`, what came after `+`, below a pair what is different.
  public var text: String {
    var text = ""
    for entry in entries {
      switch entry {
      case .skipped(let count): text += "  … \(count) \(count == 1 ? "line" : "lines") the same\n"
      case .same(let line): text += "  \(line.text)\n"
      case .missing(let line): text += "- \(line.text)\n"
      case .unexpected(let line): text += "+ \(line.text)\n"
      case .changed(let line, let actual, let changes):
        text += "- \(line.text)\n+ \(actual.text)\n"
        if !changes.isEmpty {
          text += "    " + changes.map { $0.text }.joined(separator: ", ") + "\n"
        }
      }
    }
    return isComplete ? text : text + "  … and more\n"
  }
}

extension TraceDiff.Change {
  /// The change in a few words, `tick 30 → 31`.
  fileprivate var text: String {
    switch (expected, actual) {
    case (let expected?, let actual?): "\(key) \(expected) → \(actual)"
    case (let expected?, nil): "\(key) \(expected) is missing"
    case (nil, let actual?): "\(key) \(actual) is new"
    case (nil, nil): key
    }
  }
}
