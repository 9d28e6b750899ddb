/// A Huffman table of a JPEG picture.
struct JPEGCode {
  /// For each value of eight bits, the symbol and length of the code word that the bits begin with; 0 for longer words.
  private var short = [UInt16](repeating: 0, count: 256)
  /// For each length, the exclusive upper bound of its code words, padded to sixteen bits.
  private var ends = [Int](repeating: 0, count: 17)
  /// For each length, the offset from its code words to the indices of their symbols.
  private var offsets = [Int](repeating: 0, count: 17)
  private let symbols: [UInt8]

  /// Creates a table from the number of code words of each length, 1 to 16.
  init(counts: [Int], symbols: [UInt8]) throws(PictureError) {
    self.symbols = symbols
    var (word, offset) = (0, 0)
    for length in 1...16 {
      offsets[length] = offset - word
      for _ in 0..<counts[length - 1] {
        guard word < 1 << length else { throw .damaged }
        if length <= 8 {
          let start = word << (8 - length)
          for entry in start..<(start + 1 << (8 - length)) {
            short[entry] = UInt16(symbols[offset]) << 4 | UInt16(length)
          }
        }
        word += 1
        offset += 1
      }
      ends[length] = word << (16 - length)
      word <<= 1
    }
  }

  func next(_ bits: inout JPEGBits) throws(PictureError) -> Int {
    let window = bits.peek16()
    let entry = short[window >> 8]
    if entry != 0 {
      bits.skip(Int(entry & 15))
      return Int(entry >> 4)
    }
    for length in 9...16 where window < ends[length] {
      bits.skip(length)
      let offset = (window >> (16 - length)) + offsets[length]
      guard symbols.indices.contains(offset) else { throw .damaged }
      return Int(symbols[offset])
    }
    throw .damaged
  }
}

/// The current tables while a JPEG file is read.
struct JPEGTables {
  var quantities = [[Int32]?](repeating: nil, count: 4)
  var dcTables = [JPEGCode?](repeating: nil, count: 4)
  var acTables = [JPEGCode?](repeating: nil, count: 4)

  /// The positions of the coefficients in a block, in zigzag order.
  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54,
    47, 55, 62, 63,
  ]

  mutating func readQuantities(_ segment: ArraySlice<UInt8>) throws(PictureError) {
    var rest = segment
    while let head = rest.popFirst() {
      let width = head >> 4 == 0 ? 1 : 2
      guard head & 15 < 4, head >> 4 < 2, rest.count >= 64 * width else { throw .damaged }
      var table = [Int32](repeating: 0, count: 64)
      for offset in JPEGTables.zigzag {
        var value = Int32(rest.removeFirst())
        if width == 2 { value = value << 8 | Int32(rest.removeFirst()) }
        table[offset] = value
      }
      quantities[Int(head & 15)] = table
    }
  }

  mutating func readCodes(_ segment: ArraySlice<UInt8>) throws(PictureError) {
    var rest = segment
    while let head = rest.popFirst() {
      guard head & 15 < 4, head >> 4 < 2, rest.count >= 16 else { throw .damaged }
      let counts = rest.prefix(16).map { Int($0) }
      let total = counts.reduce(0, +)
      guard total <= 256, rest.count >= 16 + total else { throw .damaged }
      let symbols = Array(rest.dropFirst(16).prefix(total))
      rest = rest.dropFirst(16 + total)
      let code = try JPEGCode(counts: counts, symbols: symbols)
      if head >> 4 == 0 { dcTables[Int(head & 15)] = code } else { acTables[Int(head & 15)] = code }
    }
  }
}
