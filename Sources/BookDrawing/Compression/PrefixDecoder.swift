struct PrefixDecoder: Sendable {
  /// For each value of nine bits, the symbol and length of the code word that the bits begin with; 0 for longer words.
  private var short: [UInt16] = []
  private var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their code words.
  private var symbols: [UInt16] = []

  private static let shortBits = 9

  static let fixedLiterals = PrefixDecoder(fixed: PrefixCode.fixedLiteralLengths)
  static let fixedDistances = PrefixDecoder(fixed: [UInt8](repeating: 5, count: 32))

  private init(fixed lengths: [UInt8]) { fill(lengths) }

  /// Creates a decoder for code words of these lengths (0 for unused symbols), or returns `nil` if no such code exists.
  ///
  /// A code with at most one code word may be incomplete.
  init?(_ lengths: [UInt8], mayBeIncomplete: Bool) {
    var room = 1
    var used = 0
    for length in 1...15 {
      let count = lengths.count { $0 == length }
      room = room * 2 - count
      used += count
      guard room >= 0 else { return nil }
    }
    guard room == 0 || (mayBeIncomplete && used <= 1) else { return nil }
    fill(lengths)
  }

  private mutating func fill(_ lengths: [UInt8]) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length { symbols.append(UInt16(symbol)) }
    }
    let words = PrefixCode(lengths: lengths).words
    short = [UInt16](repeating: 0, count: 1 << PrefixDecoder.shortBits)
    for symbol in lengths.indices where lengths[symbol] > 0 && lengths[symbol] <= PrefixDecoder.shortBits {
      let length = Int(lengths[symbol])
      for position in stride(from: Int(words[symbol]), to: short.count, by: 1 << length) {
        short[position] = UInt16(symbol) << 4 | UInt16(length)
      }
    }
  }

  func next(_ reader: inout BitReader) throws(PictureError) -> Int {
    let entry = short[reader.peek(PrefixDecoder.shortBits)]
    if entry != 0 {
      reader.skip(Int(entry & 15))
      guard !reader.isPastEnd else { throw .truncated }
      return Int(entry >> 4)
    }
    // Longer code words are read bit by bit; the code words of one length are consecutive.
    let bits = reader.peek(15)
    var (word, first, index) = (0, 0, 0)
    for length in 1...15 {
      word = word << 1 | (bits >> (length - 1) & 1)
      if word - first < counts[length] {
        reader.skip(length)
        guard !reader.isPastEnd else { throw .truncated }
        return Int(symbols[index + word - first])
      }
      index += counts[length]
      first = (first + counts[length]) << 1
    }
    throw reader.isPastEnd ? .truncated : .damaged
  }
}
