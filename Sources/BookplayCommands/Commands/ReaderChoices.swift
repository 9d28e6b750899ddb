import BookKit

/// What the command line says about the reader of a book: the language, how much can move, and options.
struct ReaderChoices: Sendable {
  var settings = Player.Settings()
  /// Each is `NAME=VALUE`.
  let options: [String]

  init(_ options: GivenOptions) throws(CommandError) {
    self.options = options[Play.option]
    settings.language = options[Play.language]
    settings.reducesMotion = options[Play.reducedMotion]
    settings.seed = try options.value(of: Play.seed)
  }

  /// Returns a player with no page open yet.
  func player(of book: Book, _ assets: AssetCatalog?) throws(CommandError) -> Player {
    var player = Player(book, assets: assets, settings: settings)
    for option in options { try player.adopt(option, of: book) }
    return player
  }
}
