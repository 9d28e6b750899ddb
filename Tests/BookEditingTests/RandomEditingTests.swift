import BookTestSupport
import Foundation
import PropertyList
import Testing

@testable import BookEditing

@Suite struct RandomEditingTests {
  /// The number of books; `BOOKKIT_EDITED_BOOKS` asks for more.
  private static let count = ProcessInfo.processInfo.environment["BOOKKIT_EDITED_BOOKS"].flatMap { UInt64($0) } ?? 240

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
    #expect(changes > 100)
    #expect(refusals > 100)
  }

  @Test(arguments: ["Aquarium", "Plain", "PopUp", "WhoKnows", "WinterHat"])
  func `random operations keep the books`(_ book: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let bytes = Array(try Data(contentsOf: root.appendingPathComponent("Books/\(book)/book.plist")))
    var lot = ChoiceSource(seed: UInt64(bytes.count))
    var editing = try #require(RandomEditing(bytes))
    editing.run(60, using: &lot)
    #expect(editing.failures == [])
    #expect(editing.changeCount > 5)
  }

  @Test func `lines of any bytes are answered`() throws {
    var lot = ChoiceSource(seed: 7)
    let line = Array(#"{"op":"moveElements","page":1,"items":["moon"],"by":[1e308,-0.5],"gesture":"g"}"#.utf8)
    let book = "{ pages = ({ elements = ({ type = image; name = moon; }); }); }"
    var session = EditorSession(try BookDocument(PropertyList.Source(text: book)))
    for _ in 0..<4000 {
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
