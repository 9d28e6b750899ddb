import BookDrawing
import BookEditing
import BookFiles

struct EditedBookPages: Sendable {
  let document: BookDocument
  let folder: BookFolder?
  let plainName: String

  private static let pictureWidth = 160.0

  /// Returns a PNG of a page once it has entered; the sections that the author drew come after the pages.
  func picture(ofPage index: Int, language: String?) -> [UInt8]? {
    guard let book = document.book, var player = opened(book, index, language: language) else { return nil }
    player.passTime(until: nil)
    let drawing = Drawing(of: &player)
    var rasterizer = Rasterizer(pictures: PictureShelf(of: folder))
    let scale = EditedBookPages.pictureWidth / max(1, book.canvas.width)
    return rasterizer.draw(drawing, scale: scale).map { PNGWriter.bytes(of: $0.pixmap) }
  }

  private func opened(_ book: Book, _ index: Int, language: String?) -> Player? {
    var settings = Player.Settings()
    settings.language = language
    settings.reducesMotion = true
    var player = Player(book, assets: document.assets, settings: settings)
    if book.pages.indices.contains(index) { return player.open(page: index + 1) ? player : nil }
    let drawn = player.sections.filter { player.isAuthored(section: $0) }
    let position = index - book.pages.count
    guard drawn.indices.contains(position) else { return nil }
    return player.still(ofSection: player.names.text(of: drawn[position]))
  }

  func playedPage(language: String?) -> [UInt8]? {
    var options = WritingOptions()
    options.allowsSubstitutes = true
    guard let book = document.book,
      let bytes = Book.written(document.list, as: .binary, options: options).bytes
    else { return nil }
    let title = book.localizedTitle.text(in: language ?? book.languages.first?.value) ?? plainName
    let page = ExportedPage(
      title: title.isEmpty ? plainName : title, description: title, key: "", language: language,
      languageOfTexts: language ?? book.languages.first?.value ?? "", book: bytes,
      assets: ExportedAssets(of: book, in: folder))
    return page.bytes(icon: [])
  }
}
