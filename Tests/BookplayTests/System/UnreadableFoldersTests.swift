import Foundation
import Testing

/// Tests of what is reported about unreadable files and folders.
@Suite struct UnreadableFoldersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the program as a user who is bound by permissions.
  private func run(_ line: String) throws -> BuiltProgram.Result {
    let result = try BuiltProgram.shell("$unprivileged \"$bookplay\" \(line)", in: folder)
    // Restore the permissions so that the folder can be removed.
    _ = try BuiltProgram.shell("chmod -R u+rwX .", in: folder)
    return result
  }

  private func close(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path(of: name))
  }

  @Test(arguments: [0o000, 0o600, 0o300])
  func `an unreadable folder that may contain scripts fails the run`(mode: Int) throws {
    for book in ["Good", "Hidden"] {
      try folder.write("( { } )", to: "\(book)/book.plist")
      try folder.write("wait 1s\n", to: "\(book)/a.play")
    }
    try close("Hidden", mode)
    let result = try run("test .")
    #expect(result.status == 2)
    #expect(result.output == "1 script: 1 passed\n")
    #expect(result.errors == "bookplay test: error: cannot read `Hidden`: Permission denied\n")
    try close("Hidden", mode)
    #expect(try run("test . --list").status == 2)
    try close("Hidden", mode)
    let alone = try run("test Hidden")
    #expect(alone.status == 2)
    #expect(alone.output == "")
    #expect(alone.errors == "bookplay test: error: cannot read `Hidden`: Permission denied\n")
    try close("Hidden", 0)
    let validated = try run("validate Good Hidden")
    #expect(validated.status == 2)
    #expect(validated.errors == "bookplay validate: error: cannot read `Hidden/book.plist`: Permission denied\n")
  }

  @Test(arguments: [("images/moon.png", 0o000), ("images", 0o000), ("images", 0o600), ("images", 0o300)])
  func `an unreadable picture is not reported as missing`(name: String, mode: Int) throws {
    #expect(try BuiltProgram.shell(#""$bookplay" new Moon"#, in: folder).status == 0)
    try close("Moon/" + name, mode)
    let result = try run("validate Moon")
    // A user who can enter a folder without listing it can still open its files.
    guard mode != 0o300 else {
      #expect(result.status == 0, "\(result.output)")
      return
    }
    #expect(result.status == 1)
    #expect(result.output.contains("the file `images/moon.png` cannot be read: Permission denied [unreadable-asset]"))
    #expect(result.output.contains("hint: make it readable"))
    #expect(!result.output.contains("missing-asset"))
    try close("Moon/" + name, mode)
    let drawn = try run("snapshot Moon -o moon.svg")
    #expect(drawn.status == 1)
    #expect(drawn.errors.contains("the file `images/moon.png` cannot be read: Permission denied [unreadable-asset]"))
    #expect(drawn.errors.contains("is replaced by a frame"))
    #expect(!drawn.errors.contains("missing"))
  }

  @Test func `a trace that cannot be written doesn't fail the script`() throws {
    try folder.writeStory(["a.play": TestedBooks.sleep])
    try close("Moon", 0o500)
    let result = try run("test Moon --update")
    #expect(result.status == 2)
    #expect(result.output.contains("cannot write `Moon/a.trace`: Permission denied"))
  }
}
