import BookDrawing
import BookFiles
import BookReports

struct ReportPictures {
  private let opened: OpenedBook
  private let player: Player
  private var rasterizer: Rasterizer

  /// The maximum width of a picture in pixels, which is enough for a report.
  private static let width = 480.0

  init(of opened: OpenedBook, playedBy player: Player) {
    (self.opened, self.player) = (opened, player)
    rasterizer = Rasterizer(pictures: PictureShelf(of: opened.folder))
  }

  mutating func sections() -> [ReportJSON.Part] {
    let games = Set(gameWords)
    return player.sections.filter { player.isAuthored(section: $0) }.compactMap { section in
      let word = player.names.text(of: section)
      guard !games.contains(word), var still = player.still(ofSection: word) else { return nil }
      return ReportJSON.Part(name: word, details: [], picture: picture(of: &still, showing: []))
    }
  }

  mutating func games() -> [ReportJSON.Part] {
    var parts: [ReportJSON.Part] = []
    for word in gameWords.prefix(ReportPictures.maxGames) {
      var player = player
      player.perform(.openNamed(word))
      parts.append(game(word, on: &player))
    }
    for (index, page) in opened.book.pages.enumerated() where page.elements.contains(where: { $0.type.isGame }) {
      guard parts.count < ReportPictures.maxGames else { break }
      var player = player
      player.open(page: index + 1)
      let names = page.elements.filter { $0.type.isGame }.map { opened.book.names.text(of: $0.name) }
      parts.append(game(names.joined(separator: ", "), on: &player, page: index + 1))
    }
    return parts
  }

  /// The maximum number of games; more would make a report too large.
  private static let maxGames = 100

  private mutating func game(_ name: String, on player: inout Player, page: Int? = nil) -> ReportJSON.Part {
    player.passTime(until: nil)
    let place = page.map { ["on page \($0)"] } ?? []
    return ReportJSON.Part(
      name: name, details: place + details(of: player), picture: picture(of: &player, showing: .regions))
  }

  private var gameWords: [String] { opened.book.games == nil ? [] : opened.book.gameWords }

  private func details(of player: Player) -> [String] {
    player.elements.indices.flatMap { element in
      let pieces = player.puzzle(of: element).map { FindingReport.counted($0.pieces.count, "piece") }
      let regions = player.coloring(of: element).map { FindingReport.counted($0.regions.count, "region") }
      return [pieces, regions].compactMap { $0 }
    }
  }

  private mutating func picture(of player: inout Player, showing explanations: Drawing.Explanations) -> [UInt8] {
    let drawing = Drawing(of: &player, showing: explanations)
    let scale = min(1, ReportPictures.width / opened.book.canvas.width)
    return rasterizer.draw(drawing, scale: scale).map { PNGWriter.bytes(of: $0.pixmap) } ?? []
  }
}
