/// The texts of a dictionary's keys for comparison: literal ones as ranges of the file's text, others decoded.
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

  /// The ranges of all keys in the file, or `nil` if one of them has escapes.
  var literals: (some Collection<Range<Int>>)? { decodedKeys.isEmpty ? keys.lazy.map { $0.content } : nil }

  /// Adds a key; `decode` returns its UTF-8 text if it has escapes.
  @inline(__always)
  mutating func append(_ node: Node, decode: (Node) -> [UInt8]) {
    if let content = node.plainContent {
      keys.append(Key(content: content, isDecoded: false))
    } else {
      let start = decodedKeys.count
      decodedKeys += decode(node)
      keys.append(Key(content: start..<decodedKeys.count, isDecoded: true))
    }
  }

  /// Returns the indices of all keys, sorted by UTF-16 code units; keys of the same text keep their order.
  func sorted(_ text: Span<UInt8>) -> [Int] {
    keys.indices.sorted { left, right in
      precedes(left, right, text) || left < right && !precedes(right, left, text)
    }
  }

  @inline(__always)
  func areSame(_ left: Int, _ right: Int, _ text: Span<UInt8>) -> Bool {
    compare(left, right, text) { text, range, other, otherRange in text.isSame(range, as: otherRange, of: other) }
  }

  private func precedes(_ left: Int, _ right: Int, _ text: Span<UInt8>) -> Bool {
    compare(left, right, text) { text, range, other, otherRange in text.precedes(range, otherRange, of: other) }
  }

  @inline(__always)
  private func compare(
    _ left: Int, _ right: Int, _ text: Span<UInt8>,
    _ body: (Span<UInt8>, Range<Int>, Span<UInt8>, Range<Int>) -> Bool
  ) -> Bool {
    let (left, right) = (keys[left], keys[right])
    let decoded = decodedKeys.span
    return switch (left.isDecoded, right.isDecoded) {
    case (false, false): body(text, left.content, text, right.content)
    case (false, true): body(text, left.content, decoded, right.content)
    case (true, false): body(decoded, left.content, text, right.content)
    case (true, true): body(decoded, left.content, decoded, right.content)
    }
  }
}
