import BookChecking
import BookKit
import BookTestSupport
import PropertyList
import Testing

/// Tests of `duplicate-name`, which points to the second use of a name.
@Suite struct NameTests {
  @Test(arguments: [
    MarkedBook("different names", SmallBooks.page(SmallBooks.text("a"), SmallBooks.text("b"))),
    MarkedBook(
      "an element's name given again", SmallBooks.page(SmallBooks.text("②a"), SmallBooks.text("①a")),
      .duplicateName, notes: 1, message: "`a` is already the name of an element of this page"),
    MarkedBook(
      "a name given three times",
      SmallBooks.page(SmallBooks.text("a"), SmallBooks.text("①a"), SmallBooks.text("②a")), .duplicateName,
      .duplicateName),
    MarkedBook(
      "in a group", SmallBooks.page(SmallBooks.text("a"), SmallBooks.group("b", SmallBooks.text("①a"))),
      .duplicateName),
    MarkedBook("names differ by case", SmallBooks.page(SmallBooks.text("a"), SmallBooks.text("A"))),
    MarkedBook(
      "one name on two pages",
      "( { elements = ( \(SmallBooks.text("a")) ); }, { elements = ( \(SmallBooks.text("a")) ); } )"),
    MarkedBook(
      "a name that another element has by itself",
      SmallBooks.page(SmallBooks.text("①element1"), "②{ type = text; text = a; }"), .duplicateName, notes: 1),
    MarkedBook(
      "what follows from a group's name isn't reported again",
      SmallBooks.page(
        SmallBooks.group("a", "{ type = text; text = a; }"), SmallBooks.group("①a", "{ type = text; text = a; }")),
      .duplicateName),
    MarkedBook(
      "tweens of an element",
      SmallBooks.page(SmallBooks.text("a", "tweens = ( \(SmallBooks.tween("②b")), \(SmallBooks.tween("①b")) );")),
      .duplicateName, notes: 1, message: "`b` is already the name of a tween of this element"),
    MarkedBook(
      "tweens of two elements",
      SmallBooks.page(
        SmallBooks.text("a", "tweens = ( \(SmallBooks.tween("t")) );"),
        SmallBooks.text("b", "tweens = ( \(SmallBooks.tween("t")) );"))),
    MarkedBook(
      "drop targets of an element",
      SmallBooks.page(SmallBooks.text("a", "draggable = YES; dropTargets = ( { name = ②b; }, { name = ①b; } );")),
      .duplicateName, notes: 1),
    MarkedBook(
      "pages", "( { name = ②a; elements = (); }, { name = ①a; elements = (); } )", .duplicateName, notes: 1,
      message: "`a` is already the name of a page"),
    MarkedBook(
      "a translation's tweens",
      SmallBooks.page(
        SmallBooks.text(
          "a", "localized = { fr = { tweens = ( \(SmallBooks.tween("b")), \(SmallBooks.tween("①b")) ); }; };")),
      .duplicateName),
    MarkedBook(
      "a translation shares its tweens",
      SmallBooks.page(
        SmallBooks.text(
          "a",
          "tweens = ( \(SmallBooks.tween("b")), \(SmallBooks.tween("①b")) ); localized = { fr = { text = b; }; };")),
      .duplicateName),
  ])
  func `duplicate names are reported`(_ book: MarkedBook) {
    book.expectFindings()
  }

  @Test(arguments: [
    (["a", "a"], "the name is first used here"), (["", "element0"], "this one has that name by default"),
    (["element1", ""], "this one has that name by default"),
  ])
  func `a note says where the other name comes from`(names: [String], note: String) {
    let elements = names.map { "{ type = text; text = a; \($0.isEmpty ? "" : "name = \($0);") }" }
    let checked = BookCheck.check(
      PropertyList.Source(text: "( { elements = ( \(elements.joined(separator: ", ")) ); } )"))
    #expect(checked.diagnostics.flatMap { $0.notes.map(\.message) } == [note])
  }
}
