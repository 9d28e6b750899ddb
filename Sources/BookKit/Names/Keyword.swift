import PropertyList

/// A type whose cases have keywords, such as the loop types of the format.
///
/// An enumeration with raw values of type ``KeywordText`` uses them as its keywords.
public protocol Keyword: CaseIterable, Sendable, Equatable, CustomStringConvertible {
  /// The keyword in books, traces or reports.
  var keyword: StaticString { get }
}

/// The keyword of an enumeration's case, as its raw value.
public struct KeywordText: ExpressibleByStringLiteral, Equatable, Sendable {
  @usableFromInline let text: StaticString

  /// Creates a keyword from a literal or, for a case without one, from the name of the case.
  @inlinable public init(stringLiteral text: StaticString) { self.text = text }

  /// Returns whether two keywords are the same.
  public static func == (left: KeywordText, right: KeywordText) -> Bool {
    right.text.withUTF8Buffer { left.text.matches($0) }
  }
}

extension Keyword where Self: RawRepresentable<KeywordText> {
  /// The keyword in books, traces or reports.
  @inlinable public var keyword: StaticString { rawValue.text }
}

extension Keyword {
  /// The keyword as text.
  public var description: String { keyword.description }

  /// All keywords, in the order of the cases; empty in a player built without diagnostics.
  package static var keywords: [StaticString] { Build.includesDiagnostics ? allCases.map { $0.keyword } : [] }

  /// The position of the case in its enumeration; Swift represents the case by this number.
  @inlinable package var ordinal: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// Creates the case at a position, or returns `nil` if there are fewer cases.
  @inlinable package init?(ordinal: UInt8) {
    guard ordinal < Self.allCases.count else { return nil }
    self = unsafeBitCast(ordinal, to: Self.self)
  }

  /// Creates the case whose keyword is `text`, or returns `nil` if there is none.
  public init?(_ text: some Collection<UInt8>) {
    for choice in Self.allCases where choice.keyword.matches(text) {
      self = choice
      return
    }
    return nil
  }
}

extension Keyword {
  /// Creates the case whose keyword is at `range` of `text`, or returns `nil` if there is none.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    for choice in Self.allCases {
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
