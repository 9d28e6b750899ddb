import PropertyList

/// A choice among a few words of the format, such as a loop type.
public protocol Word: CaseIterable, Sendable, Equatable, CustomStringConvertible, RawRepresentable<UInt8> {
  /// The word as books write it.
  var word: StaticString { get }
}

extension Word {
  /// The word as text.
  public var description: String { word.description }

  /// All words, in the order of the choices; a player, which explains nothing, does without.
  public static var words: [StaticString] { Build.tellsAll ? allCases.map { $0.word } : [] }

  /// The choice that `text` names.
  public init?(_ text: some Collection<UInt8>) {
    for choice in Self.allCases where choice.word.holds(text) {
      self = choice
      return
    }
    return nil
  }
}

extension Word {
  /// The choice that stands at `range` of `text`.
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
  /// Whether `text` is the same, byte by byte.
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
