import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests that a player, which draws many tracks in one loop, shows the values of `TrackCurve`, which defines them.
@Suite struct PackedTweenTests {
  static let easings =
    ["linear", "step(3)", "cubicBezier(0.3,0,0.7,1)", "spring(0.5,1)"]
    + EasingForm.allCases.flatMap { form in EasingCurve.allCases.map { "\(form.keyword)\($0.keyword)" } }

  static let shapes = [
    "properties = { x = 64; alpha = 0.25; fontSize = 40; fontColor = \"#01FF7F20\"; };",
    "from = { x = 10; fontColor = red; }; properties = { x = 74; fontColor = blue; y = -8; };",
    "loopType = repeat; properties = { x = 64; fontColor = red; };",
    "loopType = repeat; loopCount = 2; properties = { x = 64; fontColor = red; };",
    "loopType = reverse; properties = { x = 64; };",
    "loopType = reverse; loopCount = 2; properties = { x = 64; };",
    "loopType = reverse; loopCount = 3; from = { x = 4; }; properties = { x = 64; };",
    "keyframes = { x = (8, 0, 64); fontColor = (red, blue, black); };",
    "keyTimes = (0.2, 0.2, 0.9); keyframes = { x = (8, 16, 64); alpha = (0, 1, 0); };",
    "loopType = reverse; keyTimes = (0, 0.5, 1); from = { x = 2; }; keyframes = { x = (8, 0, 64); };",
    "keyframes = { x = (8); };",
  ]

  @Test(arguments: easings) func `every easing takes the packed track along the curve`(easing: String) throws {
    try check("duration = 0.7; transition = \"\(easing)\"; properties = { x = 64; fontColor = red; };")
    try check("duration = 0.7; transition = \"\(easing)\"; loopType = reverse; keyframes = { x = (8, 0, 64); };")
  }

  @Test(arguments: shapes) func `every shape of tween goes along the curve`(shape: String) throws {
    try check("duration = 0.5; \(shape)")
    try check("duration = 0.5; transition = easeInQuad; \(shape)")
    try check("duration = 0; \(shape)")
  }

  /// Draws 300 texts that each have tweens of three properties, which begin and end at different ticks, and follows
  /// every one.
  @Test(.enabled(if: TestLength.isLong)) func `many tweens at once go along their curves`() throws {
    let properties = [Property.x, .y, .alpha]
    var text = "( { elements = (\n"
    for number in 0..<300 {
      text += "{ type = text; text = A; tweens = ("
      for (index, property) in properties.enumerated() {
        let easing = PackedTweenTests.easings[(3 * number + index) % PackedTweenTests.easings.count]
        let loop = number % 7 == 3 ? "loopType = reverse; " : ""
        text += "{ delay = \(Double(number % 11) / 10); duration = \(Double(1 + number % 5) / 5); "
        text += "transition = \"\(easing)\"; \(loop)properties = { \(property) = \(number + 8); }; },"
      }
      text += "); },\n"
    }
    let book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: text + "); } )"))).book)
    var player = Player(book)
    player.open(page: 1)
    var list = DrawList()
    for _ in 0...140 {
      player.draw(into: &list)
      #expect(player.invariantViolation() == nil)
      for (number, element) in (book.pages.first?.elements ?? []).enumerated() {
        for (index, property) in properties.enumerated() {
          let tween = element.tweens[index]
          let track = try #require(tween.tracks.first)
          let curve = TrackCurve(track, of: tween, tickRate: book.tickRate)
          let start = player.current.initialValue(property, of: ItemIndex(number))
          let elapsed = player.tick.count - Int64(number % 11) * 6
          let expected = elapsed > 0 ? curve.value(from: start, at: Ticks(elapsed)) : start
          let slot = try #require(player.current.slot(property, of: ItemIndex(number)))
          #expect(list.items.values[slot] == expected, "\(property) of \(number) at tick \(player.tick.count)")
        }
      }
      player.advance(by: Ticks(1))
    }
  }

  /// Follows tweens after more ticks than 32 bits can count, and such that take about that long.
  @Test(arguments: [
    ("delay = 100000000; duration = 2;", 6_000_000_000), ("duration = 35000000;", 0), ("duration = 40000000;", 0),
  ])
  func `a tween goes along its curve at any time`(timing: String, delay: Int64) throws {
    let text =
      "( { elements = ( { type = text; text = A; tweens = ( { \(timing) properties = { x = 64; }; } ); } ); } )"
    let book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: text))).book)
    let tween = try #require(book.pages.first?.elements.first?.tweens.first)
    let track = try #require(tween.tracks.first)
    let curve = TrackCurve(track, of: tween, tickRate: book.tickRate)
    let duration = TweenCurve(tween, tickRate: book.tickRate).duration.count
    var player = Player(book)
    player.open(page: 1)
    var list = DrawList()
    for step in Int64(0)...64 {
      player.advance(by: Ticks(delay + duration * step / 60 - player.tick.count))
      player.draw(into: &list)
      let elapsed = player.tick.count - delay
      #expect(list.items.values[0] == curve.value(from: 0, at: Ticks(elapsed)), "at tick \(player.tick.count)")
    }
  }

  /// Lets tweens with different easings override each other, so that tracks leave their batches in any order.
  @Test func `tweens that override each other go along their curves`() throws {
    let easings = ["linear", "easeOutBack", "easeInQuad"]
    var text = "( { elements = (\n"
    for number in 0..<60 {
      text += "{ type = text; text = A; tweens = ("
      for index in 0..<3 {
        let delay = Double((number * 7 + index * 5) % 13) / 10
        text += "{ delay = \(delay); duration = \(Double(1 + (number + 2 * index) % 5) / 4); "
        text += "transition = \(easings[(number + index) % 3]); from = { x = \(index); }; properties = { x = 64; }; },"
      }
      text += "); },\n"
    }
    let book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: text + "); } )"))).book)
    var player = Player(book)
    player.open(page: 1)
    var list = DrawList()
    for tick in Int64(0)...180 {
      player.draw(into: &list)
      for (number, element) in (book.pages.first?.elements ?? []).enumerated() {
        // The one that started last decides.
        var decisive: (tween: Tween, start: Int64)?
        for tween in element.tweens {
          let start = Int64((tween.delay * 60).rounded())
          let isRunning = tick >= start && tick < start + Int64((tween.duration.value * 60).rounded())
          if isRunning, start >= decisive?.start ?? 0 { decisive = (tween, start) }
        }
        guard let decisive, let track = decisive.tween.tracks.first else { continue }
        let curve = TrackCurve(track, of: decisive.tween, tickRate: book.tickRate)
        let slot = try #require(player.current.slot(.x, of: ItemIndex(number)))
        #expect(
          list.items.values[slot] == curve.value(from: 0, at: Ticks(tick - decisive.start)), "\(number) at tick \(tick)"
        )
      }
      player.advance(by: Ticks(1))
    }
  }

  /// Checks the values of a text with this tween, asked for one by one and drawn together, for two seconds.
  private func check(_ written: String) throws {
    let text = "( { elements = ( { type = text; name = a; text = A; tweens = ( { \(written) } ); } ); } )"
    let book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: text))).book)
    let tween = try #require(book.pages.first?.elements.first?.tweens.first)
    var player = Player(book)
    player.open(page: 1)
    var list = DrawList()
    for tick in Int64(0)...120 {
      player.draw(into: &list)
      for track in tween.tracks {
        let start = player.current.initialValue(track.property, of: ItemIndex(0))
        let curve = TrackCurve(track, of: tween, tickRate: book.tickRate)
        let expected = curve.value(from: start, at: Ticks(tick))
        let slot = try #require(player.current.slot(track.property, of: ItemIndex(0)))
        #expect(player.drawnValue(track.property, of: ItemIndex(0)) == expected, "\(track.property) at tick \(tick)")
        #expect(list.items.values[slot] == expected, "\(track.property) drawn at tick \(tick)")
      }
      player.advance(by: Ticks(1))
    }
  }
}
