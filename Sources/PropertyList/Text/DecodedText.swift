/// A file's text as UTF-8, with a mapping from offsets in the text back to the file.
package struct DecodedText: Sendable {
  /// The text; if the file is UTF-8, this is the file's own array of bytes rather than a copy.
  package let utf8: [UInt8]
  package let encoding: TextEncoding
  /// The offsets of some scalars in the text and in the file, about every `stride` bytes of the text.
  package let checkpoints: [Checkpoint]

  package struct Checkpoint: Sendable {
    package let inText: Int
    package let inFile: Int
  }

  /// The minimum distance between two checkpoints.
  package static let stride = 4096

  /// Creates a text from a file that is UTF-8 already.
  package init(utf8: [UInt8]) { self.init(utf8: utf8, encoding: .utf8, checkpoints: []) }

  package init(utf8: [UInt8], encoding: TextEncoding, checkpoints: [Checkpoint]) {
    self.utf8 = utf8
    self.encoding = encoding
    self.checkpoints = checkpoints
  }

  package func fileRange(of range: Range<Int>) -> Range<Int> {
    let lower = fileOffset(of: range.lowerBound)
    return lower..<max(lower, fileOffset(of: range.upperBound))
  }

  /// Returns the offset in the file of the scalar at `offset` in the text.
  package func fileOffset(of offset: Int) -> Int {
    guard encoding != .utf8 else { return offset }
    let next = checkpoints.indices.partitioningIndex { checkpoints[$0].inText > offset }
    guard next > 0 else { return 0 }
    var (inText, inFile) = (checkpoints[next - 1].inText, checkpoints[next - 1].inFile)
    while inText < offset, inText < utf8.count {
      let length = UTF8Length.ofScalar(startingWith: utf8[inText])
      inText += length
      inFile += encoding.length(ofScalarWithUTF8Length: length)
    }
    return inFile
  }
}

extension TextEncoding {
  fileprivate func length(ofScalarWithUTF8Length length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16LittleEndian, .utf16BigEndian: length == 4 ? 4 : 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    case .latin1, .windows1252: 1
    }
  }
}
