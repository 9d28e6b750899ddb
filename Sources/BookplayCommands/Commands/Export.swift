import BookKit
import BookReports
import PropertyList

struct Export: BookplayCommand {
  static let output = Option.text("output", letter: "o", .file, "write to FILE and print its size")
  static let site = Option.text("site", .folder, "write a folder for a server; for several books, a shelf")
  static let option = Option.texts("option", "NAME=VALUE", "begin as if the reader had set this option of the book")
  static let progress = Option.choice(
    PageProgress.self, "progress", "KIND", "show how far readers are: dots, count or none")
  static let gate = Option.choice(PageGate.self, "gate", "KIND", "what grown-ups do to pass the gate: sum or hold")
  static let voices = Option.text("voices", .file, "put the recordings of readers in FILE into the page")

  static let entry = CommandEntry(
    .export, takes: .books, "export books as web pages that play them, on tablets too",
    options: [output, site, CommonOption.firstLanguage, option, voices, progress, gate] + WatchOption.all,
    remarks: [
      ArgumentTable.bookRemark, "With --site, it can also be a shelf.plist, which lists books.",
      "A single file contains engine, pictures, sounds and fonts, and needs no network.",
      "A book with errors is exported as far as it can be played; errors are reported.",
    ],
    examples: ["bookplay export Moon -o Moon.html", "bookplay export Moon Boat --site books"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    if command.options.contains(Export.site) { return try ExportSite(command: command).run() }
    let arguments = command.invocation.arguments
    guard arguments.count == 1, !ShelfSource.isShelf(arguments[0]) else { throw .usage(surplus(in: arguments)) }
    var book = try PreparedExport(arguments[0], by: command)
    let bytes = book.page.bytes(icon: book.cover.icon(side: 64, isRounded: true))
    book.reportOmissions()
    try book.opened.deliver(bytes, by: command)
    guard let path = command.options.outputPath else { return book.status }
    command.console.output.write(
      "\(TerminalText.escaped(path)): \(ByteCount.text(of: bytes.count)), with \(book.contents)\n")
    return book.status
  }

  private func surplus(in arguments: [String]) -> String {
    let other = arguments.dropFirst().first { word in
      [".html", FoundScripts.fileExtension].contains(where: word.hasSuffix)
    }
    return other.map { UsageText.surplus($0, "book", in: .export) }
      ?? "several books make a shelf, which is a folder for a web server; write `--site FOLDER`"
  }
}

extension PreparedExport {
  /// What the export contains, such as `2 pages and 5 pictures and sounds`.
  var contents: String {
    let fonts = page.assets.files.filter { $0.type == AssetFormat.trueType.mediaType }.count
    let files = page.assets.files.count - fonts
    let pages = FindingReport.counted(opened.book.pages.count, "page")
    let media = "\(files) \(files == 1 ? "picture or sound" : "pictures and sounds")"
    return fonts == 0 ? "\(pages) and \(media)" : "\(pages), \(media), and \(FindingReport.counted(fonts, "font"))"
  }
}

enum ByteCount {
  static func text(of count: Int) -> String {
    switch count {
    case ..<1000: return "\(count) bytes"
    case ..<999_500: return "\((count + 500) / 1000) KB"
    default:
      let tenths = (count + 50_000) / 100_000
      return "\(tenths / 10).\(tenths % 10) MB"
    }
  }
}
