import BookChecking
import BookKit
import Playthrough

/// Adds the findings and the coverage of a book to a page of HTML.
enum ReportFindings {
  static func add(_ findings: [Finding], to text: inout HTMLText) {
    guard !findings.isEmpty else {
      text.add("<p class=\"good\">The book has no problems.</p>\n")
      return
    }
    text.add("<table class=\"findings\"><thead><tr><th>Where<th>Page<th>What</tr></thead><tbody>\n")
    for finding in findings.prefix(maxFindings) {
      let place = finding.location.start.map { "\($0)" } ?? finding.location.path
      text.add("<tr class=\"\(finding.severity.keyword)\">")
      text.element("td", "", place)
      text.element("td", "", finding.page.map { "\($0)" } ?? "")
      text.add("<td><span class=\"badge\">\(finding.severity.keyword)</span> ")
      text.add(HTMLText.escaped(finding.message) + " <code>\(finding.rule.keyword)</code>")
      if let hint = finding.hint { text.element("p", " class=\"quiet\"", hint) }
      text.add("</td></tr>\n")
    }
    text.add("</tbody></table>\n")
    if findings.count > maxFindings {
      text.add("<p class=\"quiet\">… and \(findings.count - maxFindings) more</p>\n")
    }
  }

  private static let maxFindings = 2000

  /// Adds the coverage by scripts, and how much the book reaches when it plays by itself.
  static func add(
    _ coverage: BookCoverage, scriptCount: Int, plainRun: ContentCoverage.Count, to text: inout HTMLText
  ) {
    let total = coverage.total
    let scripts =
      switch scriptCount {
      case 0: "No script reaches anything:"
      case 1: "The script reaches"
      default: "The \(scriptCount) scripts reach"
      }
    text.add("<p>\(scripts) <strong>\(CoverageText.percent(total))</strong> of the book, ")
    text.add("\(total.reached) of \(total.all), as <code>bookplay test</code> counts it. Played by itself, ")
    text.add("the book reaches \(CoverageText.percent(plainRun)).</p>\n<div class=\"meters\">\n")
    for kind in CoverageKind.allCases {
      let count = coverage.count(of: kind)
      guard count.all > 0 else { continue }
      text.add("<div><span>\(kind.plural)</span><meter min=\"0\" max=\"\(count.all)\" value=\"\(count.reached)\">")
      text.add("</meter><span>\(count.reached) of \(count.all)</span></div>\n")
    }
    text.add("</div>\n")
    let missing = CoverageText.causes(of: coverage)
    guard !missing.isEmpty else { return }
    text.add("<ul class=\"missing\">\n")
    for part in missing.prefix(maxFindings) {
      let place = part.place.map { "line \($0.line): " } ?? ""
      text.element("li", "", place + CoverageText.words(for: part))
    }
    text.add("</ul>\n")
  }
}
