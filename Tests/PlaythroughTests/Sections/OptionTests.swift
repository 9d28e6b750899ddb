import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of options: their values, and what they change.
@Suite struct OptionTests {
  @Test(arguments: [
    ("music off", "music = off"), ("textSize 125", "textSize = 125"), ("animal dog", "animal = dog"),
    ("count 7.5", "count = 7.5"), ("name \"Zoe\"", "name = Zoe"), ("level hard", "level = hard"),
    ("reducedMotion on", "reducedMotion = on"),
  ])
  func `options take their values before anything is open`(command: String, expectation: String) throws {
    let book = """
      { options = { animal = cat; count = 1; name = Ann; }; optionValues = { animal = (cat, dog); };
        pages = ( { elements = ( ); } ); }
      """
    let played = try TracedBook(book, ["option \(command)", "expect option \(expectation)", "expect page 1"])
    #expect(played.runner.events.first?.kind == .optionChanged)
    #expect(played.runner.events.first?.page == nil)
  }

  @Test(arguments: ["music 3", "textSize 110", "animal bird", "level 2"])
  func `a value that an option can't have fails a script at its turn`(command: String) throws {
    let book =
      "{ options = { animal = cat; }; optionValues = { animal = (cat, dog); }; pages = ( { elements = ( ); } ); }"
    let list = try #require(PropertyList.read(PropertyList.Source(text: book)).document)
    let read = try #require(Book.read(list).book)
    let script = Script.read(PropertyList.Source(text: "wait 1s\noption \(command)"), for: read)
    #expect(script.errors == [])
    var runner = ScriptRunner(player: Player(read), names: ScriptNames(read))
    #expect(runner.run(script.script)?.step == 1)
  }

  @Test(arguments: [
    ("off", false), ("no", false), ("No", false), ("FALSE", false), ("0", false), ("on", true), ("Yes", true),
    ("true", true), ("1", true),
  ])
  func `a Boolean option takes the words that a book takes, and on and off`(word: String, isOn: Bool) throws {
    var player = Player(Book())
    player.perform(.option("reducedMotion", .boolean(!isOn)))
    let isSet = player.perform(.option("reducedMotion", .string(word))) == nil
    #expect(isSet && player.value(ofOption: "reducedMotion") == .boolean(isOn))
  }

  @Test(arguments: [
    ("animal", ["dog", "cat", "dog"]), ("music", ["off", "on", "off"]), ("count", ["3", "5", "7"]),
    ("name", ["Ann", "Ann", "Ann"]),
  ])
  func `steps go round and round a list, and are added to numbers`(option: String, values: [String]) throws {
    let book = """
      { options = { animal = cat; count = 1; name = Ann; }; optionValues = { animal = (cat, dog); };
        pages = ( { elements = ( { type = activearea; name = pad; width = 9; height = 9;
          onTap = ( { action = setOption; option = \(option); by = \(option == "count" ? 2 : 1); } ); } ); } ); }
      """
    _ = try TracedBook(book, values.flatMap { ["tap pad", "expect option \(option) = \($0)"] })
  }

  @Test func `a generated section of options shows the value that is set`() throws {
    let book = "{ languages = (en, de); title = Moon; pages = ( { elements = ( ); } ); }"
    let played = try TracedBook(
      book,
      [
        "open options", "expect sound.1.visible = true", "expect sound.2.visible = false", "tap sound.1",
        "expect sound.1.visible = false", "tap language.1", "expect section options",
        "expect language.2.visible = true",
        "tap back",
      ])
    let changes = played.runner.events.filter { $0.kind == .optionChanged || $0.kind == .languageChanged }
    #expect(changes.map(\.kind) == [.optionChanged, .languageChanged])
    let player = played.runner.player
    #expect(player.names.text(of: try #require(player.section)) == "cover")
    let titles = player.elements.compactMap { $0.text.map { player.names.text(of: $0) } }
    #expect(titles == ["Moon", "Lesen", "Inhalt", "Einstellungen"])
  }

  @Test(arguments: [
    ("pages = ( { elements = ( VOICE ); } );", true), ("pages = ( { music = AUDIO; elements = ( ); } );", true),
    ("sections = ( { section = intro; elements = ( VOICE ); } ); pages = ( { elements = ( ); } );", false),
    ("sections = ( { section = intro; music = AUDIO; elements = ( ); } ); pages = ( { elements = ( ); } );", false),
    (
      "sections = ( { section = intro; elements = ( { type = audio; audio = { trackName = \"v.wav\"; }; } ); } ); "
        + "pages = ( { elements = ( ); } );", false
    ),
  ])
  func `only what reads a page aloud is a reason to offer it`(parts: String, isOffered: Bool) throws {
    let audio = "{ trackName = \"v.wav\"; duration = 2; role = narration; }"
    let voice = "{ type = audio; name = v; audio = AUDIO; }"
    let book = "{ " + parts.replacing("VOICE", with: voice).replacing("AUDIO", with: audio) + " }"
    let played = try TracedBook(book, ["open cover", "open options"])
    let names = played.runner.player.names
    let added = played.runner.events.compactMap { $0.kind == .itemAdded ? $0.item.map { names.text(of: $0) } : nil }
    #expect(added.contains("listen") == isOffered && added.contains("narration.label") == isOffered)
    #expect(added.contains("read") != isOffered)
  }

  @Test(
    arguments: [
      (["language it", "wait 1s"], ["language.changed", "page.entering", "page.entered"]),
      (["seed 3", "mark", "language it", "option music off", "expect language.changed it"], nil),
      (["mark", "open 2", "expect page.entering 2 1 times"], ["page.entering", "page.entered"]),
      (["language it", "mark"], ["language.changed", "page.entering", "page.entered"]),
      (["mark", "next", "expect page 2"], ["page.entering", "page.entered", "page.exiting", "page.entering"]),
    ] as [([String], [String]?)])
  func `what a script does before it opens anything opens nothing`(script: [String], kinds: [String]?) throws {
    let book = "{ languages = (en, it); pages = ( { elements = ( ); }, { elements = ( ); } ); }"
    let played = try TracedBook(book, script)
    let found = played.runner.events.map { $0.kind.keyword.description }
    if let kinds { #expect(found.starts(with: kinds), "\(found)") }
    #expect(played.runner.player.page != nil)
  }

  @Test func `what isn't heard still happens, at volume 0`() throws {
    let book = """
      { pages = ( { music = { trackName = "m.wav"; duration = 3; }; elements = ( { type = audio; name = v;
        audio = { trackName = "v.wav"; duration = 2; role = narration; }; } ); } ); }
      """
    func volumes(_ options: String...) throws -> [Double] {
      let played = try TracedBook(book, options + ["open 1", "wait 0.5s"])
      #expect(played.runner.events.filter { $0.kind == .soundStarted }.count == 2)
      return played.runner.player.playingSounds.map(\.volume)
    }
    #expect(try volumes() == [1, 1])
    #expect(try volumes("option music off") == [0, 1])
    #expect(try volumes("option narration off") == [1, 0])
    #expect(try volumes("option sound off") == [0, 0])
  }

  @Test func `letters grow and words aren't marked when drawn, but values stay`() throws {
    let book = """
      { pages = ( { elements = ( { type = text; name = t; text = "one two"; fontSize = 20; width = 90; height = 30;
          readAlong = { audio = v; starts = (0, 1); }; }, { type = audio; name = v;
          audio = { trackName = "v.wav"; duration = 2; }; }, { type = text; name = plain; text = a; width = 9;
          height = 9; fontSize = 10; } ); } ); }
      """
    let script = ["option textSize 150", "option readAlong off", "open 1", "wait 0.5s", "expect t.fontSize = 20"]
    var player = try TracedBook(book, script).runner.player
    var list = DrawList()
    player.draw(into: &list)
    #expect(list.items.map(\.fontSize) == [30, 15])
    #expect(list.items.map(\.word) == [nil, nil])
  }

  @Test func `options aren't part of a saved state, and chosen ones are adopted without an event`() throws {
    let list = try #require(PropertyList.read(PropertyList.Source(text: "( { elements = ( ); } )")).document)
    let book = try #require(Book.read(list).book)
    var player = Player(book)
    player.open(page: 1)
    let saved = player.save()
    let isSet = player.perform(.option("music", .boolean(false))) == nil
    #expect(isSet)
    try player.restore(saved)
    #expect(player.value(ofOption: "music") == .boolean(false))
    var later = Player(book)
    for option in player.bookOptions where option.isChosen {
      later.adopt(option: player.names.text(of: option.name), value: .boolean(false))
    }
    #expect(later.value(ofOption: "music") == .boolean(false))
    #expect(later.events == [])
    let isKnown = later.adopt(option: "muzak", value: .boolean(false))
    #expect(!isKnown)
  }

  /// Returns the texts of the buttons for the values of an option, in order.
  private func buttons(_ option: String, _ book: String, _ script: String...) throws -> [String] {
    let player = try TracedBook(book, ["open options"] + script).runner.player
    return player.elements.compactMap { element in
      let name = player.names.text(of: element.name)
      guard name.hasPrefix(option + "."), !name.hasSuffix(".label") else { return nil }
      return element.text.map { player.names.text(of: $0) }
    }
  }

  @Test(arguments: [
    ("languages = (en, de, tlh);", ["English", "Deutsch", "tlh"]),
    ("languages = (ja, \"zh-Hant\", ar);", ["日本語", "中文", "العربية"]),
    ("languages = (\"de-AT\", \"de-CH\", \"pt-BR\");", ["de-AT", "de-CH", "Português"]),
    ("languages = (de, \"de-CH\");", ["Deutsch", "de-CH"]),
    (
      "languages = (en, de); words = { en = { de = \"In German\"; }; de = { en = Nein; }; };", ["English", "In German"]
    ),
    ("localized = { it = { title = a; }; de = { title = b; }; };", ["The book's", "Italiano", "Deutsch"]),
  ])
  func `the buttons for languages show their own names`(keys: String, names: [String]) throws {
    let book = "{ \(keys) pages = ( { elements = ( ); } ); }"
    #expect(try buttons("language", book) == names)
    let player = try TracedBook(book, ["open 1"]).runner.player
    #expect(player.languages.map { player.name(ofLanguage: $0) } == names.filter { $0 != "The book's" })
  }

  @Test func `only some words are the texts of values`() throws {
    let book = """
      { languages = (de); options = { a = easy; b = back; c = en; d = on; e = sound; };
        words = { de = { sound = Klang; }; };
        optionValues = { a = (easy, Back); b = (back, hard); c = (en, de); d = (on, off); e = (sound, music); };
        pages = ( { elements = ( ); } ); }
      """
    #expect(try buttons("a", book) == ["leicht", "Back"])
    #expect(try buttons("b", book) == ["back", "schwer"])
    #expect(try buttons("c", book) == ["en", "de"])
    #expect(try buttons("d", book) == ["an", "aus"])
    #expect(try buttons("e", book) == ["Klang", "music"])
  }

  private static let undeclared = """
    { languages = (en, de); pages = ( { elements = ( { type = text; text = a; name = a; width = 9; height = 9;
      localized = { fr = { text = b; x = 5; }; de = { x = 7; }; };
      onTap = ( { action = setOption; option = language; to = fr; } ); } ); } ); }
    """

  @Test func `a language that the book does not name is not offered`() throws {
    let played = try TracedBook(Self.undeclared, ["open 1", "tap a", "expect a.x = 0", "expect option language = en"])
    #expect(played.runner.player.languages == ["en", "de"])
    #expect(!played.runner.events.contains { $0.kind == .languageChanged })
    let list = try #require(PropertyList.read(PropertyList.Source(text: Self.undeclared)).document)
    let errors = Script.read(PropertyList.Source(text: "language fr"), for: try #require(Book.read(list).book)).errors
    #expect(errors.map { $0.message } == ["the book has no language `fr`"])
  }

  @Test func `a script comes back to a book as it is written`() throws {
    let script = ["open 1", "language it", "expect a.x = 50", "language \"\"", "expect a.x = 0"]
    let elements = "elements = ( { type = text; name = a; text = a; localized = { it = { x = 50; }; }; } )"
    _ = try TracedBook("{ pages = ( { \(elements); } ); }", script)
    let list = try #require(PropertyList.read(PropertyList.Source(text: Self.undeclared)).document)
    let book = try #require(Book.read(list).book)
    let errors = Script.read(PropertyList.Source(text: script[3]), for: book).errors
    #expect(errors.map { $0.message } == ["the book has no language ``"])
  }

  @Test(arguments: ["\"a >= \"", "( a )"])
  func `a visibleIf that can't be read counts as missing, in a translation as the original's`(value: String) throws {
    let book = """
      { languages = (en, de); variables = { a = 0; }; pages = ( { elements = (
          { type = text; name = shown; text = a; visibleIf = \(value); },
          { type = text; name = hidden; text = a; visibleIf = "a > 0";
            localized = { de = { visibleIf = \(value); }; }; } );
      } ); }
      """
    let expectations = ["expect shown.visible = true", "expect hidden.visible = false"]
    _ = try TracedBook(book, ["open 1"] + expectations + ["language de"] + expectations)
  }

  @Test func `a book without languages offers those of its translations in the order of the file`() throws {
    let book = """
      { pages = ( { elements = ( { type = text; text = a; name = a;
          localized = { it = { x = 5; }; de = { x = 7; }; }; } ); } );
        title = A; localized = { fr = { title = B; }; }; }
      """
    let played = try TracedBook(
      book,
      [
        "open 1", "expect option language = \"\"", "expect a.x = 0", "option language de", "expect a.x = 7",
        "option language \"\"", "expect a.x = 0",
      ])
    #expect(played.runner.player.languages == ["it", "de", "fr"])
  }
}
