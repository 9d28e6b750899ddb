import BookChecking
import BookKit
import PropertyList
import Testing

/// Tests of numbers and Booleans in old-style text, where the key decides whether an unquoted word is one.
@Suite struct OldStyleValueTests {
  /// Returns a book of one page with one text that has `keys`.
  private static func book(_ keys: String, root: String = "") -> String {
    "{ \(root) pages = ( { elements = ( { type = text; text = a; \(keys) } ); } ); }"
  }

  private func checked(_ text: String) -> [(rule: DiagnosticRule, message: String)] {
    let checked = BookCheck.check(PropertyList.Source(text: text))
    return checked.diagnostics.map { ($0.rule, $0.message) }
  }

  @Test(arguments: [
    "x = 12; y = -5; alpha = 0.5; rotation = 1e2; z = 3; visible = YES; touchable = false;",
    "tweens = ( { properties = { x = 9; fontColor = 336699; }; duration = 2.5; loopCount = 3; } );",
    "tweens = ( { keyframes = { x = (0, 10, 20); }; keyTimes = (0, 0.5, 1); loopType = repeat; } );",
    "draggable = YES; width = 50; height = 50; dropTargets = ( { name = 5; width = 99; height = 99; } );",
    "fontSize = 24; fontColor = 000000; fontName = 12; altText = 1;",
  ])
  func `where a key takes a number or a boolean, a bare word is one`(keys: String) {
    #expect(checked(Self.book(keys)).filter { $0.rule != .smallTouchTarget }.map(\.message) == [])
  }

  @Test(
    arguments: [
      ("x = \"12\";", .looseType), ("visible = \"YES\";", .looseType), ("visible = 1;", .looseType),
      ("x = .5;", .looseType), ("x = 007;", .looseType), ("visible = yes;", .looseType), ("x = YES;", .wrongType),
      ("visible = 2;", .wrongType), ("x = 12px;", .wrongType), ("alpha = 2;", .outOfRange),
      ("tweens = ( { properties = { x = nan; }; } );", .outOfRange),
      ("tweens = ( { keyframes = { x = (0, inf); }; } );", .outOfRange),
      ("tweens = ( { properties = { x = 1; }; from = { x = nan; }; } );", .outOfRange),
      ("onTap = ( { action = setProperty; item = element0; property = x; to = inf; } );", .outOfRange),
    ] as [(String, DiagnosticRule)])
  func `what is quoted or spelled otherwise is reported as ever`(keys: String, rule: DiagnosticRule) {
    #expect(checked(Self.book(keys)).map(\.rule) == [rule])
  }

  @Test func `a key that accepts any type keeps the written type`() throws {
    let root = "variables = { n = 0; s = \"0\"; on = YES; off = NO; word = Moon; };"
    let book = try #require(BookCheck.check(PropertyList.Source(text: Self.book("", root: root))).book)
    #expect(
      book.variables.map(\.initialValue) == [
        .number(0), .string("0"), .boolean(true), .boolean(false), .string("Moon"),
      ])
  }

  @Test func `an action sets what is written, and a colour stays one`() throws {
    let actions = [
      "{ action = set; variable = n; to = 5; }", "{ action = set; variable = n; to = \"5\"; }",
      "{ action = setProperty; item = a; property = x; to = 5; }",
      "{ action = setProperty; item = a; property = fontColor; to = 336699; }",
    ]
    let rule = "{ when = { event = tap; }; do = ( \(actions.joined(separator: ", ")) ); }"
    let rules = "variables = { n = 0; }; rules = ( \(rule) );"
    let result = BookCheck.check(PropertyList.Source(text: Self.book("name = a;", root: rules)))
    #expect(result.diagnostics.map(\.message) == [])
    let values = try #require(result.book).rules[0].actions.map { $0.value?.value }
    #expect(values == [.number(5), .string("5"), .number(5), .string("336699")])
  }

  @Test func `where a key takes a number or a name, a bare number is the number`() throws {
    let trigger = "trigger = { triggeringItem = element0; triggerIsATween = YES; triggeringTweenNumber = "
    let tweens = "tweens = ( { name = 1; }, { name = b; } );"
    for (written, reference) in [("0", TweenReference.index(0)), ("1", .index(1))] {
      let text = Self.book(tweens + " }, { type = text; text = b; \(trigger)\(written); };")
      let book = try #require(BookCheck.check(PropertyList.Source(text: text)).book)
      #expect(book.pages[0].elements[1].trigger?.tween?.value == reference)
    }
    let turn = "{ when = { event = tap; }; do = ( { action = goToPage; page = 1; } ); }"
    let text = Self.book("", root: "rules = ( \(turn) );")
    let book = try #require(BookCheck.check(PropertyList.Source(text: text)).book)
    #expect(book.rules[0].actions[0].page?.value == .number(1))
  }

  // MARK: - Other formats

  private static let oldStyle = """
    {
    \ttitle = 12;
    \tvariables = {
    \t\tn = 0;
    \t\tname = "0";
    \t\ton = YES;
    \t};
    \tunknown = 5;
    \tpages = (
    \t\t{
    \t\t\telements = (
    \t\t\t\t{
    \t\t\t\t\ttype = text;
    \t\t\t\t\ttext = "5";
    \t\t\t\t\tx = 12;
    \t\t\t\t\talpha = 0.5;
    \t\t\t\t\tscaleX = 2.0;
    \t\t\t\t\tvisible = NO;
    \t\t\t\t\tfontColor = 336699;
    \t\t\t\t},
    \t\t\t);
    \t\t},
    \t);
    }

    """

  @Test func `a book converted to another format and back has the same numbers and booleans`() throws {
    let list = try PropertyList(reading: PropertyList.Source(text: Self.oldStyle))
    let xml = try #require(Book.written(list, as: .xml).bytes)
    let text = String(decoding: xml, as: UTF8.self)
    for line in [
      "<key>title</key>\n\t<string>12</string>", "<key>n</key>\n\t\t<integer>0</integer>",
      "<key>name</key>\n\t\t<string>0</string>", "<key>on</key>\n\t\t<true/>",
      "<key>unknown</key>\n\t<string>5</string>", "<key>x</key>\n\t\t\t\t\t<integer>12</integer>",
      "<real>0.5</real>", "<key>visible</key>\n\t\t\t\t\t<false/>", "<string>336699</string>",
    ] {
      #expect(text.contains(line))
    }
    for form in [PropertyList.Format.xml, .binary] {
      let bytes = try #require(Book.written(list, as: form).bytes)
      let other = try PropertyList(reading: PropertyList.Source(bytes))
      let back = Book.written(other, as: .ascii)
      #expect(back.losses == [])
      let quoted = Self.oldStyle.replacing("title = 12", with: "title = \"12\"")
        .replacing("unknown = 5", with: "unknown = \"5\"").replacing("336699", with: "\"336699\"")
      #expect(back.bytes.map { String(decoding: $0, as: UTF8.self) } == quoted)
    }
  }

  @Test func `a number that old-style text would read as a string is a loss`() throws {
    let xml = "<plist><dict><key>title</key><integer>5</integer><key>pages</key><array/></dict></plist>"
    let writing = Book.written(try PropertyList(reading: PropertyList.Source(text: xml)), as: .ascii)
    #expect(writing.bytes == nil)
    #expect(writing.losses.map(\.kind) == [.unsupportedKind(.integer)])
  }

  @Test func `a list that is not a book keeps its strings`() throws {
    let list = try PropertyList(reading: PropertyList.Source(text: "{ formatVersion = 1; tickRate = 60; }"))
    let text = try #require(Book.written(list, as: .xml).bytes.map { String(decoding: $0, as: UTF8.self) })
    #expect(text.contains("<string>60</string>") && !text.contains("integer"))
  }

  @Test func `a number in quotes is fixed by removing the quotes`() throws {
    let source = PropertyList.Source(text: Self.book("x = \"12\"; alpha = \"0.5\"; visible = \"NO\"; scaleX = \"2\";"))
    let checked = BookCheck.check(source)
    let fixed = source.applyingFixes(Finding.all(checked.diagnostics, in: source, checked.list))
    #expect(fixed.count == 4)
    #expect(
      String(decoding: fixed.source.bytes, as: UTF8.self)
        == Self.book("x = 12; alpha = 0.5; visible = NO; scaleX = 2;"))
  }
}
