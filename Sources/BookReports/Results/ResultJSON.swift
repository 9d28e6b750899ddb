import PropertyList

/// Results of scripts as JSON Lines: one object per script, which can be read back and merged.
package enum ResultJSON {
  /// Returns the line of a result, including its line end.
  package static func line(of result: ScriptResult) -> String {
    var output = JSONOutput()
    output.object { object in
      object.member("script", result.script)
      switch result.outcome {
      case .passed: object.member("outcome", "passed")
      case .skipped(let reason):
        object.member("outcome", "skipped")
        object.member("reason", reason)
      case .failed(let failures):
        object.member("outcome", "failed")
        object.objects("failures", failures) { write($1, to: &$0) }
      }
      object.member("bookTime", result.bookTime)
      object.member("wallTime", result.wallTime.inSeconds)
      object.member("book", result.book)
    }
    return output.line
  }

  private static func write(_ failure: ScriptResult.Failure, to object: inout JSONOutput) {
    object.member("kind", failure.kind.rawValue)
    object.member("message", failure.message)
    object.member("file", failure.file)
    object.member("line", failure.place?.line)
    object.member("column", failure.place?.column)
    object.member("bookTime", failure.bookTime)
    object.member("details", failure.details.isEmpty ? nil : failure.details)
  }

  /// Returns the result on a line, or `nil` if it isn't a result.
  package static func read(_ line: [UInt8]) -> ScriptResult? {
    (try? JSONReader.read(line)).flatMap { read($0) }
  }

  /// Returns the result that `value` represents, or `nil` if it isn't a result.
  package static func read(_ value: JSONValue) -> ScriptResult? {
    guard let script = value["script"]?.text, let time = bookTime(of: value), let outcome = outcome(value) else {
      return nil
    }
    let wallTime = wallTime(value["wallTime"])
    return ScriptResult(script, outcome, bookTime: time, wallTime: wallTime, book: value["book"]?.text)
  }

  /// Returns the time in the book, which older versions called `time`.
  private static func bookTime(of value: JSONValue) -> Double? { (value["bookTime"] ?? value["time"])?.number }

  /// Returns the wall-clock time, or zero if it is missing or so long that sums would overflow.
  private static func wallTime(_ value: JSONValue?) -> Duration {
    guard let seconds = value?.number, (0...1e9).contains(seconds) else { return .zero }
    return .milliseconds(Int64((seconds * 1000).rounded()))
  }

  private static func outcome(_ value: JSONValue) -> ScriptResult.Outcome? {
    switch value["outcome"]?.text {
    case "passed": return .passed
    case "skipped": return value["reason"]?.text.map { .skipped($0) }
    case "failed":
      guard let values = value["failures"]?.array else { return nil }
      let failures = values.compactMap(failure)
      return failures.count == values.count && !failures.isEmpty ? .failed(failures) : nil
    default: return nil
    }
  }

  private static func failure(_ value: JSONValue) -> ScriptResult.Failure? {
    guard let kind = value["kind"]?.text.flatMap({ ScriptResult.Kind(rawValue: $0) }),
      let message = value["message"]?.text
    else { return nil }
    var place: PropertyList.Place?
    if let line = value["line"]?.integer, let column = value["column"]?.integer {
      place = PropertyList.Place(line: line, column: column)
    }
    return ScriptResult.Failure(
      kind, message, in: value["file"]?.text, at: place, bookTime: bookTime(of: value),
      details: value["details"]?.array?.compactMap { $0.text } ?? [])
  }
}
