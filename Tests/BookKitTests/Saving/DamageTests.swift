import BookTestSupport
import Testing

@testable import BookKit

/// Tests with saved states that are damaged or made up.
@Suite struct DamageTests {
  private static let books = [
    LittleBook.bodies, .tweens[0], .sounds[0], .movies[0], .readAlongs[0], .pages[3], .credits[0], .drags[0], .rules[1],
  ]

  /// Returns states of a book, saved every few inputs of a random reader.
  private func states(of book: LittleBook) throws -> (blank: Player, states: [[UInt8]]) {
    let blank = try #require(book.player())
    var (player, reader, states) = (blank, RandomReader(seed: 7), [[UInt8]]())
    for _ in 0..<6 {
      for _ in 0..<7 { reader.act(on: &player) }
      states.append(try player.save().bytes(for: player))
    }
    return (blank, states)
  }

  /// Continues from the bytes and returns whether they were accepted as a state.
  private func play(_ bytes: [UInt8], _ blank: Player) -> Bool {
    guard let saved = try? SavedState(bytes: bytes, for: blank) else { return false }
    var (player, reader) = (blank, RandomReader(seed: UInt64(bytes.count)))
    guard (try? player.restore(saved)) != nil else { return false }
    for _ in 0..<8 { reader.act(on: &player) }
    player.advance(by: Ticks(20))
    return true
  }

  @Test(arguments: books) func `a truncated state is refused`(_ book: LittleBook) throws {
    let (blank, states) = try states(of: book)
    let bytes = states[1]
    #expect(play(bytes, blank))
    // The last byte is the end of the line.
    for count in stride(from: 0, to: bytes.count - 1, by: max(1, bytes.count / 100)) {
      #expect(throws: SavedStateError.self) { try SavedState(bytes: Array(bytes.prefix(count)), for: blank) }
    }
  }

  @Test(arguments: books) func `damaged bytes do no harm`(_ book: LittleBook) throws {
    let (blank, states) = try states(of: book)
    var generator = SeededGenerator(seed: 11)
    for bytes in states {
      for _ in 0..<25 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = play(damaged, blank)
      }
    }
  }

  @Test(arguments: books) func `made-up numbers do no harm`(_ book: LittleBook) throws {
    let (blank, states) = try states(of: book)
    let odd = ["0", "-1", "9007199254740992", "9223372036854775807", "\"+infinity\"", "nan", "1e300", "7", "YES"]
    var generator = SeededGenerator(seed: 13)
    var taken = 0
    for bytes in states {
      let text = String(decoding: bytes, as: UTF8.self)
      for _ in 0..<25 {
        var words = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        let place = Int.random(in: 2..<words.count, using: &generator)
        let end = words[place].firstIndex { ";,".contains($0) } ?? words[place].startIndex
        words[place].replaceSubrange(..<end, with: odd.randomElement(using: &generator) ?? "")
        if play(Array(words.joined(separator: "=").utf8), blank) { taken += 1 }
      }
    }
    // If all of them were refused, the test would try nothing.
    #expect(taken > 0)
  }

  @Test(arguments: [
    ("", "the saved state is damaged: it is incomplete; start the book from the beginning"),
    ("{}", "the saved state is damaged: `version` has a value that is not allowed; start the book from the beginning"),
    (
      "{version=2;}",
      "the saved state has version 2, but only version 1 is supported; open it with the version that wrote it, "
        + "or start the book from the beginning"
    ),
    (
      "{version=1; tickRate=10; tick=\"-1\";}",
      "the saved state is damaged: `tick` has a value that is not allowed; start the book from the beginning"
    ),
    (
      "{version=1; tickRate=10; tick=5; page={page=1; elements=5;};}",
      "the saved state is damaged: `elements` has a value that is not allowed; start the book from the beginning"
    ),
    (
      "{version=1; tickRate=10; tick=5; page={page=9;};}",
      "the saved state was on page 9, which the book no longer has; open another"
    ),
    (
      String(repeating: "{a=", count: 100_000),
      "the saved state is damaged: it is incomplete; start the book from the beginning"
    ),
  ]) func `faults are reported`(_ text: String, _ message: String) throws {
    let player = try #require(LittleBook.bodies.player())
    let error = #expect(throws: SavedStateError.self) { try SavedState(bytes: Array(text.utf8), for: player) }
    #expect(error?.description == message)
  }
}
