import BookChecking
import BookKit
import Playthrough
import PropertyList

/// The contents of a report about a book and its playthroughs, as one JSON object.
package struct ReportJSON {
  private let outline: BookOutline
  private let title: String
  /// The language as a BCP 47 tag, or `nil` for the book's first one.
  private let language: String?
  private let findings: [Finding]
  private let coverage: BookCoverage
  /// The coverage of the plain run, which comes first among the runs.
  private let plainRun: ContentCoverage.Count
  private let runs: [ReportRun]
  private let sections: [Part]
  private let games: [Part]

  package struct Part {
    let name: String
    let details: [String]
    let picture: [UInt8]

    /// Creates a part.
    ///
    /// The details are phrases; the picture is a PNG, or empty if there is none.
    package init(name: String, details: [String], picture: [UInt8]) {
      (self.name, self.details, self.picture) = (name, details, picture)
    }
  }

  /// The maximum number of findings, and of parts that weren't reached; more would make the page too large to read.
  private static let maxListed = 2000

  package init(
    book: Book, title: String, language: String?, findings: [Finding], coverage: BookCoverage,
    plainRun: ContentCoverage.Count, runs: [ReportRun], sections: [Part], games: [Part]
  ) {
    outline = BookOutline(book, pages: Array(book.pages.indices))
    (self.title, self.language, self.findings, self.coverage) = (title, language, findings, coverage)
    (self.plainRun, self.runs, self.sections, self.games) = (plainRun, runs, sections, games)
  }

  package var bytes: [UInt8] {
    var json = JSONOutput()
    json.object { json in
      addBook(to: &json)
      json.lines("pages", outline.pages.map(page))
      json.lines("findings", findings.prefix(ReportJSON.maxListed).map(\.json))
      json.member("omittedFindings", max(0, findings.count - ReportJSON.maxListed))
      json.object("coverage") { addCoverage(to: &$0) }
      json.lines("graphs", graphs.map { $0.json })
      json.lines("runs", of: runs) { json, run in json.object { run.write(to: &$0) } }
    }
    return json.bytes
  }

  private func addBook(to json: inout JSONOutput) {
    let book = outline.book
    json.member("title", title.json)
    json.member("author", book.author?.json)
    json.member("width", book.canvas.width.json)
    json.member("height", book.canvas.height.json)
    json.member("tickRate", runs.first?.tickRate.json)
    json.member("languages", book.languages.map { $0.value }.json)
    json.member("language", language?.json)
    json.lines("sections", sections.map { $0.json })
    json.lines("games", games.map { $0.json })
    let options = book.options.map { option -> JSONValue in
      let values = book.optionValues.last { $0.name == option.name }?.values ?? []
      return [
        "name": outline.text(of: option.name).json, "value": BookPhrases.value(option.defaultValue).json,
        "values": values.map { BookPhrases.value($0.value) }.json,
      ]
    }
    json.member("options", .array(options))
  }

  private func page(_ index: Int) -> JSONValue {
    let page = outline.book.pages[index]
    let title = page.localizedTitle.text(in: language ?? outline.book.languages.first?.value)
    return ["page": (index + 1).json, "name": page.name.map { outline.text(of: $0.value).json }, "title": title?.json]
  }

  private func addCoverage(to json: inout JSONOutput) {
    for member in CoverageJSON.value(coverage).members { json.member(member.name, member.value) }
    let missing = CoverageText.causes(of: coverage).prefix(ReportJSON.maxListed).map { part -> JSONValue in
      ["message": CoverageText.words(for: part).json, "line": part.place?.line.json, "column": part.place?.column.json]
    }
    json.lines("missing", missing)
    json.member("byItself", CoverageJSON.value(plainRun))
  }

  private var graphs: [DrawnGraph] {
    ([nil] + outline.pages.indices.map { $0 }).map { DrawnGraph(outline, page: $0) }.filter { !$0.isEmpty }
  }
}

extension ReportJSON.Part {
  fileprivate var json: JSONValue {
    let data = "data:image/png;base64," + String(decoding: Base64.encode(picture), as: UTF8.self)
    return ["name": name.json, "details": details.json, "picture": picture.isEmpty ? nil : data.json]
  }
}
