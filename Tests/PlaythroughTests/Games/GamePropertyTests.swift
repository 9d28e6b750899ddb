import BookKit
import BookTestSupport
import PropertyList
import Testing

/// Tests with random games of what holds for all of them.
@Suite struct GamePropertyTests {
  /// Returns a random puzzle.
  private static func puzzle(_ generator: inout SeededGenerator) -> String {
    let (rows, columns) = (Int.random(in: 1...6, using: &generator), Int.random(in: 2...6, using: &generator))
    let turns = Bool.random(using: &generator) ? "rotation = YES;" : ""
    let seed = Int.random(in: 0...1_000_000, using: &generator)
    return PlayedGame.puzzle("rows = \(rows); columns = \(columns); seed = \(seed); \(turns)")
  }

  @Test(arguments: 0..<TestLength.pick(3, long: 30) as Range<UInt64>)
  func `no puzzle starts solved, and solving completes it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var player = try PlayedGame.player(Self.puzzle(&generator))
    player.open(page: 1)
    let jig = try #require(player.names.find("jig"))
    for _ in 0..<3 {
      #expect(player.isComplete(game: jig) == false)
      let pieces = try #require(player.puzzle(of: 0)).pieces
      #expect(pieces.allSatisfy { !$0.isPlaced })
      player.discardEvents()
      player.perform(.game("jig", .solve))
      #expect(player.isComplete(game: jig) == true)
      #expect(player.events.filter { $0.kind == .piecePlaced }.count == pieces.count)
      #expect(player.events.last?.kind == .puzzleCompleted)
      player.perform(.game("jig", .restart))
    }
  }

  @Test(arguments: 0..<TestLength.pick(6, long: 20) as Range<UInt64>)
  func `continuing from a saved state changes nothing`(seed: UInt64) throws {
    var first = SeededGenerator(seed: seed)
    let text = seed % 4 == 0 ? Self.pictures : Self.puzzle(&first)
    let blank = try PlayedGame.player(text)
    var second = first
    var (steady, restored) = (blank, blank)
    steady.open(page: 1)
    restored.open(page: 1)
    for _ in 0..<60 {
      Self.act(on: &steady, &first)
      Self.act(on: &restored, &second)
      #expect(restored.events == steady.events)
      #expect(restored.equivalenceHash == steady.equivalenceHash)
      steady.discardEvents()
      let bytes = try restored.save().bytes(for: restored)
      var next = blank
      // Options are kept apart from the state.
      for option in restored.bookOptions where option.isChosen {
        guard case .text(let value) = option.value else { continue }
        next.adopt(option: restored.names.text(of: option.name), value: .string(restored.names.text(of: value)))
      }
      try next.restore(SavedState(bytes: bytes, for: blank))
      let again = try next.save().bytes(for: blank)
      #expect(String(decoding: again, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
      restored = next
    }
  }

  private static let pictures = """
    { pages = ( { elements = ( { type = coloring; name = jig; x = 100; y = 100; width = 400; height = 300; regions = (
          { name = a; path = "M0 0 L200 0 L200 300 L0 300 Z"; target = 3; }, { path = "M200 0 L400 0 L400 300 Z"; },
          { name = c; path = "M200 300 L400 300 C400 200 300 100 200 0 Z"; target = 1; } ); } ); },
        { elements = ( ); } ); games = ( { type = puzzle; name = first; page = 1; } ); }
    """

  private static func act(on player: inout Player, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: player.open(page: Int.random(in: 1...2, using: &generator))
    case 1: player.perform(.openNamed("first"))
    case 2: if let choice = player.choices.randomElement(using: &generator) { player.choose(choice) }
    case 3: player.perform(.game("jig", .undo))
    case 4: player.perform(.game("jig", .clear))
    case 5: player.perform(.game("jig", .restart))
    case 6: player.perform(.option("level", .string(["easy", "hard"].randomElement(using: &generator) ?? "easy")))
    default:
      let id = Int.random(in: 1...2, using: &generator)
      // Thousandths of a point, as hosts and scripts give them.
      let point = Point(
        x: Double(Int.random(in: 100_000...1_000_000, using: &generator)) / 1000,
        y: Double(Int.random(in: 50_000...700_000, using: &generator)) / 1000)
      let phases: [Player.TouchPhase] = [.began, .moved, .ended]
      player.touch(phases.randomElement(using: &generator) ?? .moved, finger: id, at: point)
    }
  }

  @Test(arguments: 0..<TestLength.pick(4, long: 10) as Range<UInt64>)
  func `undoing all steps gives the blank picture`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var player = try PlayedGame.player(Self.pictures)
    player.open(page: 1)
    let jig = try #require(player.names.find("jig"))
    // No more than can be undone.
    for _ in 0..<90 {
      if Int.random(in: 0..<9, using: &generator) == 0 { player.perform(.game("jig", .clear)) }
      if let choice = player.choices.randomElement(using: &generator) { player.choose(choice) }
    }
    for _ in 0..<100 { player.perform(.game("jig", .undo)) }
    #expect(player.coloring(of: jig)?.regions.allSatisfy { $0.color == nil } == true)
  }
}
