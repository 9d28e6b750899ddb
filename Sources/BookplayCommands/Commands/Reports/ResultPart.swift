import PropertyList

/// The results of one machine: of all scripts of a test, or of its part of them.
struct ResultPart: Sendable {
  /// Where they begin.
  let start: ResultPlace
  /// Which part they are; nothing where the test was run as a whole.
  let label: ShardLabel?
  /// The results, each with its place.
  var results: [(place: ResultPlace, result: ScriptResult)] = []
  /// What has been reached of each book.
  var coverage: [(place: ResultPlace, book: BookCoverage)] = []
  /// Whether the line about all books is there, which is the last one.
  var hasTotal = false
}

/// A line of a file with results.
struct ResultPlace: Sendable, CustomStringConvertible {
  let file: String
  let line: Int

  var description: String { "\(file):\(line)" }
}

/// Why results cannot be put together.
struct ResultFault: Sendable, Equatable {
  /// Where, as editors understand it, or who says so.
  let place: String
  /// What is wrong, in one sentence without a full stop.
  let message: String
  let hint: String?

  init(_ message: String, at place: String, hint: String? = nil) {
    self.message = message
    self.place = place
    self.hint = hint
  }
}
