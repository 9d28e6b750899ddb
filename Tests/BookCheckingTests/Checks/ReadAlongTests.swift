import BookChecking
import BookKit
import Testing

/// Tests of the check that a text's voices have a time for each word.
@Suite struct ReadAlongTests {
  private static let voices = """
    { type = audio; name = v; audio = { trackName = a; duration = 2; }; }, \
    { type = audio; name = w; audio = { trackName = a; duration = 2; }; },
    """

  private static func text(_ words: String, _ keys: String) -> String {
    "\(voices) { type = text; name = t; text = \"\(words)\"; \(keys) }"
  }

  static let cases: [BookCase] = [
    BookCase("one start for each word", page: text(" one  two ", "readAlong = { audio = v; starts = (0, 1); };")),
    BookCase(
      "too few", page: text("one two three", "readAlong = { audio = v; starts = ①(0, 1); };"), finds: .wordCount),
    BookCase("too many", page: text("one", "readAlong = { audio = v; starts = ①(0, 1); };"), finds: .wordCount),
    BookCase("none", page: text("one", "readAlong = { starts = ①(); audio = v; };"), finds: .wordCount),
    BookCase("no starts at all", page: text("one", "readAlong = { audio = v; };")),
    BookCase(
      "segments, which may be more or less than words",
      page: text("one two", "readAlong = { audio = v; segments = ( { start = 0; length = 7; endTime = 1; } ); };")),
    BookCase(
      "two voices together",
      page: text("one two three", "readAlong = ( { audio = v; starts = (0, 1); }, { audio = w; starts = (1); } );")),
    BookCase(
      "at the last starts of several",
      page: text("one two", "readAlong = ( { audio = v; starts = (0, 1); }, { audio = w; starts = ①(1); } );"),
      finds: .wordCount),
    BookCase(
      "a segment counts as one word",
      page: text(
        "one two three",
        """
        readAlong = ( { audio = v; starts = ①(0); }, \
        { audio = w; segments = ( { start = 4; length = 9; endTime = 1; } ); } );
        """), finds: .wordCount),
    BookCase(
      "a translation with fewer words",
      page: text("one two", "readAlong = { audio = v; starts = ①(0, 1); }; localized = { it = { text = uno; }; };"),
      finds: .wordCount),
    BookCase(
      "a translation with times of its own",
      page: text(
        "one two",
        """
        readAlong = { audio = v; starts = (0, 1); }; \
        localized = { it = { text = uno; readAlong = { audio = v; starts = ①(0, 1); }; }; de = { x = 1; }; };
        """), finds: .wordCount),
    BookCase(
      "reported once for all languages",
      page: text(
        "one two", "readAlong = { audio = v; starts = ①(0); }; localized = { it = { text = \"a b\"; }; };"),
      finds: .wordCount),
  ]

  private static func segments(_ ends: String...) -> String {
    let all = ends.enumerated().map { "{ start = \($0 * 2); length = 1; endTime = \($1); }" }
    return "segments = ( \(all.joined(separator: ", ")) );"
  }

  static let times: [BookCase] = [
    BookCase("equal times, up to the end", page: text("a b c", "readAlong = { audio = v; starts = (0, 2, 2); };")),
    BookCase("back", page: text("a b c", "readAlong = { audio = v; starts = (0, 1.5, ①1); };"), finds: .outOfRange),
    BookCase(
      "negative", page: text("a b c", "readAlong = { audio = v; starts = (①-1, 1, 2); };"), finds: .outOfRange),
    BookCase("not a number", page: text("a b", "readAlong = { audio = v; starts = (0, ①nan); };"), finds: .outOfRange),
    BookCase(
      "past the end, once", page: text("a b c d", "readAlong = { audio = v; starts = (0, 1, ①2.1, 3); };"),
      finds: .outOfRange),
    BookCase(
      "in each of two voices",
      page: text("a b c", "readAlong = ( { audio = v; starts = (0, ①9); }, { audio = w; starts = (②7); } );"),
      finds: .outOfRange, .outOfRange),
    BookCase(
      "of segments", page: text("a b c", "readAlong = { audio = v; \(segments("1", "2", "①1.5")) };"),
      finds: .outOfRange),
    BookCase(
      "of segments past the end", page: text("a b", "readAlong = { audio = v; \(segments("1", "①3")) };"),
      finds: .outOfRange),
    BookCase(
      "in a translation, with the original's times",
      page: text(
        "a b",
        "readAlong = { audio = v; starts = (0, 1); }; localized = { it = { readAlong = { audio = v; starts = (1, ①0); "
          + "}; }; de = { text = \"c d\"; }; };"), finds: .outOfRange),
    BookCase(
      "a voice that is longer in a translation",
      page: "{ type = audio; name = v; audio = { trackName = a; duration = 2; }; localized = { it = { audio = { "
        + "trackName = b; duration = 3; }; }; }; }, { type = text; text = \"a b\"; readAlong = { audio = v; starts = "
        + "(0, 3); }; }"),
    BookCase(
      "a voice of unknown length",
      page: "{ type = audio; name = v; audio = { trackName = a; }; }, "
        + "{ type = text; text = \"a b\"; readAlong = { audio = v; starts = (0, 99); }; }"),
  ]

  @Test(arguments: times) func `times ascend, within the sound`(book: BookCase) throws {
    try book.check([.outOfRange])
  }

  @Test func `the length of a sound comes from its file, without what its start skips`() {
    let page =
      "{ type = audio; name = v; audio = { trackName = \"a.wav\"; start = 1; }; }, { type = text; "
      + "text = \"a b\"; readAlong = { audio = v; starts = (0, 2.5); }; }"
    let found = BookCase("a", page: page).diagnostics(of: [.outOfRange], assets: .folder(sounds: [("a.wav", 3)]))
    #expect(found.map { $0.message } == ["`starts` is out of range: `a.wav` is only 2 seconds long"])
  }

  @Test(arguments: cases) func `the numbers of words and times are compared`(book: BookCase) throws {
    try book.check([.wordCount])
  }

  @Test func `the finding says how many there are, and in which language`() throws {
    let page = Self.text(
      "one two", "readAlong = { audio = v; starts = (0, 1); }; localized = { it = { text = uno; }; };")
    let found = try #require(BookCase("a", page: page).diagnostics(of: [.wordCount]).first)
    #expect(found.message == "`t` has 1 word, but its voices have 2 times for them")
    #expect(found.notes.map(\.message) == ["this concerns only the language `it`"])
  }

  @Test func `unreadable times are reported, not counted`() {
    let book = BookCase("a", page: Self.text("one two", "readAlong = { audio = v; starts = (0, soon, 2); };"))
    #expect(book.diagnostics(of: [.wordCount, .wrongType]).map(\.rule) == [.wrongType])
  }
}
