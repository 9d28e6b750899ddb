import BookKit
import PropertyList
import Testing

@testable import BookChecking

/// Tests that checks expect an element where the engine takes it.
@Suite struct GeometryReachTests {
  /// The keys of elements that move by themselves.
  private static let tweens = [
    "{ properties = { x = 300; rotation = 90; }; duration = 0.5; transition = easeInBack; }",
    "{ from = { y = -40; }; properties = { y = 300; width = 90; }; delay = 0.25; transition = easeOutElastic; }",
    "{ keyframes = { x = (300, 20, 500); scaleX = (2, 0.5, 1); }; duration = 2; }",
    "{ keyframes = { y = (300, 20, 500); }; keyTimes = (0.25, 0.5, 1); transition = \"cubicBezier(0, -1, 0.8, 2)\"; }",
    "{ properties = { height = 5; }; loopType = reverse; duration = 0.3; transition = \"spring(0.2, 3)\"; }",
    "{ properties = { scaleY = 3; }; loopType = repeat; loopCount = 3; duration = 0.3; transition = \"step(3)\"; }",
    "{ properties = { x = 300; }; duration = 1; }, { properties = { x = -50; y = 7; }; delay = 0.3; duration = 0.4; }",
    "{ properties = { x = 300; }; duration = 0; }, { properties = { x = 80; }; loopType = reverse; loopCount = 2; }",
  ]

  private static let banners = [
    "{ }", "{ from = right; bounce = YES; hold = 0.5; }", "{ from = top; duration = 0; }",
    "{ from = bottom; bounce = YES; duration = 1; }",
  ]

  /// An element that moves, the book around it, and a player that has just opened its page.
  private struct Stage {
    let book: Book
    let element: Element
    let frame: RestingFrames.Frame
    var player: Player

    init(_ keys: String) throws {
      let text = """
        { canvas = { width = 600; height = 400; }; pages = ( { elements = (
          { type = text; name = a; text = A; x = 100; y = 50; width = 80; height = 60; \(keys) } ); } ); }
        """
      let checked = BookCheck.check(PropertyList.Source(text: text))
      try #require(!checked.findings.contains { $0.severity == .error }, "\(checked.findings)")
      book = try #require(checked.book)
      element = try #require(book.pages.first?.elements.first)
      frame = try #require(RestingFrames(book.pages[0], on: book.canvas, assets: nil).frames.first)
      player = Player(book)
      player.open(page: 1)
    }

    /// The placement of the element as the engine plays it, or `nil` after it has left the stage.
    var placement: Placement? { player.items.first.flatMap { $0.isOnStage ? $0.values.placement : nil } }
  }

  @Test(arguments: tweens.map { "tweens = ( \($0) );" } + banners.map { "slideIn = \($0);" })
  func `the reach contains every place of an element`(keys: String) throws {
    var stage = try Stage(keys)
    let reach = GeometryReach(stage.element, stage.frame, ElementChanges(), canvas: stage.book.canvas)
    var tick = 0
    while tick < 3 * stage.book.tickRate, let placement = stage.placement {
      let pairs = [
        (placement.frame.x, reach[.x]), (placement.frame.y, reach[.y]), (placement.frame.width, reach[.width]),
        (placement.frame.height, reach[.height]), (placement.rotation, reach[.rotation]),
        (placement.scaleX, reach[.scaleX]), (placement.scaleY, reach[.scaleY]),
      ]
      // A value is rounded in another order than the bounds that were computed for it.
      #expect(pairs.allSatisfy { $0 >= $1.low - 1e-9 && $0 <= $1.high + 1e-9 }, "at tick \(tick)")
      stage.player.advance(by: Ticks(1))
      tick += 1
    }
    // The banner that leaves the soonest stays for a second and a half.
    #expect(tick > stage.book.tickRate)
  }

  @Test(arguments: tweens)
  func `a walk through the ticks is what the engine plays`(tweens: String) throws {
    var stage = try Stage("tweens = ( \(tweens) );")
    let level = GeometryWalk.Level(
      element: stage.element, placement: stage.frame.placement, changes: ElementChanges())
    var budget = GeometryWalk.Budget()
    var walk = try #require(GeometryWalk([level], of: stage.book.pages[0], in: stage.book, budget: &budget))
    var ticks = 0
    repeat {
      let frame = try #require(stage.placement).frame
      let bounds = stage.player.items.first?.transform.bounds(width: frame.width, height: frame.height)
      #expect(walk.bounds == bounds, "at tick \(ticks)")
      ticks += 1
      stage.player.advance(by: Ticks(1))
    } while walk.advance()
    #expect(ticks > 12)
  }
}
