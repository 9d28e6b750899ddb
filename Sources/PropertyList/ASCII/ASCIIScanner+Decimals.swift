extension ASCIIScanner {
  /// Joins a comma and digits at the cursor to the whole number before them, as in `x = 1,5;`, and reports the comma.
  ///
  /// The number gets no value, so that nothing else is reported about it.
  ///
  /// - Returns: Whether the comma was part of a number.
  mutating func joinDecimals() -> Bool {
    guard let last = tree.nodes.indices.last, tree.nodes[last].kind == .string, tree.nodes[last].lead == 0,
      Int(tree.nodes[last].end) == cursor.position, BareWord.kind(cursor.bytes, tree.nodes[last].range) == .integer
    else { return false }
    let start = Int(tree.nodes[last].start)
    var end = cursor.position + 1
    while end < cursor.bytes.count, cursor.bytes[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    guard end > cursor.position + 1, end == cursor.bytes.count || !ASCIIByte.isWord(cursor.bytes[end]) else {
      return false
    }
    let point = quote(start..<cursor.position) + "." + quote(cursor.position + 1..<end)
    report(.decimalComma, at: start..<end, subject: quote(start..<end), suggestion: point)
    tree.replaceLast(with: Node(.invalid, from: start, to: end))
    cursor.position = end
    return true
  }
}
