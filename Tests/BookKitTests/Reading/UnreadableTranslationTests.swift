import PropertyList
import Testing

@testable import BookKit

/// Tests that a value in a translation that can't be read leaves the original's.
@Suite struct UnreadableTranslationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let keys: String
    let broken: String
    let value: @Sendable (Element) -> String

    var testDescription: String { broken }

    init(_ keys: String, _ broken: String, _ value: @escaping @Sendable (Element) -> String) {
      (self.keys, self.broken, self.value) = (keys, broken, value)
    }
  }

  static let rows: [Row] = [
    Row("draggable = YES;", "draggable = maybe;") { "\($0.isDraggable.value)" },
    Row("offStage = YES;", "offStage = ();") { "\($0.isOffStage.value)" },
    Row("touchable = YES;", "touchable = maybe;") { "\($0.isTouchable.map(\.value) == true)" },
    Row("visible = NO;", "visible = \"2\";") { "\($0.isVisible)" },
    Row("x = 5;", "x = wide;") { "\($0.x.value)" }, Row("width = 7;", "width = ();") { "\($0.width?.value ?? 0)" },
    Row("alpha = 0.25;", "alpha = half;") { "\($0.alpha.value)" },
    Row("pivotX = 0.25;", "pivotX = left;") { "\($0.pivotX)" }, Row("z = 3;", "z = \"1.5\";") { "\($0.z)" },
    Row("pressedAlpha = 0.25;", "pressedAlpha = { };") { "\($0.pressedAlpha)" },
    Row("tweens = ( { properties = { x = 9; }; } );", "tweens = none;") { "\($0.tweens.count)" },
    Row("trigger = { triggeringItem = a; };", "trigger = ();") { "\($0.trigger != nil)" },
    Row("dropTargets = ( { name = t; width = 9; height = 9; } );", "dropTargets = t;") { "\($0.dropTargets.count)" },
    Row("dragArea = { width = 9; height = 9; };", "dragArea = all;") { "\($0.dragArea?.width ?? 0)" },
    Row("dragWith = ( a );", "dragWith = a;") { "\($0.dragWith.count)" },
    Row("physics = { };", "physics = YES;") { "\($0.body != nil)" },
    Row("slideIn = { from = top; };", "slideIn = top;") { "\($0.slideIn?.side == .top)" },
    Row("link = \"https://a.b\";", "link = ();") { $0.link?.value ?? "" },
    Row("open = cover;", "open = ();") { "\($0.opens != nil)" },
    Row("onTap = ( { action = show; item = a; } );", "onTap = show;") { "\($0.tapActions.count)" },
    Row("visibleIf = \"1 == 1\";", "visibleIf = \"1 ==\";") { "\($0.visibility != nil)" },
    Row("altText = Moon;", "altText = ();") { $0.altText?.value ?? "" },
    Row("text = Moon;", "text = ();") { text($0).text.value },
    Row("fontColor = red;", "fontColor = reddish;") { "\(text($0).color == .black)" },
    Row("fontName = Arial;", "fontName = ();") { text($0).fontName ?? "" },
    Row("fontSize = 40;", "fontSize = big;") { "\(text($0).fontSize)" },
    Row("align = right;", "align = middle;") { "\(text($0).alignment == .right)" },
    Row("background = red;", "background = reddish;") { "\(text($0).background != nil)" },
    Row("cornerRadius = 8;", "cornerRadius = round;") { "\(text($0).cornerRadius)" },
    Row("readAlong = { audio = a; starts = (0); };", "readAlong = a;") { "\(text($0).readAlongs.count)" },
  ]

  private static func text(_ element: Element) -> TextContent {
    if case .text(let text) = element.content { text } else { TextContent() }
  }

  @Test(arguments: rows) func `the original's value counts`(_ row: Row) throws {
    let text = """
      { languages = ( en, de ); pages = ( { elements = (
        { type = text; \(row.keys) localized = { de = { \(row.broken) }; }; } ); } ); }
      """
    let reading = Book.read(try #require(PropertyList.read(PropertyList.Source(text: text)).document))
    let element = try #require(reading.book?.pages.first?.elements.first)
    let translation = try #require(element.localizations.first?.element)
    #expect(row.value(translation) == row.value(element))
    let plain = Book.read(try #require(PropertyList.read(PropertyList.Source(text: Self.plain)).document))
    #expect(row.value(element) != row.value(try #require(plain.book?.pages.first?.elements.first)))
    #expect(!reading.diagnostics.isEmpty)
  }

  private static let plain = "{ pages = ( { elements = ( { type = text; } ); } ); }"
}

/// Tests that of two equal keys the first counts, even if its value can't be read.
@Suite struct UnreadableFirstKeyTests {
  @Test(arguments: [
    ("x = wide; x = 5;", 0.0), ("x = 5; x = wide;", 5), ("x = 5; x = 6;", 5), ("localized = 1; x = 7; x = ();", 7),
  ])
  func `the first of two equal keys counts`(keys: String, x: Double) throws {
    let text = "{ pages = ( { elements = ( { type = text; text = a; \(keys) } ); } ); }"
    let reading = Book.read(try #require(PropertyList.read(PropertyList.Source(text: text)).document))
    #expect(reading.book?.pages.first?.elements.first?.x.value == x)
  }
}
