import BookKit
import Playthrough
import Testing

/// Tests of commands that have no effect, because the book refuses them.
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
    #expect(played.runner.refusedSteps == steps.map { RefusedStep(step: $0, reason: .pageTurn) })
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
    #expect(played.failure?.refusedStep?.step == step)
  }

  @Test func `a refusal is reported only once`() throws {
    var runner = try PlayedScript("tap z", on: Self.book).runner
    #expect(runner.takeRefusedSteps().map(\.step) == [0])
    #expect(runner.takeRefusedSteps() == [])
  }

  private static let games = """
    enterAnimation = { duration = 1; }; credits = ( { name = Ann; web = "https://a.example"; }, { name = Bob; } );
    pages = ( { elements = ( { type = audio; name = v; audio = { trackName = "v.wav"; duration = 2; }; },
      { type = coloring; name = pond; width = 200; height = 100; palette = ("#FDD835", "#1E5BC6");
        regions = ( { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; target = 1; } ); },
      { type = puzzle; name = jig; page = 1; y = 200; width = 200; height = 100; rows = 1; columns = 2; } ); } );
    """

  @Test(
    arguments: [
      ("fill pond sun with 1", .pageTurn), ("solve pond", .pageTurn), ("solve jig", .pageTurn), ("hint jig", .pageTurn),
      ("restart pond", .pageTurn), ("undo pond", .pageTurn), ("clear pond", .pageTurn),
      ("wait 2s\nopen contents\ntap page1", .sectionTurn), ("open contents\nwait 2s\ntap page1", nil),
      ("wait 2s\nfill pond sun with 1", nil), ("wait 2s\nsolve jig\nsolve pond", nil),
      ("open credits\ntap web", .faintCredit), ("open credits\nwait 3.9s\ntap web", nil),
      ("open credits\ntap web\nexpect no link.opened", nil), ("open credits\nwait 1s\ntap web", nil),
      ("open credits\nwait 5s\ntap web", .creditWithoutLink),
      ("option voice Ann\nwait 2s\nrecord begin\nfill pond sun", .recording),
      ("option voice Ann\nwait 2s\nrecord begin\ntap at 9 9", .recording),
    ] as [(String, Player.Refusal?)])
  func `every command that is refused leaves a note with the reason`(script: String, reason: Player.Refusal?) throws {
    let played = try PlayedScript(script, on: Self.games)
    #expect(played.failure == nil)
    let last = script.split(separator: "\n").count - 1
    #expect(played.runner.refusedSteps == (reason.map { [RefusedStep(step: last, reason: $0)] } ?? []))
  }

  private static let somewhere = VoiceRecordings.Place(voice: "Ann", page: .number(1), slot: "v")
  private static let far = Point(x: 900, y: 700)

  @Test(
    arguments: [
      ("mark", .next, .pageTurn), ("mark", .game("pond", .undo), .pageTurn),
      ("mark", .touch(.began, finger: 1, at: far), .pageTurn), ("mark", .beginRecording(nil), .pageTurn),
      ("wait 2s\nopen cover", .back, .sectionTurn), ("wait 2s", .previous, .first), ("wait 2s", .next, .bookEnded),
      ("option voice Ann\nwait 2s\nrecord begin", .next, .recording),
      ("option voice Ann\nwait 2s\nrecord begin", .beginRecording("v"), .recording),
      ("option voice Ann\nwait 2s\nrecord begin", .finishRecording(milliseconds: 5), .notKept),
      ("option voice Ann\nwait 2s\nrecord begin", .finishRecording(milliseconds: 500), nil),
      ("wait 2s", .open(page: 2), .unknown), ("wait 2s", .openNamed("moon"), .unknown),
      ("wait 2s", .openNamed("1"), nil), ("wait 2s", .language("it"), .unknown), ("wait 2s", .begin, .unchanged),
      ("wait 2s", .option("size", .number(1)), .unknown), ("wait 2s", .option("sound", .number(7)), .invalid),
      ("wait 2s", .touch(.moved, finger: 1, at: far), .finger),
      ("wait 2s\npress at 1 1 as 2", .touch(.began, finger: 2, at: far), .finger),
      ("wait 2s", .press(piece: "pond", finger: 1), .unknown), ("wait 2s", .press(piece: "jig.piece1", finger: 1), nil),
      ("wait 2s", .choose("pond", target: "moon"), .unknown), ("wait 2s", .choose("pond", target: "sun"), nil),
      ("open credits", .tapCredit(.web), .faintCredit), ("wait 2s", .tapCredit(.web), .creditWithoutLink),
      ("wait 2s", .game("v", .restart), .unknown), ("wait 2s", .game("pond", .hint), .otherGame),
      ("wait 2s", .game("pond", .fill("moon", color: nil)), .unknownRegion),
      ("wait 2s", .game("pond", .fill("sun", color: 3)), .unknownColor),
      ("wait 2s", .game("pond", .fill("sun", color: 2)), nil),
      ("wait 2s", .beginRecording("w"), .unknown), ("wait 2s", .beginRecording("v"), .noVoice),
      ("open credits\nwait 2s", .beginRecording(nil), .offStage), ("wait 2s", .cancelRecording(.reader), .notRecording),
      ("wait 2s", .addRecording(VoiceRecordings.Recording(somewhere, milliseconds: 5)), .invalid),
      ("wait 2s", .deleteRecording(somewhere), .unknown), ("wait 2s", .deleteVoice("Ann"), .unknown),
    ] as [(String, Player.Input, Player.Refusal?)])
  func `the player says why it refuses an input`(script: String, input: Player.Input, refusal: Player.Refusal?) throws {
    let played = try PlayedScript(script, on: Self.games)
    #expect(played.failure == nil)
    var player = played.runner.player
    let found = player.perform(input)
    #expect(found == refusal)
  }
}
