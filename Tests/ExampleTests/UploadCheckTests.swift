import Testing
import UploadCheck

/// Tests of the example of a server that accepts books from strangers.
@Suite struct UploadCheckTests {
  private func check(_ book: String, files: [(path: String, bytes: [UInt8])] = []) -> UploadCheck {
    UploadCheck(book: Array(book.utf8), files: files)
  }

  @Test func `a good book is accepted without messages`() {
    let checked = check("{ pages = ( { elements = ( { type = text; text = Hello; } ); } ); }")
    #expect(checked.isAccepted && checked.messages == [])
  }

  @Test func `mistakes are reported with their line, errors first`() {
    let checked = check("{ pages = ( { elements = (\n{ type = image; },\n{ typ = text; text = Hello; } ); } ); }")
    #expect(!checked.isAccepted)
    let lines = checked.messages.map { $0.prefix { $0 != "," } }
    #expect(lines.first == "line 2: error: an image needs the key `fileName`")
    #expect(checked.messages.contains { $0.hasPrefix("line 3: error: an element needs a `type`") })
  }

  @Test func `a book that refers to a file that was not sent is refused`() {
    let text = "{ pages = ( { elements = ( { type = image; fileName = \"moon.png\"; } ); } ); }"
    #expect(check(text).messages.first == "line 1: error: there is no file `moon.png`")
    #expect(!check(text, files: [("moon.png", [1, 2, 3])]).isAccepted)
  }

  @Test(arguments: ["../moon.png", "/etc/passwd", "a/../../b.png"])
  func `a file that would leave the book's folder is refused`(path: String) {
    let checked = check("{ pages = ( ); }", files: [(path, [])])
    #expect(!checked.isAccepted && checked.messages == ["\(path): not a path inside the book's folder"])
  }

  @Test func `a book that never comes to an end within a tick is refused`() {
    let checked = check(
      """
      { variables = { n = none; }; pages = ( { elements = ( ); rules = (
        { when = { event = page.entered; }; do = ( { action = set; variable = n; by = 1; } ); },
        { when = { event = variable.changed; }; do = ( { action = set; variable = n; by = 1; } ); } ); } ); }
      """)
    #expect(!checked.isAccepted && checked.messages.first == "page 1: endless events")
  }

  @Test func `a book that is too large is refused`() {
    let comment = String(repeating: " ", count: 1 << 20)
    #expect(!check("{ pages = ( ); }" + comment).isAccepted)
  }

  @Test func `an entity expansion bomb is refused`() {
    let checked = check("<!DOCTYPE p [<!ENTITY a \"b\">]><plist><dict><key>pages</key><array/></dict></plist>")
    #expect(!checked.isAccepted)
  }
}
