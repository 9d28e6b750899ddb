/// The rule that public declarations have documentation comments.
enum Documentation {
  static func check(_ file: SourceFile) -> [Violation] {
    file.code.indices.filter { isPublic(file.code[$0]) && !isExplained($0, in: file) }.map {
      file.violation(at: $0, "a public declaration without `///`")
    }
  }

  private static func isPublic(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return words.drop { $0.hasPrefix("@") }.first.map { $0 == "public" || $0 == "open" } ?? false
  }

  /// Returns whether a declaration has a comment; attributes can come between the two.
  private static func isExplained(_ index: Int, in file: SourceFile) -> Bool {
    var index = index - 1
    while index >= 0, file.lines[index].drop(while: { $0 == " " }).hasPrefix("@") { index -= 1 }
    return index >= 0 && file.lines[index].drop { $0 == " " }.hasPrefix("///")
  }
}
