import BookplayCommands
import Foundation
import Testing

/// `validate --fix` mends what is safe to mend, and leaves every other byte alone.
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

  @Test func `what is safe is written, what is left is told`() throws {
    let file = try folder.write(before, to: "moon.plist")
    let outcome = bookplay(["validate", file, "--fix"])
    #expect(outcome.status == .bad)
    #expect(try folder.text(of: "moon.plist") == after)
    #expect(outcome.text.contains("[wrong-type]"))
    #expect(!outcome.text.contains("[loose-type]"))
    #expect(outcome.errors == "\(file): note: 2 findings mended\n")
    #expect(try folder.names() == ["moon.plist"])
    #expect(bookplay(["validate", file, "--fix"]).errors == "")
  }

  @Test func `a difference is shown and nothing is written`() throws {
    let file = try folder.write(before, to: "moon.plist")
    let outcome = bookplay(["validate", file, "--fix", "--diff"])
    #expect(try folder.text(of: "moon.plist") == before)
    #expect(outcome.text.hasPrefix("--- \(file)\n+++ \(file)\n@@"))
    #expect(outcome.text.contains("\n+<dict><key>type</key><string>text</string>"))
    #expect(outcome.errors == "")
    #expect(bookplay(["validate", "-", "--fix", "--diff"], input: before).text.hasPrefix("--- <stdin>\n"))
  }

  @Test func `what is not asked for is not mended`() throws {
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
    let file = try folder.write(before.replacing("<!-- loose -->", with: ""), to: "moon.plist")
    #expect(bookplay(["convert", file, "--to", "binary", "-o", file]).status == .good)
    let bytes = try folder.bytes(of: "moon.plist")
    #expect(bookplay(["validate", file, "--fix"]).status == .bad)
    #expect(try folder.bytes(of: "moon.plist") == bytes)
  }
}
