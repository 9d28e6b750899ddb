import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests that each key of the format reads what it writes, and that each property of the model has a key.
@Suite struct KeyRowTests {
  @Test(arguments: RowTrial.all) func `a key is read into its property`(trial: RowTrial) {
    #expect(trial.findings.unread == [])
  }

  @Test(arguments: RowTrial.all) func `what a key has read is written under it`(trial: RowTrial) {
    #expect(trial.findings.unwritten == [])
  }

  @Test(arguments: RowTrial.all) func `each property has a key`(trial: RowTrial) {
    #expect(trial.findings.unchanged == trial.madeElsewhere)
  }

  @Test(arguments: RowTrial.all) func `the default of a key is what a new part has`(trial: RowTrial) throws {
    for key in Key.all {
      guard let value = trial.defaults["\(key.owner).\(key.name)"] else { continue }
      let text = key.defaultDescription.description
      #expect(
        KeyRowTests.texts(of: value).contains { text == $0 || text.hasPrefix($0 + ";") }, "\(key.owner).\(key.name)")
    }
  }

  /// Returns how the table of keys may put a default.
  private static func texts(of value: WrittenValue) -> [String] {
    switch value {
    case .number(let number): [Decimal.text(number)]
    case .boolean(let isTrue): ["\(isTrue)"]
    case .string(let text): text.isEmpty ? ["none"] : text == "#000000" ? ["black"] : [text]
    case .array(let values): ["\(values.count) colours"]
    case .dictionary: []
    }
  }

  @Test func `a trial notices a key that isn't read, and a property without a key`() {
    let broken = RowTrial([[Sample.kept, Sample.unread]]) { Sample() }
    #expect(broken.findings.unread == ["lost"])
    #expect(broken.findings.unwritten == ["lost"])
    #expect(broken.findings.unchanged == ["forgotten", "lost"])
  }

  @Test(arguments: 1...60) func `a book is read again as it was written`(seed: UInt64) throws {
    var lot = ChoiceSource(seed: seed)
    let source = PropertyList.Source(RandomBook.bytes(using: &lot))
    let list = try #require(PropertyList.read(source).document)
    let written = try #require(Book.read(list).book).written()
    let again = try #require(Book.read(written).book).written()
    #expect(text(written) == text(again))
  }

  @Test func `a path is written without the values that it gives`() throws {
    let keys = "path = \"m 0 0 h 9\"; orient = YES; from = { rotation = 5; }; properties = { alpha = 0; };"
    let source = PropertyList.Source(
      text: "{ pages = ({ elements = ({ type = activearea; tweens = ({ \(keys) }); }); }); }")
    let list = try #require(PropertyList.read(source).document)
    let written = text(try #require(Book.read(list).book).written())
    #expect(written.contains("<key>path</key>") && written.contains("<key>rotation</key>"))
    #expect(written.contains("<key>alpha</key>") && !written.contains("<key>x</key>"))
  }

  private func text(_ list: PropertyList) -> String {
    String(decoding: list.written(as: .xml).bytes ?? [], as: UTF8.self)
  }
}

/// A type with a key that reads nothing, and a property without a key.
private struct Sample: Keyed {
  static var owner: KeyOwner { .frame }
  static var rows: [KeyRow<Sample>] { [] }

  static let unread = KeyRow<Sample>("lost", .string, default: "none", "…") { _, _, _ in }
  static let kept = KeyRow<Sample>("name", .string, default: "none", "…") { $0.code($1, &$2.kept) }

  var kept: String?
  var lost: String?
  var forgotten = 0
}
