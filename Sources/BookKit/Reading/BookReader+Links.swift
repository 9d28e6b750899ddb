import PropertyList

extension BookReader {
  /// Reads an address as it is written, and reports one without a known scheme.
  mutating func link(_ entry: Entry, _ link: inout Located<String>?) {
    code(entry, &link)
    guard Build.includesDiagnostics, !writes, let text = list.utf8(of: entry.value) else { return }
    let lowered = text.map(ASCIIWord.lowercased)
    let schemes: [StaticString] = ["https://", "http://", "mailto:"]
    let hasScheme = schemes.contains { scheme in
      lowered.count > scheme.utf8CodeUnitCount && lowered.starts(with: scheme.description.utf8)
    }
    if hasScheme { return }
    report(
      .badLink, at: .node(entry.value), subject: quoted(entry.value),
      suggestion: BookReader.scheme(missingIn: lowered).map { .text($0 + String(decoding: text, as: UTF8.self)) })
  }

  /// Returns the scheme that a plain address is missing, if it looks like that of a person or a website.
  private static func scheme(missingIn text: [UInt8]) -> String? {
    let isPlain = text.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") }
    guard isPlain, text.contains(UInt8(ascii: ".")), text.first != UInt8(ascii: "/") else { return nil }
    return text.contains(UInt8(ascii: "@")) ? "mailto:" : "https://"
  }
}
