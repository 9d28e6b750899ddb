import PropertyList

package enum LinkAddress {
  /// Returns whether an address has a scheme that browsers know, followed by at least one more byte.
  package static func hasKnownScheme(_ address: [UInt8]) -> Bool {
    let lowered = address.map(ASCIIWord.lowercased)
    let schemes: [StaticString] = ["https://", "http://", "mailto:"]
    return schemes.contains { scheme in
      lowered.count > scheme.utf8CodeUnitCount && lowered.starts(with: scheme.description.utf8)
    }
  }
}

extension BookReader {
  /// Reads an address unchanged, and reports it if it has no known scheme.
  mutating func link(_ entry: Entry, _ link: inout Located<String>?) {
    code(entry, &link)
    guard Build.includesDiagnostics, !writes, let text = list.utf8(of: entry.value) else { return }
    if LinkAddress.hasKnownScheme(text) { return }
    report(
      .badLink, at: .node(entry.value), subject: quoted(entry.value),
      suggestion: BookReader.scheme(missingIn: text).map { .text($0 + String(decoding: text, as: UTF8.self)) })
  }

  /// Returns the scheme that an address lacks, if it looks like an email or web address.
  private static func scheme(missingIn text: [UInt8]) -> String? {
    let isPlain = text.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") }
    guard isPlain, text.contains(UInt8(ascii: ".")), text.first != UInt8(ascii: "/") else { return nil }
    return text.contains(UInt8(ascii: "@")) ? "mailto:" : "https://"
  }
}
