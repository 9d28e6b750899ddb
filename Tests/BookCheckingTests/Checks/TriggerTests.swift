import BookChecking
import BookKit
import BookTestSupport
import Testing

/// Tests of the checks for triggers that refer to nothing or wait for something that never happens.
@Suite struct TriggerTests {
  typealias Part = SmallBooks

  static let dangling: [MarkedBook] = [
    MarkedBook("a sound", Part.page(Part.sound("a"), Part.text("b", Part.waits(for: "a")))),
    MarkedBook("nobody", Part.page(Part.text("a", Part.waits(for: "①nobody"))), .danglingTrigger),
    MarkedBook(
      "nobody, in words", Part.page(Part.text("moon", Part.waits(for: "①mooon"))), .danglingTrigger,
      message: "no element of this page is called `mooon`, so this trigger never fires"),
    MarkedBook(
      "nobody, for a tween",
      Part.page(Part.text("a", "tweens = ( \(Part.tween("t", Part.waits(for: "①nobody"))) );")), .danglingTrigger),
    MarkedBook("the page needs no name", Part.page(Part.text("a", Part.waits(for: "x", "triggeringItemType = page;")))),
    MarkedBook(
      "an element of another page",
      "( { elements = ( \(Part.sound("a")) ); }, { elements = ( \(Part.text("b", Part.waits(for: "①a"))) ); } )",
      .danglingTrigger),
    MarkedBook(
      "an element that could not be understood",
      Part.page("{ type = ①sund; name = a; }", Part.text("b", Part.waits(for: "a"))), .unknownType),
    MarkedBook(
      "an element in a group that could not be understood",
      Part.page("{ type = ①grp; elements = ( \(Part.sound("a")) ); }", Part.text("b", Part.waits(for: "a"))),
      .unknownType),
    MarkedBook(
      "a child by its made-up name",
      Part.page(
        Part.group("g", "{ type = audio; audio = { trackName = \"a.wav\"; duration = 2; }; }"),
        Part.text("b", Part.waits(for: "g.element0")))),
    MarkedBook(
      "in another language",
      Part.page(Part.text("a", "localized = { fr = { \(Part.waits(for: "①nobody")) }; };")), .danglingTrigger),
    MarkedBook(
      "in XML, at the value",
      """
      <plist><array><dict><key>elements</key><array><dict><key>type</key><string>text</string><key>text</key>
      <string>a</string><key>trigger</key><dict><key>triggeringItem</key>①<string>b</string></dict></dict></array>
      </dict></array></plist>
      """, .danglingTrigger),
  ]

  @Test(arguments: dangling) func `a trigger can refer only to an element of its page`(_ book: MarkedBook) {
    book.expectFindings()
  }

  /// Returns a text with a tween `t`, and a text that waits for it with the given trigger keys.
  static func tweens(_ keys: String) -> String {
    Part.page(
      Part.text("a", "tweens = ( \(Part.tween("t")), \(Part.tween("\"7\"")) );"),
      Part.text("b", Part.waits(for: "a", keys)))
  }

  /// Returns the same with a number for the tween, in XML because old-style text has no numbers.
  static func numbered(_ number: String, tweens: String = "<dict/><dict/>") -> String {
    """
    <plist><array><dict><key>elements</key><array><dict><key>type</key><string>text</string><key>text</key>
    <string>a</string><key>name</key><string>a</string><key>tweens</key><array>\(tweens)</array></dict><dict>
    <key>type</key><string>text</string><key>text</key><string>b</string><key>trigger</key><dict>
    <key>triggeringItem</key><string>a</string><key>triggerIsATween</key><true/><key>triggeringTweenNumber</key>
    \(number)</dict></dict></array></dict></array></plist>
    """
  }

  static let danglingTweens: [MarkedBook] = [
    MarkedBook("the first", tweens("triggerIsATween = YES;")),
    MarkedBook("by number", numbered("<integer>1</integer>")),
    MarkedBook("by name", tweens("triggerIsATween = YES; triggeringTweenNumber = t;")),
    MarkedBook("a name that looks like a number", tweens("triggerIsATween = YES; triggeringTweenNumber = \"7\";")),
    MarkedBook(
      "a number in a string", tweens("triggerIsATween = YES; triggeringTweenNumber = ①\"1\";"), .looseType),
    MarkedBook(
      "no such number", numbered("①<integer>2</integer>"), .danglingTween, message: "`a` has no tween `2`"),
    MarkedBook("a number of a text without tweens", numbered("①<real>0</real>", tweens: ""), .danglingTween),
    MarkedBook("no such name", tweens("triggerIsATween = YES; triggeringTweenNumber = ①u;"), .danglingTween),
    MarkedBook(
      "no such number in a string", tweens("triggerIsATween = YES; triggeringTweenNumber = ①②\"2\";"), .looseType,
      .danglingTween),
    MarkedBook("what does not count", tweens("triggerIsATween = NO; triggeringTweenNumber = 9;")),
    MarkedBook(
      "less than none", tweens("triggerIsATween = YES; triggeringTweenNumber = ①②\"-1\";"), .looseType, .outOfRange),
    MarkedBook(
      "a banner's own tween",
      Part.page(
        Part.text("a", "slideIn = { hold = 1; };"),
        Part.text("b", Part.waits(for: "a", "triggerIsATween = YES; triggeringTweenNumber = slideOut;")))),
    MarkedBook(
      "a banner that stays has no way out",
      Part.page(
        Part.text("a", "slideIn = { };"),
        Part.text("b", Part.waits(for: "a", "triggerIsATween = YES; triggeringTweenNumber = ①slideOut;"))),
      .danglingTween),
  ]

  @Test(arguments: danglingTweens) func `a trigger can refer only to a tween of its element`(_ book: MarkedBook) {
    book.expectFindings()
  }

  static let mismatched: [MarkedBook] = [
    MarkedBook(
      "right", Part.page(Part.sound("a"), Part.text("b", Part.waits(for: "a", "triggeringItemType = audio;")))),
    MarkedBook(
      "wrong", Part.page(Part.sound("a"), Part.text("b", Part.waits(for: "a", "triggeringItemType = ①movie;"))),
      .triggerTypeMismatch, message: "`a` is an audio element, not a movie"),
    MarkedBook(
      "nobody has no type", Part.page(Part.text("b", Part.waits(for: "①a", "triggeringItemType = movie;"))),
      .danglingTrigger),
    MarkedBook(
      "the page always means the page",
      Part.page(Part.sound("a"), Part.text("b", Part.waits(for: "a", "triggeringItemType = page;")))),
  ]

  @Test(arguments: mismatched) func `a trigger must name the type of its element`(_ book: MarkedBook) {
    book.expectFindings()
  }

  /// Returns an element, and a text that waits for it with the given trigger keys.
  static func pair(_ element: String, waits item: String = "a", _ keys: String = "") -> String {
    Part.page(element, Part.text("b", Part.waits(for: item, keys)))
  }

  static let silent: [MarkedBook] = [
    MarkedBook("a touch's start", pair(Part.text("a"), "triggerIsATouch = YES; triggerWhen = start;")),
    MarkedBook(
      "a touch's pass", pair(Part.text("a"), "triggerIsATouch = YES; triggerWhen = ①pass;"), .silentTrigger,
      message: "this trigger never fires: a touch has no `pass`, only `start` and `end`"),
    MarkedBook("an area's pass", pair(Part.area("a"), "triggerWhen = ①pass;"), .silentTrigger),
    MarkedBook("a sound's pass", pair(Part.sound("a"), "triggerWhen = pass;")),
    MarkedBook("a page's pass", pair(Part.text("a"), "triggeringItemType = page; triggerWhen = pass;")),
    MarkedBook(
      "a page's drop", pair(Part.text("a"), "triggeringItemType = page; triggerWhen = ①drop;"), .silentTrigger),
    MarkedBook("a noise's end", pair(Part.text("a"), "triggeringItemType = noise; triggerWhen = end;")),
    MarkedBook("a shake of something else", pair(Part.text("a"), waits: "nobody", "triggeringItemType = shake;")),
    MarkedBook(
      "a noise's pass", pair(Part.text("a"), "triggeringItemType = noise; triggerWhen = ①pass;"), .silentTrigger,
      message: "this trigger never fires: a noise has no `pass`, only `start` and `end`"),
    MarkedBook(
      "a shake's hold", pair(Part.text("a"), "triggeringItemType = shake; triggerWhen = ①hold;"), .silentTrigger,
      message: "this trigger never fires: a shake is never held"),
    MarkedBook(
      "a tween's hold",
      pair(Part.text("a", "tweens = ( \(Part.tween("t")) );"), "triggerIsATween = YES; triggerWhen = ①hold;"),
      .silentTrigger, message: "this trigger never fires: a tween is never held"),
    MarkedBook("a hold", pair(Part.text("a"), "triggerWhen = hold;")),
    MarkedBook(
      "a hold of what is draggable", pair(Part.text("a", "draggable = YES;"), "triggerWhen = ①hold;"), .silentTrigger,
      message: "this trigger never fires: `a` can be dragged, so it is never held"),
    MarkedBook(
      "a hold of what is rubbed away", pair(Part.text("a", "rub = { };"), "triggerWhen = ①hold;"), .silentTrigger,
      message: "this trigger never fires: `a` is rubbed away, so it is never held"),
    MarkedBook("a text without tweens", pair(Part.text("a"), waits: "①a"), .silentTrigger),
    MarkedBook(
      "any tween of a text without tweens", pair(Part.text("a"), waits: "①a", "triggerIsATween = YES;"),
      .silentTrigger),
    MarkedBook("a group without tweens", pair(Part.group("a"), waits: "①a"), .silentTrigger),
    MarkedBook("a banner has a tween", pair(Part.text("a", "slideIn = { };"))),
    MarkedBook(
      "a text with tweens in another language",
      pair(Part.text("a", "localized = { fr = { tweens = ( \(Part.tween("t")) ); }; };"))),
    MarkedBook("a touch on a sound", pair(Part.sound("a"), waits: "①a", "triggerIsATouch = YES;"), .silentTrigger),
    MarkedBook("a drop of what stays", pair(Part.text("a"), "triggerWhen = ①drop;"), .silentTrigger),
    MarkedBook(
      "a drop of what is draggable in a word that can't be read",
      pair(Part.text("a", "draggable = ①( YES );"), "triggerWhen = drop;"), .wrongType),
    MarkedBook(
      "a drop on nothing", pair(Part.text("a", "draggable = YES;"), "triggerWhen = ①drop;"), .silentTrigger),
    MarkedBook(
      "a drop", pair(Part.text("a", "draggable = YES; dropTargets = ( { name = c; } );"), "triggerWhen = drop;")),
    MarkedBook(
      "a drop of a tween",
      pair(Part.text("a", "slideIn = { };"), "triggerIsATween = YES; triggerWhen = ①drop;"), .silentTrigger),
    MarkedBook(
      "a tween goes before a touch",
      pair(
        Part.sound("a", "tweens = ( { properties = { volume = 0; }; } );"),
        "triggerIsATween = YES; triggerIsATouch = YES;")),
  ]

  @Test(arguments: silent) func `a trigger that waits for something impossible is reported`(_ book: MarkedBook) {
    book.expectFindings()
  }
}
