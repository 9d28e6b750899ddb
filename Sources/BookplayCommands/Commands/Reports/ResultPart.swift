import BookReports

struct ResultPart: Sendable {
  let start: ResultPlace
  /// The label of the part, or `nil` if the test wasn't split.
  let label: ShardLabel?
  var results: [(place: ResultPlace, result: ScriptResult)] = []
  var coverage: [(place: ResultPlace, book: BookCoverage)] = []
  /// Whether the part has the line with totals for all books, which is the last one.
  var hasTotal = false
}

struct ResultPlace: Sendable, CustomStringConvertible {
  let file: String
  let line: Int

  var description: String { "\(file):\(line)" }
}

struct ResultFault: Sendable, Equatable {
  let message: String
  /// The position in a file, in the form that editors recognize, or the name of the command.
  let place: String
  var hint: String?
}
