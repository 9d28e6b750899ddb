import PropertyList

package enum ResultAnnotations {
  package static func lines(_ results: [ScriptResult], startedIn folder: String?) -> String {
    // An error in a book makes each of its scripts fail, but is shown only once.
    var known = Set<Annotation>()
    let annotations = results.flatMap { result in
      result.failures.map { failure in
        Annotation(
          level: failure.kind == .refusal ? .notice : .error,
          file: RelativeURI.relative(failure.file ?? result.script, in: folder), start: failure.place,
          title: failure.kind.rawValue, message: ([failure.message] + failure.details).joined(separator: "\n"))
      }
    }.filter { known.insert($0).inserted }
    return Annotation.lines(annotations) { count in
      let rest = FindingReport.counted(count, "more failure")
      return Annotation(level: .error, message: "\(rest): `bookplay test` shows them")
    }
  }
}
