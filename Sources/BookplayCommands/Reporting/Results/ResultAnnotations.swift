/// Failures of scripts as workflow commands for GitHub's runner, which shows them next to the lines of a change.
package enum ResultAnnotations {
  /// The maximum number of annotations that GitHub shows for a step.
  private static let maxAnnotations = 10

  /// Returns the failures up to the maximum, with a count of those left out.
  package static func lines(_ results: [ScriptResult], startedIn folder: String?) -> String {
    // An error in a book causes a failure in each of its scripts, but is shown once.
    var known = Set<String>()
    let lines = results.flatMap { result in result.failures.map { line(of: $0, in: result, folder) } }
      .filter { known.insert($0).inserted }
    let shown = lines.count > maxAnnotations ? maxAnnotations - 1 : lines.count
    let rest = lines.count - shown
    return lines.prefix(shown).joined()
      + (rest > 0
        ? "::error::\(FindingReport.counted(rest, "more failure")): `bookplay test` shows them\n" : "")
  }

  private static func line(
    of failure: ScriptResult.Failure, in result: ScriptResult, _ folder: String?
  ) -> String {
    let file = RelativeURI.relative(failure.file ?? result.script, in: folder)
    var properties = ["file=\(AnnotationText.property(file))"]
    if let place = failure.place { properties += ["line=\(place.line)", "col=\(place.column)"] }
    properties.append("title=\(failure.kind.rawValue)")
    let message = ([failure.message] + failure.details).joined(separator: "\n")
    let command = failure.kind == .refusal ? "notice" : "error"
    return "::\(command) \(properties.joined(separator: ","))::\(AnnotationText.data(message))\n"
  }
}
