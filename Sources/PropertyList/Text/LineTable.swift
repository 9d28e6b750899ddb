/// Turns places in a file's bytes into lines and columns; made once for all questions about a file.
///
/// The bytes are read in the encoding that the file is in. Bytes that stand for no character have a column each.
public struct LineTable: Sendable {
  /// The file.
  public let source: Source
  let encoding: TextEncoding
  /// One for each kilobyte or so; between two of them, characters are counted.
  private let checkpoints: [LinePosition]

  /// How much text lies between two checkpoints, at least.
  private static let stride = 1024

  /// Counts the lines of `source`.
  public init(_ source: Source) {
    self.source = source
    let bytes = source.bytes.span
    encoding = TextDecoder.detect(bytes)
    var position = LinePosition(offset: EncodingEvidence(bytes).markLength)
    var checkpoints = [position]
    while position.offset < bytes.count {
      position.advance(to: min(position.offset + LineTable.stride, bytes.count), in: bytes, encoding)
      checkpoints.append(position)
    }
    self.checkpoints = checkpoints
  }

  /// The line and column of the character that holds the byte at `offset`; beyond the end, those of the end.
  public func place(at offset: Int) -> Place {
    let position = position(at: offset)
    return Place(line: position.line, column: position.column)
  }

  /// The beginning of the character that holds the byte at `offset`.
  func position(at offset: Int) -> LinePosition {
    var (low, high) = (0, checkpoints.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle].offset <= offset { low = middle } else { high = middle }
    }
    var position = checkpoints[low]
    position.advance(to: min(offset, source.bytes.count), in: source.bytes.span, encoding, isExact: true)
    return position
  }
}

/// A place between two characters of a file.
struct LinePosition: Sendable {
  private(set) var offset: Int
  private(set) var line = 1
  private(set) var column = 1
  /// Where the line begins.
  private(set) var lineStart: Int

  /// The first place, which is at `offset`.
  init(offset: Int) {
    self.offset = offset
    lineStart = offset
  }

  /// Moves on to `end`, or past the character that holds the byte before it; when `isExact`, never beyond `end`.
  mutating func advance(to end: Int, in bytes: Span<UInt8>, _ encoding: TextEncoding, isExact: Bool = false) {
    while offset < end {
      if encoding.unitSize == 1 { skipPlain(to: end, in: bytes) }
      guard offset < end else { return }
      let found = encoding.scalar(bytes, at: offset)
      if isExact, offset + found.length > end { return }
      offset += found.length
      let endsLine =
        found.scalar == "\n"
        || found.scalar == "\r" && !(offset < bytes.count && encoding.scalar(bytes, at: offset).scalar == "\n")
      if endsLine {
        (line, column, lineStart) = (line + 1, 1, offset)
      } else {
        column += 1
      }
    }
  }

  /// Moves past ASCII without line ends, eight characters at a time.
  private mutating func skipPlain(to end: Int, in bytes: Span<UInt8>) {
    let cursor = Cursor(bytes)
    while offset + 8 <= end, let word = cursor.word(at: offset) {
      let lineEnds =
        ByteWord.zeroBytes(word ^ ByteWord.repeating(0x0A)) | ByteWord.zeroBytes(word ^ ByteWord.repeating(0x0D))
      let marks = lineEnds | ByteWord.highBytes(word)
      let count = marks == 0 ? 8 : ByteWord.firstIndex(marks)
      offset += count
      column += count
      if marks != 0 { return }
    }
  }
}

extension Source {
  /// The line and column of the byte at `offset`; for many places of one file, make a `LineTable`.
  public func place(at offset: Int) -> Place { LineTable(self).place(at: offset) }
}
