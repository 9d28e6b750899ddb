/// The positions of a text's scalars and words in its UTF-8.
package struct TextWords {
  /// The offset of each scalar, followed by the end of the last one.
  private var offsets = [0]
  /// The words, which are separated by white space.
  package private(set) var words: [Range<Int>] = []

  package init(_ text: String) {
    var start: Int?
    for scalar in text.unicodeScalars {
      let offset = offsets[offsets.count - 1]
      offsets.append(offset + UTF8.width(scalar))
      if !scalar.isSpace {
        start = start ?? offset
      } else if let first = start {
        words.append(first..<offset)
        start = nil
      }
    }
    if let start { words.append(start..<offsets[offsets.count - 1]) }
  }

  /// Returns the ranges of the words of one voice, each with the time at which it is spoken.
  ///
  /// `first` is the number of words that the preceding voices read.
  package func words(for timing: ReadAlong.Timing, from first: Int) -> [(range: Range<Int>, second: Double)] {
    var found: [(range: Range<Int>, second: Double)] = []
    switch timing {
    case .starts(let starts):
      for (word, start) in zip(words.dropFirst(first), starts) { found.append((word, start)) }
    case .segments(let segments):
      let scalarCount = offsets.count - 1
      var second = 0.0
      for segment in segments {
        let first = min(max(0, segment.start), scalarCount)
        let count = min(max(0, segment.length), scalarCount - first)
        found.append((offsets[first]..<offsets[first + count], second))
        second = segment.endTime
      }
    }
    return found
  }
}

extension Unicode.Scalar {
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
