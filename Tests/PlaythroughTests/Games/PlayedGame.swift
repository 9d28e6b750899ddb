import BookKit
import PropertyList
import Testing

/// Books with games, and players of them.
enum PlayedGame {
  /// A picture of two regions to colour by number.
  static let pond = """
    { pages = ( { elements = ( { type = coloring; name = pond; x = 100; y = 100; width = 200; height = 100;
        palette = ("#FDD835", "#1E5BC6"); regions = (
          { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; target = 1; },
          { name = sea; path = "M100 0 L200 0 L200 100 L100 100 Z"; target = 2; } ); } ); } ); }
    """

  /// Returns a book with one puzzle, with more keys of it.
  static func puzzle(_ keys: String, and elements: String = "", rules: String = "") -> String {
    """
    { pages = ( { name = table; elements = ( { type = puzzle; name = jig; fileName = "p.png"; x = 100; y = 100;
        width = 400; height = 300; tray = { x = 550; y = 50; width = 450; height = 650; }; \(keys) }\(elements) );
        rules = (\(rules)); }, { name = other; elements = ( ); } ); }
    """
  }

  static func player(_ text: String, assets: AssetCatalog? = nil) throws -> Player {
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    return Player(try #require(Book.read(list).book), assets: assets)
  }

  /// What happened, as `KIND ITEM`, without touches and drags.
  static func moves(_ runner: TracedBook) -> [String] {
    let names = runner.runner.player.names
    return runner.runner.events.compactMap { event in
      switch event.kind {
      case .puzzleStarted, .puzzleCompleted, .piecePlaced, .pieceTurned, .pieceJoined, .coloringCleared,
        .coloringCompleted, .colorChosen, .regionFilled:
        "\(event.kind) \(event.item.map { names.text(of: $0) } ?? "")"
      default: nil
      }
    }
  }
}
