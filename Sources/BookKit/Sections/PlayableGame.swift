/// A game with a section of its own: one that the book lists or, if the book has no list, a puzzle of one of its pages.
package struct PlayableGame: Sendable {
  /// The word that opens the game, in UTF-8.
  package let name: [UInt8]
  package var localizedTitle = LocalizableText()
  package let content: Element.Content
  /// A description for readers who can't see the game.
  var altText: String?
  package var width: Double?
  package var height: Double?

  var page: PageReference? { content.shownPage?.value }

  var file: String? { content.fileName?.value }

  /// The maximum number of pieces; 0 if the game isn't a puzzle.
  var maxPieceCount: Int { content.puzzle?.maxPieceCount ?? 0 }

  /// The number of colours to choose from; 0 if the game isn't a picture to colour.
  var colorCount: Int { content.coloring?.palette.count ?? 0 }

  package var soundFiles: [String] { content.soundFiles }
}

extension Book {
  /// The maximum number of puzzles that a book has if it doesn't list its games.
  private static let maxAutomaticGames = 24

  /// The games that have sections of their own; of games with the same name, the first one counts.
  package var playableGames: [PlayableGame] {
    guard let games else { return automaticGames }
    var found: [PlayableGame] = []
    for game in games {
      guard let name = game.name.map({ Array(names.utf8(of: $0.value)) }), SectionKind(name) == nil,
        !found.contains(where: { $0.name == name })
      else { continue }
      found.append(
        PlayableGame(
          name: name, localizedTitle: game.localizedTitle, content: game.content, altText: game.altText?.value,
          width: game.width?.value, height: game.height?.value))
    }
    return found
  }

  private var automaticGames: [PlayableGame] {
    picturePages.map { number in
      var puzzle = PuzzleContent()
      puzzle.page = Located(.number(number))
      return PlayableGame(name: Array(Book.puzzleName(number).utf8), content: .puzzle(puzzle))
    }
  }

  private var picturePages: [Int] {
    var numbers: [Int] = []
    for index in pages.indices where pages[index].showsPicture {
      numbers.append(index + 1)
      if numbers.count == Book.maxAutomaticGames { break }
    }
    return numbers
  }

  private static func puzzleName(_ page: Int) -> String { "puzzle\(page)" }

  package var gameWords: [String] {
    games == nil
      ? picturePages.map { Book.puzzleName($0) } : playableGames.map { String(decoding: $0.name, as: UTF8.self) }
  }
}

extension Page {
  fileprivate var showsPicture: Bool {
    if case .image? = background?.value { return true }
    return elements.contains { $0.type.isPicture }
  }
}
