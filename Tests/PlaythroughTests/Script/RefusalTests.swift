import BookKit
import Playthrough
import Testing

/// Tests of touches that a page turn refuses.
@Suite struct RefusalTests {
  private static let book = """
    enterAnimation = { duration = 1; };
    pages = ( { elements = ( { type = activearea; name = z; width = 20; height = 20; draggable = YES; } ); } );
    """

  @Test(arguments: [
    ("tap z", [0]), ("tap at 300 300", [0]), ("press z\nrelease", [0]), ("wait 0.5s\ndrag z to 9 9\ntap z", [1]),
    ("tap z\ntap z\nwait for page.entered\ntap z", [0, 1]), ("wait for page.entered\ntap z", []),
    ("tap z\nexpect touch.refused", []), ("tap z\nexpect touch.refused 1 times", []),
    ("tap z\nexpect no tap z\nexpect touch.refused", [0]),
    ("press z\nexpect touch.refused\nrelease\ntap z", [3]),
  ])
  func `a refused touch is noted, unless the next command expects it`(script: String, steps: [Int]) throws {
    let played = try PlayedScript(script, on: Self.book)
    #expect(played.failure == nil)
    #expect(played.runner.refusedSteps == steps)
  }

  @Test(
    arguments: [
      ("tap z\nexpect tap z", 0), ("wait for page.entered\nexpect tap z", nil),
      ("press z\nrelease\ntap z\nwait for page.entered\nexpect variable n = 1", 2),
      ("tap z\nexpect no touch.refused", nil),
    ] as [(String, Int?)])
  func `a later failure knows of the last refused touch`(script: String, step: Int?) throws {
    let played = try PlayedScript(script, on: "variables = { n = 0; }; " + Self.book)
    #expect(played.failure != nil)
    #expect(played.failure?.refusedStep == step)
  }

  @Test func `a refusal is reported only once`() throws {
    var runner = try PlayedScript("tap z", on: Self.book).runner
    #expect(runner.takeRefusedSteps() == [0])
    #expect(runner.takeRefusedSteps() == [])
  }
}
