import PropertyList
import Testing

@testable import BookEditing

/// Tests that only the words themselves are found, and not keys of the same length or with the same beginning.
@Suite struct KeyWordsTests {
  private static let words = KeyWords(["x", "name", "elements", "triggerWhen", "triggeringItem"])

  @Test(arguments: [
    ("x", "x"), ("name", "name"), ("elements", "elements"), ("triggerWhen", "triggerWhen"),
    ("triggeringItem", "triggeringItem"), ("y", nil), ("nam", nil), ("Name", nil), ("elementz", nil),
    ("elementsOf", nil), ("triggerThen", nil), ("triggeringIten", nil), ("", nil), ("na&#109;e", "name"),
    ("trigger<![CDATA[When]]>", "triggerWhen"), ("nam&#233;", nil),
  ])
  func `a key is one of the words, or none`(key: String, word: String?) throws {
    for rest in ["", "<key>after</key><true/>"] {
      let text = "<plist version=\"1.0\"><dict><key>\(key)</key><true/>\(rest)</dict></plist>"
      let list = try #require(PropertyList.read(PropertyList.Source(Array(text.utf8))).document)
      let entry = try #require(list.entries(of: list.root).first { _ in true })
      #expect(Self.words.word(of: entry.key, in: list) == word)
      #expect(Self.words.contains(entry.key, in: list) == (word != nil))
    }
  }
}
