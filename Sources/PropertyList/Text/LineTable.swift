/// Turns places in a file's bytes into lines and columns; made once for all questions about a file.
///
/// The bytes are read in the encoding that the file is in. Bytes that stand for no character have a column each.
public struct LineTable: Sendable {
  /// The file.
  public let source: Source
  let encoding: TextEncoding
  /// One for each half kilobyte or so; between two of them, characters are counted.
  private let checkpoints: [LinePosition]

  /// How much text lies between two checkpoints, at least.
  private static let stride = 512

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

  /// The places of a range's first byte and of the one behind it.
  package func places(of range: Range<Int>) -> (start: Place, end: Place) {
    var position = position(at: range.lowerBound)
    let start = Place(line: position.line, column: position.column)
    guard range.count < LineTable.stride else { return (start, place(at: range.upperBound)) }
    position.advance(
      to: min(range.upperBound, source.bytes.count), in: source.bytes.span, encoding, isExact: true)
    return (start, Place(line: position.line, column: position.column))
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

  /// Moves past ASCII and line feeds, eight characters at a time.
  private mutating func skipPlain(to end: Int, in bytes: Span<UInt8>) {
    let cursor = Cursor(bytes)
    var counted = offset
    while offset + 8 <= end, let word = cursor.word(at: offset) {
      let lineEnds =
        ByteWord.zeroBytes(word ^ ByteWord.repeating(0x0A)) | ByteWord.zeroBytes(word ^ ByteWord.repeating(0x0D))
      let marks = lineEnds | ByteWord.highBytes(word)
      guard marks != 0 else {
        offset += 8
        continue
      }
      offset += ByteWord.firstIndex(marks)
      guard bytes[offset] == 0x0A else { break }
      offset += 1
      (line, column, lineStart, counted) = (line + 1, 1, offset, offset)
    }
    column += offset - counted
  }
}

extension Source {
  /// The line and column of the byte at `offset`; for many places of one file, make a `LineTable`.
  public func place(at offset: Int) -> Place { LineTable(self).place(at: offset) }

  /// Whether the file is in the binary form, as its first bytes tell; such a file has no lines.
  package var isBinary: Bool { bytes.starts(with: "bplist".utf8) }

  /// The lines of the file; nothing of a binary one.
  package var lines: LineTable? { isBinary ? nil : LineTable(self) }
}
