import Testing

@testable import BookKit

/// Tests of restoring a saved state in a book that was edited since.
@Suite struct EditingTests {
  @Test(arguments: EditedBook.all) func `a reader continues in an edited book`(_ book: EditedBook) throws {
    let played = try book.played()
    #expect(played.trace == book.after.trace)
    #expect(played.failedExpectations == [])
  }

  /// A book that refuses a state, with the expected error and message.
  private static let refusals: [(book: String, error: SavedStateError, message: String)] = [
    (
      "{title=Bees; identifier=ants; pages=({name=one;});}", .otherBook("Ants"),
      "the saved state is of a different book, \"Ants\"; open that one, or start again"
    ),
    (
      "{title=Bees; pages=({name=one;});}", .otherBook("Ants"),
      "the saved state is of a different book, \"Ants\"; open that one, or start again"
    ),
    (
      "{title=Ants; tickRate=30; pages=({name=one;});}", .otherTickRate(saved: 60, book: 30),
      "the saved state has 60 ticks per second, but the book now has 30; start the book from the beginning"
    ),
    (
      "{title=Ants; pages=({name=two;});}", .missingPage(.name("one")),
      "the saved state was on page one, which the book no longer has; open another"
    ),
  ]

  @Test(arguments: refusals) func `a state that does not fit is refused with the reason`(
    _ refusal: (book: String, error: SavedStateError, message: String)
  ) throws {
    let name = refusal.error == .otherBook("Ants") ? "title=Ants; identifier=others;" : "title=Ants;"
    let identifier = refusal.book.contains("identifier") ? name : "title=Ants;"
    let saved = LittleBook("saved", book: "{\(identifier) pages=({name=one;});}", inputs: [], trace: "")
    let now = LittleBook("now", book: refusal.book, inputs: [], trace: "")
    var reader = try #require(saved.player())
    reader.open(page: 1)
    let bytes = try reader.save().bytes(for: reader)
    let player = try #require(now.player())
    #expect(throws: refusal.error) { try SavedState(bytes: bytes, for: player) }
    #expect(refusal.error.description == refusal.message)
  }

  @Test func `a state in deleted credits is refused`() throws {
    let saved = LittleBook("a", book: "{credits=({name=Anna;}); pages=({name=one;});}", inputs: [], trace: "")
    let now = LittleBook("b", book: "{pages=({name=one;});}", inputs: [], trace: "")
    var reader = try #require(saved.player())
    reader.perform(.openCredits)
    let bytes = try reader.save().bytes(for: reader)
    let player = try #require(now.player())
    #expect(throws: SavedStateError.missingCredits) { try SavedState(bytes: bytes, for: player) }
  }

  @Test func `an unwritten state is valid only for the book it came from`() throws {
    let reader = try #require(EditedBook.all[0].before.player())
    var player = try #require(EditedBook.all[0].after.player())
    let before = player.save()
    #expect(throws: SavedStateError.otherEdition) { try player.restore(reader.save()) }
    #expect(throws: SavedStateError.otherEdition) { try reader.save().bytes(for: player) }
    #expect(player.save() == before)
  }
}
