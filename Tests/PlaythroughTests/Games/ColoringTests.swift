import BookKit
import Playthrough
import Testing

/// Tests of pictures to colour on stage.
@Suite struct ColoringTests {
  @Test func `clearing can be undone, starting anew can't`() throws {
    let played = try TracedBook(
      PlayedGame.pond,
      [
        "solve pond", "expect pond complete", "clear pond", "expect fill pond sun = none", "undo pond",
        "expect pond complete", "restart pond", "expect pond incomplete", "undo pond", "expect fill pond sea = none",
      ])
    #expect(
      PlayedGame.moves(played) == [
        "region.filled pond", "color.chosen pond", "region.filled pond", "coloring.completed pond",
        "coloring.cleared pond", "region.filled pond", "region.filled pond", "coloring.completed pond",
        "coloring.cleared pond",
      ])
  }

  @Test func `a wrong colour may be used but doesn't complete`() throws {
    _ = try TracedBook(
      PlayedGame.pond,
      [
        "fill pond sun with 2", "fill pond sea", "expect pond incomplete", "expect no coloring.completed",
        "fill pond sun with 1", "expect coloring.completed pond",
      ])
  }

  @Test func `a tap outside all regions does nothing`() throws {
    let played = try TracedBook(
      """
      { pages = ( { elements = ( { type = coloring; name = pond; width = 200; height = 100; regions = (
          { path = "M0 0 L50 0 L50 50 Z"; } ); } ); } ); }
      """, ["tap at 150 90", "expect tap pond", "fill pond 1", "expect pond complete"])
    #expect(PlayedGame.moves(played) == ["region.filled pond", "coloring.completed pond"])
  }

  @Test func `a palette lies where its area is written, whatever the scale of the picture`() throws {
    let played = try TracedBook(
      """
      { pages = ( { elements = ( { type = coloring; name = pond; x = 100; y = 100; width = 200; height = 100;
          scaleX = 2; scaleY = 3; pivotX = 0.25; palette = (red, blue);
          paletteArea = { y = 700; width = 400; height = 60; };
          regions = ( { path = "M0 0 L50 0 L50 50 Z"; } ); } ); } ); }
      """, ["tap pond.color2"])
    let touches = played.trace.filter { $0.contains("touch.began") }
    #expect(
      touches == [#"{"tick":0,"page":1,"event":"touch.began","item":"pond.color2","x":300,"y":730}"#])
  }

  @Test func `choices offer the colours and the regions, and no touches come of them`() throws {
    var player = try PlayedGame.player(PlayedGame.pond)
    player.open(page: 1)
    let names = player.names
    #expect(
      player.choices.map { names.text(of: $0.item) + " " + names.text(of: $0.target) } == [
        "pond.color1 choose", "pond.color2 choose", "pond sun", "pond sea",
      ])
    player.discardEvents()
    for choice in [player.choices[1], player.choices[2]] { player.choose(choice) }
    #expect(player.events.map(\.kind) == [.colorChosen, .regionFilled])
  }

  @Test func `rules colour too`() throws {
    let played = try TracedBook(
      PlayedGame.pond.replacing(
        "} ); } ); }",
        with: """
          }, { type = activearea; name = wand; width = 50; height = 50; onTap = (
            { action = pickColor; item = pond; to = 2; }, { action = clear; item = pond; } ); } );
          rules = ( { when = { event = "region.filled"; item = pond; region = sea; };
            do = ( { action = restart; item = pond; } ); } ); } ); }
          """),
      [
        "tap wand", "fill pond sun", ##"expect fill pond sun = "#1E5BC6""##, "fill pond sea",
        "expect fill pond sun = none",
      ]
    )
    #expect(played.failure == nil)
  }
}

extension String {
  /// Returns the text with the first occurrence of another text replaced.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    let parts = components(of: old)
    return parts.first + new + parts.rest
  }

  private func components(of text: String) -> (first: String, rest: String) {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    let start = bytes.indices.last { bytes[$0...].starts(with: wanted) } ?? bytes.count
    return (
      String(decoding: bytes[..<start], as: UTF8.self),
      String(decoding: bytes[min(bytes.count, start + wanted.count)...], as: UTF8.self)
    )
  }
}
