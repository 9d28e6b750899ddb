import PropertyList

/// Words that the keys of a whole book are compared with.
///
/// Length and first byte are compared before all else, since almost no key is one of the words.
package struct KeyWords: Sendable {
  private struct Word: Sendable {
    let count: Int
    let first: UInt8
    let text: String
  }

  private let words: [Word]
  /// A bit for each length below 64 that one of the words has.
  private var lengths: UInt64 = 0

  /// Creates a set of words.
  package init(_ words: [String]) {
    self.words = words.map { Word(count: $0.utf8.count, first: $0.utf8.first ?? 0, text: $0) }
    for word in self.words { lengths |= 1 << UInt64(word.count) }
  }

  /// Returns the word that a key is, or `nil` if it's another one.
  package func word(of key: NodeHandle, in list: PropertyList) -> String? {
    let range = list.plainRange(of: key)
    if let range, range.count < 64, lengths >> UInt64(range.count) & 1 == 0 { return nil }
    for word in words {
      if let range, range.count != word.count || list.text.utf8[range.lowerBound] != word.first { continue }
      if list.hasText(key, equalTo: word.text.utf8) { return word.text }
    }
    return nil
  }

  /// Returns whether a key is one of the words.
  package func contains(_ key: NodeHandle, in list: PropertyList) -> Bool { word(of: key, in: list) != nil }
}
