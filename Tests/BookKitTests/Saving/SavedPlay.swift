import BookTestSupport
import Testing

@testable import BookKit

extension LittleBook {
  /// Returns a player that has planned all pages in the first language, so that its copies needn't.
  func preparedPlayer() -> Player? {
    guard var player = player() else { return nil }
    for page in 1...max(1, player.plan.pageCount) { player.preparePage(page) }
    return player
  }

  /// Plays the book and calls `pause` with the player at every tick and after each of the reader's actions.
  ///
  /// Long stretches of time have 200 pauses at most, or 20 if the tests are short.
  func played(pausing pause: (inout Player) throws -> Void) rethrows -> PlayedBook {
    var played = PlayedBook()
    guard var player = player() else { return PlayedBook(trace: ["no book"]) }
    var lines = LittleBookLines(player: player)
    try pause(&player)
    for input in inputs {
      for part in input.parts {
        if !part.act(on: &player, splitting: false) {
          if let failedExpectation = part.failedExpectation(on: player) {
            played.failedExpectations.append(failedExpectation)
          }
        }
        for event in player.takeEvents() { played.trace.append(lines.line(of: event)) }
        try pause(&player)
        for event in player.takeEvents() { played.failedExpectations.append("by the pause: " + lines.line(of: event)) }
      }
    }
    return played
  }
}

extension LittleBook.Input {
  /// The parts of the input: for a stretch of time, shorter ones.
  fileprivate var parts: [LittleBook.Input] {
    switch self {
    case .ticks(let count) where count > 1:
      let length = count / TestLength.pick(12, long: 200) + 1
      let rest = count % length
      return Array(repeating: .ticks(length), count: Int(count / length)) + (rest > 0 ? [.ticks(rest)] : [])
    case .tap(let x, let y): return [.press(0, x, y), .release(0)]
    default: return [self]
    }
  }
}

extension Player {
  /// Returns a player of the book of `blank` to which this one's state was written and restored.
  func rewritten(for blank: Player) throws -> Player {
    let bytes = try save().bytes(for: self)
    let saved = try SavedState(bytes: bytes, for: blank)
    // Nothing that can be written is lost on the way.
    #expect(String(decoding: try saved.bytes(for: blank), as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    var player = blank
    try player.restore(saved)
    return player
  }
}
