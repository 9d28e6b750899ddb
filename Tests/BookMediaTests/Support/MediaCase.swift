import BookKit
import BookMedia
import Testing

/// One file of a table and its expected facts.
struct MediaCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let name: String
  let bytes: [UInt8]
  let content: AssetFacts.Content

  init(_ description: String, _ bytes: ByteBuilder, as name: String, is content: AssetFacts.Content) {
    testDescription = description
    self.name = name
    self.bytes = bytes.bytes
    self.content = content
  }

  /// Reads the file from memory and in parts, and compares the contents with the expected ones.
  func check(at location: SourceLocation = #_sourceLocation) {
    let facts = MediaReader.facts(of: bytes, named: name)
    expect(facts.content, isLike: content, at: location)
    #expect(facts.byteCount == bytes.count, sourceLocation: location)
    #expect(CountedFile(bytes).facts(named: name) == facts, "read in parts", sourceLocation: location)
  }
}

/// Compares contents, with durations to within a millisecond.
func expect(
  _ content: AssetFacts.Content, isLike expected: AssetFacts.Content, at location: SourceLocation = #_sourceLocation
) {
  if case .sound(let duration?) = content, case .sound(let wanted?) = expected {
    #expect(abs(duration - wanted) < 0.001, "\(duration) should be \(wanted)", sourceLocation: location)
  } else {
    #expect(content == expected, sourceLocation: location)
  }
}
