import BookKit
import PropertyList

/// The engine's state of a page some time after its opening.
struct StageMoment {
  private var player: Player
  /// The page indices of the engine's elements, in document order; `nil` for elements that weren't found.
  private let indexes: [Int?]

  init?(_ session: EditorSession, _ page: StagePage, at time: Double, language: String?) {
    guard let book = session.document.book else { return nil }
    var settings = Player.Settings()
    settings.language = language
    player = Player(book, assets: session.document.assets, settings: settings)
    if let number = book.pages.firstIndex(where: { $0.node == page.outline.node }) {
      guard player.open(page: number + 1) else { return nil }
    } else {
      let section = book.sections.first { $0.node == page.outline.node }?.section
      guard let section, player.perform(.openNamed(book.names.text(of: section.value))) == nil else { return nil }
    }
    // An hour is enough for any page; a longer time would only make the user wait.
    player.advance(by: Ticks(seconds: min(time, 3600), tickRate: book.tickRate))
    var next = 0
    var found: [Int?] = []
    for item in player.items {
      let name = player.names.utf8(of: item.name)
      let index = page.outline.items[next...].firstIndex { $0.type == item.type && $0.name.utf8.elementsEqual(name) }
      if let index { next = index + 1 }
      found.append(index)
    }
    indexes = found
  }

  /// Returns the angle by which a flap is open, in degrees.
  func angle(of flap: MovablePart, _ index: Int) -> Double? {
    item(index).flatMap { player.progress(of: $0.name) }.map { $0 * flap.angle }
  }

  func item(_ index: Int) -> StageItem? {
    let items = player.items
    guard let place = indexes.firstIndex(of: index), items.indices.contains(place), items[place].isOnStage else {
      return nil
    }
    return items[place]
  }
}
