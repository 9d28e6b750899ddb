/// A prefix code: no code word is the beginning of another, and frequent symbols have short code words.
struct PrefixCode {
  /// The lengths in bits of the symbols' code words; 0 for unused symbols.
  let lengths: [UInt8]
  /// The code words, with their first bit in the least significant position.
  let words: [UInt16]

  static let fixedLiteralLengths: [UInt8] = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }

  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...15 { next[length + 1] = (next[length] + counts[length]) << 1 }
    var words = [UInt16](repeating: 0, count: lengths.count)
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      var (word, reversed) = (next[length], 0)
      next[length] += 1
      for _ in 0..<length {
        reversed = reversed << 1 | word & 1
        word >>= 1
      }
      words[symbol] = UInt16(truncatingIfNeeded: reversed)
    }
    self.words = words
  }

  /// Creates the best code for these frequencies with code words of at most `longest` bits.
  init(counts: [Int], longest: Int) {
    var weights = counts
    var lengths = PrefixCode.bestLengths(weights)
    // Halving the weights shortens the longest code words; in the end, all have about the same length.
    while lengths.contains(where: { Int($0) > longest }) {
      for symbol in weights.indices where weights[symbol] > 0 { weights[symbol] = (weights[symbol] + 1) / 2 }
      lengths = PrefixCode.bestLengths(weights)
    }
    self.init(lengths: lengths)
  }

  /// Returns the code lengths of Huffman's algorithm.
  private static func bestLengths(_ counts: [Int]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard used.count > 1 else {
      // Even a single symbol needs a code word.
      for symbol in used { lengths[symbol] = 1 }
      return lengths
    }
    // The sorted leaves come first, then inner nodes, which are created in order.
    var weights = used.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * used.count - 1)
    var (leaf, node) = (0, used.count)
    for made in used.count..<(2 * used.count - 1) {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < used.count && (node >= made || weights[leaf] <= weights[node])
        let taken = takesLeaf ? leaf : node
        if takesLeaf { leaf += 1 } else { node += 1 }
        parents[taken] = made
        sum += weights[taken]
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for made in stride(from: parents.count - 2, through: 0, by: -1) { depths[made] = depths[parents[made]] + 1 }
    for (index, symbol) in used.enumerated() { lengths[symbol] = UInt8(min(255, depths[index])) }
    return lengths
  }
}
