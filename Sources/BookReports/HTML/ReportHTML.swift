import BookChecking
import BookDrawing
import BookKit
import Playthrough
import PropertyList

/// A self-contained HTML page about a book and its playthroughs, which never uses the network.
package struct ReportHTML {
  let outline: BookOutline
  let title: String
  /// The BCP 47 language in which the book is shown; `nil` for its first one.
  let language: String?
  let findings: [Finding]
  /// The coverage by the scripts.
  let coverage: BookCoverage
  /// The coverage of the plain run, which is the first of the runs.
  let plainRun: ContentCoverage.Count
  let runs: [ReportRun]
  /// Pictures of each page after it has entered and when the plain run leaves it.
  let pictures: [(entered: [UInt8], left: [UInt8]?)]
  /// Images that several pictures share.
  let definitions: [UInt8]

  /// Creates a page from everything that it shows.
  package init(
    book: Book, title: String, language: String?, findings: [Finding], coverage: BookCoverage,
    plainRun: ContentCoverage.Count, runs: [ReportRun], pictures: [(entered: [UInt8], left: [UInt8]?)],
    definitions: [UInt8]
  ) {
    outline = BookOutline(book, pages: Array(book.pages.indices))
    self.title = title
    self.language = language
    self.findings = findings
    self.coverage = coverage
    self.plainRun = plainRun
    self.runs = runs
    self.pictures = pictures
    self.definitions = definitions
  }

  /// The whole page.
  package var bytes: [UInt8] {
    var text = HTMLText()
    addHead(to: &text)
    text.add("<svg width=\"0\" height=\"0\" class=\"shared\" aria-hidden=\"true\">")
    text.add(definitions)
    text.add("</svg>\n")
    addHeader(to: &text)
    text.add("<main>\n<section id=\"pages\"><h2>Pages</h2>\n")
    addPages(to: &text)
    text.add("</section>\n<section id=\"runs\"><h2>Timelines</h2>\n")
    addRuns(to: &text)
    text.add("</section>\n<section id=\"causes\"><h2>Triggers and rules</h2>\n")
    addGraphs(to: &text)
    text.add("</section>\n<section id=\"findings\"><h2>Findings</h2>\n")
    ReportFindings.add(findings, to: &text)
    text.add("</section>\n<section id=\"coverage\"><h2>Coverage</h2>\n")
    ReportFindings.add(coverage, scriptCount: runs.count - 1, plainRun: plainRun, to: &text)
    text.add("</section>\n<section id=\"traces\"><h2>Traces</h2>\n")
    addTraces(to: &text)
    text.add(
      "</section>\n</main>\n<div id=\"tip\" hidden></div>\n<script>\(ReportHTML.script)</script>\n</body></html>\n")
    return text.bytes
  }

  // MARK: - Around it

  private func addHead(to text: inout HTMLText) {
    // The content security policy allows only the script in the page and no requests.
    let digest = String(decoding: Base64.encode(SHA256.of(Array(ReportHTML.script.utf8))), as: UTF8.self)
    let rest = "img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-\(digest)'"
    let policy = "default-src 'none'; base-uri 'none'; form-action 'none'; \(rest)"
    text.add("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n")
    text.add("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n")
    text.add("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    text.add("<meta name=\"color-scheme\" content=\"light dark\">\n")
    text.element("title", "", title + ": report")
    text.add("\n<style>\(ReportHTML.style)</style></head><body>\n")
  }

  private func addHeader(to text: inout HTMLText) {
    let book = outline.book
    text.add("<header>")
    text.element("h1", "", title)
    var words = FindingReport.counted(book.pages.count, "page")
    words += " of \(BookPhrases.number(book.canvas.width)) × \(BookPhrases.number(book.canvas.height))"
    if let author = book.author { words = "by \(author) · " + words }
    if !book.languages.isEmpty { words += " · " + book.languages.map { $0.value }.joined(separator: ", ") }
    text.element("p", "", words)
    let (errors, warnings) = (findings.count { $0.severity == .error }, findings.count { $0.severity == .warning })
    text.add("<div class=\"tiles\">")
    addTile("\(errors)", errors == 1 ? "error" : "errors", isBad: errors > 0, to: &text)
    addTile("\(warnings)", warnings == 1 ? "warning" : "warnings", isBad: false, to: &text)
    addTile(CoverageText.percent(coverage.total), "reached by scripts", isBad: false, to: &text)
    let failed = runs.count { $0.failure != nil }
    addTile("\(runs.count - failed) of \(runs.count)", "runs passed", isBad: failed > 0, to: &text)
    text.add("</div>\n<nav>")
    let parts = [
      ("pages", "Pages"), ("runs", "Timelines"), ("causes", "Triggers and rules"), ("findings", "Findings"),
      ("coverage", "Coverage"), ("traces", "Traces"),
    ]
    for (place, name) in parts { text.add("<a href=\"#\(place)\">\(name)</a>") }
    text.add("</nav></header>\n")
  }

  private func addTile(_ number: String, _ words: String, isBad: Bool, to text: inout HTMLText) {
    text.add("<div\(isBad ? " class=\"bad\"" : "")><strong>\(number)</strong><span>\(words)</span></div>")
  }

  // MARK: - Parts

  private func addPages(to text: inout HTMLText) {
    text.add("<div class=\"pages\">\n")
    for (number, picture) in pictures.enumerated() {
      let page = outline.book.pages[number]
      text.add("<figure>")
      text.add(picture.entered)
      if let left = picture.left {
        text.add("<div class=\"later\">")
        text.add(left)
        text.add("</div>")
      }
      text.add("<figcaption><b>\(number + 1)</b> ")
      let language = language ?? outline.book.languages.first?.value
      let title = page.localizedTitle.text(in: language)
      text.add(HTMLText.escaped(title ?? page.name.map { outline.text(of: $0.value) } ?? ""))
      if picture.left != nil { text.add("<small>when it enters, and when it is left</small>") }
      text.add("</figcaption></figure>\n")
    }
    text.add("</div>\n")
  }

  private func addRuns(to text: inout HTMLText) {
    text.add("<p class=\"controls\"><label>Run <select id=\"run\">")
    for (number, run) in runs.enumerated() { text.element("option", " value=\"\(number)\"", run.title) }
    text.add("</select></label> <label>Zoom <input id=\"zoom\" type=\"range\" min=\"0\" max=\"5\" step=\"0.25\"")
    text.add(
      " value=\"0\"></label>\n<span class=\"legend\"><i class=\"stage\"></i>on stage<i class=\"tween\"></i>tween")
    text.add(
      "<i class=\"sound\"></i>sound<i class=\"movie\"></i>movie<i class=\"drag\"></i>drag<b class=\"touch\"></b>")
    text.add(
      "touch<b class=\"rule\"></b>trigger, rule<b class=\"word\"></b>word<b class=\"refused\"></b>refused</span></p>\n")
    for (number, run) in runs.enumerated() {
      text.add("<div class=\"run\" data-run=\"\(number)\">")
      text.element("h3", "", run.title)
      if let failure = run.failure { text.element("p", " class=\"failure\"", failure) }
      text.add("\n")
      TimelineHTML(run).add(to: &text)
      text.add("</div>\n")
    }
  }

  private func addGraphs(to text: inout HTMLText) {
    var graphs = [("On every page", CauseGraph(rulesOf: outline))]
    for page in outline.pages.indices {
      graphs.append(("Page \(outline.pages[page] + 1)", CauseGraph(outline, page: page)))
    }
    for (title, graph) in graphs where !graph.arrows.isEmpty {
      text.element("h3", "", title)
      text.add("\n")
      if graph.isTooLarge {
        text.add("<p class=\"quiet\">\(graph.nodes.count) nodes: too many to draw.</p>\n")
      } else {
        GraphHTML(graph).add(to: &text)
      }
    }
    if graphs.allSatisfy({ $0.1.arrows.isEmpty }) {
      text.add("<p class=\"quiet\">There are no triggers or rules.</p>\n")
    }
  }

  private func addTraces(to text: inout HTMLText) {
    for run in runs {
      text.add("<details><summary>")
      text.add(HTMLText.escaped(run.title) + " <small>\(FindingReport.counted(run.events.count, "event"))</small>")
      text.add("</summary><pre>")
      let writer = EventText(names: run.names, tickRate: run.tickRate)
      var lines: [UInt8] = []
      for event in run.events { writer.append(event, to: &lines) }
      // Lines end with line feeds, which needn't be escaped.
      for line in lines.split(separator: UInt8(ascii: "\n")) {
        text.add(HTMLText.escaped(String(decoding: line, as: UTF8.self)) + "\n")
      }
      text.add("</pre></details>\n")
    }
  }
}
