import PropertyList

extension TextLayout {
  /// Returns the ranges of the lines in UTF-16 code units; `text` is the layout's text in UTF-8.
  package func utf16Lines(of text: [UInt8]) -> [Range<Int>] {
    var (end, units) = (0, 0)
    return lines.map { line in
      let start = units + UTF16Length.of(text[end..<line.range.lowerBound])
      units = start + UTF16Length.of(text[line.range])
      end = line.range.upperBound
      return start..<units
    }
  }
}
