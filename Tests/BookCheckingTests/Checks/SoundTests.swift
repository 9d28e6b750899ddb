import BookChecking
import BookKit
import Testing

/// Tests of the check for narrations that play at the same time.
@Suite struct SoundTests {
  /// Returns a narration of two seconds.
  private static func voice(_ keys: String, _ audio: String = "") -> String {
    "{ type = audio; audio = { trackName = a; role = narration; duration = 2; \(audio) }; \(keys) }"
  }

  static let cases: [BookCase] = [
    BookCase("at once", page: "\(voice("name = a;")), \(voice("name = ①b;"))", finds: .soundOverlap),
    BookCase(
      "reported at the type if there is no name",
      page: "\(voice("")), { audio = { trackName = a; role = narration; duration = 2; }; type = ①audio; }",
      finds: .soundOverlap),
    BookCase("by a moment", page: "\(voice("")), \(voice("name = ①b;", "offset = 1.9;"))", finds: .soundOverlap),
    BookCase(
      "reported for the later one in the book", page: "\(voice("", "offset = 1;")), \(voice("name = ①b;"))",
      finds: .soundOverlap),
    BookCase("one after the other", page: "\(voice("")), \(voice("", "offset = 2;"))"),
    BookCase("one at the other's end", page: "\(voice("name = a;")), \(voice("trigger = { triggeringItem = a; };"))"),
    BookCase(
      "one with the other's start",
      page: "\(voice("name = a;")), \(voice("name = ①b; trigger = { triggeringItem = a; triggerWhen = start; };"))",
      finds: .soundOverlap),
    BookCase(
      "one that never ends", page: "\(voice("", "loop = YES;")), \(voice("name = ①b;", "offset = 100;"))",
      finds: .soundOverlap),
    BookCase("effects and music", page: "\(voice("")), { type = audio; audio = { trackName = a; duration = 2; }; }"),
    BookCase(
      "after a touch",
      page: "\(voice("")), { type = activearea; name = t; }, \(voice("trigger = { triggeringItem = t; };"))"),
    BookCase(
      "after one touch",
      page:
        """
        { type = activearea; name = t; }, \(voice("trigger = { triggeringItem = t; };")), \
        \(voice("name = ①b; trigger = { triggeringItem = t; delay = 1; };"))
        """,
      finds: .soundOverlap),
    BookCase(
      "after the page has entered",
      page:
        """
        \(voice("trigger = { triggeringItemType = page; };")), \
        \(voice("name = ①b; trigger = { triggeringItemType = page; };"))
        """,
      finds: .soundOverlap),
    BookCase(
      "in a group that waits",
      page:
        """
        { type = activearea; name = t; }, { type = group; trigger = { triggeringItem = t; }; elements = ( \
        \(voice("")) ); }, \(voice(""))
        """
    ),
    BookCase(
      "three, each reported once", page: "\(voice("")), \(voice("name = ①b;")), \(voice("name = ②c;"))",
      finds: .soundOverlap, .soundOverlap),
    BookCase(
      "of unknown length", page: "\(voice("")), { type = audio; audio = { trackName = a; role = narration; }; }"),
    BookCase(
      "with the music, which reads",
      book:
        """
        { pages = ( { music = { trackName = a; role = narration; duration = 9; }; elements = ( \
        \(voice("name = ①b;")) ); }, { music = { trackName = a; duration = 9; }; elements = ( \(voice("")) ); } ); }
        """,
      finds: .soundOverlap),
  ]

  @Test(arguments: cases)
  func `two narrations at once`(book: BookCase) throws { try book.check([.soundOverlap]) }

  @Test func `lengths come from the files`() throws {
    let voices =
      """
      { type = audio; audio = { trackName = a; role = narration; }; }, { type = audio; name = ①b; audio = { \
      trackName = a; role = narration; offset = 3; }; }
      """
    try BookCase("long", page: voices, finds: .soundOverlap).check(
      [.soundOverlap], assets: .folder(sounds: [("a", 3.1)]))
    try BookCase("short", page: voices.replacing("①", with: "")).check(
      [.soundOverlap], assets: .folder(sounds: [("a", 3)]))
  }
}
