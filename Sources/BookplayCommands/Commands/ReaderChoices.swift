import BookKit

struct ReaderChoices: Sendable {
  var settings = Player.Settings()
  let options: [String]

  init(_ options: GivenOptions) throws(CommandError) {
    self.options = options[Play.option]
    settings.language = options[Play.language]
    settings.reducesMotion = options[Play.reducedMotion]
    settings.seed = try options.value(of: Play.seed)
  }

  func player(of book: Book, _ assets: AssetCatalog?) throws(CommandError) -> Player {
    var player = Player(book, assets: assets, settings: settings)
    for option in options { try player.adopt(option, of: book) }
    return player
  }
}
