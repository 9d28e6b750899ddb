/// Failures of scripts as commands to GitHub's runner, which shows them beside the lines of a change.
package enum ResultAnnotations {
  /// How many GitHub shows in a step.
  private static let most = 10

  /// All failures, and how many are not told because nobody would see them.
  package static func lines(_ results: [ScriptResult], startedIn folder: String?) -> String {
    // What is wrong with a book is wrong for all of its scripts, and shown once.
    var known = Set<String>()
    let lines = results.flatMap { result in result.failures.map { line(of: $0, in: result, folder) } }
      .filter { known.insert($0).inserted }
    let told = lines.count > most ? most - 1 : lines.count
    let rest = lines.count - told
    return lines.prefix(told).joined()
      + (rest > 0
        ? "::error::\(FindingReport.counted(rest, "more failure")): `bookplay test` tells them\n" : "")
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
