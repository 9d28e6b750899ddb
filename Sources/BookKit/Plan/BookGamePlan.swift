/// A game that has a section of its own, with its names and references resolved.
struct BookGamePlan: Sendable {
  var name: Name
  /// The title for languages without a translation.
  var title: Name?
  /// The page that is used as the picture of the puzzle.
  var page: PageIndex?
  var source: PlayableGame
  var size: (width: Double, height: Double)?
}

extension BookPlanner {
  mutating func planGames() {
    for (index, game) in book.playableGames.enumerated() {
      plan.gameTitles += translations(of: game.localizedTitle, owner: index)
      var size: (width: Double, height: Double)?
      if let width = game.width, let height = game.height { size = (width, height) }
      if case .puzzle = game.content, game.page != nil { size = (book.canvas.width, book.canvas.height) }
      plan.games.append(
        BookGamePlan(
          name: plan.names.intern(game.name), title: game.localizedTitle.original.map { intern($0.value) },
          page: game.page.flatMap { plan.page($0) }, source: game,
          size: size ?? game.file.flatMap { assets?[$0]?.size }))
      // The section is planned when it's opened. By then, names and files can no longer be added to the book.
      if let file = game.file { _ = intern(file) }
      for sound in game.soundFiles { _ = file(sound) }
    }
  }
}
