import PropertyList

/// Results of scripts as JSON Lines: one object per script, which can be read back and merged.
package enum ResultJSON {
  package static func line(of result: ScriptResult) -> String {
    var (word, reason, failures): (JSONValue, JSONValue?, JSONValue?) = ("passed", nil, nil)
    switch result.outcome {
    case .passed: break
    case .skipped(let text): (word, reason) = ("skipped", text.json)
    case .failed(let list): (word, failures) = ("failed", .array(list.map(value)))
    }
    return JSONOutput([
      "script": result.script.json, "outcome": word, "reason": reason, "failures": failures,
      "bookTime": result.bookTime.json, "wallTime": result.wallTime.inSeconds.json, "book": result.book?.json,
    ]).line
  }

  private static func value(_ failure: ScriptResult.Failure) -> JSONValue {
    [
      "kind": failure.kind.rawValue.json, "message": failure.message.json, "file": failure.file?.json,
      "line": failure.place?.line.json, "column": failure.place?.column.json, "bookTime": failure.bookTime?.json,
      "details": failure.details.isEmpty ? nil : failure.details.json,
    ]
  }

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
    return ScriptResult.Failure(
      kind, message, in: value["file"]?.text, at: PropertyList.Place(in: value), bookTime: bookTime(of: value),
      details: value["details"]?.array?.compactMap { $0.text } ?? [])
  }
}
