import PropertyList

package struct ScriptResult: Sendable, Equatable {
  package let script: String
  package let outcome: Outcome
  package let bookTime: Double
  /// The duration of the run in milliseconds, the only part of a result that can differ between runs.
  package let wallTime: Duration
  /// The book's file, or `nil` if the book is invalid.
  package let book: String?

  package init(
    _ script: String, _ outcome: Outcome, bookTime: Double = 0, wallTime: Duration = .zero, book: String? = nil
  ) {
    (self.script, self.book, self.outcome, self.bookTime) = (script, book, outcome, bookTime)
    self.wallTime = wallTime.roundedToMilliseconds
  }

  package enum Outcome: Sendable, Equatable {
    case passed
    case failed([Failure])
    case skipped(String)
  }

  package struct Failure: Sendable, Equatable {
    package let kind: Kind
    package let message: String
    /// The file of the failure, or `nil` for the script itself.
    package let file: String?
    package let place: PropertyList.Place?
    /// The time in the book in seconds; `nil` if the script never ran.
    package let bookTime: Double?
    package let details: [String]

    /// Creates a failure, which is in the script itself if there is no file.
    package init(
      _ kind: Kind, _ message: String, in file: String? = nil, at place: PropertyList.Place? = nil,
      bookTime: Double? = nil,
      details: [String] = []
    ) {
      (self.kind, self.message, self.file, self.place) = (kind, message, file, place)
      (self.bookTime, self.details) = (bookTime, details)
    }
  }

  package enum Kind: String, Sendable, CaseIterable {
    /// A command was refused, which may explain the next failure.
    case refusal
    /// The script has an error, or names something that the book doesn't have.
    case script
    /// An expectation failed, or a command couldn't be performed.
    case expectation
    case trace
    case snapshot
    /// The book can't be read or has errors.
    case book
    case stress
  }
}

extension ScriptResult {
  package var failures: [Failure] { if case .failed(let failures) = outcome { failures } else { [] } }
  package var wasKnown: Bool { failures.contains { $0.kind == .script || $0.kind == .book } }

  func place(of failure: Failure) -> String {
    let file = failure.file ?? script
    return failure.place.map { "\(file):\($0)" } ?? file
  }
}

extension ScriptResult.Kind {
  var severity: String { self == .refusal ? "note" : "error" }
}

extension ScriptResult.Failure { var time: String? { bookTime.map(BookPhrases.number) } }

package struct ResultCounts: Sendable, Equatable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var skipped = 0

  package init(_ results: [ScriptResult]) {
    for result in results {
      switch result.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .skipped: skipped += 1
      }
    }
  }

  package var all: Int { passed + failed + skipped }
}
