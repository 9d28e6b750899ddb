/// The contents of generated sections, in one language.
struct SectionContents {
  struct Entry {
    let number: Int
    let title: String
    let thumbnail: String?
    /// The size of the picture that is shown.
    let size: (width: Double, height: Double)
  }

  struct Game {
    let name: String
    let title: String
    let page: Int?
    let file: String?
    let content: Element.Content
    /// A description for readers who can't see the game.
    let altText: String?
    let size: (width: Double, height: Double)?
    /// The size of the game's picture in the section of games.
    let pictureSize: (width: Double, height: Double)
  }

  let canvas: Rectangle
  let title: String?
  let pages: [Entry]
  let games: [Game]
  let hasCredits: Bool
  let options: [BookOptions.Entry]
  let words: SectionWords
  let look: BookLook

  func offers(_ option: BuiltInOption) -> Bool { options.contains { $0.rules.builtIn == option } }
}

extension SectionContents {
  /// The number of words from a page's texts that replace a missing title.
  static let wordsOfTitle = 5

  /// The name of the banner that praises a reader who completes a game.
  static let praise: StaticString = "done"

  /// Returns the names of all elements that generated sections of a book can have, without duplicates.
  static func elementNames(pageCount: Int, games: [PlayableGame], options: BookOptions, names: NameTable) -> [String] {
    var found = ["heading", "picture", "listen", "self", "read", "contents", "options", "credits", "back"]
    for number in 0..<pageCount { found += ["page" + String(number + 1), "title" + String(number + 1)] }
    if !games.isEmpty { found += gameElementNames(games, pageCount: pageCount) }
    for option in options.entries {
      let name = names.text(of: option.name)
      found.append(name + ".label")
      // There is a button for the book's own voice and for each recorded one.
      let isVoice = option.rules.builtIn == .voice
      let count = isVoice ? VoiceRecordings.maxVoices + 1 : option.rules.values.count
      for place in 0..<count { found.append(name + "." + String(place + 1)) }
    }
    return found
  }

  private static func gameElementNames(_ games: [PlayableGame], pageCount: Int) -> [String] {
    var found = ["play", "game", "hint", "again", "following", "undo", "clear", praise.description]
    if games.count > pageCount { found += (pageCount..<games.count).map { "title" + String($0 + 1) } }
    found += games.map { String(decoding: $0.name, as: UTF8.self) }
    let pieces = GameParts.pieces(games.map { $0.maxPieceCount }.max() ?? 0)
    let colors = GameParts.colors(games.map { $0.colorCount }.max() ?? 0)
    return found + (pieces.names + colors.names).map { "game." + $0 }
  }
}
