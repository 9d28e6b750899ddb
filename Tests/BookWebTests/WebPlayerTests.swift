import BookKit
import Foundation
import PropertyList
import Testing

@testable import bookweb

/// Tests of what a web page receives, as numbers and as JSON.
@Suite struct WebPlayerTests {
  private static let book = """
    { title = "A \\"Moon\\""; author = Ann; languages = (en, it); canvas = { width = <*I400>; height = <*R300.5>; };
      credits = ( { name = "Ann Lee"; role = Words; web = "https://a.example"; avatar = "images/ann.png"; } );
      pages = (
        { name = evening; title = Evening; thumbnail = "images/moon.png"; background = "#102030"; elements = (
          { type = image; name = moon; fileName = "images/moon.png"; x = <*R10.5>; y = <*I20>; altText = "the moon";
            rotation = <*I90>; pivotX = <*I0>; pivotY = <*I0>; draggable = <*BY>;
            dropTargets = ( { name = sky; width = <*I9>; height = <*I9>; } ); },
          { type = group; name = g; x = <*I100>; alpha = <*R0.5>; touchable = <*BY>; width = <*I50>; height = <*I40>;
            elements = ( { type = text; name = t; text = "né 😀 ok"; x = <*I1>; y = <*I2>; fontSize = <*I30>;
              fontColor = "#11223344"; align = right; fontName = Serif; link = "https://b.example";
              readAlong = { audio = v; starts = ( <*I0>, <*I1>, <*I2> ); }; } ); },
          { type = audio; name = v; audio = { trackName = "sounds/v.mp3"; role = narration; volume = <*R0.25>; }; },
          { type = movie; name = m; frames = ( { name = "images/moon.png"; }, { name = "gone.png"; } );
            fps = <*I2>; },
          { type = activearea; name = area; x = <*I5>; width = <*I7>; height = <*I8>; shape = ellipse; } ); },
        { name = night; enterAnimation = { duration = <*R0.5>; }; } ); }
    """
  private static let files: [(String, Double, Double)] = [
    ("images/ann.png", 5, 6), ("images/moon.png", 60, 40), ("sounds/v.mp3", 3, -1),
  ]

  private func player() throws -> WebPlayer {
    let player = try #require(WebBook.player(Self.book, files: Self.files))
    player.logged.perform(.open(page: 1))
    return player
  }

  @Test func `the book is described in JSON`() throws {
    #expect(
      WebBook.text(try player().bookJSON()) == #"{"title":"A \"Moon\"","author":"Ann","width":400,"height":300.5,"#
        + #""tickRate":60,"languages":["en","it"],"languageNames":["English","Italiano"],"#
        + #""language":"en","hasCredits":true,"hasGames":true,"contents":["#
        + #"{"page":1,"name":"evening","title":"Evening","thumbnail":1},{"page":2,"name":"night"}]}"#)
  }

  @Test func `the elements of a page are described in JSON, with words as JavaScript counts`() throws {
    let player = try player()
    player.logged.perform(.ticks(Ticks(60)))
    #expect(
      WebBook.text(player.structureJSON(of: .stage))
        == ##"{"page":1,"opening":1,"background":{"color":"#102030"},"elements":["##
        + #"{"name":"moon","type":"image","pictures":[1],"alt":"the moon","touchable":true,"draggable":true},"#
        + #"{"name":"g","type":"group","touchable":true},"#
        + #"{"name":"t","type":"text","parent":1,"text":"né 😀 ok","words":[[0,2],[3,5],[6,8]],"font":"Serif","#
        + #""align":"right","link":"https://b.example","touchable":true},{"name":"v","type":"audio"},"#
        + #"{"name":"m","type":"movie","pictures":[1,-1]},"#
        + #"{"name":"area","type":"activearea","touchable":true,"ellipse":true}]}"#)
    #expect(WebBook.text(player.structureJSON(of: .leaving)) == #"{"elements":[]}"#)
    #expect(
      WebBook.text(player.choicesJSON())
        == #"[{"element":0,"item":"moon","target":"sky","area":[0,0,9,0,9,9,0,9]}]"#)
    #expect(player.choose(0) && !player.choose(1) && !player.choose(-1))
  }

  @Test func `touches of a playthrough that is played again are exact, and aren't recorded`() throws {
    let (player, recorded) = (try player(), try player())
    let place = 12.345678
    for (phase, moved) in [(0, 0.0), (1, 3.25), (2, 3.25)] {
      player.replayTouch(phase, finger: 0, x: place + moved, y: place)
      recorded.touch(phase, finger: 0, x: place + moved, y: place)
    }
    player.replayTouch(4, finger: 0, x: place, y: place)
    player.replayTouch(0, finger: -1, x: place, y: place)
    player.replayTouch(0, finger: 0, x: .nan, y: place)
    #expect(player.logged.player.events.first { $0.kind == .touchBegan }?.position?.x == place)
    #expect(WebBook.text(player.takeEvents()) == WebBook.text(recorded.takeEvents()))
    #expect(WebBook.text(player.logged.script) == "open 1\n")
  }

  @Test func `titles, roles and labels follow the language`() throws {
    let book = """
      { title = Moon; localized = { it = { title = Luna; }; }; languages = (en, it);
        credits = ( { role = Words; localized = { it = { role = Parole; }; }; } );
        pages = ( { title = Evening; localized = { it = { title = Sera; }; }; elements = (
          { type = audio; name = v; audio = { trackName = "v.mp3"; start = <*R1.5>; duration = <*I2>; }; },
          { type = text; name = a; text = A; width = <*I9>; height = <*I9>; draggable = <*BY>; dropTargets = (
            { name = t; width = <*I9>; height = <*I9>; label = there; localized = { it = { label = "là"; }; }; },
            { name = u; width = <*I9>; height = <*I9>; } ); } ); } ); }
      """
    let player = try #require(WebBook.player(book))
    player.logged.perform(.open(page: 1))
    player.makeFrame()
    let frame = FrameReader(player.frame)
    #expect(frame.double(frame.int(52) + 32) == 1.5)
    #expect(
      WebBook.text(player.choicesJSON())
        == #"[{"element":1,"item":"a","target":"t","label":"there","area":[0,0,9,0,9,9,0,9]},"#
        + #"{"element":1,"item":"a","target":"u","area":[0,0,9,0,9,9,0,9]}]"#)
    player.logged.perform(.language("it"))
    #expect(WebBook.text(player.bookJSON()).hasPrefix(#"{"title":"Luna","#))
    #expect(WebBook.text(player.bookJSON()).contains(#""contents":[{"page":1,"title":"Sera"}]"#))
    #expect(WebBook.text(player.choicesJSON()).contains(#""target":"t","label":"là","area""#))
    player.logged.perform(.openCredits)
    #expect(WebBook.text(player.creditsJSON()).contains(#""role":"Parole""#))
  }

  @Test(arguments: ["", "/images/moon.png", "../moon.png"])
  func `a file list with an impossible entry is rejected as a whole`(path: String) {
    let player = WebBook.player(Self.book, files: [Self.files[0], (path, 1, 1)] + Self.files[1...])
    #expect(player?.assets.catalog.assets.isEmpty == true)
  }

  @Test func `a frame describes what is drawn, heard and turned`() throws {
    let player = try player()
    player.logged.perform(.ticks(Ticks(90)))
    player.makeFrame()
    let frame = FrameReader(player.frame)
    #expect(frame.double(0) == 90)
    #expect(frame.int(8) == 0 && frame.int(12) == -1)
    #expect([16, 20, 24, 28].map(frame.int) == [1, 1, 3, 72])
    #expect([32, 36, 40, 44].map(frame.int) == [0, 0, 0, 0])
    let (moon, text, movie) = (72, 136, 200)
    let values = stride(from: moon, through: moon + 36, by: 4).map(frame.float)
    for (value, expected) in zip(values, [0, 1, -1, 0, 10.5, 20, 60, 40, 1, 0] as [Float]) {
      #expect(abs(value - expected) < 1e-6, "\(values)")
    }
    #expect([44, 48, 52, 56].map { frame.int(moon + $0) } == [0, 0, -1, 0])
    #expect([16, 20, 24, 28, 32, 36].map { frame.float(text + $0) } == [101, 2, 0, 0, 0.5, 30])
    #expect(frame.words[(text + 40) / 4] == 0x1122_3344)
    #expect([44, 48, 52].map { frame.int(text + $0) } == [2, 0, 1])
    #expect([44, 48].map { frame.int(movie + $0) } == [4, 1])
    let sound = frame.int(52)
    #expect(frame.int(48) == 1 && sound % 8 == 0 && frame.words.count * 4 == sound + 48)
    #expect([0, 4, 8, 12].map { frame.int(sound + $0) } == [1, 2, 0, 0])
    #expect([frame.double(sound + 16), frame.double(sound + 24)] == [1.5, 3])
    #expect(frame.float(sound + 40) == 0.25)
  }

  @Test func `a page turn has both pages and their positions`() throws {
    let player = try player()
    player.logged.perform(.ticks(Ticks(60)))
    player.logged.perform(.next)
    player.logged.perform(.ticks(Ticks(15)))
    player.makeFrame()
    let frame = FrameReader(player.frame)
    #expect(frame.int(8) == 0b11)
    #expect([16, 20, 24].map(frame.int) == [2, 2, 0])
    #expect([32, 36, 40].map(frame.int) == [1, 1, 3])
    var memory = WebMemory()
    let paper = memory.paper(player.logged.player.turnedPaper(), duration: player.logged.player.turnDuration)
    #expect((0..<4).map { paper.load(fromByteOffset: 4 * $0, as: Int32.self) } == [2, 30, 0, 0])
    let strips = (0..<32).map { paper.load(fromByteOffset: 16 + 4 * $0, as: Float.self) }
    #expect(strips[..<16] == [1, 0, 1, -200, 0, 1, 0, 0, 1, 1, 0, 400, 0, 400, 0, 0])
    #expect(strips[16...] == [0, 0, 1, 200, 0, 1, 0, 0, 1, 1, 0, 400, 0, 400, 0, 0])
    #expect(player.logged.player.turnedPaper(after: 7.5)?.strips.last?.projection.across == 300)
    #expect(abs(player.logged.player.turnTime(ofShare: 0.25) - 7.5) < 1e-9)
    #expect(WebBook.text(player.structureJSON(of: .leaving)).hasPrefix(#"{"page":1,"opening":1,"background""#))
    player.logged.player.reducesMotion = true
    player.makeFrame()
    #expect(FrameReader(player.frame).int(8) == 1)
    #expect(FrameReader(player.frame).int(32) == 0)
  }

  @Test func `touchable areas and groups are separate from what is drawn`() throws {
    let player = try player()
    player.logged.perform(.ticks(Ticks(60)))
    player.makeAreas()
    let frame = FrameReader(player.frame)
    #expect([8, 12].map(frame.int) == [2, 16] && frame.words.count * 4 == 16 + 128)
    #expect([16, 20, 24, 28, 32].map { frame.float(16 + $0) } == [100, 0, 50, 40, 0.5] && frame.int(16 + 44) == 1)
    #expect([16, 20, 24, 28, 32].map { frame.float(80 + $0) } == [5, 0, 7, 8, 1] && frame.int(80 + 44) == 5)
    #expect(player.element(x: 8.5, y: 4) != nil && player.element(x: 390, y: 290) == nil)
    #expect(player.element(x: .nan, y: .infinity) == nil)
  }

  @Test func `credits are described and flagged in the frame`() throws {
    let player = try player()
    #expect(WebBook.text(player.creditsJSON()) == "{}")
    player.logged.perform(.ticks(Ticks(60)))
    player.logged.perform(.openCredits)
    player.logged.perform(.ticks(Ticks(60)))
    #expect(
      WebBook.text(player.creditsJSON()).hasPrefix(
        #"{"title":"A \"Moon\"","person":{"name":"Ann Lee","role":"Words","avatar":0,"#
          + #""avatarRatio":0.8333333333333334,"web":"https://a.example"},"#
          + ##""color":"#FFFFFF","fontSize":18.781"##))
    player.makeFrame()
    let frame = FrameReader(player.frame)
    #expect(frame.int(8) & 4 == 4 && frame.int(12) == 0 && frame.float(60) == 0.5 && frame.int(16) == 0)
  }

  @Test func `credits without people are flagged, too, and have their places and colours`() throws {
    let book = """
      { about = "It's \\"about\\""; publisherLink = "https://a.example/";
        canvas = { width = <*I600>; height = <*I480>; };
        creditsBackground = { colors = ( white, "#F0F0F080" ); angle = <*I450>; };
        pages = ( { } ); }
      """
    let player = try #require(WebBook.player(book))
    player.logged.perform(.openCredits)
    player.makeFrame()
    let frame = FrameReader(player.frame)
    #expect(frame.int(8) & 4 == 4 && frame.int(12) == -1 && frame.float(60) == 0)
    #expect(
      WebBook.text(player.creditsJSON())
        == #"{"about":"It's \"about\"","publisherLink":"https://a.example/","#
        + ##""background":{"angle":90,"colors":["#FFFFFF","#F0F0F080"]},"color":"#FFFFFF","fontSize":30,"##
        + #""frames":{"title":[48,24,504,0],"person":[48,24,504,0],"about":[48,24,504,296],"#
        + #""publisher":[48,320,504,136]}}"#)
    player.logged.perform(.tapCredit(.publisher))
    #expect(WebBook.text(player.takeEvents()).contains(#""event":"link.opened","url":"https://a.example/""#))
  }

  @Test func `a page can have a gradient`() throws {
    let player = try #require(WebBook.player("{ pages = ( { background = { colors = ( red, blue ); }; } ); }"))
    player.logged.perform(.open(page: 1))
    let expected = ##"{"page":1,"opening":1,"background":{"angle":180,"colors":["#FF0000","#0000FF"]},"elements":[]}"##
    #expect(WebBook.text(player.structureJSON(of: .stage)) == expected)
  }

  @Test func `events are reported once, in the format of traces`() throws {
    let player = try player()
    let events = WebBook.text(player.takeEvents())
    #expect(events.hasPrefix(#"{"tick":0,"time":0,"page":1,"event":"page.entering"}"# + "\n"))
    #expect(player.takeEvents() == [])
  }

  @Test func `time comes in millionths of a second, none of which is lost`() throws {
    let players = [try player(), try player()]
    for _ in 0..<300 { players[0].advance(microseconds: 16_666) }
    players[1].advance(microseconds: 16_666 * 300)
    for wrong in [-5, .nan, .infinity, 0.5, 1e300] as [Double] { players[0].advance(microseconds: wrong) }
    #expect(players[0].logged.player.tick == players[1].logged.player.tick)
    #expect(players[0].takeEvents() == players[1].takeEvents())
  }

  @Test func `senseless calls do nothing`() throws {
    #expect(WebPlayer(book: [], facts: [], reducesMotion: false) == nil)
    #expect(WebPlayer(book: Array("bplist00".utf8), facts: [], reducesMotion: false) == nil)
    let player = try player()
    player.logged.perform(.ticks(Ticks(60)))
    _ = player.takeEvents()
    for (phase, finger, x) in [(7, 0, 1.0), (-1, 0, 1), (0, -1, 1), (1, 0, 1), (0, 0, Double.nan), (0, 0, 1e300)] {
      #expect(player.touch(phase, finger: finger, x: x, y: 1) == nil)
    }
    #expect(player.takeEvents() == [])
    #expect(player.restore([1, 2, 3]) == 1)
    #expect(player.touch(0, finger: 0, x: 8, y: 4) == 5)
    #expect(WebBook.text(player.takeEvents()).contains(#""event":"touch.began","item":"area","x":8,"y":4"#))
  }
}
