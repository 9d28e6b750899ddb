import BookTestSupport
import Testing

@testable import BookKit

/// Tests of how texts find room for letters that a reader wants larger.
@Suite struct LargerTextsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let page: String
    /// The origin, the size and the font size of the element `t`.
    let drawn: String

    init(_ name: String, _ page: String, _ drawn: String) {
      (testDescription, self.page, self.drawn) = (name, page, drawn)
    }
  }

  // At size 10, "oo oo" is 25.02 wide; at 15 it's 37.53 wide, and a line 18 high.
  private static let text = text(height: "12")

  private static func text(height: String, width: Int = 30, _ text: String = "oo oo") -> String {
    "type=text; name=t; text=\"\(text)\"; fontSize=10; width=\(width); height=\(height);"
  }

  private static func touchable(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "{type=image; touchable=YES; x=\(x); y=\(y); width=\(width); height=\(height);}"
  }

  static let cases: [Case] = [
    Case("a frame with room", "{type=text; name=t; text=oo; fontSize=10; width=30; height=18;}", "t 0,0 30x18 size=15"),
    Case("downwards", "{\(text) x=100; y=100;}", "t 100,100 30x36 size=15"),
    Case("no further than needed", "{\(text(height: "30")) x=100; y=100;}", "t 100,100 30x36 size=15"),
    Case("a tenth of a line doesn't matter", "{\(text(height: "34.5")) x=100; y=100;}", "t 100,100 30x34.5 size=15"),
    Case("upwards at the lower edge of the canvas", "{\(text) x=100; y=750;}", "t 100,732 30x36 size=15"),
    Case(
      "to the right where neither is free",
      "\(touchable(100, 90, 30, 10)), {\(text(height: "18")) x=100; y=100;}, "
        + touchable(100, 118, 30, 10), "t 100,100 38x18 size=15"),
    Case(
      "to both sides in the middle",
      "\(touchable(100, 90, 30, 10)), {\(text(height: "18")) x=100; y=100; align=center;}, "
        + touchable(100, 118, 30, 10),
      "t 96,100 38x18 size=15"),
    Case(
      "to the left, away from the right edge of the canvas",
      "{\(text(height: "18")) x=994; y=750;}, \(touchable(994, 740, 30, 10))", "t 986,750 38x18 size=15"),
    Case(
      "smaller letters where the rest isn't enough",
      "\(touchable(100, 90, 34, 10)), {\(text(height: "18")) x=100; y=100;}, \(touchable(100, 118, 34, 10)), "
        + "\(touchable(90, 90, 10, 40)), \(touchable(134, 90, 10, 40))", "t 100,100 33x18 size=13"),
    Case(
      "never smaller than in the book",
      "\(touchable(0, 88, 300, 12)), {\(text(height: "12", width: 26)) x=100; y=100;}, \(touchable(0, 112, 300, 12)), "
        + "\(touchable(90, 100, 10, 12)), \(touchable(126, 100, 10, 12))", "t 100,100 26x12 size=10"),
    Case(
      "a picture below is not in the way, one above is",
      "{type=image; x=100; y=112; width=30; height=99;}, {\(text) x=100; y=100;}, "
        + "{type=image; x=100; y=120; width=30; height=99;}", "t 100,84 30x36 size=15"),
    Case(
      "what the frame lies on is not in the way", "\(touchable(0, 0, 1024, 768)), {\(text) x=100; y=100;}",
      "t 100,100 30x36 size=15"),
    Case(
      "what isn't there is not in the way",
      "{\(text) x=100; y=100;}, {type=image; x=100; y=112; width=30; height=9; offStage=YES;}, "
        + "{type=image; x=100; y=112; width=30; height=9; visible=NO;}, "
        + "{type=image; x=100; y=112; width=30; height=9; alpha=0;}", "t 100,100 30x36 size=15"),
    Case(
      "an area is in the way while it's active",
      "{type=activearea; x=100; y=112; width=30; height=9;}, "
        + "{type=activearea; x=100; y=88; width=30; height=9; isActive=NO;}, {\(text) x=100; y=100;}",
      "t 100,76 30x36 size=15"),
    Case(
      "no further than its plate",
      "{type=image; x=90; y=100; width=60; height=40;}, {\(text(height: "12", width: 60, "oo oo oo oo")) x=90; y=120;}",
      "t 90,104 60x36 size=15"),
    Case(
      "half of the margin of its plate stays free",
      "{type=image; x=96; y=96; width=38; height=20;}, {\(text) x=100; y=100;}", "t 99,98.4 33x15.6 size=13"),
    Case(
      "a plate that covers the canvas is none", "{type=image; width=1024; height=768;}, {\(text) x=100; y=100;}",
      "t 100,100 30x36 size=15"),
    Case("without a size", "{type=text; name=t; text=\"oo oo\"; fontSize=10;}", "t 0,0 size=15"),
    Case(
      "without a size at the edge", "{type=text; name=t; text=\"oo oo\"; fontSize=10; x=998.98; y=756;}",
      "t 986.47,750 size=15"),
    Case(
      "without a size, with too little room",
      "{type=text; name=t; text=\"oo oo\"; fontSize=10; x=2; y=0;}, \(touchable(35, 0, 9, 99))", "t 2,0 size=13"),
    Case(
      "in a group", "{type=group; x=50; y=50; scaleX=2; scaleY=2; elements=({\(text) y=347;});}",
      "t 50,696 right=2,0 down=0,2 30x36 size=15"),
    Case(
      "turned upside down at the upper edge", "{\(text) x=100; y=0; rotation=180;}",
      "t 130,36 right=-1,0 down=0,-1 30x36 size=15"),
    Case(
      "over the letters of no other text",
      "{type=text; text=ooo; x=100; y=100; width=99; height=40; fontSize=10; valign=bottom;}, "
        + "{\(text(height: "40", "oo oo oo oo")) x=100; y=100;}", "t 100,100 30x40 size=10"),
  ]

  private func player(_ page: String, root: String = "") throws -> Player {
    let book = LittleBook(
      "larger", page: page, root: "options={textSize=150;};" + root, inputs: [.open(1)], trace: "")
    return try book.playerAtEnd()
  }

  @Test(arguments: cases) func `a text finds room`(_ entry: Case) throws {
    var player = try player(entry.page)
    #expect(player.drawnLines().filter { $0.hasPrefix("t ") } == [entry.drawn])
  }

  @Test func `values and hits stay those of the frame in the book`() throws {
    var player = try player("{\(Self.text) x=100; y=100; touchable=YES;}")
    #expect(player.drawnLines() == ["t 100,100 30x36 size=15"])
    #expect(player.value(.height, of: "t") == .number(12) && player.value(.fontSize, of: "t") == .number(10))
    #expect(player.touchableItem(at: Point(x: 110, y: 110)) != nil)
    #expect(player.touchableItem(at: Point(x: 110, y: 120)) == nil)
  }

  @Test func `what passes by doesn't disturb a text, and what comes to stay does`() throws {
    let passing = "{type=image; x=100; y=300; width=30; height=9; tweens=({properties={y=-50;}; duration=2;});}"
    let staying = "{type=image; x=100; y=300; width=30; height=9; tweens=({properties={y=114;}; duration=2;});}"
    for (page, drawn) in [(passing, "t 100,100 30x36 size=15"), (staying, "t 100,78 30x36 size=15")] {
      var player = try player("{\(Self.text) x=100; y=100;}, \(page)")
      for _ in 0..<25 {
        player.advance(by: Ticks(1))
        #expect(player.drawnLines().first == drawn)
      }
    }
  }

  @Test func `a list follows what comes and goes`() throws {
    var player = try player(
      "{\(Self.text) x=100; y=100;}, {type=image; name=late; x=100; y=114; width=30; height=9; offStage=YES;}, "
        + "{type=audio; name=cue; audio={trackName=a; duration=1;};}",
      root: "rules=({when={event=\"sound.completed\"; item=cue;}; do=({action=show; item=late;});});")
    var list = DrawList()
    player.draw(into: &list)
    #expect(list.items.first?.transform.origin == Point(x: 100, y: 100))
    player.advance(by: Ticks(2 * Int64(player.tickRate)))
    player.draw(into: &list)
    #expect(list.items.count == 2)
    #expect(list.items.first?.transform.origin == Point(x: 100, y: 78))
  }
}
