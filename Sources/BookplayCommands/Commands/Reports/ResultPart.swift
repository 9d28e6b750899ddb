import BookReports

struct ResultPart: Sendable {
  let start: ResultPlace
  /// `nil` if the test ran as a whole.
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
  /// The file position in the form that editors recognize, or the program.
  let place: String
  var hint: String?
}
