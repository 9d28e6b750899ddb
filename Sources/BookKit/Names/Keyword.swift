import PropertyList

/// A type each of whose cases has a keyword, such as the loop types of the format.
public protocol Keyword: CaseIterable, Sendable, Equatable, CustomStringConvertible, RawRepresentable<UInt8> {
  /// The keyword in books, traces or reports.
  var keyword: StaticString { get }
}

extension Keyword {
  /// The keyword as text.
  public var description: String { keyword.description }

  /// All keywords, in the order of the cases; empty in a player built without diagnostics.
  public static var keywords: [StaticString] {
    var keywords: [StaticString] = []
    if Build.includesDiagnostics { for choice in cases { keywords.append(choice.keyword) } }
    return keywords
  }

  /// All cases in order, for going through them without an array.
  @inlinable package static var cases: KeywordCases<Self> { KeywordCases() }

  /// Creates the case whose keyword is `text`, or returns `nil` if there is none.
  public init?(_ text: some Collection<UInt8>) {
    for choice in Self.cases where choice.keyword.matches(text) {
      self = choice
      return
    }
    return nil
  }
}

/// The cases of a type with keywords, one by one.
@usableFromInline package struct KeywordCases<Case: Keyword>: Sequence, IteratorProtocol {
  @usableFromInline var number: UInt8 = 0

  @inlinable init() {}

  @inlinable package mutating func next() -> Case? {
    guard let choice = Case(rawValue: number) else { return nil }
    number += 1
    return choice
  }
}

extension Keyword {
  /// Creates the case whose keyword is at `range` of `text`, or returns `nil` if there is none.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    for choice in Self.cases {
      let keyword = choice.keyword
      // Most keywords differ in their lengths or first bytes.
      if keyword.utf8CodeUnitCount == range.count, range.isEmpty || keyword.utf8Start[0] == text[range.lowerBound],
        text.holds(keyword, at: range)
      {
        self = choice
        return
      }
    }
    return nil
  }
}

extension StaticString {
  package func matches(_ text: some Collection<UInt8>) -> Bool {
    guard text.count == utf8CodeUnitCount else { return false }
    var offset = 0
    for byte in text {
      if utf8Start[offset] != byte { return false }
      offset += 1
    }
    return true
  }
}
