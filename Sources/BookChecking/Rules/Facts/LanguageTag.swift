import BookKit
import PropertyList

/// A BCP 47 language tag in a book, such as `en`, `pt-BR` or `zh-Hant-TW`.
package struct LanguageTag {
  /// The fault of the tag, or `nil` if it is valid.
  package let fault: String?
  /// The tag that was probably meant, if this one is wrong.
  package let suggestion: String?

  package init(_ text: String) {
    let parts = Array(text.utf8).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if !LanguageTag.isWellFormed(parts) {
      fault = "it does not have the form of BCP 47"
    } else if LanguageTag.isPrivate(parts[0]) || ISO639.contains(parts[0]) {
      fault = nil
    } else {
      fault = "ISO 639 has no such language"
    }
    suggestion = fault == nil ? nil : LanguageTag.suggestion(for: text)
  }

  static func primary(of text: String) -> [UInt8] {
    text.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map(ASCIIWord.lowercased)
  }

  private static func isPrivate(_ part: ArraySlice<UInt8>) -> Bool { part.map(ASCIIWord.lowercased) == [0x78] }

  /// Returns whether the parts are in order: language, extended language, script, region, variants, extensions and
  /// private use.
  private static func isWellFormed(_ parts: [ArraySlice<UInt8>]) -> Bool {
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }) else { return false }
    if isPrivate(parts[0]) { return parts.count > 1 }
    guard (2...8).contains(parts[0].count), isAlphabetic(parts[0]) else { return false }
    var rest = parts.dropFirst()
    if parts[0].count < 4 {
      for _ in 0..<3 { skip(&rest) { $0.count == 3 && isAlphabetic($0) } }
    }
    skip(&rest) { $0.count == 4 && isAlphabetic($0) }
    skip(&rest) { $0.count == 2 && isAlphabetic($0) || $0.count == 3 && $0.allSatisfy(isDigit) }
    while skip(&rest, if: { $0.count >= 5 || $0.count == 4 && isDigit($0[$0.startIndex]) }) {}
    while let single = rest.first, single.count == 1, !isPrivate(single) {
      rest.removeFirst()
      guard skip(&rest, if: { $0.count > 1 }) else { return false }
      while skip(&rest, if: { $0.count > 1 }) {}
    }
    return rest.first.map { isPrivate($0) && rest.count > 1 } ?? true
  }

  /// Removes the first part if it has the required form, and returns whether it did.
  @discardableResult
  private static func skip(
    _ parts: inout ArraySlice<ArraySlice<UInt8>>, if isOfForm: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    guard let first = parts.first, isOfForm(first) else { return false }
    parts.removeFirst()
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isAlphabetic(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { (0x61...0x7A).contains(ASCIIWord.lowercased($0)) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(ASCIIWord.lowercased(byte))
  }

  /// Returns the tag that was probably meant: with hyphens, or with a language code in place of a country or a name.
  private static func suggestion(for text: String) -> String? {
    let hyphenated = String(decoding: text.utf8.map { $0 == 0x5F || $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)
    if !hyphenated.utf8.elementsEqual(text.utf8), LanguageTag(hyphenated).fault == nil { return hyphenated }
    let primary = primary(of: text)
    let known = mistaken.first { entry in entry.wrong.contains { $0.matches(primary) } }
    guard let meant = known else { return nil }
    let rest = text.utf8.dropFirst(primary.count).map { $0 == 0x5F ? 0x2D : $0 }
    let tag = meant.code.description + String(decoding: rest, as: UTF8.self)
    return LanguageTag(tag).fault == nil ? tag : meant.code.description
  }

  /// The names, country codes and outdated codes that authors mistake for language codes.
  private static let mistaken: [(code: StaticString, wrong: [StaticString])] = [
    ("en", ["english", "gb", "us"]), ("de", ["german", "deutsch", "ger"]), ("fr", ["french", "fre"]),
    ("es", ["spanish", "sp", "esp"]), ("it", ["italian", "italiano"]), ("nl", ["dutch", "dut"]),
    ("pt", ["portuguese"]), ("pl", ["polish"]), ("cs", ["czech", "cz", "cze"]), ("da", ["danish", "dk"]),
    ("sv", ["swedish"]), ("nb", ["norwegian"]), ("fi", ["finnish"]), ("el", ["greek", "gr", "gre"]),
    ("ru", ["russian"]), ("uk", ["ukrainian", "ua"]), ("ja", ["japanese", "jp"]), ("zh", ["chinese", "cn", "chi"]),
    ("ko", ["korean"]), ("ar", ["arabic"]), ("he", ["hebrew", "iw", "il"]), ("tr", ["turkish"]), ("hi", ["hindi"]),
    ("id", ["in"]), ("yi", ["ji"]), ("cy", ["welsh", "wel"]), ("ga", ["irish"]),
  ]
}
