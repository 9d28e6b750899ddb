/// The texts of a dictionary's keys for comparison.
///
/// Literal ones stay in the file's text, others are decoded.
struct KeyTexts {
  private struct Key {
    let content: Range<Int>
    /// Whether `content` refers to the decoded keys instead of the text.
    let isDecoded: Bool
  }

  private var keys: [Key] = []
  private var decodedKeys: [UInt8] = []

  /// Removes all keys but keeps the capacity.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    decodedKeys.removeAll(keepingCapacity: true)
  }

  /// Returns the range of a key's text in the file, or `nil` if it has escapes.
  @inline(__always)
  static func literal(of node: Node) -> Range<Int>? {
    guard node.flags.contains(.plain), node.lead != Node.lookAgain, node.trail != Node.lookAgain else { return nil }
    let start = Int(node.start) + Int(node.lead)
    return start..<max(start, Int(node.end) - Int(node.trail))
  }

  /// The ranges of all keys in the file, or `nil` if one of them has escapes.
  var literals: (some Collection<Range<Int>>)? { decodedKeys.isEmpty ? keys.lazy.map { $0.content } : nil }

  /// Adds a key; `decode` returns its UTF-8 text if it has escapes.
  @inline(__always)
  mutating func append(_ node: Node, decode: (Node) -> [UInt8]) {
    if let content = KeyTexts.literal(of: node) {
      keys.append(Key(content: content, isDecoded: false))
    } else {
      let start = decodedKeys.count
      decodedKeys += decode(node)
      keys.append(Key(content: start..<decodedKeys.count, isDecoded: true))
    }
  }

  @inline(__always)
  func hash(at index: Int, _ text: Span<UInt8>) -> UInt64 {
    let key = keys[index]
    return key.isDecoded ? decodedKeys.span.hash(of: key.content) : text.hash(of: key.content)
  }

  /// Returns the first eight bytes as a number whose order is that of UTF-16.
  @inline(__always)
  func rank(at index: Int, _ text: Span<UInt8>) -> UInt64 {
    let (start, end) = (keys[index].content.lowerBound, keys[index].content.upperBound)
    let word = keys[index].isDecoded ? decodedKeys.span.word(at: start, before: end) : text.word(at: start, before: end)
    guard ByteWord.highBytes(word) != 0 else { return word.byteSwapped }
    var rank: UInt64 = 0
    for byte in 0..<8 { rank = rank << 8 | UInt64(UTF16Weight.of(UInt8(truncatingIfNeeded: word >> (8 * byte)))) }
    return rank
  }

  @inline(__always)
  func areSame(_ left: Int, _ right: Int, _ text: Span<UInt8>) -> Bool {
    let (left, right) = (keys[left], keys[right])
    switch (left.isDecoded, right.isDecoded) {
    case (false, false): return text.isSame(left.content, as: right.content, of: text)
    case (false, true): return text.isSame(left.content, as: right.content, of: decodedKeys.span)
    case (true, false): return decodedKeys.span.isSame(left.content, as: right.content, of: text)
    case (true, true): return decodedKeys.span.isSame(left.content, as: right.content, of: decodedKeys.span)
    }
  }

  /// Returns whether one key sorts before another by UTF-16 code units.
  func precedes(_ left: Int, _ right: Int, _ text: Span<UInt8>) -> Bool {
    let (left, right) = (keys[left], keys[right])
    switch (left.isDecoded, right.isDecoded) {
    case (false, false): return text.precedes(left.content, right.content, of: text)
    case (false, true): return text.precedes(left.content, right.content, of: decodedKeys.span)
    case (true, false): return decodedKeys.span.precedes(left.content, right.content, of: text)
    case (true, true): return decodedKeys.span.precedes(left.content, right.content, of: decodedKeys.span)
    }
  }
}
