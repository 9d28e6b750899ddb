import BookTestSupport
import Foundation
import PropertyList
import Testing

@testable import BookEditing

@Suite struct RandomEditingTests {
  /// The number of books, on each of which 40 operations are tried; `BOOKKIT_EDITED_BOOKS=25000` asks for a million.
  private static let count = TestLength.pick(16, long: 256, orFrom: "BOOKKIT_EDITED_BOOKS")

  private static let books = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Books")

  /// The folders of all books.
  private static let bookNames: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: books.path)) ?? []
    return names.sorted().filter { name in
      FileManager.default.fileExists(atPath: books.appendingPathComponent("\(name)/book.plist").path)
    }
  }()

  @Test func `there are books`() {
    #expect(Self.bookNames.count >= 5)
  }

  @Test(arguments: UInt64(0)..<8)
  func `random operations keep what they promise`(_ part: UInt64) {
    var changes = 0
    var refusals = 0
    for seed in stride(from: part, to: Self.count, by: 8) {
      var lot = ChoiceSource(seed: seed)
      guard var editing = RandomEditing(using: &lot) else { continue }
      editing.run(40, using: &lot)
      #expect(editing.failures == [], "seed \(seed)")
      changes += editing.changeCount
      refusals += editing.refusalCount
    }
    #expect(changes > TestLength.pick(4, long: 100))
    #expect(refusals > TestLength.pick(4, long: 100))
  }

  @Test(arguments: bookNames)
  func `random operations keep the books`(_ book: String) throws {
    let bytes = Array(try Data(contentsOf: Self.books.appendingPathComponent("\(book)/book.plist")))
    var lot = ChoiceSource(seed: UInt64(bytes.count))
    var editing = try #require(RandomEditing(bytes))
    editing.run(TestLength.pick(25, long: 60), using: &lot)
    #expect(editing.failures == [])
    #expect(editing.changeCount > 2)
  }

  @Test func `an element whose place isn't a number can be pasted`() throws {
    let book = "{ pages = ({ elements = ({ type = image; name = moon; y = up; }); }); }"
    var document = try BookDocument(PropertyList.Source(text: book))
    let copied = try document.apply(EditRequest(line: #"{"op":"copyElements","page":1,"items":["moon"]}"#))
    try document.apply(.pasteElements(page: 1, clipboard: try #require(copied.clipboard)))
    #expect(document.list.count(at: try #require(PropertyListPath(reading: "pages[0].elements"))) == 2)
  }

  @Test func `lines of any bytes are answered`() throws {
    var lot = ChoiceSource(seed: 7)
    let lines = [
      #"{"op":"moveElements","page":1,"items":["moon"],"by":[1e308,-0.5],"gesture":"g"}"#,
      #"{"in":"show","page":1e300,"at":1e300}"#, #"{"in":"aim","item":"moon","tween":1e300,"part":-1e300}"#,
      #"{"get":"stage","page":1,"at":1e300}"#, #"{"get":"findings","since":-1e300}"#, #"{"get":"graph"}"#,
      #"{"in":"press","x":1e8,"y":-1e8,"zoom":1e-300}"#, #"{"op":"undo","count":1000000000}"#,
    ].map { Array($0.utf8) }
    let book = "{ pages = ({ elements = ({ type = image; name = moon; }); }); }"
    var session = EditorSession(try BookDocument(PropertyList.Source(text: book)))
    for round in 0..<TestLength.pick(1000, long: 4000) {
      let line = lines[round % lines.count]
      var bytes = line
      for _ in 0...lot.below(6) {
        let place = lot.below(bytes.count)
        switch lot.below(3) {
        case 0: bytes[place] = UInt8(lot.below(256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: Array(#"{["0,:"#.utf8).prefix(lot.below(6)), at: place)
        }
        if bytes.isEmpty { bytes = line }
      }
      let answer = EditorProtocol.answer(bytes, in: &session)
      #expect(answer.starts(with: "{\"ok\":".utf8))
      #expect(!answer.contains(0x0A))
    }
  }
}
