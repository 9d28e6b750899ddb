import Testing

@testable import BookKit

/// Tests of what a host can ask about the stage, element by element.
@Suite struct StageItemTests {
  private static let scene = LittleBook(
    "a scene",
    page: """
      {type=group; name=g; x=100; y=100; alpha=0.5; elements=(
       {type=image; name=a; fileName="a.png"; width=40; height=20; altText="A hat"; link="http://a.example/";},
       {type=activearea; name=r; x=50; width=30; height=30; shape=ellipse; isActive=NO;});},
      {type=text; name=t; text="ﬁ né  so"; align=center; fontName=Georgia; visible=NO;
       readAlong={audio=v; starts=(0, 1, 2);};},
      {type=audio; name=v; audio={trackName="v.wav"; duration=3;}; tweens=({properties={volume=0;};});},
      {type=movie; name=m; frames=({name="1.png";}, {sound="s.wav";}); trigger={triggeringItem=r;};}
      """, keys: "music={trackName=\"m.mp3\"; duration=9;};", inputs: [.open(1), .ticks(5)], trace: "")

  private struct Seen: Sendable {
    let name: String
    let isOnStage: Bool
    let isVisible: Bool
    let isShown: Bool
    let isActive: Bool
    let alpha: Double
    let middle: Point
  }

  private static let seen = [
    Seen(
      name: "g", isOnStage: true, isVisible: true, isShown: true, isActive: true, alpha: 0.5,
      middle: Point(x: 100, y: 100)),
    Seen(
      name: "a", isOnStage: true, isVisible: true, isShown: true, isActive: true, alpha: 0.5,
      middle: Point(x: 120, y: 110)),
    Seen(
      name: "r", isOnStage: true, isVisible: true, isShown: true, isActive: false, alpha: 0.5,
      middle: Point(x: 165, y: 115)),
    Seen(
      name: "t", isOnStage: true, isVisible: false, isShown: false, isActive: true, alpha: 1,
      middle: Point(x: 0, y: 0)),
    Seen(
      name: "v", isOnStage: true, isVisible: true, isShown: true, isActive: true, alpha: 1, middle: Point(x: 0, y: 0)),
    Seen(
      name: "m", isOnStage: false, isVisible: true, isShown: false, isActive: true, alpha: 1,
      middle: Point(x: 0, y: 0)),
  ]

  @Test(arguments: seen.indices) func `every element of the page is listed, on stage or off`(_ index: Int) throws {
    let player = try StageItemTests.scene.playerAtEnd()
    let (item, seen) = (player.items[index], StageItemTests.seen[index])
    #expect(player.items.count == StageItemTests.seen.count)
    #expect(item.element == index && player.names.text(of: item.name) == seen.name)
    #expect(item.isOnStage == seen.isOnStage && item.isVisible == seen.isVisible && item.isShown == seen.isShown)
    #expect(item.isActive == seen.isActive && item.alpha == seen.alpha && !item.isHeld)
    #expect(player.center(of: item.name) == seen.middle)
  }

  @Test func `values are those of the tick`() throws {
    let items = try StageItemTests.scene.playerAtEnd().items
    #expect(items[4].values.volume == 0.5)
    #expect(items[3].values.fontSize == 24 && items[3].word == 0)
    #expect(items[1].parent == 0 && items[3].parent == nil)
  }

  @Test func `elements say what they show`() throws {
    let player = try StageItemTests.scene.playerAtEnd()
    let elements = player.elements
    func text(_ name: Name?) -> String? { name.map { player.names.text(of: $0) } }
    #expect(elements.map { $0.type } == [.group, .image, .activeArea, .text, .audio, .movie])
    #expect(elements[1].pictures.map(text) == ["a.png"])
    #expect(text(elements[1].altText) == "A hat" && text(elements[1].link) == "http://a.example/")
    #expect(elements[1].isTouchable && !elements[3].isTouchable && !elements[1].isDraggable)
    #expect(elements[2].isEllipse && !elements[1].isEllipse)
    #expect(text(elements[3].text) == "ﬁ né  so" && text(elements[3].fontName) == "Georgia")
    #expect(elements[3].alignment == .center)
    let utf8 = Array("ﬁ né  so".utf8)
    #expect(elements[3].words.map { String(decoding: utf8[$0], as: UTF8.self) } == ["ﬁ", "né", "so"])
    #expect(text(elements[4].sound) == "v.wav")
    #expect(elements[5].pictures.map(text) == ["1.png", nil])
  }

  @Test func `ranges of a text are clamped to it`() throws {
    let book = LittleBook(
      "segments",
      page: """
        {type=audio; name=v; audio={trackName="v.wav"; duration=3;};},
        {type=text; name=t; text="née là"; readAlong={audio=v; segments=({start=0; length=3; endTime=1;},
         {start=4; length=9; endTime=2;}, {start=20; length=2; endTime=3;});};}
        """, inputs: [.open(1)], trace: "")
    let words = try book.playerAtEnd().elements[1].words
    let utf8 = Array("née là".utf8)
    #expect(words.map { String(decoding: utf8[$0], as: UTF8.self) } == ["née", "là", ""])
  }

  @Test func `a point is on the topmost element that takes touches`() throws {
    let book = LittleBook(
      "hits",
      page: """
        {type=image; name=a; width=100; height=100; touchable=YES;},
        {type=image; name=b; x=50; width=100; height=100; touchable=YES;}, {type=image; x=50; width=100; height=100;}
        """, inputs: [.open(1)], trace: "")
    let player = try book.playerAtEnd()
    func hit(_ x: Double) -> String? { player.touchableItem(at: Point(x: x, y: 50)).map { player.names.text(of: $0) } }
    #expect([hit(25), hit(75), hit(125), hit(175)] == ["a", "b", "b", nil])
  }

  @Test func `contents and languages are those of the book`() throws {
    let pages = "{name=home; title=Home; thumbnail=\"home.png\";}, {}"
    let player = try #require(
      LittleBook("contents", pages: pages, root: "languages=(en, it);", inputs: [], trace: "").player())
    func text(_ name: Name?) -> String? { name.map { player.names.text(of: $0) } }
    #expect(player.tableOfContents.map { $0.page } == [1, 2])
    #expect(player.tableOfContents.map { text($0.name) } == ["home", nil])
    #expect(player.tableOfContents.map { text($0.title) } == ["Home", nil])
    #expect(player.tableOfContents.map { text($0.thumbnail) } == ["home.png", nil])
    #expect(player.languages == ["en", "it"])
    #expect(player.canvas == Rectangle(width: 1024, height: 768))
    let without = try #require(LittleBook("none", pages: "{}", inputs: [], trace: "").player())
    #expect(without.languages == [])
  }

  @Test func `a credit fades in and out`() throws {
    let book = LittleBook(
      "credits", pages: "{}",
      root: "credits=({name=Ann; role=\"Words\"; avatar=\"ann.png\"; web=\"http://a.example/\";});",
      inputs: [.open(1), .openCredits], trace: "")
    var player = try book.playerAtEnd()
    var alphas: [Double?] = []
    for _ in 0..<5 {
      alphas.append(player.shownCredit?.alpha)
      player.advance(by: Ticks(10))
    }
    #expect(alphas == [0, 0.5, 1, 0.5, 0])
    let credit = try #require(player.shownCredit)
    func text(_ name: Name?) -> String? { name.map { player.names.text(of: $0) } }
    #expect(text(credit.name) == "Ann" && text(credit.role) == "Words" && text(credit.avatar) == "ann.png")
    #expect(text(credit.web) == "http://a.example/" && credit.twitter == nil && credit.index == 0)
    player.turnToNextPage()
    #expect(player.shownCredit == nil)
  }
}
