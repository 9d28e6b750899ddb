import Testing

@testable import BookKit

/// A book that is edited while a reader is in the middle of it.
struct EditedBook: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The book, and what is done with it before its state is saved.
  let before: LittleBook
  /// The edited book, what is done with it afterwards, and everything that happens after restoring.
  let after: LittleBook

  init(
    _ name: String, before: String, _ inputs: [LittleBook.Input], after: String, then: [LittleBook.Input],
    trace: String
  ) {
    testDescription = name
    self.before = LittleBook(name, book: "{tickRate=10; \(before)}", inputs: inputs, trace: "")
    self.after = LittleBook(name, book: "{tickRate=10; \(after)}", inputs: then, trace: trace)
  }

  /// Creates an edited book of one page from its elements.
  init(
    _ name: String, page before: String, _ inputs: [LittleBook.Input], to after: String,
    then: [LittleBook.Input], trace: String
  ) {
    self.init(
      name, before: "pages=({elements=(\(before));});", inputs, after: "pages=({elements=(\(after));});", then: then,
      trace: trace)
  }

  /// Plays the book, saves its state, and continues in the edited book.
  func played() throws -> PlayedBook {
    var reader = try #require(before.player())
    for input in before.inputs { _ = input.act(on: &reader, splitting: false) }
    let bytes = try reader.save().bytes(for: reader)

    var player = try #require(after.player())
    var lines = LittleBookLines(player: player)
    var played = PlayedBook()
    try player.restore(SavedState(bytes: bytes, for: player))
    for event in player.takeEvents() { played.trace.append(lines.line(of: event)) }
    for input in after.inputs {
      if !input.act(on: &player, splitting: false), let failedExpectation = input.failedExpectation(on: player) {
        played.failedExpectations.append(failedExpectation)
      }
      for event in player.takeEvents() { played.trace.append(lines.line(of: event)) }
    }
    return played
  }
}
