/// Turns of phrase in comments that plain English has better words for.
struct PlainEnglish {
  private let patterns: [(pattern: Pattern, advice: String)]

  init() throws {
    // Each is the pattern, then what to write instead. The patterns don't match themselves: they aren't in comments.
    patterns = try [
      ("\\b(nothing (?:when|where))\\b", "`nil` if, or empty if"),
      ("(?<!there )\\b((?:is|are) no) (?!better|longer|more|such)", "is not a, or have no"),
      ("\\b(ha(?:s|ve) not) (?!been)", "doesn't have"),
      ("\\b(how manyth|though it be|whereto|shall)\\b", "the usual wording"),
      ("\\b(mend(?:s|ed|ing)?)\\b", "fix"),
      ("\\b(?:is|are|be) (told)\\b(?! apart| to)", "reported"),
      ("\\b(the usual) (?:thing|case|value)\\b", "default, or usually"),
      ("\\b(stands? (?:in|at|inside|outside|behind|before|around|between))\\b(?! for)", "is in, or follows"),
      ("^/// (how many)\\b", "the number of"),
    ].map { (try Pattern($0), $1) }
  }

  func check(_ file: SourceFile) -> [Violation] {
    file.lines.indices.flatMap { index -> [Violation] in
      let line = file.lines[index].drop { $0 == " " }
      guard line.hasPrefix("//") else { return [] }
      return patterns.flatMap { entry in
        entry.pattern.captures(in: line.lowercased()[...]).map {
          file.violation(at: index, "`\($0)`: write \(entry.advice)")
        }
      }
    }
  }
}
