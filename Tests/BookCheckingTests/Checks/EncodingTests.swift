import BookKit
import PropertyList
import Testing

@testable import BookChecking

/// Tests of texts whose bytes are UTF-8 in a file that declares another encoding.
@Suite struct EncodingTests {
  /// Returns a book with a title and an author, whose characters are written as these bytes.
  private func book(_ encoding: String, title: [UInt8], author: [UInt8]) -> PropertyList.Source {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<plist version=\"1.0\"><dict>\n".utf8)
    bytes += Array("<key>title</key><string>".utf8) + title + Array("</string>\n".utf8)
    bytes += Array("<key>author</key><string>".utf8) + author + Array("</string>\n".utf8)
    bytes += Array("<key>pages</key><array/></dict></plist>".utf8)
    return PropertyList.Source(bytes)
  }

  @Test(arguments: ["ISO-8859-1", "windows-1252"])
  func `bytes of UTF-8 are reported once, with a note wherever else they are`(encoding: String) throws {
    let source = book(encoding, title: Array("Der kleine Bär tanzt".utf8), author: Array("Zoë".utf8))
    let findings = BookCheck.check(source).findings
    #expect(findings.map { $0.rule } == [.mixedEncoding])
    let first = try #require(findings.first)
    #expect(first.message == "this text has `BÃ¤r`, which would be `Bär` in UTF-8")
    #expect(first.severity == .warning)
    #expect(first.location.start?.line == 3)
    #expect(first.notes.map { $0.message } == ["there is also `ZoÃ«` here"])
  }

  @Test(
    arguments: [
      ("ISO-8859-1", [0x42, 0xE4, 0x72]), ("ISO-8859-1", [0xC4, 0xD6, 0xDC]), ("windows-1252", [0x91, 0xC4, 0x92]),
      ("UTF-8", [0x42, 0xC3, 0xA4, 0x72]),
    ] as [(String, [UInt8])])
  func `letters in the declared encoding are not`(encoding: String, title: [UInt8]) {
    #expect(BookCheck.check(book(encoding, title: title, author: [0x41])).findings.map { $0.rule } == [])
  }
}
