import BookplayCommands
import Testing

/// Tests of what is reported about touches that a page turn refuses.
@Suite struct RefusedTouchTests {
  private let folder: TemporaryFolder

  private static let book = """
    { enterAnimation = { duration = 1; };
      pages = ( { elements = ( { type = activearea; name = z; width = 20; height = 20; } ); } ); }
    """
  private static let advice = "`tap z` was refused by a page turn; write `wait for page.entered` before it"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.book, to: "Moon/book.plist")
  }

  @Test func `play notes each refused touch, and one before the failure`() throws {
    try folder.write("tap z\nwait 2s\nexpect tap z\n", to: "Moon/a.play")
    let path = folder.path(of: "Moon/a.play")
    let outcome = bookplay(["play", folder.path(of: "Moon"), "--script", path])
    #expect(outcome.status == .bad)
    let lines = outcome.errors.split(separator: "\n").prefix(3).map { String($0) }
    #expect(
      lines == [
        "\(path):1:1: note: \(Self.advice)", "note: line 1: \(Self.advice)",
        "\(path):3: error: `tap z` has not happened",
      ])
    try folder.write("wait 0.1s\n  tap z\n", to: "Moon/a.play")
    let passed = bookplay(["play", folder.path(of: "Moon"), "--script", path])
    #expect(passed.status == .good)
    #expect(passed.errors == "\(path):2:3: note: \(Self.advice)\n")
  }

  @Test func `test notes refused touches on standard error and in failures`() throws {
    try folder.write("tap z\nwait 2s\nexpect tap z\n", to: "Moon/a.play")
    try folder.write("tap z\n", to: "Moon/b.play")
    try folder.write("tap z\nexpect touch.refused\n", to: "Moon/c.play")
    let (status, text, errors) = folder.test("@/Moon")
    #expect(status == 1)
    #expect(errors == "@/Moon/a.play:1:1: note: \(Self.advice)\n@/Moon/b.play:1:1: note: \(Self.advice)\n")
    #expect(
      text.hasPrefix(
        """
        @/Moon/a.play:1:1: note: line 1: \(Self.advice)
        @/Moon/a.play:3:1: error: `tap z` has not happened

        """))
    #expect(text.hasSuffix("3 scripts: 2 passed, 1 failed\n"))
  }

  @Test(arguments: [
    ("open contents\ntap page1", 2, "was refused by a page turn; write `wait for section.opened` before it"),
    ("open credits\ntap web", 2, "was refused, because the credit is too faint to touch; write `wait 1s` before it"),
    (
      "open credits\ntap twitter", 2,
      "was refused, because the credit on stage has no such link; write `wait for credit.shown` before it"
    ),
    ("solve jig", 1, "was refused by a page turn; write `wait for page.entered` before it"),
  ])
  func `the advice fits what refuses the command`(script: String, line: Int, advice: String) throws {
    let book = """
      { enterAnimation = { duration = 1; };
        credits = ( { name = Ann; web = "https://a.example"; }, { name = Bob; twitter = bob; } );
        pages = ( { elements = ( { type = puzzle; name = jig; page = 1; width = 200; height = 100; rows = 1;
          columns = 2; } ); } ); }
      """
    try folder.write(book, to: "Sea/book.plist")
    try folder.write(script + "\n", to: "Sea/a.play")
    let command = script.split(separator: "\n").last ?? ""
    let (status, text, errors) = folder.test("@/Sea")
    #expect(status == 0 && text == "1 script: 1 passed\n")
    #expect(errors == "@/Sea/a.play:\(line):1: note: `\(command)` \(advice)\n")
  }

  @Test(arguments: [
    ("jsonl", "\"failures\":[{\"kind\":\"refusal\",\"message\":\"line 1: "),
    ("tap", "- kind: refusal\n      message: \"line 1: "),
    ("junit", "message=\"line 1: `tap z` was refused"),
    ("github", "line=1,col=1,title=refusal::line 1: `tap z` was refused"),
  ])
  func `every form begins with it`(format: String, part: String) throws {
    try folder.write("tap z\nexpect tap z\n", to: "Moon/a.play")
    let (status, text, _) = folder.test("@/Moon --format \(format)")
    #expect(status == 1)
    #expect(text.contains(part))
  }

  @Test func `refused touches are reported at once in interactive mode`() {
    let outcome = bookplay(
      ["play", folder.path(of: "Moon"), "--interactive"], input: "wait 0.2s\ntap z\nexpect tap z\n")
    let lines = outcome.errors.split(separator: "\n").prefix(2)
    #expect(lines.first?.hasSuffix(":2:1: note: \(Self.advice)") ?? false)
    #expect(lines.last?.hasSuffix(":3: error: `tap z` has not happened") ?? false)
  }
}
