import Testing

/// Tests of three books with a slider, a dial and a flap, which scripts move.
@Suite struct MovableExampleTests {
  /// Plays a script, and returns what it causes after the page has entered, without touches.
  private static func played(_ elements: String, _ root: String = "", _ script: [String]) throws -> [String] {
    let trace = try TracedBook("{ \(root) pages = ( { elements = ( \(elements) ); } ); }", script).trace
    return trace.dropFirst(while: { !$0.contains("page.entered") }).filter { !$0.contains("touch.") }
  }

  @Test func `a tab waves an arm`() throws {
    let trace = try MovableExampleTests.played(
      """
      { type = image; name = tab; fileName = "t.png"; x = 100; y = 600; width = 80; height = 40; slider = { byX = 200;
        drives = ( { item = arm; tween = wave; } ); }; }, { type = image; name = arm; fileName = "a.png"; x = 400;
        y = 300; width = 50; height = 200; tweens = ( { name = wave; properties = { rotation = 90; }; } ); }
      """, "",
      [
        "drag tab to 60% over 0.5s", "expect arm.rotation = 54", "wait for stop.reached tab", "expect tab.progress = 1",
        "expect arm.rotation = 90",
      ])
    #expect(
      trace == [
        #"{"tick":0,"page":1,"event":"drag.started","item":"tab","x":100,"y":600}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"drag.ended","item":"tab","x":220,"y":600}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"tween.started","item":"tab","tween":"settle"}"#,
        #"{"tick":45,"time":0.75,"page":1,"event":"tween.completed","item":"tab","tween":"settle"}"#,
        #"{"tick":45,"time":0.75,"page":1,"event":"stop.reached","item":"tab","index":1}"#,
      ])
  }

  @Test func `a dial sets a variable`() throws {
    let trace = try MovableExampleTests.played(
      """
      { type = image; name = moon; fileName = "m.png"; x = 300; y = 200; width = 200; height = 200;
        dial = { variable = phase; }; }
      """, "variables = { phase = 0; };", ["drag moon to stop 1 over 0s"])
    #expect(
      trace == [
        #"{"tick":0,"page":1,"event":"drag.started","item":"moon","x":300,"y":200}"#,
        #"{"tick":0,"page":1,"event":"drag.ended","item":"moon","x":300,"y":200}"#,
        #"{"tick":0,"page":1,"event":"variable.changed","name":"phase","value":1}"#,
        #"{"tick":0,"page":1,"event":"stop.reached","item":"moon","index":1}"#,
      ])
  }

  @Test func `a door opens and closes`() throws {
    let trace = try MovableExampleTests.played(
      """
      { type = image; name = door; fileName = "d.png"; x = 100; y = 100; width = 200; height = 300;
        flap = { angle = 120; back = "#8D5A2B"; }; }
      """, "", ["tap door", "wait 0.25s", "tap at 290 250", "tap door", "wait 0.25s"])
    func moved(from start: String, to end: String, _ index: Int) -> [String] {
      [
        #"{\#(start),"page":1,"event":"drag.started","item":"door","x":100,"y":100}"#,
        #"{\#(start),"page":1,"event":"drag.ended","item":"door","x":100,"y":100}"#,
        #"{\#(start),"page":1,"event":"tap","item":"door"}"#,
        #"{\#(start),"page":1,"event":"tween.started","item":"door","tween":"settle"}"#,
        #"{\#(end),"page":1,"event":"tween.completed","item":"door","tween":"settle"}"#,
        #"{\#(end),"page":1,"event":"stop.reached","item":"door","index":\#(index)}"#,
      ]
    }
    let (open, closed) = (#""tick":15,"time":0.25"#, #""tick":30,"time":0.5"#)
    #expect(trace == moved(from: #""tick":0"#, to: open, 1) + moved(from: open, to: closed, 0))
  }
}

extension Array {
  /// Returns the elements after the first ones for which a closure returns `true`, and after the one that follows them.
  fileprivate func dropFirst(while isSkipped: (Element) -> Bool) -> ArraySlice<Element> {
    drop(while: isSkipped).dropFirst()
  }
}
