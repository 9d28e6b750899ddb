import BookChecking
import BookKit
import Testing

/// Tests of the check for two tweens that change the same property at the same time.
@Suite struct TweenConflictTests {
  /// Returns an element with these tweens and other keys.
  private static func element(_ tweens: String, _ keys: String = "") -> String {
    "{ type = image; name = e; fileName = a; \(keys) tweens = ( \(tweens) ); }"
  }

  private static let touch = "trigger = { triggeringItem = a; triggerIsATouch = YES; };"

  static let cases: [BookCase] = [
    BookCase(
      "at once", page: element("{ properties = { x = 1; y = 2; }; }, { properties = { ①x = 2; }; }"),
      finds: .tweenConflict),
    BookCase(
      "by one tick", page: element("{ properties = { x = 1; }; }, { delay = 0.98; properties = { ①x = 2; }; }"),
      finds: .tweenConflict),
    BookCase(
      "one after the other", page: element("{ properties = { x = 1; }; }, { delay = 1; properties = { x = 2; }; }")),
    BookCase(
      "reported for the later one in the book",
      page: element("{ delay = 0.5; properties = { x = 1; }; }, { properties = { ①x = 2; }; }"), finds: .tweenConflict),
    BookCase("different properties", page: element("{ properties = { x = 1; }; }, { properties = { y = 2; }; }")),
    BookCase(
      "two properties", page: element("{ properties = { x = 1; y = 1; }; }, { properties = { ①x = 2; ②y = 2; }; }"),
      finds: .tweenConflict, .tweenConflict),
    BookCase(
      "an endless one",
      page: element("{ loopType = reverse; properties = { x = 1; }; }, { delay = 100; properties = { ①x = 2; }; }"),
      finds: .tweenConflict),
    BookCase(
      "one that has ended",
      page: element(
        "{ loopType = reverse; loopCount = 3; properties = { x = 1; }; }, { delay = 3; properties = { x = 2; }; }")),
    BookCase(
      "three, each reported once",
      page: element("{ properties = { x = 1; }; }, { properties = { ①x = 2; }; }, { properties = { ②x = 2; }; }"),
      finds: .tweenConflict, .tweenConflict),
    BookCase(
      "keyframes too", page: element("{ properties = { x = 1; }; }, { keyframes = { ①x = (1, 2); }; }"),
      finds: .tweenConflict),
    BookCase(
      "no time at all",
      page: element("{ properties = { x = 1; }; }, { delay = 0.5; duration = 0; properties = { x = 2; }; }")),
    BookCase(
      "the element has left",
      page: element(
        """
        { removeFromStageWhenFinished = YES; properties = { alpha = 0; }; }, { duration = 5; properties = { x = 2; \
        }; }, { delay = 1; properties = { x = 2; }; }
        """
      )),
    BookCase(
      "a banner on its way",
      page: element("{ properties = { y = 1; }; }, { properties = { x = 1; }; }", "①slideIn = { };"),
      finds: .tweenConflict),
    BookCase("a banner from above", page: element("{ properties = { x = 1; }; }", "slideIn = { from = top; };")),
    BookCase(
      "an element that waits",
      page: element("{ properties = { x = 1; }; }, { properties = { ①x = 2; }; }", touch)
        + ", { type = activearea; name = a; }", finds: .tweenConflict),
    BookCase(
      "a touch at any time",
      page: element("{ properties = { x = 1; }; }, { \(touch) properties = { x = 2; }; }")
        + ", { type = activearea; name = a; }"),
    BookCase(
      "one touch for both",
      page: element("{ \(touch) properties = { x = 1; }; }, { \(touch) properties = { ①x = 2; }; }")
        + ", { type = activearea; name = a; }", finds: .tweenConflict),
    BookCase(
      "the two ends of a touch",
      page: element(
        """
        { \(touch) properties = { x = 1; }; }, { trigger = { triggeringItem = a; triggerIsATouch = YES; \
        triggerWhen = end; }; properties = { x = 2; }; }
        """
      ) + ", { type = activearea; name = a; }"),
    BookCase(
      "at the other's end",
      page: element(
        """
        { properties = { x = 1; }; }, { trigger = { triggeringItem = e; triggerIsATween = YES; }; properties = { x \
        = 2; }; }
        """
      )),
    BookCase(
      "at the end of the first round of an endless one",
      page: element(
        """
        { loopType = repeat; properties = { x = 1; }; }, { trigger = { triggeringItem = e; triggerIsATween = YES; \
        }; properties = { ①x = 2; }; }
        """
      ), finds: .tweenConflict),
    BookCase(
      "with the other's start, by its name",
      page: element(
        """
        { name = t; properties = { x = 1; }; }, { trigger = { triggeringItem = e; triggerIsATween = YES; \
        triggeringTweenNumber = t; triggerWhen = start; }; properties = { ①x = 2; }; }
        """
      ), finds: .tweenConflict),
    BookCase(
      "at the end of a sound",
      page: element(
        "{ duration = 3; properties = { x = 1; }; }, { trigger = { triggeringItem = s; }; properties = { ①x = 2; }; }")
        + ", { type = audio; name = s; audio = { trackName = a; duration = 2; }; }", finds: .tweenConflict),
    BookCase(
      "at the end of a sound of unknown length",
      page: element(
        "{ duration = 3; properties = { x = 1; }; }, { trigger = { triggeringItem = s; }; properties = { x = 2; }; }")
        + ", { type = audio; name = s; audio = { trackName = a; }; }"),
    BookCase(
      "two that wait for each other",
      page: element(
        """
        { trigger = { triggeringItem = e; triggerIsATween = YES; triggeringTweenNumber = 1; }; properties = { x = \
        1; }; }, { trigger = { triggeringItem = e; triggerIsATween = YES; }; properties = { x = 2; }; }
        """
      )),
  ]

  @Test(arguments: cases)
  func `two tweens at once`(book: BookCase) throws { try book.check([.tweenConflict]) }

  @Test func `both are named`() throws {
    let book = BookCase("both", page: Self.element("{ properties = { x = 1; }; }, { properties = { x = 2; }; }"))
    let found = try #require(book.diagnostics(of: [.tweenConflict]).first)
    #expect(found.message == "two tweens change `x` of `e` at once")
    #expect(found.notes.map(\.message) == ["the other tween changes `x` here"])
  }
}
