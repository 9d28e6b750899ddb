import BookplayCommands
import Foundation
import Testing

/// Tests of `bookplay convert` with the JSON that it wrote.
@Suite struct ConvertJSONTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    #expect(bookplay(["new", folder.path(of: "Moon")]).status == .good)
  }

  private func convert(_ line: String, input: String = "") -> Outcome {
    let words = line.split(separator: " ").map { String($0).replacing("@", with: folder.path) }
    return bookplay(["convert"] + words, input: input)
  }

  @Test func `a book survives the conversion to JSON and back`() throws {
    #expect(convert("@/Moon -o @/Moon.json").status == .good)
    #expect(convert("@/Moon.json -o @/Back/book.plist").status == .misuse)
    for fileExtension in ["plist", "xml"] {
      let outcome = convert("@/Moon.json -o @/back.\(fileExtension)")
      #expect(outcome.status == .good && outcome.errors == "")
      #expect(try folder.text(of: "back.\(fileExtension)").hasPrefix("<?xml"))
      #expect(convert("@/back.\(fileExtension) --to json").output == (try folder.bytes(of: "Moon.json")))
    }
    #expect(convert("@/Moon.json --to binary -o @/back.bplist").status == .good)
    #expect(convert("@/back.bplist --to json").output == (try folder.bytes(of: "Moon.json")))
  }

  @Test(arguments: ["{}", "[]", "[ 1 ]", "{ \"a\": \"2012-06-30T18:00:00Z\" }", "\"a\"", "true"])
  func `JSON is known by its text or by its name`(text: String) throws {
    try folder.write(text, to: "a.json")
    let outcome = convert("@/a.json --to json")
    #expect(outcome.status == .good && outcome.errors == "", "\(outcome.errors)")
    #expect(outcome.text.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    guard text.contains("\"") && text.contains("{") else { return }
    #expect(convert("- --to json", input: text).output == outcome.output)
  }

  @Test func `dates are dates again, and data is text in base64`() throws {
    try folder.write(
      Samples.wrapped("<dict><key>d</key><date>2012-06-30T18:00:00Z</date><key>b</key><data>QUJD</data></dict>"),
      to: "a.plist")
    #expect(convert("@/a.plist -o @/a.json").status == .good)
    let text = convert("@/a.json --to xml").text
    #expect(text.contains("<date>2012-06-30T18:00:00Z</date>"))
    #expect(text.contains("<string>QUJD</string>"))
  }

  @Test func `a byte-order mark before JSON is passed over`() throws {
    try folder.write("\u{FEFF}{\"a\": \"b\"}", to: "a.json")
    #expect(convert("@/a.json --to ascii").text == "{\n\ta = b;\n}\n")
  }

  @Test(arguments: [
    ("{\"a\": [1,]}", "@/a.json:1:10: error: `]` is not expected here"),
    ("{\"a\": null}", "@/a.json:1:7: error: this value is null, which property lists cannot contain"),
    ("{\"a\": \"b\n", "@/a.json:1:9: error: "),
  ])
  func `a mistake in JSON is reported with its place`(text: String, message: String) throws {
    try folder.write(text, to: "a.json")
    let outcome = convert("@/a.json --to xml")
    #expect(outcome.status == .bad && outcome.output == [])
    #expect(outcome.errors.replacing(folder.path, with: "@").hasPrefix(message), "\(outcome.errors)")
  }

  @Test func `an ambiguous extension doesn't determine a format`() {
    let outcome = convert("@/Moon -o @/x.plist")
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("cannot infer a format"))
  }

  @Test func `a book in JSON is not played, and the message says what to do`() throws {
    #expect(convert("@/Moon -o @/Moon.json").status == .good)
    for command in ["validate", "play"] {
      let outcome = bookplay([command, folder.path(of: "Moon.json")])
      #expect(outcome.status == .bad)
      #expect((outcome.text + outcome.errors).contains("this is JSON, not a property list"))
      #expect((outcome.text + outcome.errors).contains("hint: `bookplay convert` turns it into a property list"))
    }
  }
}
