import BookKit
import PropertyList
import Testing

@testable import bookweb

/// Tests of what the page needs to know for drags by two taps, and for choices that wait for a voice.
@Suite struct DragTests {
  private func player(_ page: String) throws -> WebPlayer {
    let player = try #require(WebBook.player("{ pages = ( \(page) ); }"))
    player.logged.perform(.open(page: 1))
    return player
  }

  @Test(arguments: [
    ("", false), ("onTap = ( { action = nextPage; } );", true), ("open = next;", true),
    ("link = \"https://a.example\";", true), ("touchable = <*BY>;", false),
  ])
  func `an element that also does something when it's tapped is marked`(keys: String, acts: Bool) throws {
    let player = try player("{ elements = ( { type = image; name = hat; draggable = <*BY>; \(keys) } ); }")
    #expect(WebBook.text(player.structureJSON(of: .stage)).contains(#""acts":true"#) == acts)
  }

  @Test(arguments: [("tap", true), ("touch.began", true), ("drag.dropped", false)])
  func `rules and triggers that wait for a tap count`(event: String, acts: Bool) throws {
    let hat = "{ type = image; name = hat; draggable = <*BY>; }"
    let rule = "{ when = { event = \"\(event)\"; item = hat; }; do = ( { action = nextPage; } ); }"
    let player = try player("{ elements = ( \(hat) ); rules = ( \(rule) ); }")
    #expect(WebBook.text(player.structureJSON(of: .stage)).contains(#""acts":true"#) == acts)
    let trigger = "trigger = { triggeringItem = hat; triggerIsATouch = <*BY>; }"
    let triggered = try self.player("{ elements = ( \(hat), { type = image; name = star; \(trigger); } ); }")
    #expect(WebBook.text(triggered.structureJSON(of: .stage)).contains(#""acts":true"#))
  }

  @Test(arguments: [false, true])
  func `a piece of a puzzle acts if a tap turns it, and has its place`(isTurned: Bool) throws {
    let player = try player(
      """
      { elements = ( { type = puzzle; name = p; fileName = "a.png"; x = <*I10>; y = <*I20>; width = <*I100>;
        height = <*I60>; rows = <*I1>; columns = <*I2>; rotation = \(isTurned ? "<*BY>" : "<*BN>"); } ); }
      """)
    #expect(WebBook.text(player.structureJSON(of: .stage)).contains(#""acts":true"#) == isTurned)
    #expect(WebBook.text(player.choicesJSON()).contains(#""target":"place","area":[10,20,60,20,60,80,10,80]}"#))
  }

  @Test func `targets of what is in a group are where they are on the canvas`() throws {
    let player = try player(
      """
      { elements = ( { type = group; name = g; x = <*I100>; y = <*I50>; elements = (
        { type = image; name = hat; width = <*I9>; height = <*I9>; draggable = <*BY>;
          dropTargets = ( { name = head; x = <*I1>; y = <*I2>; width = <*I3>; height = <*I4>; } ); } ); } ); }
      """)
    #expect(WebBook.text(player.choicesJSON()).contains(#""area":[101,52,104,52,104,56,101,56]"#))
  }

  @Test(arguments: [true, false])
  func `a narration that a page waits for is flagged in the frame`(isWaitedFor: Bool) throws {
    let player = try player(
      """
      { waitForNarration = \(isWaitedFor ? "<*BY>" : "<*BN>"); elements = (
        { type = audio; name = v; audio = { trackName = "v.mp3"; duration = <*I1>; role = narration; }; } ); }
      """)
    player.logged.perform(.ticks(Ticks(30)))
    player.makeFrame()
    #expect((FrameReader(player.frame).int(8) & 8 == 8) == isWaitedFor)
    player.logged.perform(.ticks(Ticks(60)))
    player.makeFrame()
    #expect(FrameReader(player.frame).int(8) & 8 == 0)
  }
}
