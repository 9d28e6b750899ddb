import PropertyList

/// The lines of a trace, without line endings.
struct TraceLines {
  let bytes: [UInt8]
  private(set) var ranges: [Range<Int>] = []

  /// Splits a trace at LF or CR LF, because a checkout may have converted the line endings.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let next = end + 1
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      ranges.append(start..<end)
      start = next
    }
  }

  var count: Int { ranges.count }

  subscript(line: Int) -> ArraySlice<UInt8> { bytes[ranges[line]] }
}
