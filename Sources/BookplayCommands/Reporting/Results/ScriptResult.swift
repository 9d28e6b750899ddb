import PropertyList

/// What came of running one script.
package struct ScriptResult: Sendable, Equatable {
  /// What people call the script: its path.
  package let script: String
  /// How it went.
  package let outcome: Outcome
  /// How much time passed in the book, in seconds rounded as in traces.
  package let bookTime: Double
  /// How long it took to run, in whole milliseconds; the only part of a result that differs between two runs.
  package let wallTime: Duration
  /// What people call its book, when that is sound.
  package let book: String?

  package init(
    _ script: String, _ outcome: Outcome, bookTime: Double = 0, wallTime: Duration = .zero, book: String? = nil
  ) {
    self.script = script
    self.book = book
    self.outcome = outcome
    self.bookTime = bookTime
    self.wallTime = wallTime.roundedToMilliseconds
  }

  /// How a script went.
  package enum Outcome: Sendable, Equatable {
    /// All that was expected came.
    case passed
    /// Something else came, or the script cannot be run.
    case failed([Failure])
    /// It was not run.
    case skipped(String)
  }

  /// Something that went otherwise than expected.
  package struct Failure: Sendable, Equatable {
    /// What kind it is.
    package let kind: Kind
    /// What is wrong, in one sentence without a full stop.
    package let message: String
    /// The file, when it is not the script itself.
    package let file: String?
    /// Where, in the file.
    package let place: PropertyList.Place?
    /// When, in seconds of the book; nothing when it never ran.
    package let bookTime: Double?
    /// More about it, such as the nearest events or a comparison, a line each.
    package let details: [String]

    package init(
      _ kind: Kind, _ message: String, in file: String? = nil, at place: PropertyList.Place? = nil,
      bookTime: Double? = nil,
      details: [String] = []
    ) {
      self.kind = kind
      self.message = message
      self.file = file
      self.place = place
      self.bookTime = bookTime
      self.details = details
    }
  }

  /// The kinds of failures.
  package enum Kind: String, Sendable, CaseIterable {
    /// A page turn refused a touch, which may explain the failure that follows.
    case refusal
    /// The script cannot be understood, or names what the book does not have.
    case script
    /// An expectation did not hold, or a command could not be done.
    case expectation
    /// The trace is not the one that is kept.
    case trace
    /// The stage is not the one that is kept.
    case snapshot
    /// The book cannot be read, or is not sound.
    case book
    /// Two runs of the same script differ.
    case stress
  }
}

extension ScriptResult {
  /// The failures; none when it passed or was not run.
  package var failures: [Failure] {
    if case .failed(let failures) = outcome { failures } else { [] }
  }

  /// Whether it was known before anything ran: the script, or its book, is not fit to be run.
  var wasKnown: Bool { failures.contains { $0.kind == .script || $0.kind == .book } }

  /// Where a failure is, as editors understand it: `file:line:column`.
  func place(of failure: Failure) -> String {
    let file = failure.file ?? script
    return failure.place.map { "\(file):\($0)" } ?? file
  }
}

extension ScriptResult.Kind {
  /// How serious it is, as people read it: only what explains a failure is not one itself.
  var severity: String { self == .refusal ? "note" : "error" }
}

extension ScriptResult.Failure {
  /// When, as text.
  var time: String? { bookTime.map { String(decoding: Decimal.shortest($0), as: UTF8.self) } }
}

/// How many scripts went how.
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

  /// All of them.
  package var all: Int { passed + failed + skipped }
}
