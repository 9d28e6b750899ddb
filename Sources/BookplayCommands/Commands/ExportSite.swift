import BookFiles
import BookReports

/// `bookplay export --site`: writes a book, or a shelf with several, as a folder for a web server.
struct ExportSite {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    try command.options.exclude([Export.output], with: Export.site)
    let path = command.options[Export.site] ?? ""
    guard path != "-", !path.isEmpty else { throw .usage(UsageText.invalidFolder(path, example: "--site site")) }
    // A folder that can't be written to is reported before books are read and drawn.
    var folder: SiteFolder
    do throws(SiteFolder.WritingError) { folder = try SiteFolder(path) } catch { throw ExportSite.error(for: error) }
    let arguments = command.invocation.arguments
    let (site, contents, status) =
      arguments.count == 1 && !ShelfSource.isShelf(arguments[0])
      ? try bookSite(of: arguments[0]) : try shelfSite(of: ShelfSource(arguments, by: command))
    let files = site.files
    do throws(SiteFolder.WritingError) { try folder.write(files) } catch { throw ExportSite.error(for: error) }
    let size = ByteCount.text(of: files.reduce(0) { $0 + $1.bytes.count })
    command.console.output.write("\(TerminalText.escaped(path)): \(size) in \(files.count) files, with \(contents)\n")
    return status
  }

  private static func error(for error: SiteFolder.WritingError) -> CommandError {
    switch error {
    case .file(let error): .file(error)
    case .foreign(let path):
      .overwriting(
        path, "a file that was not exported, or was changed since",
        hint: "export to another folder, or remove the file")
    }
  }

  private func bookSite(of argument: String) throws(CommandError) -> (Site, contents: String, ExitStatus) {
    var book = try PreparedExport(argument, by: command)
    var site = Site()
    let engine = site.addEngine()
    let page = book.page
    site.addManifest(title: page.title, language: page.languageOfTexts, cover: &book.cover)
    site.add(page, in: "", engine: engine)
    book.reportOmissions()
    return (site, book.contents, book.status)
  }

  private func shelfSite(of source: ShelfSource) throws(CommandError) -> (Site, contents: String, ExitStatus) {
    var site = Site()
    let engine = site.addEngine()
    var shelf = source.page
    var status = ExitStatus.good
    for (index, path) in source.books.enumerated() {
      var book = try PreparedExport(path, by: command)
      let folder = shelf.folder(for: book.opened.file.plainName)
      let page = shelf.keyed(book.page, folder: folder)
      if index == 0 { site.addManifest(title: shelf.title ?? ShelfPage.plainTitle, language: "", cover: &book.cover) }
      let cover = book.cover.picture(side: ShelfPage.coverSide)
      site.add(page, in: folder, engine: engine)
      let file = site.addLasting(cover.bytes, as: folder + "/cover-", cover.ending)
      shelf.add(page, in: folder, cover: file, width: cover.width, height: cover.height)
      book.reportOmissions()
      status = max(status, book.status)
    }
    shelf.addIndex(to: &site, engine: engine)
    let count = source.books.count
    return (site, FindingReport.counted(count, "book"), status)
  }
}
