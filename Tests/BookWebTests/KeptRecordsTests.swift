import BookKit
import BookTestSupport
import Testing

@testable import bookweb

/// Tests that frames are the same whether the records of the frame before are kept or all are made anew.
@Suite struct KeptRecordsTests {
  private static let book = """
    { languages = (en, it); canvas = { width = <*I400>; height = <*I300>; }; variables = { n = <*I0>; };
      options = { textSize = <*I100>; };
      pages = (
        { name = one; exitAnimation = { duration = <*R0.3>; }; elements = (
          { type = text; name = still; text = A; x = <*I10>; y = <*I20>; width = <*I50>; height = <*I30>; },
          { type = text; name = moving; text = B; width = <*I40>; height = <*I30>; tweens = ( { duration = <*R0.7>;
            loopType = pingPong; properties = { x = <*I300>; alpha = <*R0.2>; }; } ); },
          { type = text; name = fading; text = C; x = <*I90>; y = <*I90>; width = <*I40>; height = <*I30>;
            localized = { it = { text = D; x = <*I120>; width = <*I60>; }; };
            onTap = ( { setProperty = alpha; to = <*R0.4>; }, { setProperty = x; to = <*I200>; } ); tweens = (
              { duration = <*I2>; properties = { alpha = <*I0>; }; } ); },
          { type = text; name = dragged; text = E; x = <*I200>; y = <*I200>; width = <*I50>; height = <*I50>;
            draggable = <*BY>; pressedAlpha = <*R0.5>; }
          ); },
        { name = group; elements = (
          { type = group; name = g; x = <*I5>; tweens = ( { properties = { x = <*I50>; }; } ); elements = (
            { type = text; text = G; x = <*I300>; y = <*I20>; width = <*I20>; height = <*I20>; } ); },
          { type = text; name = raised; text = F; x = <*I210>; y = <*I210>; width = <*I50>; height = <*I50>;
            z = <*I-1>; visibleIf = "n < 2"; onTap = ( { setVariable = n; by = <*I1>; } ); },
          { type = text; name = beside; text = H; x = <*I30>; width = <*I20>; height = <*I20>; },
          { type = activearea; name = area; x = <*I5>; y = <*I5>; width = <*I7>; height = <*I8>; } ); },
        { name = two; enterAnimation = { duration = <*R0.4>; }; elements = (
          { type = text; name = a; text = A; x = <*I1>; width = <*I9>; height = <*I9>; },
          { type = text; name = b; text = B; width = <*I9>; height = <*I9>; tweens = ( { properties = { y = <*I9>; }; }
          ); } ); } ); }
    """

  @Test(arguments: UInt64(0)..<12) func `records that are kept are those that would be made`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let web = try #require(WebBook.player(Self.book))
    web.logged.perform(.open(page: 1))
    for step in 0..<300 {
      act(on: web, at: step, using: &generator)
      web.makeFrame()
      var (player, files, fresh) = (web.logged.player, web.assets, FrameRecords())
      fresh.make(of: &player, files: &files)
      #expect(FrameReader(web.frame).words == FrameReader(fresh).words, "step \(step)")
    }
  }

  private func act(on web: WebPlayer, at step: Int, using generator: inout SeededGenerator) {
    let (x, y) = (Double.random(in: 0..<400, using: &generator), Double.random(in: 0..<300, using: &generator))
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: web.logged.perform(.open(page: Int.random(in: 1...3, using: &generator)))
    case 1: web.perform(.language(step % 2 == 0 ? "it" : "en"))
    case 2: web.makeAreas()
    case 3: web.makeStill(of: Int.random(in: 0...3, using: &generator))
    case 4...7: web.touch(0, finger: 0, x: x, y: y)
    case 8: web.touch(0, finger: 0, x: 225, y: 225)
    case 9, 10: web.touch(1, finger: 0, x: x, y: y)
    case 11, 12: web.touch(2, finger: 0, x: x, y: y)
    default: web.logged.perform(.ticks(Ticks(Int64.random(in: 1...20, using: &generator))))
    }
  }
}
