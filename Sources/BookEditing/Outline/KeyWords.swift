import PropertyList

/// Words that the keys of a whole book are compared with.
///
/// Lengths and first bytes are compared before all else, since almost no key is one of the words.
package struct KeyWords: Sendable {
  private struct Word: Sendable {
    let count: Int
    /// The first eight bytes, or all of a shorter word, as a number.
    let start: UInt64
    let text: String

    init(_ text: String) {
      let bytes = Array(text.utf8)
      count = bytes.count
      start = KeyWords.start(of: bytes.indices, in: bytes.span)
      self.text = text
    }
  }

  private static func start(of word: Range<Int>, in text: Span<UInt8>) -> UInt64 {
    text.word(at: word.lowerBound, before: min(word.upperBound, word.lowerBound + 8))
  }

  private let words: [Word]
  /// A bit for each length below 64 that one of the words has.
  private var lengths: UInt64 = 0

  /// Creates a set of words.
  package init(_ words: [String]) {
    self.words = words.map { Word($0) }
    for word in self.words { lengths |= 1 << UInt64(word.count) }
  }

  /// Returns the index of the word that a key is, or `nil` if it's another one.
  package func index(of key: NodeHandle, in list: PropertyList) -> Int? {
    guard let range = list.plainRange(of: key) else {
      return words.firstIndex { list.hasText(key, equalTo: $0.text.utf8) }
    }
    if range.count < 64, lengths >> UInt64(range.count) & 1 == 0 { return nil }
    let start = KeyWords.start(of: range, in: list.text.utf8.span)
    for index in words.indices where words[index].count == range.count && words[index].start == start {
      if range.count <= 8 || list.hasText(key, equalTo: words[index].text.utf8) { return index }
    }
    return nil
  }

  /// Returns the word that a key is, or `nil` if it's another one.
  package func word(of key: NodeHandle, in list: PropertyList) -> String? {
    index(of: key, in: list).map { words[$0].text }
  }

  /// Returns whether a key is one of the words.
  package func contains(_ key: NodeHandle, in list: PropertyList) -> Bool { index(of: key, in: list) != nil }
}
