extension PropertyList {
  /// Converts byte offsets of a file to lines and columns, in the file's encoding.
  ///
  /// Create one table for all conversions in a file. Each malformed byte counts as a column.
  package struct LineTable: Sendable {
    package let source: PropertyList.Source
    let encoding: TextEncoding
    /// The positions, about every 512 bytes, from which characters are counted.
    private let checkpoints: [LinePosition]

    /// The minimum distance between two checkpoints.
    private static let stride = 512

    package init(_ source: PropertyList.Source) {
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

    /// Returns the line and column of the character that contains the byte at `offset`, or of the end of the file.
    package func place(at offset: Int) -> PropertyList.Place {
      let position = position(at: offset)
      return PropertyList.Place(line: position.line, column: position.column)
    }

    /// Returns the positions of a range's first byte and of the byte after its last byte.
    package func places(of range: Range<Int>) -> (start: PropertyList.Place, end: PropertyList.Place) {
      (place(at: range.lowerBound), place(at: range.upperBound))
    }

    /// Returns the start of the character that contains the byte at `offset`.
    func position(at offset: Int) -> LinePosition {
      let next = checkpoints.indices.partitioningIndex { checkpoints[$0].offset > offset }
      var position = checkpoints[max(0, next - 1)]
      position.advance(to: min(offset, source.bytes.count), in: source.bytes.span, encoding, isExact: true)
      return position
    }
  }
}

/// A position between two characters of a file.
struct LinePosition: Sendable {
  private(set) var offset: Int
  private(set) var line = 1
  private(set) var column = 1
  private(set) var lineStart: Int

  init(offset: Int) {
    self.offset = offset
    lineStart = offset
  }

  /// Advances to `end`; if that is inside a character, to the character's end, or to its beginning if `isExact`.
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

  /// Advances past ASCII and line feeds, eight characters at a time.
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

extension PropertyList.Source {
  /// Returns the line and column of the byte at `offset`.
  ///
  /// For many offsets in one file, create a `PropertyList.LineTable`.
  package func place(at offset: Int) -> PropertyList.Place { PropertyList.LineTable(self).place(at: offset) }

  /// Whether the file is binary and so has no lines, judging by its first bytes.
  package var isBinary: Bool { bytes.starts(with: "bplist".utf8) }

  package var lines: PropertyList.LineTable? { isBinary ? nil : PropertyList.LineTable(self) }
}
