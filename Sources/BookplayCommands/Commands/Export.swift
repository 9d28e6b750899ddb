import BookKit
import BookReports
import PropertyList

/// `bookplay export`: writes a book as one self-contained web page that plays it.
struct Export {
  let command: CommandContext

  func run() throws(CommandFailure) -> ExitStatus {
    let opened = try OpenedBook(of: command)
    var settings = Player.Settings()
    settings.language = command.options[ExportOption.language]
    // Throws if the book can't be played, since then it can't be exported either.
    _ = try opened.player(settings)
    let page = try page(of: opened, language: settings.language)
    let bytes = page.bytes
    for (name, reason) in page.assets.leftOut {
      command.report.error(
        "`\(TerminalText.escaped(name))` is left out: \(TerminalText.escaped(reason))", by: opened.title)
    }
    let status = page.assets.leftOut.isEmpty ? opened.status : .bad
    try opened.deliver(bytes, by: command)
    guard let path = command.options.outputPath else { return status }
    let fonts = page.assets.files.filter { $0.type == AssetFormat.trueType.mediaType }.count
    let files = page.assets.files.count - fonts
    let contents = "\(files) \(files == 1 ? "picture or sound" : "pictures and sounds")"
    let pages = FindingReport.counted(opened.book.pages.count, "page")
    command.console.output.write(
      "\(TerminalText.escaped(path)): \(ByteCount.text(of: bytes.count)), with \(pages)"
        + (fonts == 0 ? " and \(contents)" : ", \(contents), and \(FindingReport.counted(fonts, "font"))") + "\n")
    return status
  }

  private func page(of opened: OpenedBook, language: String?) throws(CommandFailure) -> ExportedPage {
    let book = try opened.binaryBook()
    let assets = ExportedAssets(of: opened.book, in: opened.folder)
    return ExportedPage(
      title: opened.shownTitle(in: language),
      key: Export.key(opened.book.identifier ?? opened.book.title, book), language: language,
      languageOfTexts: language ?? opened.book.languages.first?.value ?? "", book: book, assets: assets)
  }

  /// Returns the key under which the page saves its state: a hash of the book's name, or of its bytes if it has no
  /// name.
  private static func key(_ name: String?, _ book: [UInt8]) -> String {
    name.map { HexHash.of($0) } ?? HexHash.of(bytes: book)
  }
}

/// Formats file sizes for people.
enum ByteCount {
  /// Returns a size such as `812 bytes`, `64 KB` or `1.3 MB`, in powers of 1000 as file managers show it.
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
