package struct ResultText {
  private let paint: Paint

  package init(paint: Paint) { self.paint = paint }

  package func lines(of result: ScriptResult) -> String {
    switch result.outcome {
    case .passed: return ""
    case .skipped(let reason):
      return "\(TerminalText.escaped(result.script)): \(paint.strong("skipped:", .yellow)) "
        + "\(TerminalText.escaped(reason))\n"
    case .failed(let failures): return failures.reduce("") { $0 + text(of: $1, in: result) }
    }
  }

  private func text(of failure: ScriptResult.Failure, in result: ScriptResult) -> String {
    let place = TerminalText.escaped(result.place(of: failure))
    let severity = paint.strong(failure.kind.severity + ":", failure.kind == .refusal ? .cyan : .red)
    var text = "\(place): \(severity) \(TerminalText.escaped(failure.message))\n"
    if let time = failure.time { text += "  at \(time) s in the book\n" }
    for line in failure.details { text += "  \(TerminalText.escapedKeepingTabs(line))\n" }
    return text
  }

  /// Returns the summary line, such as `3 scripts: 2 passed, 1 failed`, or `3 of 40 scripts again: 3 passed` if some
  /// of `total` scripts are repeated.
  package func summary(of counts: ResultCounts, repeated total: Int? = nil) -> String {
    var parts: [String] = []
    if counts.passed > 0 { parts.append(paint.strong("\(counts.passed) passed", .green)) }
    if counts.failed > 0 { parts.append(paint.strong("\(counts.failed) failed", .red)) }
    if counts.skipped > 0 { parts.append(paint.strong("\(counts.skipped) skipped", .yellow)) }
    let scripts =
      total.map { "\(counts.all) of \(FindingReport.counted($0, "script")) again" }
      ?? FindingReport.counted(counts.all, "script")
    return parts.isEmpty ? "\(scripts)\n" : "\(scripts): \(parts.joined(separator: ", "))\n"
  }
}
