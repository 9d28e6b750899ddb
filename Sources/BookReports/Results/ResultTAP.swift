import PropertyList

package enum ResultTAP {
  package static func header(count: Int) -> String { "TAP version 14\n1..\(count)\n" }

  package static func lines(of result: ScriptResult, number: Int) -> String {
    let name = escaped(result.script)
    switch result.outcome {
    case .passed: return "ok \(number) - \(name)\n"
    case .skipped(let reason): return "ok \(number) - \(name) # SKIP \(TerminalText.escaped(reason))\n"
    case .failed(let failures):
      return "not ok \(number) - \(name)\n  ---\n  failures:\n" + failures.map { block(of: $0, in: result) }.joined()
        + "  ...\n"
    }
  }

  private static func block(of failure: ScriptResult.Failure, in result: ScriptResult) -> String {
    var text = "    - kind: \(failure.kind.rawValue)\n      message: \(quoted(failure.message))\n"
    text += "      at: \(quoted(result.place(of: failure)))\n"
    if let time = failure.time { text += "      time: \(time)\n" }
    guard !failure.details.isEmpty else { return text }
    return text + "      details:\n" + failure.details.map { "        - \(quoted($0))\n" }.joined()
  }

  private static func quoted(_ text: String) -> String { JSONOutput(text.json).text }

  /// Escapes backslashes and `#`, which begins a directive.
  ///
  /// Older readers don't support the escape, so a `#` that would begin a directive is replaced by its code.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var escaped = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "#" where isDirective(scalars[(index + 1)...]): escaped += Quotation.code(scalar.value)
      case "#", "\\": escaped += "\\\(scalar)"
      default: escaped += Quotation.escaped(scalar)
      }
    }
    return escaped
  }

  /// Returns whether older readers would mistake the text after a `#` for a directive.
  private static func isDirective(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = String(String.UnicodeScalarView(rest.drop { $0 == " " }.prefix(4))).lowercased()
    return word == "todo" || word == "skip"
  }
}
