import BookKit

/// Something that a script does with a game, in the form in which a player receives it.
package enum GameAction: Sendable, Equatable {
  /// Shows where a piece of a puzzle belongs.
  case hint
  /// Begins the game anew.
  case restart
  /// Takes back the last step in a picture to colour.
  case undo
  /// Empties a picture to colour.
  case clear
  /// Solves the game by the choices of readers who don't touch.
  case solve
  /// Fills a region, with the chosen colour or with one of the palette, counted from 1.
  case fill(region: [UInt8], color: Int?)

  /// The keyword of the command.
  package var keyword: StaticString {
    switch self {
    case .hint: "hint"
    case .restart: "restart"
    case .undo: "undo"
    case .clear: "clear"
    case .solve: "solve"
    case .fill: "fill"
    }
  }

  /// The type of game that it's for, or `nil` if it's for all games.
  package var type: ElementType? {
    switch self {
    case .hint: .puzzle
    case .undo, .clear, .fill: .coloring
    case .restart, .solve: nil
    }
  }

  /// Passes the action to a player.
  func perform(on player: inout Player, game: Name) {
    switch self {
    case .hint: player.showHint(of: game)
    case .restart: player.restart(game: game)
    case .undo: player.undo(in: game)
    case .clear: player.clear(picture: game)
    case .solve: player.solve(game: game)
    case .fill(let region, let color):
      if let region = player.names.find(region) { player.fill(region, of: game, with: color) }
    }
  }
}
