import BookKit
import BookTestSupport
import Testing

@testable import BookChecking

private typealias Part = SmallBooks

/// Tests of times that are much longer than others.
@Suite struct TimeTests {
  /// Returns a page with texts whose tweens have these durations, as they are written.
  private static func page(_ durations: String..., keys: String = "") -> String {
    let tweens = durations.enumerated().map { "{ name = t\($0); properties = { x = 1; }; duration = \($1); }" }
    return Part.page(Part.text("a", "tweens = ( \(tweens.joined(separator: ", ")) );"), keys: keys)
  }

  static let books: [MarkedBook] = [
    MarkedBook(
      "2,000 seconds where others are 2", page("2", "2.5", "1", "3", "①2000"), .unusualTime,
      message: "this `duration` is 2000 seconds long, and half of the times on its page are at most 2.5"),
    MarkedBook("100 times the median", page("1", "1", "1", "1", "100")),
    MarkedBook("a little more", page("1", "1", "1", "1", "①100.1"), .unusualTime),
    MarkedBook("too few to compare", page("1", "1", "1", "500")),
    MarkedBook("times of 0 don't count", page("1", "1", "1", "0", "500")),
    MarkedBook("the median of an even number", page("1", "1", "2", "3", "9", "①251"), .unusualTime),
    MarkedBook(
      "ten minutes, and more", page("600", "①600.5"), .unusualTime,
      message: "this `duration` is 600.5 seconds long, which is more than ten minutes"),
    MarkedBook(
      "delays and offsets, wherever a page has them",
      """
      { pages = ( { enterAnimation = { animation = fade; duration = ①601; }; elements = (
          { type = audio; name = s; audio = { trackName = a; offset = ②700; duration = 1; };
            trigger = { triggeringItemType = page; delay = ③800; }; },
          { type = text; text = a; name = t; slideIn = { from = top; duration = ④900; }; } );
        rules = ( { when = { event = tap; item = t; }; delay = ⑤999; do = ( { action = hide; item = t; } ); } ); } );
        rules = ( { when = { event = tap; item = t; }; delay = ⑥999; do = ( { action = show; item = t; } ); } );
        variables = { delay = 5000; }; }
      """, .unusualTime, .unusualTime, .unusualTime, .unusualTime, .unusualTime, .unusualTime),
  ]

  @Test(arguments: books) func `an unusual time is a note at its value`(_ book: MarkedBook) {
    book.expectFindings(besides: [.looseType, .tweenConflict, .unusedVariable])
  }
}
