import BookKit
import PropertyList

/// The names of games and of their parts that scripts can use.
struct GameNames: Sendable {
  private var games: [(name: [UInt8], parts: GameParts)] = []
  private let sections: [[UInt8]]

  init(_ book: Book) {
    let playable = book.playableGames
    sections = playable.map { $0.name }
    for page in book.pagesAndSections {
      for element in page.elements where element.type.isGame {
        if let parts = element.content.parts { games.append((Array(book.names.utf8(of: element.name)), parts)) }
      }
    }
    let parts = playable.compactMap { $0.content.parts }
    games += parts.map { (name: Array(ReservedName.game.description.utf8), parts: $0) }
  }

  var isEmpty: Bool { games.isEmpty }

  func hasGame(_ name: [UInt8]) -> Bool { sections.contains(name) }

  /// Returns whether a puzzle has a piece, or a picture a colour, with this name.
  func hasPart(_ text: [UInt8]) -> Bool {
    guard let point = text.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let (name, part) = (text[..<point], text[(point + 1)...])
    return games.contains { $0.name.elementsEqual(name) && $0.parts.contains(part) }
  }

  /// Returns a hint for the name of a missing part, such as "`jig` has the parts `jig.piece1` to `jig.piece4`", or
  /// `nil` if it isn't the name of a part.
  func hint(forPart text: [UInt8]) -> String? {
    guard let point = text.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    // Of several games with the same name, the one with the most parts has the parts of all others, too.
    let fitting = games.filter { $0.name.elementsEqual(text[..<point]) }
    guard let game = fitting.max(by: { $0.parts.count < $1.parts.count }) else { return nil }
    let (name, parts) = (Quotation.of(game.name), game.parts.names)
    guard let first = parts.first, let last = parts.last else { return nil }
    return "`\(name)` has the parts `\(name).\(first)` to `\(name).\(last)`"
  }
}
