extension PropertyList.LineTable {
  /// Returns the line on which `range` begins and the markers under it, as compilers print them.
  ///
  /// ```
  /// <integer>12abc</integer>
  ///            ^~~
  /// ```
  /// Control characters are escaped. A line wider than `width` columns (20 to 1000) is truncated around the marker,
  /// with `…` at truncated ends.
  package func excerpt(of range: Range<Int>, width: Int = 100) -> (text: String, markers: String) {
    let position = position(at: range.lowerBound)
    var line = ExcerptLine(source.bytes.span, encoding, around: position, width: min(max(width, 20), 1000))
    line.cut()
    return (line.text, line.marks(to: range.upperBound))
  }
}

/// The characters of a line near the marker.
private struct ExcerptLine {
  private struct Cell {
    let offset: Int
    let text: String
    let width: Int
  }

  private var cells: [Cell] = []
  /// The index of the marked cell, or the cell count if the end of the line is marked.
  private var marked = 0
  private let width: Int
  private var isCutBefore = false
  private var isCutAfter = false

  init(_ bytes: Span<UInt8>, _ encoding: TextEncoding, around position: LinePosition, width: Int) {
    self.width = width
    var offset = encoding.scalarStart(bytes, near: position.offset - width * 4, notBefore: position.lineStart)
    isCutBefore = offset > position.lineStart
    // The number of cells is limited too, since zero-width characters don't use up the width.
    var rest = width * 4
    while offset < bytes.count, rest > 0 {
      let found = encoding.scalar(bytes, at: offset)
      if found.scalar == "\n" || found.scalar == "\r" { break }
      if offset < position.offset { marked += 1 } else { rest -= 1 }
      cells.append(Cell(offset: offset, text: ExcerptLine.shown(found.scalar), width: ExcerptLine.width(found.scalar)))
      offset += found.length
    }
    isCutAfter = rest == 0
  }

  private static let tab = "    "

  private static func shown(_ scalar: Unicode.Scalar) -> String { scalar == "\t" ? tab : Quotation.escaped(scalar) }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    let shown = shown(scalar).unicodeScalars
    return shown.count == 1 ? ScalarWidth.of(scalar) : shown.count
  }

  /// Truncates to the cells that fit: up to half of the width after the marker, then cells before it, then more after.
  mutating func cut() {
    let isWhole = !isCutBefore && !isCutAfter && cells.reduce(0) { $0 + $1.width } <= width
    guard !isWhole else { return }
    // Two columns are reserved for the ellipses.
    var room = width - 2
    var (start, end) = (marked, marked)
    let half = room / 2
    while end < cells.count, cells[end].width <= room - half || end == marked {
      room -= cells[end].width
      end += 1
    }
    while start > 0, cells[start - 1].width <= room {
      start -= 1
      room -= cells[start].width
    }
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    isCutBefore = isCutBefore || start > 0
    isCutAfter = isCutAfter || end < cells.count
    marked -= start
    cells = Array(cells[start..<end])
  }

  var text: String { cells.reduce(isCutBefore ? "…" : "") { $0 + $1.text } + (isCutAfter ? "…" : "") }

  /// Returns the marker from the marked cell up to the byte at `end`.
  func marks(to end: Int) -> String {
    // A combining mark is marked under its base character.
    var first = marked
    while first > 0, first < cells.count, cells[first].width == 0 { first -= 1 }
    let indent = cells[..<first].reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
    let marks = cells[first...].reduce(0) { $0 + ($1.offset < end || $1.offset == cells[first].offset ? $1.width : 0) }
    return String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: max(0, marks - 1))
  }
}

extension TextEncoding {
  /// Returns the start of a scalar near `offset`, which may be inside a scalar; the start is never before `start`.
  fileprivate func scalarStart(_ bytes: Span<UInt8>, near offset: Int, notBefore start: Int) -> Int {
    guard offset > start else { return start }
    guard unitSize == 1 else {
      let aligned = offset - (offset - start) % unitSize
      let isSecondHalf = unitSize == 2 && aligned > start && scalar(bytes, at: aligned - 2).length == 4
      return isSecondHalf ? aligned + 2 : aligned
    }
    var offset = offset
    if self == .utf8 {
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
