/// What is thrown is called an error.
///
/// A failure is a test that failed, a refusal an edit or a step that isn't made, and a fault something that is wrong
/// in a book or a file and that a diagnostic reports.
struct ErrorNames {
  /// Thrown, too, but named for what else they are.
  private static let exceptions: Set<String> = [
    "Problem", "Reason", "ReadingStopped", "Refusal", "ScriptFailure",
  ]

  private let thrown: Pattern

  init() throws {
    thrown = try Pattern("\\b(?:struct|enum|class)\\s+(\\w+)\\s*:[^{]*(?<=[:,\\s])Error\\b")
  }

  func check(_ file: SourceFile) -> [Violation] {
    file.code.indices.flatMap { index in
      thrown.captures(in: file.code[index])
        .filter { !$0.hasSuffix("Error") && !ErrorNames.exceptions.contains($0) }
        .map { file.violation(at: index, "`\($0)` is thrown: its name should end in `Error`") }
    }
  }
}
