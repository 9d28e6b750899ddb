import BookChecking
import BookKit
import PropertyList

package enum BookErrors {
  /// The maximum number of entries, which keeps the results of scripts short.
  private static let maxErrors = 10

  package static func failures(of findings: [Finding], in source: PropertyList.Source) -> [ScriptResult.Failure] {
    guard !findings.isEmpty else { return [ScriptResult.Failure(.book, "this is not a book", in: source.name)] }
    // The text is independent of the terminal, because results of several machines may be merged.
    let paint = Paint(isColored: false)
    let text = FindingText(paint: paint, width: ProblemText.defaultWidth, listsAll: false)
    // Each format indents the details itself, by at least two columns.
    let file = FileText(source, margin: "", paint: paint, width: ProblemText.defaultWidth - 2)
    let entries = text.entries(of: findings)
    var failures: [ScriptResult.Failure] = []
    var shown = 0
    for entry in entries.prefix(maxErrors) {
      switch entry {
      case .finding(let finding):
        shown += 1
        failures.append(
          ScriptResult.Failure(
            .book, "\(finding.message) [\(finding.rule.keyword)]", in: source.name, at: finding.location.start,
            details: file.body(of: FileMessage(finding)).split(separator: "\n").map { String($0) }))
      case .more(let count, let finding):
        failures.append(ScriptResult.Failure(.book, FindingText.words(for: count, moreLike: finding), in: source.name))
      }
    }
    let count = FindingReport.counted(findings.count, "error")
    let hint = shown < findings.count ? ["hint: `bookplay validate --all` lists them"] : []
    failures.append(ScriptResult.Failure(.book, "its book has \(count)", details: hint))
    return failures
  }
}
