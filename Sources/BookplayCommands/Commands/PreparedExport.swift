import BookDrawing
import BookKit
import BookReports
import PropertyList

struct PreparedExport {
  let opened: OpenedBook
  let page: ExportedPage
  var cover: CoverPicture
  private let command: CommandContext

  init(_ argument: String, by command: CommandContext) throws(CommandError) {
    self.command = command
    opened = try OpenedBook(argument, by: command)
    var choices = try ReaderChoices(command.options)
    choices.settings.reducesMotion = true
    let player = try opened.player(choices)
    var page = try PreparedExport.page(of: opened, language: choices.settings.language)
    if !choices.options.isEmpty { page.options = String(decoding: player.keptOptions, as: UTF8.self) }
    page.progress = command.options[Export.progress]
    page.gate = command.options[Export.gate]
    if let voices = try GivenVoices(command.options[Export.voices]) {
      var reader = player
      try voices.adopt(by: &reader, of: opened.book)
      voices.report(for: reader, by: command)
      page.voices = voices.voices
      let count = voices.voices.sounds.count
      command.report.note(
        "the page contains \(count == 1 ? "1 recording" : "\(count) recordings") of readers' voices", in: opened.title)
    }
    self.page = page
    let pictures = PictureShelf(of: opened.folder)
    cover =
      PreparedExport.ownCover(of: opened, pictures: pictures)
      ?? CoverPicture(of: player, title: page.title, isDrawn: opened.book.hasDrawnCover, pictures: pictures)
  }

  var status: ExitStatus { page.assets.leftOut.isEmpty && page.assets.blankDrawings.isEmpty ? opened.status : .bad }

  func reportOmissions() {
    for (name, reason) in page.assets.leftOut {
      command.report.error(
        "`\(TerminalText.escaped(name))` is left out: \(TerminalText.escaped(reason))", by: opened.title)
    }
    for name in page.assets.blankDrawings {
      command.report.error("`\(TerminalText.escaped(name))` has no regions to colour", by: opened.title)
    }
    for (name, _) in cover.faults {
      let isKnown =
        page.assets.leftOut.contains { $0.name == name }
        || opened.findings.contains { $0.severity == .error && opened.text(at: $0) == name }
      if !isKnown {
        let picture = "`\(TerminalText.escaped(name))`"
        command.report.note("on the cover, the picture \(picture) is replaced by a frame", in: opened.title)
      }
    }
  }

  private static func ownCover(of opened: OpenedBook, pictures: PictureShelf) -> CoverPicture? {
    guard let name = opened.book.pages.first?.thumbnail?.value, let size = opened.assets?[name]?.size else {
      return nil
    }
    return CoverPicture(thumbnail: name, size: size, pictures: pictures)
  }

  static func page(of opened: OpenedBook, language: String?) throws(CommandError) -> ExportedPage {
    let book = try opened.binaryBook()
    let assets = ExportedAssets(of: opened.book, in: opened.folder)
    let title = opened.shownTitle(in: language)
    var people: [String] = []
    for name in [opened.book.author, opened.book.illustrator, opened.book.publisher] {
      if let name, !name.isEmpty, !people.contains(name) { people.append(name) }
    }
    var page = ExportedPage(
      title: title, description: ([title] + people).joined(separator: " · "),
      key: key(opened.book.identifier ?? opened.book.title, book), language: language,
      languageOfTexts: language ?? opened.book.languages.first?.value ?? "", book: book, assets: assets)
    page.identifier = opened.book.identifier
    return page
  }

  /// Returns the key under which the page saves its state: a hash of the book's identifier or title, or of its bytes if
  /// it has neither.
  private static func key(_ name: String?, _ book: [UInt8]) -> String {
    name.map { HexHash.of($0) } ?? HexHash.of(bytes: book)
  }
}
