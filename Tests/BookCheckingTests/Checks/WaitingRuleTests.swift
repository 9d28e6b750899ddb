import BookChecking
import BookKit
import BookTestSupport
import Testing

/// Tests of the checks for rules that wait for something that can never happen.
@Suite struct WaitingRuleTests {
  typealias Part = SmallBooks

  /// Returns a page with `elements` and one rule that waits for `when`.
  private static func page(_ elements: String..., when: String) -> String {
    Part.page(elements.joined(separator: ", "), keys: "rules = ( \(Part.rule(when, "{ action = nextPage; }")) );")
  }

  /// The key for a tween `t` and a tween `u` that waits for itself.
  private static let moving = "tweens = ( \(Part.tween("t")), \(Part.tween("u", ring)) );"
  private static let ring = Part.waits(for: "②a", "triggerIsATween = YES; triggeringTweenNumber = u;")
  private static let never = Part.waits(for: "①nobody")

  static let books: [MarkedBook] = [
    MarkedBook("what is there", page(Part.text("a"), when: "tap; item = a")),
    MarkedBook(
      "what never comes", page(Part.text("a", never), when: "item.added; item = ②a"), .danglingTrigger,
      .unreachableItem, message: "no element of this page is called `nobody`, so this trigger never fires"),
    MarkedBook(
      "what a rule brings",
      Part.page(
        Part.text("a", never), Part.text("b"),
        keys: "rules = ( \(Part.rule("tap; item = a", "{ action = nextPage; }")), "
          + "\(Part.rule("tap; item = b", "{ action = show; item = a; }")) );"), .danglingTrigger),
    MarkedBook(
      "an area that is not active", page(Part.area("a", "isActive = ②NO;"), when: "tap; item = ①a"), .inactiveArea,
      notes: 1, message: "the area `a` is not active, and no rule activates it"),
    MarkedBook(
      "what happens to such an area besides touches",
      page(Part.area("a", "isActive = NO;"), when: "item.added; item = a")),
    MarkedBook(
      "what takes no touches", page(Part.text("a", "touchable = ②NO;"), when: "touch.began; item = ①a"),
      .unreachableItem, notes: 1, message: "what this waits for, `a`, can never be touched"),
    MarkedBook(
      "what cannot be dragged", page(Part.text("a"), when: "drag.started; item = ①a"), .unreachableItem,
      message: "what this waits for, `a`, cannot be dragged"),
    MarkedBook("what can be dragged", page(Part.text("a", "draggable = YES;"), when: "drag.ended; item = a")),
    MarkedBook(
      "what can be dragged in French",
      page(Part.text("a", "localized = { fr = { draggable = YES; }; };"), when: "drag.ended; item = a")),
    MarkedBook(
      "a tween that never starts", page(Part.text("a", moving), when: "tween.started; item = a; tween = ①u"),
      .unreachableItem, .triggerCycle, message: "what this waits for, `a/u`, can never start"),
    MarkedBook(
      "its neighbour",
      page(Part.text("a", moving.replacing("②", with: "①")), when: "tween.started; item = a; tween = t"),
      .triggerCycle),
    MarkedBook(
      "a name that a rule of the book finds on one page",
      "{ rules = ( \(Part.rule("tap; item = a", "{ action = nextPage; }")) ); pages = ( { elements = ( "
        + "\(Part.text("a", "touchable = NO;")) ); }, { elements = ( \(Part.text("a")) ); } ); }"),
    MarkedBook(
      "a name that a rule of the book finds nowhere",
      "{ rules = ( \(Part.rule("tap; item = ①a", "{ action = nextPage; }")) ); pages = ( { elements = ( "
        + "\(Part.text("a", "touchable = NO;")) ); }, { elements = ( \(Part.text("a", "visible = NO;")) ); } ); }",
      .unreachableItem),
    MarkedBook(
      "the file that a sound plays", page(Part.text("a"), when: "sound.started; item = ①a.wav"), .danglingReference),
  ]

  @Test(arguments: books) func `a rule that waits in vain is reported`(_ book: MarkedBook) {
    book.expectFindings()
  }
}
