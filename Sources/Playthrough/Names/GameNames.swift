import BookKit

/// The names of games, their parts and their regions that scripts can use.
struct GameNames: Sendable {
  /// A puzzle with its pieces, or a picture with its colours.
  private struct Parts: Sendable {
    let name: [UInt8]
    /// The word before the numbers of its parts.
    let word: StaticString
    let count: Int
  }

  private var parts: [Parts] = []
  /// The names of all regions, each once.
  private(set) var regions: [[UInt8]] = []
  /// The names of the games that have sections of their own.
  private let sections: [[UInt8]]

  /// Collects the names of a book.
  init(_ book: Book) {
    let playable = book.playableGames
    sections = playable.map { $0.name }
    for page in book.pagesAndSections {
      for element in page.elements where element.type.isGame {
        add(element.content, called: Array(book.names.utf8(of: element.name)), book.names)
      }
    }
    for game in playable { add(game.content, called: Array("game".utf8), book.names) }
  }

  private mutating func add(_ content: Element.Content, called name: [UInt8], _ names: NameTable) {
    switch content {
    case .puzzle(let puzzle): parts.append(Parts(name: name, word: "piece", count: puzzle.maxPieceCount))
    case .coloring(let coloring):
      parts.append(Parts(name: name, word: "color", count: coloring.palette.count))
      for region in coloring.regions {
        guard let region = region.name.map({ Array(names.utf8(of: $0.value)) }), !regions.contains(region) else {
          continue
        }
        regions.append(region)
      }
    default: break
    }
  }

  /// Whether there are no games.
  var isEmpty: Bool { parts.isEmpty }

  /// Returns whether a game with a section of its own has this name.
  func hasGame(_ name: [UInt8]) -> Bool { sections.contains(name) }

  /// Returns whether a puzzle has a piece, or a picture a colour, with this name.
  func hasPart(_ text: [UInt8]) -> Bool {
    guard let point = text.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let (name, part) = (text[..<point], text[(point + 1)...])
    return parts.contains { game in
      let length = game.word.utf8CodeUnitCount
      guard game.name.elementsEqual(name), part.count > length, game.word.matches(part.prefix(length)),
        let number = WholeNumber.read(Array(part.dropFirst(length)))
      else { return false }
      return number >= 1 && number <= Int64(game.count)
    }
  }
}

extension ScriptNames {
  /// Returns whether a game with a section of its own has this name.
  func hasGame(_ text: [UInt8]) -> Bool { games.hasGame(text) }

  /// Returns whether a region of a picture to colour has this name.
  func hasRegion(_ text: [UInt8]) -> Bool { games.regions.contains(text) }

  /// The names of all regions.
  var regionNames: [String] { games.regions.map { String(decoding: $0, as: UTF8.self) } }
}
