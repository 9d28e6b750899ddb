import PropertyList

/// A set of keywords of the format, such as the loop types.
public protocol Word: CaseIterable, Sendable, Equatable, CustomStringConvertible, RawRepresentable<UInt8> {
  /// The keyword as books write it.
  var word: StaticString { get }
}

extension Word {
  /// The keyword as text.
  public var description: String { word.description }

  /// All keywords, in the order of the cases; empty in a player built without diagnostics.
  public static var words: [StaticString] { Build.tellsAll ? allCases.map { $0.word } : [] }

  /// Creates the case whose keyword is `text`, or returns `nil` if there is none.
  public init?(_ text: some Collection<UInt8>) {
    for choice in Self.allCases where choice.word.holds(text) {
      self = choice
      return
    }
    return nil
  }
}

extension Word {
  /// Creates the case whose keyword is at `range` of `text`, or returns `nil` if there is none.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    var number: UInt8 = 0
    while let choice = Self(rawValue: number) {
      if text.holds(choice.word, at: range) {
        self = choice
        return
      }
      number += 1
    }
    return nil
  }
}

extension StaticString {
  /// Returns whether `text` has the same bytes as this string.
  package func holds(_ text: some Collection<UInt8>) -> Bool {
    guard text.count == utf8CodeUnitCount else { return false }
    var offset = 0
    for byte in text {
      if utf8Start[offset] != byte { return false }
      offset += 1
    }
    return true
  }
}
