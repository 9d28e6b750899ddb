/// Failures of scripts as commands to GitHub's runner, which shows them beside the lines of a change.
package enum ResultAnnotations {
  /// How many GitHub shows in a step.
  private static let most = 10

  /// All failures, and how many are not told because nobody would see them.
  package static func lines(_ results: [ScriptResult], startedIn folder: String?) -> String {
    let failures = results.flatMap { result in result.failures.map { (result, $0) } }
    let told = failures.count > most ? most - 1 : failures.count
    var text = failures.prefix(told).reduce("") { $0 + line(of: $1.1, in: $1.0, folder) }
    if told < failures.count {
      text += "::error::\(FindingReport.counted(failures.count - told, "more failure")): `bookplay test` tells them\n"
    }
    return text
  }

  private static func line(
    of failure: ScriptResult.Failure, in result: ScriptResult, _ folder: String?
  ) -> String {
    let file = RelativeURI.relative(failure.file ?? result.script, in: folder)
    var properties = ["file=\(AnnotationText.property(file))"]
    if let place = failure.place { properties += ["line=\(place.line)", "col=\(place.column)"] }
    properties.append("title=\(failure.kind.rawValue)")
    let message = ([failure.message] + failure.details).joined(separator: "\n")
    return "::error \(properties.joined(separator: ","))::\(AnnotationText.data(message))\n"
  }
}
