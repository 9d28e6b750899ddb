import BookChecking
import BookKit
import Playthrough
import PropertyList

/// Everything that a report says about a book and its playthroughs, as one JSON object.
package struct ReportJSON {
  private let outline: BookOutline
  private let title: String
  /// The BCP 47 language in which the book is shown; `nil` for its first one.
  private let language: String?
  private let findings: [Finding]
  private let coverage: BookCoverage
  /// The coverage of the plain run, which is the first of the runs.
  private let plainRun: ContentCoverage.Count
  private let runs: [ReportRun]
  private let sections: [Part]
  private let games: [Part]

  /// A section or a game, as a report shows it.
  package struct Part {
    let name: String
    let details: [String]
    let picture: [UInt8]

    /// Creates a part with what is said of it and its picture in PNG, which is empty if there is none.
    package init(name: String, details: [String], picture: [UInt8]) {
      self.name = name
      self.details = details
      self.picture = picture
    }
  }

  /// The maximum number of findings, and of parts that weren't reached; more would make the page too large to read.
  private static let maxListed = 2000

  /// Creates the report of a book; `runs` begins with the plain run.
  package init(
    book: Book, title: String, language: String?, findings: [Finding], coverage: BookCoverage,
    plainRun: ContentCoverage.Count, runs: [ReportRun], sections: [Part], games: [Part]
  ) {
    outline = BookOutline(book, pages: Array(book.pages.indices))
    self.title = title
    self.language = language
    self.findings = findings
    self.coverage = coverage
    self.plainRun = plainRun
    self.runs = runs
    self.sections = sections
    self.games = games
  }

  package var bytes: [UInt8] {
    var json = JSONOutput()
    json.object { json in
      addBook(to: &json)
      json.lines("pages", outline.pages) { json, page in json.object { add(outline.book.pages[page], page, to: &$0) } }
      json.lines("findings", findings.prefix(ReportJSON.maxListed)) { json, finding in
        json.value(JSONValue.object(finding.jsonMembers))
      }
      json.member("omittedFindings", max(0, findings.count - ReportJSON.maxListed))
      json.object("coverage") { addCoverage(to: &$0) }
      json.lines("graphs", graphs) { json, graph in json.object { graph.write(to: &$0) } }
      json.lines("runs", runs) { json, run in json.object { run.write(to: &$0) } }
    }
    return json.bytes
  }

  private func addBook(to json: inout JSONOutput) {
    let book = outline.book
    json.member("title", title)
    json.member("author", book.author)
    json.member("width", book.canvas.width)
    json.member("height", book.canvas.height)
    json.member("tickRate", runs.first?.tickRate)
    json.member("languages", book.languages.map { $0.value })
    json.member("language", language)
    json.lines("sections", sections) { json, part in json.object { ReportJSON.add(part, to: &$0) } }
    json.lines("games", games) { json, part in json.object { ReportJSON.add(part, to: &$0) } }
    json.objects("options", book.options) { json, option in
      json.member("name", outline.text(of: option.name))
      json.member("value", BookPhrases.value(option.defaultValue))
      let values = book.optionValues.last { $0.name == option.name }?.values ?? []
      json.member("values", values.map { BookPhrases.value($0.value) })
    }
  }

  private static func add(_ part: Part, to json: inout JSONOutput) {
    json.member("name", part.name)
    json.member("details", part.details)
    let picture = "data:image/png;base64," + String(decoding: Base64.encode(part.picture), as: UTF8.self)
    json.member("picture", part.picture.isEmpty ? nil : picture)
  }

  private func add(_ page: Page, _ index: Int, to json: inout JSONOutput) {
    json.member("page", index + 1)
    json.member("name", page.name.map { outline.text(of: $0.value) })
    json.member("title", page.localizedTitle.text(in: language ?? outline.book.languages.first?.value))
  }

  private func addCoverage(to json: inout JSONOutput) {
    CoverageJSON.write(coverage, to: &json)
    let missing = CoverageText.causes(of: coverage)
    json.lines("missing", missing.prefix(ReportJSON.maxListed)) { json, part in
      json.object { json in
        json.member("message", CoverageText.words(for: part))
        json.member("line", part.place?.line)
        json.member("column", part.place?.column)
      }
    }
    json.object("byItself") { CoverageJSON.write(plainRun, to: &$0) }
  }

  /// The graphs that aren't empty: of the rules for all pages, then of each page.
  private var graphs: [DrawnGraph] {
    ([nil] + outline.pages.indices.map { $0 }).map { DrawnGraph(outline, page: $0) }.filter { !$0.isEmpty }
  }
}
