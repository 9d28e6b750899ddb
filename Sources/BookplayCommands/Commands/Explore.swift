import BookFiles
import BookReports
import Playthrough

struct Explore: BookplayCommand {
  static let page = Option.text("page", .text("PAGE"), "explore only this page, by name or number")
  static let budget = Option.count(
    "budget", "try N steps (default \(Explorer.Settings().budget)); more steps find more")
  static let seed = Option.count("seed", "use another random seed (default 1)")
  static let format = Option.reports(StructureFormat.self, "text (default) or json; FORMAT=FILE for a file")
  static let output = Option.text("output", letter: "o", .folder, "write the scripts to FOLDER, which is created")

  static let entry = CommandEntry(
    .explore, takes: .oneBook, "play a book automatically to find what goes wrong or never happens",
    options: [page, budget, seed, format, output],
    remarks: [
      ArgumentTable.bookRemark, "The same book, seed and budget give the same findings on slow and fast machines.",
      "The exit status is 1 if it finds anything. It may not find every problem.",
    ],
    examples: ["bookplay explore Moon", "bookplay explore Moon --page 2 --budget 1000000 -o Moon/found"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    var settings = Explorer.Settings()
    settings.seed = UInt64(try command.options.value(of: Explore.seed) ?? Int(settings.seed))
    settings.budget = try command.options.value(of: Explore.budget) ?? settings.budget
    let folder = try self.folder()
    // `--output` names the folder for scripts here, not the file of a report.
    let reports = try command.reports(Explore.format, default: .text, outputIsReport: false)
    // The time to read and prepare a large book counts too.
    var progress = Progress(command.console, count: settings.budget, of: "steps")
    let opened = try OpenedBook(of: command)
    progress.show(0)
    if let page = command.options[Explore.page] { settings.page = try opened.page(page) + 1 }
    var explorer = Explorer(try opened.player(for: command), of: opened.book, settings: settings)
    let exploration = explore(with: &explorer, progress)
    let report = ExplorationReport(
      opened.source, opened.list, opened.book, exploration, settings,
      errorCount: opened.findings.count { $0.severity == .error })
    let kept = try keep(report, in: folder)
    write(report, kept: kept, in: reports)
    try reports.write()
    return report.findings.isEmpty ? opened.status : .bad
  }

  private func explore(with explorer: inout Explorer, _ progress: Progress) -> Exploration {
    var steps = progress
    var scripts: Progress?
    let exploration = explorer.explore { progress in
      switch progress {
      case .steps(let count): steps.show(count)
      case .scripts(let count, of: let all):
        steps.hide()
        var shown = scripts ?? Progress(command.console, count: all, of: "findings have a script")
        shown.show(count)
        scripts = shown
      }
    }
    steps.hide()
    scripts?.hide()
    return exploration
  }

  /// Returns the folder for the scripts, or `nil` if none was given; throws before exploring if it can't be used.
  private func folder() throws(CommandError) -> NewFolder? {
    guard let path = command.options[Explore.output] else { return nil }
    guard path != "-", !path.isEmpty else { throw .usage(UsageText.invalidFolder(path, example: "-o found")) }
    return try CommandError.rethrowing(NewFolder(path))
  }

  /// Writes all scripts or none, and returns the path of each finding's script, or `nil` if it has none.
  private func keep(_ report: ExplorationReport, in folder: NewFolder?) throws(CommandError) -> [String?] {
    var names = ScriptFileNames()
    let paths = report.findings.map { $0.script.isEmpty ? nil : names.name(for: $0) }
    guard let folder, let argument = command.options[Explore.output] else { return paths.map { _ in nil } }
    var files: [(path: String, bytes: [UInt8])] = []
    for (path, finding) in zip(paths, report.findings) {
      if let path { files.append((path, Array(finding.scriptWithWords.utf8))) }
    }
    guard !files.isEmpty else {
      command.report.note("there is nothing to write", in: argument)
      return paths
    }
    try CommandError.rethrowing(folder.fill(with: files))
    command.report.note("\(FindingReport.counted(files.count, "script")) written", in: argument)
    let start = argument.hasSuffix("/") ? argument : argument + "/"
    return paths.map { $0.map { start + $0 } }
  }

  private func write(_ report: ExplorationReport, kept: [String?], in reports: RequestedReports<StructureFormat>) {
    for wanted in reports.all {
      let output = wanted.output
      switch wanted.format {
      case .text:
        let text = ExplorationText(paint: command.paint(for: output), width: command.width(of: wanted))
        output.write(text.text(of: report))
      case .json: output.write(ExplorationJSON.bytes(of: report, kept: kept))
      }
    }
  }
}

private struct ScriptFileNames {
  private var known = Set<String>()

  mutating func name(for finding: ExplorationReport.Finding) -> String {
    let words = [finding.kind.keyword.description, finding.page.map { "page-\($0)" }, finding.item, finding.name]
    let stem = words.compactMap(\.self).map(ScriptFileNames.plain).filter { !$0.isEmpty }.joined(separator: "-")
    return known.insertNumbered(stem) + FoundScripts.fileExtension
  }

  private static func plain(_ text: String) -> String {
    var plain = ""
    for byte in text.utf8.prefix(40) {
      let isFit = byte | 0x20 &- 0x61 < 26 && byte < 0x80 || byte &- 0x30 < 10
      let character = isFit ? Character(Unicode.Scalar(byte)).lowercased() : "-"
      if character != "-" || plain.last != "-" { plain += character }
    }
    return plain.split(separator: "-").joined(separator: "-")
  }
}
