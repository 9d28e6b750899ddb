import BookKit
import PropertyList

extension DiagnosticRule {
  package static let mixedEncoding = DiagnosticRule(
    "mixed-encoding", .warning, "a text is in another encoding than the file",
    """
    The first line says that the file is in ISO-8859-1 or windows-1252, but the bytes of some texts are UTF-8. Every \
    letter with an accent then becomes two characters. This happens when different programs write the file.
    """,
    message: { "this text has `\($0.subject)`, which would be `\($0.detail)` in UTF-8" },
    hint: "declare the encoding `UTF-8`, and save the whole file in it",
    example: """
      - <?xml version="1.0" encoding="ISO-8859-1"?>
      + <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <key>title</key> <string>Der Bär</string>
          <key>pages</key> <array/>
        </dict>
        </plist>
      """, in: .file, dependsOn: .presence)
}

enum MixedEncoding {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    let list = context.list
    guard list.text.encoding == .latin1 || list.text.encoding == .windows1252 else { return [] }
    let bytes = list.source.bytes
    return (0..<list.nodeCount).compactMap { position in
      let node = NodeHandle(position)
      guard list.kind(of: node) == .string || list.kind(of: node) == .key,
        let word = firstWord(in: bytes, list.range(of: node))
      else { return nil }
      let meant = Quotation.of(String(decoding: bytes[word], as: UTF8.self))
      return Diagnostic(
        .mixedEncoding, at: .node(node), subject: Quotation.of(list.text.encoding.string(Array(bytes[word]))),
        detail: meant,
        cause: Diagnostic.Cause(.encoding))
    }
  }

  private static func firstWord(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard let start = range.first(where: { character(at: $0, in: bytes, range) }) else { return nil }
    let isBlank = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") }
    var word = start..<start
    while word.lowerBound > range.lowerBound, !isBlank(bytes[word.lowerBound - 1]) {
      word = word.lowerBound - 1..<word.upperBound
    }
    while word.upperBound < range.upperBound, !isBlank(bytes[word.upperBound]) {
      word = word.lowerBound..<word.upperBound + 1
    }
    return word
  }

  /// Returns whether a UTF-8 character begins at an index, such as `ä`, which ISO-8859-1 reads as `Ã¤`.
  ///
  /// Only two-byte and three-byte characters are considered. The second byte must not be a quotation mark, dash or
  /// ellipsis of windows-1252, because these can follow an accented capital letter.
  private static func character(at index: Int, in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let count = bytes[index] < 0xC2 ? 0 : bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 0
    guard count > 0, index + count <= range.upperBound else { return false }
    return (1..<count).allSatisfy { bytes[index + $0] & 0xC0 == 0x80 } && !isPunctuation(bytes[index + 1])
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool { byte == 0x85 || (0x91...0x97).contains(byte) }
}
