import BookReports
import BookplayCommands
import PropertyList
import Testing

/// Tests of what `tree --at` shows of a small book.
@Suite struct StageTreeTests {
  struct Moment: Sendable, CustomTestStringConvertible {
    let options: [String]
    let text: String

    init(_ options: String..., text: String) {
      self.options = options
      self.text = text
    }

    var testDescription: String { options.joined(separator: " ") }
  }

  static let moments = [
    Moment(
      "--at", "0.5s",
      text: """
        page 1 evening, at 0.5 s (tick 30)
          variable  taps  "none"
          text      moon  at 10, 30  100 × 50  fontSize 24, fontColor #000000
                      tween rise runs
          group     sky   off stage, waits for the end of tween rise of moon, then 0.25 s
            text    star  off stage

        """),
    Moment(
      "--at", "30s",
      text: """
        page 1 evening, at 30 s (tick 1800)
          variable  taps  "none"
          text      moon  at 10, 0    100 × 50  fontSize 24, fontColor #000000
          group     sky   at 200, 10  0 × 0
            text    star  at 0, 0     50 × 50   fontSize 24, fontColor #000000
                      tween glow waits for a touch on star

        """),
    Moment(
      "--at", "1 tick", "--page", "night",
      text: """
        page 2 night, at 0.016667 s (tick 1)
          variable    taps  "none"
          activearea  bed   at 0, 0  80 × 80  not active

        """),
    Moment(
      "--at", "1s", "--page", "credits",
      text: """
        credits, at 1 s (tick 60)
          variable  taps       "none"
          credit 0  "Ann Lee"  Words, alpha 0.5

        """),
  ]

  @Test(arguments: moments)
  func `the stage is shown with its values`(moment: Moment) {
    let outcome = bookplay(["tree", "-"] + moment.options, input: PlayedBooks.story)
    #expect(outcome.text == moment.text)
    #expect(outcome.errors == "")
    #expect(outcome.status == .good)
  }

  @Test func `a tree says what follows the loudness`() throws {
    let book = """
      { microphone = { loud = 0.6; drives = ( { item = flame; tween = bend; }, { item = smoke; } ); }; pages = ( ); }
      """
    let text = bookplay(["tree", "-"], input: book).text
    #expect(text.contains("microphone  loud 0.6, quiet 0.25, drives flame/bend, smoke"), "\(text)")
    let json = try JSONValue(json: bookplay(["tree", "-", "--format", "json"], input: book).output)
    #expect(json["microphone"]?["drives"] == ["flame/bend", "smoke"])
  }

  @Test func `running things and unusual values are shown`() {
    let book = """
      { enterAnimation = { animation = fade; duration = 9; }; pages = ( {
        music = { trackName = "m.mp3"; duration = 60; };
        elements = (
          { type = group; name = g; elements = ( { type = text; name = t; text = T; } ); visible = NO;
            tweens = ( { name = late; delay = 3; properties = { x = 1; }; } ); },
          { type = audio; name = a; audio = { trackName = "a.wav"; duration = 9; offset = 5; }; },
          { type = audio; name = b; audio = { trackName = "a.wav"; duration = 9; volume = 0.5; }; },
          { type = text; name = f; text = F; alpha = 0.25; rotation = 30; physics = { bounds = canvas; }; }
        ); } ); }
      """
    #expect(
      bookplay(["tree", "-", "--at", "0s"], input: book).text == """
        page 1, at 0 s (tick 0), while the page is being turned
          sound   music  plays
          group   g      at 0, 0  0 × 0  not visible
                    tween late starts soon
            text  t      at 0, 0  0 × 0  fontSize 24, fontColor #000000, its group is not visible
          audio   a                      volume 1
                    starts soon
          audio   b                      volume 0.5
                    plays
          text    f      at 0, 0  0 × 0  alpha 0.25, rotation 30, fontSize 24, fontColor #000000
                    the body moves

        """)
  }

  /// A puzzle of two pieces and a picture with two regions.
  private static let games = """
    { games = ( { type = puzzle; name = fair; title = "At the fair"; fileName = "f.png"; rows = 2; columns = 3; } );
      sections = ( { section = cover; } ); pages = ( { elements = (
      { type = puzzle; name = jig; fileName = "p.png"; width = 200; height = 100; rows = 1; columns = 2; },
      { type = coloring; name = pond; width = 100; height = 100; palette = ("#FDD835", "#1E5BC6");
        regions = ( { name = sun; path = "M0 0 L100 0 L100 100 Z"; }, { path = "M0 0 L100 100 L0 100 Z"; } );
      } ); } ); }
    """

  @Test func `games are shown with their parts`() throws {
    let text = bookplay(["tree", "-"], input: Self.games).text
    #expect(text.contains("  game   fair  puzzle  2 × 3 pieces f.png, \"At the fair\""))
    #expect(text.contains("1 × 2 pieces p.png"))
    #expect(text.contains("2 regions, 2 colours"))
    let json = try JSONValue(json: bookplay(["tree", "-", "--format", "json"], input: Self.games).output)
    #expect(json["games"]?.array?.first?["rows"] == .number(2))
  }

  @Test func `games on stage are shown as far as they are`() throws {
    let text = bookplay(["tree", "-", "--page", "1", "--at", "0s"], input: Self.games).text
    #expect(text.contains("0 of 2 pieces are in their places"))
    #expect(text.contains("jig.piece1"))
    #expect(text.contains("0 of 2 regions are filled; colour 1 is chosen"))
  }

  @Test func `programs get one object`() throws {
    let outcome = bookplay(["tree", "-", "--at", "0.5s", "--format", "json"], input: PlayedBooks.story)
    #expect(
      outcome.text == """
        {"tick":30,"time":0.5,"page":1,"name":"evening","language":"en",\
        "variables":[{"name":"taps","value":"none"}],"elements":[
        {"type":"text","name":"moon","onStage":true,"x":10,"y":30,"width":100,"height":50,"alpha":1,"rotation":0,\
        "scaleX":1,"scaleY":1,"fontSize":24,"fontColor":"#000000","visible":true,"seen":true,\
        "running":[{"kind":"tween","name":"rise","state":"running"}]},
        {"type":"group","name":"sky","onStage":false,\
        "words":"waits for the end of tween rise of moon, then 0.25 s"},
        {"type":"text","name":"star","group":"sky","onStage":false}
        ]}

        """)
    _ = try JSONValue(json: outcome.output)
    let credits = bookplay(
      ["tree", "-", "--at", "1s", "--page", "credits", "--format", "json"], input: PlayedBooks.story)
    let credit = try JSONValue(json: credits.output)["credit"]
    #expect(credit?["name"]?.text == "Ann Lee")
    #expect(credit?["alpha"] == .number(0.5))
  }

  @Test func `a book with errors is shown as far as possible`() {
    let outcome = bookplay(["tree", "-", "--at", "1s"], input: "( { elements = ( { type = imgae; } ); } )")
    #expect(outcome.text == "page 1, at 1 s (tick 60)\n")
    #expect(outcome.errors.contains("[unknown-type]"))
    #expect(outcome.status == .bad)
  }
}
