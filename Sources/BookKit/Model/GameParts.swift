/// The pieces of a puzzle, or the colours of a picture to colour: elements named after the game and their number, such
/// as `jig.piece1`.
package struct GameParts: Sendable {
  private let word: StaticString
  package let count: Int

  static func pieces(_ count: Int) -> GameParts { GameParts(word: "piece", count: count) }

  static func colors(_ count: Int) -> GameParts { GameParts(word: "color", count: count) }

  /// The names of the parts, without the name of the game.
  package var names: [String] { (0..<count).map { name(at: $0) } }

  private func name(at index: Int) -> String { "\(word)\(index + 1)" }

  /// Returns whether a part has this name, without the name of the game.
  package func contains(_ name: ArraySlice<UInt8>) -> Bool {
    (0..<count).contains { self.name(at: $0).utf8.elementsEqual(name) }
  }
}

extension Element.Content {
  /// The parts of a puzzle or a picture to colour, or `nil` for other content.
  package var parts: GameParts? {
    puzzle.map { .pieces($0.maxPieceCount) } ?? coloring.map { .colors($0.palette.count) }
  }
}
