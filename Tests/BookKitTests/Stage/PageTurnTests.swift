import Testing

@testable import BookKit

/// A turn between two pages on a canvas of 1000 × 600 with 10 ticks a second, and what is seen during it.
struct TurnCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let exit: String
  let enter: String
  /// Whether it turns from the second page back to the first.
  let goesBack: Bool
  /// What is seen after some ticks, or `nil` if the turn is over.
  let seen: [(tick: Int64, turn: String?)]

  init(_ name: String, exit: String = "", enter: String = "", back: Bool = false, _ seen: (Int64, String?)...) {
    testDescription = name
    self.exit = exit
    self.enter = enter
    goesBack = back
    self.seen = seen.map { (tick: $0.0, turn: $0.1) }
  }

  /// Returns a player of the book, just after the turn has begun.
  func player(reducedMotion: Bool = false) throws -> Player {
    let exit = exit.isEmpty ? "" : "exitAnimation={\(exit)};"
    let enter = enter.isEmpty ? "" : "enterAnimation={\(enter)};"
    let (old, new) = ("{\(exit) elements=({type=image; name=old;});}", "{\(enter) elements=({type=image; name=new;});}")
    let book = LittleBook(
      testDescription, pages: goesBack ? "\(new), \(old)" : "\(old), \(new)",
      root: "canvas={width=1000; height=600;};", reducedMotion: reducedMotion, inputs: [.open(goesBack ? 2 : 1)],
      trace: "")
    var player = try book.playerAtEnd()
    player.open(page: goesBack ? 1 : 2)
    return player
  }

  static let all = slides + fades + leaves + mixtures

  private static let slides = [
    TurnCase(
      "going on, a page slides to the left", exit: "animation=slide; duration=1;",
      enter: "animation=slide; duration=1;",
      (0, "0,0 > 1000,0"), (5, "-500,0 > 500,0"), (9, "-900,0 > 100,0"), (10, nil)),
    TurnCase(
      "going back, to the right", exit: "duration=1;", enter: "duration=1;", back: true,
      (0, "0,0 > -1000,0"), (5, "500,0 > -500,0"), (10, nil)),
    TurnCase(
      "as the book says", exit: "duration=1; direction=up;", enter: "duration=1; direction=up;",
      (0, "0,0 > 0,600"), (5, "0,-300 > 0,300")),
    TurnCase(
      "each its own way", exit: "duration=1; direction=down;", enter: "duration=1; direction=right;",
      (0, "0,0 > -1000,0"), (5, "0,300 > -500,0")),
    TurnCase(
      "with an easing of its own", exit: "duration=1; type=easeIn;", enter: "duration=1;", (5, "-125,0 > 500,0")),
    TurnCase(
      "one that says nothing goes along", enter: "duration=1; direction=up;", (5, "0,-300 > 0,300"), (10, nil)),
    TurnCase("so does the one that enters", exit: "duration=1;", (5, "-500,0 > 500,0")),
    TurnCase(
      "one that takes less time waits at its end", exit: "duration=0.4;", enter: "duration=1;",
      (2, "-500,0 > 800,0"), (4, "-1000,0 > 600,0"), (5, "-1000,0 > 500,0")),
  ]

  private static let fades = [
    TurnCase(
      "a fade goes across", exit: "animation=fade; duration=1;", enter: "animation=fade; duration=1;",
      (0, "fade > fade alpha=0"), (3, "fade alpha=0.7 > fade alpha=0.3"), (5, "fade alpha=0.5 > fade alpha=0.5")),
    TurnCase(
      "through a colour each page has half of the time", enter: "animation=fade; duration=1; color=\"#400000\";",
      (0, "fade > fade alpha=0 on 64"), (2, "fade alpha=0.6 > fade alpha=0 on 64"),
      (5, "fade alpha=0 > fade alpha=0 on 64"), (8, "fade alpha=0 > fade alpha=0.6 on 64"), (10, nil)),
    TurnCase(
      "each through its own colour", exit: "animation=fade; duration=1; color=\"#200000\";",
      enter: "animation=fade; duration=1; color=\"#400000\";",
      (4, "fade alpha=0.2 > fade alpha=0 on 32"), (6, "fade alpha=0 > fade alpha=0.2 on 64")),
  ]

  private static let leaves = [
    TurnCase(
      "going on, the right leaf turns and becomes the left one", enter: "animation=flip; duration=1;",
      (0, "flip right=0 > flip left=-180"), (5, "flip right=-90 > flip left=-90"),
      (9, "flip right=-162 > flip left=-18"), (10, nil)),
    TurnCase(
      "going back, the left leaf turns", enter: "animation=curl; duration=1;", back: true,
      (0, "curl left=0 > curl right=-180"), (5, "curl left=-90 > curl right=-90")),
    TurnCase(
      "a leaf turns as the book says", exit: "animation=flip; duration=1; direction=right;",
      enter: "animation=flip; duration=1; direction=right;", (2, "flip left=-36 > flip right=-144")),
    TurnCase(
      "a leaf does not go through the other one", enter: "animation=flip; duration=1; type=easeInBack;",
      (3, "flip right=0 > flip left=-180")),
    TurnCase(
      "a book opens from closed", enter: "animation=bookOpen; type=linear; duration=1;",
      (0, "0,0 > bookOpen -175,0 scale=0.7 left=-180"), (5, "0,0 > bookOpen -87.5,0 scale=0.85 left=-90"), (10, nil)),
    TurnCase(
      "it springs where the book says nothing", enter: "animation=bookOpen; duration=1;",
      (0, "0,0 > bookOpen -175,0 scale=0.7 left=-180"), (3, "0,0 > bookOpen -5.22,0 scale=0.991 left=-5.369"),
      (5, "0,0 > bookOpen 6.952,0 scale=1.012 left=0")),
    TurnCase(
      "a book closes when it is left", exit: "animation=bookOpen; type=linear; duration=1;",
      (0, "bookOpen left=0 > 0,0 behind"), (5, "bookOpen -87.5,0 scale=0.85 left=-90 > 0,0 behind")),
  ]

  private static let mixtures = [
    TurnCase(
      "a page that says none stands still", exit: "animation=none;", enter: "duration=1;", (5, "0,0 > 500,0")),
    TurnCase(
      "behind the one that leaves, if it is the new one", exit: "animation=fade; duration=1;", enter: "animation=none;",
      (5, "fade alpha=0.5 > 0,0 behind")),
    TurnCase("a cut is over at once", exit: "animation=none;", enter: "animation=none;", (0, nil)),
    TurnCase("no animation is over at once", (0, nil)),
  ]
}

/// Tests of what is seen during a page turn.
@Suite struct PageTurnTests {
  @Test(arguments: TurnCase.all) func `pages are where the turn has brought them`(_ turn: TurnCase) throws {
    for seen in turn.seen {
      var player = try turn.player()
      player.advance(by: Ticks(seen.tick))
      #expect(player.pageTurn.map { line(of: $0) } == seen.turn, "after \(seen.tick) ticks")
    }
  }

  @Test(arguments: TurnCase.all) func `with reduced motion a turn is over at once for the eye`(_ turn: TurnCase) throws
  {
    var player = try turn.player(reducedMotion: true)
    #expect(player.isTurning == (turn.seen[0].turn != nil))
    #expect(player.pageTurn == nil)
    #expect(player.leavingLines() == [] && player.leavingElements == [])
    #expect(player.drawnLines() == ["new 0,0"])
  }

  @Test func `the first page enters from nowhere`() throws {
    let book = LittleBook(
      "first", pages: "{enterAnimation={animation=fade; duration=1; color=red;};}", inputs: [.open(1), .ticks(8)],
      trace: "")
    let turn = try #require(try book.playerAtEnd().pageTurn)
    #expect(turn.leaving == nil)
    #expect(decimal(turn.entering.alpha) == "0.6")
    #expect(turn.color == Color(red: 255, green: 0, blue: 0))
  }

  @Test func `both pages are drawn while one gives way to the other, the old one as it was`() throws {
    let book = LittleBook(
      "both",
      pages: """
        {exitAnimation={duration=1;}; background=red; elements=(
         {type=group; x=100; elements=({type=image; name=a; tweens=({properties={x=100;};});});},
         {type=movie; name=m; fps=5; frames=({name="1.png";}, {name="2.png";}, {name="3.png";});});},
        {elements=({type=image; name=b; tweens=({properties={x=100;};});});}
        """, inputs: [.open(1), .ticks(3), .next], trace: "")
    var player = try book.playerAtEnd()
    #expect(player.leavingLines() == ["a 130,0", "m 0,0 picture=1"])
    #expect(player.drawnLines() == ["b 0,0"])
    player.advance(by: Ticks(5))
    #expect(player.leavingLines() == ["a 130,0", "m 0,0 picture=1"])
    #expect(player.drawnLines() == ["b 50,0"])
    var list = DrawList()
    player.drawLeavingPage(into: &list)
    #expect(list.page == 1)
    #expect(list.background == .color(Color(red: 255, green: 0, blue: 0)))
    player.advance(by: Ticks(5))
    #expect(player.leavingLines() == [])
    #expect(player.drawnLines() == ["b 100,0"])
  }

  /// Returns `OLD > NEW`, each with how it differs from its normal place, followed by the red value of the colour
  /// behind them.
  private func line(of turn: PageTurn) -> String {
    var words = [turn.leaving.map { line(of: $0) } ?? "nothing", ">", line(of: turn.entering)]
    if let color = turn.color { words.append("on \(color.red)") }
    if turn.leavingIsInFront { words.append("behind") }
    return words.joined(separator: " ")
  }

  private func line(of place: PagePlacement) -> String {
    var words: [String] = []
    if place.kind != .slide, place.kind != .cut { words.append(place.kind.keyword.description) }
    if words.isEmpty || place.x != 0 || place.y != 0 { words.append("\(decimal(place.x)),\(decimal(place.y))") }
    if place.alpha != 1 { words.append("alpha=\(decimal(place.alpha))") }
    if place.scale != 1 { words.append("scale=\(decimal(place.scale))") }
    if let leaf = place.leaf { words.append("\(leaf == .left ? "left" : "right")=\(decimal(place.angle))") }
    return words.joined(separator: " ")
  }
}
