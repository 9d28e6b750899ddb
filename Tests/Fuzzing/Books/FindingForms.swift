import BookChecking
import BookKit
import BookReports
import PropertyList

/// Checks what must hold for findings in every output format.
enum FindingForms {
  static let count = 5

  /// Returns what is wrong with `count` of the formats, chosen by the length of the input, or `nil`.
  static func failure(of findings: [Finding], in source: PropertyList.Source, count: Int) -> String? {
    let report = FindingReport([FileFindings(source, findings)], startedIn: "/books")
    let text = FindingText(paint: Paint(isColored: false), width: 80, listsAll: findings.count.isMultiple(of: 2))
    let forms: [(String, () -> [UInt8])] = [
      ("text", { Array(text.text(of: report).utf8) }), ("JSON", { FindingJSON.bytes(of: report) }),
      ("SARIF", { FindingSARIF.bytes(of: report) }),
      ("JUnit", { Array(FindingJUnit.document(report, strictly: false).utf8) }),
      ("GitHub", { Array(FindingAnnotations.lines(report).utf8) }),
    ]
    for index in 0..<count {
      let (name, form) = forms[(index + source.bytes.count / 2) % forms.count]
      let bytes = form()
      if !TerminalText.isHarmless(bytes) { return "\(name) would steer a terminal" }
      if let failure = failure(of: bytes, as: name, findings) { return "\(name): \(failure)" }
    }
    return baselineFailure(of: findings)
  }

  static func isJSON(_ bytes: [UInt8]) -> Bool { (try? JSONValue(json: bytes)) != nil }

  private static func failure(of bytes: [UInt8], as form: String, _ findings: [Finding]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch form {
    case "JSON":
      guard let json = try? JSONValue(json: bytes) else { return "no JSON" }
      return json.array?.count == findings.count ? nil : "another number of findings"
    case "SARIF":
      guard let json = try? JSONValue(json: bytes) else { return "no JSON" }
      let results = json["runs"]?.array?.first?["results"]?.array
      return results?.count == findings.count ? nil : "another number of findings"
    case "JUnit":
      let cases = text.split(separator: "\n").count { $0.hasPrefix("    <testcase ") }
      return cases == max(1, findings.count) ? nil : "another number of findings"
    case "GitHub":
      // At most ten findings of each severity are shown.
      let lines = text.split(separator: "\n").count
      return lines <= 30 && (lines == 0) == findings.isEmpty ? nil : "too many lines, or too few"
    default: return text.isEmpty == findings.isEmpty ? nil : "nothing is reported, or too much"
    }
  }

  /// Returns `nil` if a baseline of the findings contains exactly these findings, or else what is wrong.
  private static func baselineFailure(of findings: [Finding]) -> String? {
    let written = BaselineText.bytes(of: Baseline(of: findings))
    guard var baseline = try? BaselineText.read(PropertyList.Source(written)) else {
      return "the baseline cannot be read"
    }
    for finding in findings where !baseline.take(finding) {
      return "the baseline does not know \(finding.rule.keyword)"
    }
    return baseline.remaining == 0 ? nil : "the baseline knows more"
  }
}
