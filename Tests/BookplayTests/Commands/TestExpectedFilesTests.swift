import BookplayCommands
import Testing

/// Tests of how `bookplay test` compares results with the files kept next to scripts, and how it updates them.
@Suite struct TestExpectedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeStory(["rise.play": TestedBooks.rise])
  }

  private static let passed = "1 script: 1 passed\n"
  private static let new = """
    @/Moon/rise.trace: note: created; review it before you trust it
    @/Moon/rise.risen.stage: note: created; review it before you trust it

    """

  private func keepAll() throws {
    try folder.write(TestedBooks.riseTrace, to: "Moon/rise.trace")
    try folder.write(TestedBooks.riseStage, to: "Moon/rise.risen.stage")
  }

  @Test func `a missing trace is fine, but a missing snapshot fails`() throws {
    #expect(
      folder.test("@") == (
        1,
        """
        @/Moon/rise.play:2:1: error: there is no snapshot `risen`; `--update` creates it
          at 1 s in the book
        1 script: 1 failed

        """, ""
      ))
    try folder.write(TestedBooks.riseStage, to: "Moon/rise.risen.stage")
    #expect(folder.test("@") == (0, Self.passed, ""))
  }

  @Test func `an update keeps both, and tells what is new`() throws {
    #expect(folder.test("@ --update") == (0, Self.passed, Self.new))
    #expect(try folder.text(of: "Moon/rise.trace") == TestedBooks.riseTrace)
    #expect(try folder.text(of: "Moon/rise.risen.stage") == TestedBooks.riseStage)
    #expect(folder.test("@") == (0, Self.passed, ""))
    #expect(folder.test("@ --update") == (0, Self.passed, ""))
  }

  @Test func `a trace that differs is shown line by line`() throws {
    try keepAll()
    try folder.write(
      TestedBooks.riseTrace.replacing("\"tick\":60,\"time\":1,", with: "\"tick\":66,\"time\":1.1,"),
      to: "Moon/rise.trace")
    let (status, text, errors) = folder.test("@")
    #expect(status == 1)
    #expect(
      text == """
        @/Moon/rise.trace:5:1: error: the trace differs from the expected one; if the change is right, \
        `--update` accepts it
            … 2 unchanged lines
            {"tick":0,"time":0,"page":1,"event":"tween.started","item":"moon","tween":"rise"}
            {"tick":0,"time":0,"page":1,"event":"page.entered"}
          - {"tick":66,"time":1.1,"page":1,"event":"tween.completed","item":"moon","tween":"rise"}
          + {"tick":60,"time":1,"page":1,"event":"tween.completed","item":"moon","tween":"rise"}
              tick 66 → 60, time 1.1 → 1
        1 script: 1 failed

        """)
    #expect(errors == "")
    #expect(folder.test("@ --update") == (0, Self.passed, "@/Moon/rise.trace: note: updated\n"))
    #expect(try folder.text(of: "Moon/rise.trace") == TestedBooks.riseTrace)
  }

  @Test func `every differing value of a stage is named`() throws {
    try keepAll()
    try folder.write(TestedBooks.riseStage.replacing("y=0", with: "y=1"), to: "Moon/rise.risen.stage")
    let (status, text, _) = folder.test("@")
    #expect(status == 1)
    #expect(
      text == """
        @/Moon/rise.play:2:1: error: the stage differs from `risen`: moon has y 1 → 0
          at 1 s in the book
          moon has y 1 → 0
        1 script: 1 failed

        """)
    #expect(folder.test("@ --update") == (0, Self.passed, "@/Moon/rise.risen.stage: note: updated\n"))
  }

  @Test func `differences of both stage and trace are shown`() throws {
    try keepAll()
    try folder.write(TestedBooks.riseStage.replacing("y=0", with: "y=1"), to: "Moon/rise.risen.stage")
    let (known, other) = ("\"tick\":60,\"time\":1,", "\"tick\":66,\"time\":1.1,")
    try folder.write(TestedBooks.riseTrace.replacing(known, with: other), to: "Moon/rise.trace")
    let (status, text, _) = folder.test("@")
    #expect(status == 1)
    #expect(text.contains("the stage differs from `risen`: moon has y 1 → 0\n"))
    #expect(text.contains("@/Moon/rise.trace:5:1: error: the trace differs from the expected one"))
    #expect(text.contains("tick 66 → 60, time 1.1 → 1\n"))
  }

  @Test func `other ends of lines make no difference`() throws {
    try folder.write(TestedBooks.riseTrace.replacing("\n", with: "\r\n"), to: "Moon/rise.trace")
    try folder.write(TestedBooks.riseStage.replacing("\n", with: "\r\n"), to: "Moon/rise.risen.stage")
    #expect(folder.test("@") == (0, Self.passed, ""))
    #expect(folder.test("@ --update") == (0, Self.passed, ""))
  }

  @Test func `unattended runs don't create new files`() throws {
    let (status, text, errors) = folder.test("@ --update", isUnattended: true)
    #expect(status == 1)
    #expect(
      text == """
        @/Moon/rise.trace: error: there is no such file, and no new file is created when `CI` is set
          hint: run `bookplay test --update` elsewhere, review the file, and add it to the book
        @/Moon/rise.risen.stage: error: there is no such file, and no new file is created when `CI` is set
          hint: run `bookplay test --update` elsewhere, review the file, and add it to the book
        1 script: 1 failed

        """)
    #expect(errors == "")
    #expect(try folder.names() == ["Moon"])
    try keepAll()
    #expect(folder.test("@", isUnattended: true) == (0, Self.passed, ""))
    #expect(folder.test("@ --update", isUnattended: true) == (0, Self.passed, ""))
  }

  @Test func `a failing script updates no files`() throws {
    try folder.write(TestedBooks.missing, to: "Moon/rise.play")
    let (status, _, errors) = folder.test("@ --update")
    #expect(status == 1)
    #expect(errors == "")
  }

  @Test func `files that no script needs are named`() throws {
    try keepAll()
    for name in ["gone.trace", "rise.old.stage", "gone.old.stage"] { try folder.write("", to: "Moon/" + name) }
    let stale = ["gone.old.stage", "gone.trace", "rise.old.stage"].map {
      "@/Moon/\($0): note: no script uses this file any longer\n"
    }
    #expect(folder.test("@") == (0, Self.passed, stale.joined()))
    // Nothing is known about scripts that weren't run.
    try folder.write("wait 1s\n", to: "Moon/other.play")
    #expect(folder.test("@ --filter other") == (0, Self.passed, stale.dropLast().joined()))
  }
}
