import PropertyList

/// The differences between the expected trace of a playthrough and the actual one.
public struct TraceDiff: Sendable, Equatable {
  /// The differences and their context, in the order of the traces.
  package let entries: [Entry]
  package let isComplete: Bool

  package enum Entry: Sendable, Equatable {
    /// A number of equal lines that are not shown.
    case skipped(Int)
    case same(Line)
    case missing(Line)
    case unexpected(Line)
    /// An event that differs from the expected one, with the expected line, the actual one and the changes.
    case changed(Line, actual: Line, [Change])
  }

  package struct Line: Sendable, Equatable {
    /// The number of the line in its trace, from 1; for a line that is in both, the number in the expected trace.
    package let number: Int
    /// The text, shortened and made safe to print.
    package let text: String
  }

  /// A key with a changed value; a value is `nil` if the event in that trace doesn't have the key.
  package struct Change: Sendable, Equatable {
    package let key: String
    package let expected: String?
    package let actual: String?
  }

  static let maxEdits = 128
  /// The number of equal lines shown before and after a difference.
  static let context = 2
  static let maxDifferences = 20
  static let lineWidth = 200

  /// Compares two traces, and returns `nil` if they are equal apart from line endings.
  public static func compare(expected: [UInt8], actual: [UInt8]) -> TraceDiff? {
    let (expected, actual) = (TraceLines(expected), TraceLines(actual))
    let alignment = LineAlignment(expected.count, actual.count, maxEdits: TraceDiff.maxEdits) {
      expected[$0].elementsEqual(actual[$1])
    }
    guard !alignment.edits.isEmpty else { return nil }
    var builder = TraceDiffBuilder(expected: expected, actual: actual)
    return builder.build(alignment)
  }

  package var firstDifference: Entry? {
    entries.first { entry in
      switch entry {
      case .skipped, .same: false
      case .missing, .unexpected, .changed: true
      }
    }
  }

  /// The comparison as text: expected lines after `-`, actual lines after `+`, and the changes below each pair.
  public var text: String {
    var text = ""
    for entry in entries {
      switch entry {
      case .skipped(let count): text += "  … \(count) unchanged \(count == 1 ? "line" : "lines")\n"
      case .same(let line): text += "  \(line.text)\n"
      case .missing(let line): text += "- \(line.text)\n"
      case .unexpected(let line): text += "+ \(line.text)\n"
      case .changed(let line, let actual, let changes):
        text += "- \(line.text)\n+ \(actual.text)\n"
        if !changes.isEmpty { text += "    " + changes.map { $0.text }.joined(separator: ", ") + "\n" }
      }
    }
    return isComplete ? text : text + "  … and more\n"
  }
}

extension TraceDiff.Change {
  fileprivate var text: String {
    switch (expected, actual) {
    case (let expected?, let actual?): "\(key) \(expected) → \(actual)"
    case (let expected?, nil): "\(key) \(expected) is missing"
    case (nil, let actual?): "\(key) \(actual) is new"
    case (nil, nil): key
    }
  }
}
