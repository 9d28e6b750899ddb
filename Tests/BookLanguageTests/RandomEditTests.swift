import BookChecking
import BookKit
import BookTestSupport
import Foundation
import LanguageFuzzing
import PropertyList
import Testing

@Suite struct RandomEditTests {
  private static let pieces = [
    "", "\n", "\r", "\r\n", "🌙", "é", "<key>", "</dict>", "<string>moon</string>", "{", "};", "\"", "&", "<!--", "x",
    "<key>fileName</key>\n<string>moon.png</string>", " = ", "( ", "/*", "\u{FEFF}",
  ]

  private static let book = """
    <plist version="1.0">
    <dict>
      <key>pages</key>
      <array>
        <dict>
          <key>elements</key>
          <array>
            <dict><key>type</key><string>text</string><key>text</key><string>Gute Nacht 🌙</string></dict>
          </array>
        </dict>
      </array>
    </dict>
    </plist>
    """

  @Test(arguments: UInt64(0)..<TestLength.pick(24, long: 64))
  func `after random edits the server has the client's text, and reports its findings`(_ seed: UInt64) {
    var lot = ChoiceSource(seed: seed)
    let isUTF8 = lot.once(in: 2)
    var client = NaiveClient(text: lot.once(in: 3) ? "" : Self.book, countsBytes: isUTF8)
    var session = LanguageSession(countsBytes: isUTF8)
    session.open(client.text)
    for _ in 0..<30 {
      let (start, end) = (client.position(using: &lot), client.position(using: &lot))
      let piece = lot.pick(Self.pieces)
      client.replace(start, end, with: piece)
      session.change(start, end, with: piece)
      let text = session.text()
      #expect(text?.unicodeScalars.elementsEqual(client.text.unicodeScalars) == true, "seed \(seed)")
      // Between two checks there are several changes, as while somebody types.
      guard lot.once(in: 3) else { continue }
      let source = PropertyList.Source(text: client.text, name: "book.plist")
      let expected = BookCheck.check(source, assets: AssetCatalog()).findings.map(\.rule.keyword.description)
      let codes = session.pushedCodes()
      #expect(codes == expected, "seed \(seed)")
    }
    let end = session.endOfText()
    #expect(end == client.endOfText, "seed \(seed)")
  }

  @Test(arguments: ["xml", "old-style"])
  func `a book that ends anywhere gets an answer to every request`(form: String) {
    let text = form == "xml" ? Self.book : "{ pages = ( { elements = ( { type = text; text = \"Nacht 🌙\"; } ); } ); }"
    let bytes = Array(text.utf8)
    for length in stride(from: 0, through: bytes.count, by: TestLength.pick(3, long: 1)) {
      let part = String(decoding: bytes[..<length], as: UTF8.self)
      #expect(LanguageSession.unanswered(part, at: length) == [], "\(length) bytes")
    }
  }

  /// The number of places at which a large book ends; `BOOKKIT_TRUNCATED_BOOKS=500` asks for all that are tried once.
  private static let placeCount = TestLength.pick(2, long: 6, orFrom: "BOOKKIT_TRUNCATED_BOOKS")

  @Test(arguments: 0..<placeCount)
  func `a large book that ends anywhere gets an answer to every request`(_ seed: UInt64) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let bytes = try Array(Data(contentsOf: tests.appendingPathComponent("../Books/WhoKnows/book.plist")))
    var lot = ChoiceSource(seed: seed)
    let length = lot.below(bytes.count)
    let part = String(decoding: bytes[..<length], as: UTF8.self)
    #expect(LanguageSession.unanswered(part, at: length) == [], "\(length) bytes")
  }
}
