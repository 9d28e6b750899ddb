import BookKit
import Testing

@testable import bookweb

/// Tests of what a web page learns of sections and options.
@Suite struct WebSectionTests {
  private static let book = """
    { title = Lake; options = { animal = duck; }; optionValues = { animal = (duck, frog); };
      canvas = { width = <*I200>; height = <*I100>; };
      sections = (
        { section = intro; elements = ( \(box("go", "open = cover;")) ); },
        { section = cover; elements = (
          \(box("go", "open = read; background = \"#2F6FB2\"; cornerRadius = <*I8>;")),
          \(box("list", "open = contents;")), \(box("back", "open = back;")),
          \(box("quiet", "onTap = ( { action = setOption; option = sound; by = <*I1>; } );")),
          \(box("none", "onTap = ( { action = setOption; option = sound; by = <*I2>; } );")) ); },
        { section = play; elements = ( \(box("back", "open = back;")), \(box("menu", "open = cover;")),
          { type = miniature; name = small; page = <*I2>; width = <*I40>; height = <*I40>; } ); } );
      pages = ( { elements = ( \(box("menu", "open = cover;")), \(box("on", "open = next;")),
          \(box("second", "open = <*I2>;")), \(box("index", "open = contents;")) ); },
        { restAt = <*I2>; elements = ( { type = text; name = t; text = a; width = <*I9>; height = <*I9>;
          tweens = ( { delay = <*I1>; duration = <*I0>; properties = { x = <*I100>; }; } ); } ); } ); }
    """

  private static func box(_ name: String, _ keys: String) -> String {
    "{ type = text; name = \(name); text = a; width = <*I9>; height = <*I9>; \(keys) }"
  }

  private func player(opening name: String? = nil) throws -> WebPlayer {
    let player = try #require(WebBook.player(Self.book))
    if let name { player.perform(.openNamed(name)) } else { player.logged.perform(.begin) }
    return player
  }

  @Test(arguments: [
    ("intro", [["next", "cover"]]),
    ("cover", [["next"], ["contents"], ["previous"], ["sound"], []]),
    ("play", [["next", "previous"], ["cover"], []]),
    ("1", [["cover"], ["next"], ["next"], ["contents"]]),
  ])
  func `an element of a section tells which controls its taps stand for`(name: String, does: [[String]]) throws {
    let player = try player(opening: name)
    let text = WebBook.text(player.structureJSON(of: .stage))
    let found = text.split(separator: #"{"name""#).dropFirst().map { element in
      element.split(separator: #""does":["#).dropFirst().first?.split(separator: "]").first?
        .split(separator: ",").map { $0.filter { $0 != "\"" } } ?? []
    }
    #expect(found == does, "\(text)")
  }

  @Test func `a section has a word instead of a number, and its texts have backgrounds`() throws {
    let player = try player(opening: "cover")
    player.makeFrame()
    #expect(FrameReader(player.frame).int(16) == -1)
    let text = WebBook.text(player.structureJSON(of: .stage))
    #expect(text.hasPrefix(#"{"section":"cover","opening":1,"elements":["#), "\(text)")
    #expect(text.contains(##""valign":"middle","background":"#2F6FB2","radius":8,"##), "\(text)")
    #expect(
      WebBook.text(player.bookJSON()).contains(#""hasSections":true,"startsWithCover":true,"hasCover":true,"#))
  }

  @Test func `a page at rest has a frame and elements of its own`() throws {
    let player = try player(opening: "play")
    #expect(WebBook.text(player.structureJSON(of: .stage)).contains(#""name":"small","type":"miniature","page":2"#))
    player.makeStill(of: 2)
    let frame = FrameReader(player.frame)
    #expect(frame.int(16) == 2 && frame.int(24) == 1)
    // The record of the text, whose fifth number is its x.
    #expect(frame.float(frame.int(28) + 16) == 100)
    #expect(WebBook.text(player.structureJSON(of: .still)).hasPrefix(#"{"page":2,"opening":1,"elements":[{"name":"t""#))
    player.makeStill(of: 0)
    #expect(WebBook.text(player.structureJSON(of: .still)).hasPrefix(#"{"section":"cover""#))
    player.makeStill(of: 3)
    #expect(FrameReader(player.frame).int(16) == 0)
    // The stage hasn't changed.
    player.makeFrame()
    #expect(FrameReader(player.frame).int(16) == -1)
  }

  @Test func `a browser keeps options apart from the state, and they are in the recording`() throws {
    let player = try player()
    player.perform(.option("animal", .string("frog")))
    player.perform(.option("sound", .string("false")))
    player.perform(.option("textSize", .string("7")))
    let kept = player.logged.player.keptOptions
    #expect(WebBook.text(kept).contains("sound"))
    #expect(!WebBook.text(kept).contains("textSize"))
    #expect(!WebBook.text(try Bookmark.make(player.logged, withScript: false)).contains("frog"))

    let later = try #require(WebBook.player(Self.book))
    let isRead = later.logged.adopt(keptOptions: kept)
    later.logged.perform(.begin)
    let values = WebBook.text(later.optionsJSON())
    #expect(isRead && values.contains(#""sound":false"#) && values.contains(#""animal":"frog""#), "\(values)")
    #expect(WebBook.text(later.logged.script) == "option \"sound\" off\noption \"animal\" \"frog\"\nopen \"intro\"\n")
    #expect(WebBook.text(later.takeEvents()).contains(#""event":"option.changed","name":"animal","value":"frog""#))
    for text in ["{version=2;options={sound=1;};}", "nonsense"] {
      let isRead = later.logged.adopt(keptOptions: Array(text.utf8))
      #expect(!isRead && WebBook.text(later.optionsJSON()) == values)
    }
  }

  @Test func `a book with a cover begins there after a restore, and leads on to the saved page`() throws {
    let player = try player(opening: "2")
    let state = try Bookmark.make(player.logged, withScript: true)
    let later = try #require(WebBook.player(Self.book))
    #expect(later.restore(state) == 0)
    later.logged.perform(.begin)
    let events = WebBook.text(later.takeEvents())
    #expect(events.hasPrefix(#"{"tick":0,"time":0,"section":"intro","event":"section.opening"}"#), "\(events)")
    #expect(WebBook.text(later.logged.script).hasSuffix("from the beginning of the book\nopen \"intro\"\n"))
    later.logged.perform(.next)
    later.perform(.openNamed("read"))
    #expect(later.logged.player.page == 2)
  }

  @Test func `a book without a cover goes on where it was left`() throws {
    let text = "{ pages = ( { }, { }, { } ); }"
    let player = try #require(WebBook.player(text))
    player.logged.perform(.begin)
    player.logged.perform(.open(page: 3))
    let later = try #require(WebBook.player(text))
    #expect(later.restore(try Bookmark.make(player.logged, withScript: true)) == 0)
    let hasOpened = later.perform(.begin)
    #expect(!hasOpened && later.logged.player.page == 3)
    #expect(WebBook.text(later.logged.script) == "open 1\nopen 3\n")
  }
}
