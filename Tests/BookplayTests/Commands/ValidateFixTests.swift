import BookplayCommands
import Foundation
import Testing

/// Tests that `validate --fix` fixes what is safe to fix and leaves every other byte alone.
@Suite struct ValidateFixTests {
  private let folder: TemporaryFolder

  private let before = ValidateTests.book(
    ValidateTests.text("<key>contents</key><string>Ho</string>").replacing(
      "<key>text</key><string>Hi</string>", with: "")
      + "\r\n<!-- loose -->\t"
      + ValidateTests.text("<key>x</key> <string>12</string><key>y</key><string>7l960</string>"))
  private let after = ValidateTests.book(
    ValidateTests.text("<key>text</key><string>Ho</string>").replacing("<key>text</key><string>Hi</string>", with: "")
      + "\r\n<!-- loose -->\t"
      + ValidateTests.text("<key>x</key> <integer>12</integer><key>y</key><string>7l960</string>"))

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `safe fixes are written, and the rest is reported`() throws {
    let file = try folder.write(before, to: "moon.plist")
    let outcome = bookplay(["validate", file, "--fix"])
    #expect(outcome.status == .bad)
    #expect(try folder.text(of: "moon.plist") == after)
    #expect(outcome.text.contains("[wrong-type]"))
    #expect(!outcome.text.contains("[loose-type]"))
    #expect(outcome.errors == "\(file): note: 2 findings fixed\n")
    #expect(try folder.names() == ["moon.plist"])
    #expect(bookplay(["validate", file, "--fix"]).errors == "")
  }

  @Test func `a diff is shown and nothing is written`() throws {
    let file = try folder.write(before, to: "moon.plist")
    let outcome = bookplay(["validate", file, "--fix", "--diff"])
    #expect(try folder.text(of: "moon.plist") == before)
    #expect(outcome.text.hasPrefix("--- \(file)\n+++ \(file)\n@@"))
    #expect(outcome.text.contains("\n+<dict><key>type</key><string>text</string>"))
    #expect(outcome.errors.contains("[wrong-type]"))
    #expect(!outcome.errors.contains("[loose-type]"))
    #expect(bookplay(["validate", "-", "--fix", "--diff"], input: before).text.hasPrefix("--- <stdin>\n"))
  }

  @Test func `nothing is fixed without being asked for`() throws {
    let file = try folder.write(before, to: "moon.plist")
    #expect(bookplay(["validate", file, "--fix", "--disable", "loose-type,key-alias"]).status == .bad)
    #expect(try folder.text(of: "moon.plist") == before)
  }

  @Test func `a file that cannot be read as a whole is left alone`() throws {
    let broken = before.replacing("</plist>", with: "<strin/></plist>")
    let file = try folder.write(broken, to: "moon.plist")
    #expect(bookplay(["validate", file, "--fix"]).status == .bad)
    #expect(try folder.text(of: "moon.plist") == broken)
  }

  @Test func `a binary file is left alone`() throws {
    let text = try folder.write(before.replacing("<!-- loose -->", with: ""), to: "text.plist")
    let file = folder.path(of: "moon.plist")
    #expect(bookplay(["convert", text, "--to", "binary", "-o", file]).status == .good)
    let bytes = try folder.bytes(of: "moon.plist")
    #expect(bookplay(["validate", file, "--fix"]).status == .bad)
    #expect(try folder.bytes(of: "moon.plist") == bytes)
  }

  // MARK: - Guesses

  private static let guesses = ValidateTests.book(
    ValidateTests.text("<key>Alpha</key><real>0.5</real><key>align</key><string>Left</string>", name: "a")
      + ValidateTests.text("<key>rotaton</key><integer>5</integer><key>x</key><string>400px</string>", name: "b"))

  @Test func `differences in case are fixed, other suggestions only on request`() throws {
    let file = try folder.write(Self.guesses, to: "moon.plist")
    #expect(bookplay(["validate", file, "--fix"]).errors == "\(file): note: 2 findings fixed\n")
    let fixed = Self.guesses.replacing("Alpha", with: "alpha").replacing("Left", with: "left")
    #expect(try folder.text(of: "moon.plist") == fixed)
    #expect(bookplay(["validate", file, "--fix=guesses"]).status == .good)
    let guessed = fixed.replacing("rotaton", with: "rotation").replacing(
      "<string>400px</string>", with: "<integer>400</integer>")
    #expect(try folder.text(of: "moon.plist") == guessed)
  }

  @Test func `an ambiguous suggestion is left to the author`() throws {
    let elements =
      ValidateTests.text("", name: "Ball") + ValidateTests.text("", name: "ball")
      + ValidateTests.text("<key>trigger</key><dict><key>triggeringItem</key><string>BALL</string></dict>")
    let file = try folder.write(ValidateTests.book(elements), to: "moon.plist")
    let outcome = bookplay(["validate", file, "--fix=guesses"])
    #expect(outcome.text.contains("[dangling-trigger]") && !outcome.text.contains("did you mean"))
    #expect(try folder.text(of: "moon.plist") == ValidateTests.book(elements))
  }

  @Test func `a long name is written in full, and a name in a condition is left to the author`() throws {
    let name = "the lantern that hangs in the window of the old lighthouse"
    func book(waitingFor written: String) -> String {
      """
      { pages = ( { elements = ( { type = text; text = a; name = "\(name)"; },
        { type = text; text = b; trigger = { triggeringItem = "\(written)"; triggerIsATouch = YES; }; } ); } );
        variables = { stars = 1; };
        rules = ( { when = { event = tap; }; if = "strs > 1"; do = ( { action = nextPage; } ); } ); }

      """
    }
    let misspelt = book(waitingFor: "the lantern that hangs in the widow of the old lighthouse")
    let file = try folder.write(misspelt, to: "a.plist")
    let outcome = bookplay(["validate", file, "--fix=guesses"])
    #expect(try folder.text(of: "a.plist") == book(waitingFor: name))
    #expect(outcome.text.contains("did you mean `stars`?"))
  }

  @Test(arguments: [
    ("Moon.PNG", ["moon.png"], "moon.png"), ("moon.jpg", ["images/moon.png"], "images/moon.png"),
    ("mooon.png", ["moon.png"], "moon.png"), ("moon.png", ["a/moon.gif", "b/moon.gif"], "moon.png"),
    ("moan.png", ["moon.png", "mean.png"], "moan.png"), ("moon.png", ["moon.wav"], "moon.png"),
  ])
  func `the only file that can be meant is named`(written: String, files: [String], meant: String) throws {
    for file in files {
      try folder.write(file.hasSuffix(".wav") ? "RIFF\u{4}\0\0\0WAVE" : "GIF89a", to: "Moon/" + file)
    }
    func book(_ name: String) -> String {
      let keys = "<key>type</key><string>image</string><key>fileName</key><string>\(name)</string>"
      return ValidateTests.book("<dict>\(keys)</dict>")
    }
    try folder.write(book(written), to: "Moon/book.plist")
    _ = bookplay(["validate", folder.path(of: "Moon"), "--fix"])
    #expect(try folder.text(of: "Moon/book.plist") == book(meant))
  }

  @Test func `a diff says on standard error what it doesn't fix`() throws {
    let file = try folder.write(Self.guesses, to: "moon.plist")
    let outcome = bookplay(["validate", file, "--fix", "--diff"])
    #expect(outcome.text.contains("+") && !outcome.text.contains("[unknown-key]"))
    #expect(outcome.errors.contains("[unknown-key]") && outcome.errors.contains("[wrong-type]"))
    #expect(!outcome.errors.contains("Left"))
  }

  @Test func `a script given as a book is reported as a script`() throws {
    let file = try folder.write("wait 1s\n", to: "moon.play")
    let outcome = bookplay(["validate", file])
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("it is a script, not a book; run it with `bookplay test`"))
  }

  @Test func `any number of warnings are warnings, and the book is played`() throws {
    let texts = (1...150).map { number in
      ValidateTests.text("<key>x</key><integer>1</integer><key>x</key><integer>2</integer>", name: "line \(number)")
    }
    let file = try folder.write(ValidateTests.book(texts.joined()), to: "moon.plist")
    let outcome = bookplay(["validate", file])
    #expect(outcome.status == .good)
    #expect(outcome.text.contains("warning: 50 more warnings are not listed; fix those above first [malformed-plist]"))
    #expect(bookplay(["validate", file, "--strict"]).status == .bad)
    #expect(bookplay(["play", file]).status == .good)
  }
}
