/// Changes of a text file that leave everything else as its author wrote it: comments, blanks, order, spelling.
///
/// ```swift
/// var builder = PropertyListBuilder()
/// builder.string("Moon")
/// let edit = try list.replacing(title, with: builder.finish())
/// let changed = list.source.applying([edit])
/// ```
extension PropertyList {
  /// The bytes of the file from which a key or value was read, with its tags or quotes.
  public func range(of node: NodeHandle) -> Range<Int> {
    text.fileRange(of: nodes[node.position].range)
  }

  /// Replaces a value by the outermost value of another list.
  ///
  /// - Throws: `EditingError.wrongNode` for a key.
  public func replacing(_ node: NodeHandle, with value: PropertyList) throws(EditingError) -> PropertyList.Edit {
    let old = nodes[node.position]
    guard old.kind != .key else { throw .wrongNode }
    let layout = layout(at: node.position)
    let new = try fragment(value, layout: layout)
    if isBraceless(node.position) {
      let entries = bracelessEntries()
      return try edit(entries, with: entries.isEmpty ? new + layout.lineEnd : new)
    }
    let isOwnKey = node.position > 0 && isWrittenOnce(key: node.position - 1)
    return try edit(old.range, with: isOwnKey ? text.utf8[old.range] + Array(" = ".utf8) + new : new)
  }

  /// Gives a key another name.
  ///
  /// - Throws: `EditingError.wrongNode` for a value.
  public func renaming(_ key: NodeHandle, to name: String) throws(EditingError) -> PropertyList.Edit {
    let old = nodes[key.position]
    guard old.kind == .key else { throw .wrongNode }
    let new = try keyFragment(name)
    guard isWrittenOnce(key: key.position) else { return try edit(old.range, with: new) }
    return try edit(old.range, with: new + Array(" = ".utf8) + text.utf8[old.range])
  }

  /// Removes an entry of a dictionary or a value of an array; with its lines, when nothing else stands on them.
  ///
  /// - Parameter node: the entry's key or its value, or the array's value.
  /// - Returns: the change of the file.
  /// - Throws: `EditingError.notText` for a binary file, `EditingError.wrongNode` for the outermost value.
  public func removing(_ node: NodeHandle) throws(EditingError) -> PropertyList.Edit {
    guard isText else { throw .notText }
    guard node.position > 0 else { throw .wrongNode }
    let first = nodes[node.position - 1].kind == .key ? node.position - 1 : node.position
    let last = nodes[first].kind == .key ? first + 1 : first
    guard last < nodes.count else { throw .wrongNode }
    var end = Int(nodes[last].end)
    if format == .ascii { end = endOfMark(behind: end) }
    return try edit(wholeLines(of: Int(nodes[first].start)..<end), with: [])
  }

  /// Adds an entry at the end of a dictionary; where the key stands already, both do then, and the new one counts.
  ///
  /// - Throws: `EditingError.wrongNode` when `dictionary` is none.
  public func inserting(
    _ key: String, _ value: PropertyList, in dictionary: NodeHandle
  ) throws(EditingError) -> PropertyList.Edit {
    guard kind(of: dictionary) == .dictionary else { throw .wrongNode }
    return try insertion(into: dictionary.position) { (layout) throws(EditingError) in
      try entryFragment(key, value, layout: layout)
    }
  }

  /// Adds a value at the end of an array.
  ///
  /// - Throws: `EditingError.wrongNode` when `array` is none.
  public func appending(_ value: PropertyList, to array: NodeHandle) throws(EditingError) -> PropertyList.Edit {
    guard kind(of: array) == .array else { throw .wrongNode }
    return try insertion(into: array.position) { (layout) throws(EditingError) in
      try fragment(value, layout: layout)
    }
  }
}

extension PropertyList {
  /// Whether the source is a text file, which is all that can be changed in place.
  var isText: Bool { format == .xml || format == .ascii }

  /// The change of the file that puts `utf8` in place of `range` of its text.
  func edit(_ range: Range<Int>, with utf8: [UInt8]) throws(EditingError) -> PropertyList.Edit {
    guard var replacement = text.encoding.encode(utf8) else { throw .unencodable }
    // A word without quotes would swallow a comment that stood right behind the old text.
    if format == .ascii, let last = utf8.last, ASCIIByte.isWord(last), range.upperBound < text.utf8.count,
      ASCIIByte.isWord(text.utf8[range.upperBound])
    {
      replacement += text.encoding.encode([0x20]) ?? []
    }
    return PropertyList.Edit(text.fileRange(of: range), with: replacement)
  }

  /// Whether old-style text writes a key and its value as one word, `key;`, so that no change may touch but one.
  private func isWrittenOnce(key position: Int) -> Bool {
    format == .ascii && nodes[position].kind == .key && position + 1 < nodes.count
      && nodes[position].start == nodes[position + 1].start
  }

  /// Behind the `;` or `,` that follows a value of old-style text, be there comments between.
  private func endOfMark(behind end: Int) -> Int {
    let bytes = text.utf8.span
    let index = bytes.endOfTrivia(from: end)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ";") || bytes[index] == UInt8(ascii: ",") else {
      return end
    }
    return index + 1
  }

  /// The lines of `range` when nothing but blanks stands beside it, else the range itself.
  private func wholeLines(of range: Range<Int>) -> Range<Int> {
    let start = TextLayout.startOfLine(at: range.lowerBound, in: text.utf8)
    guard text.utf8[start..<range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return range }
    var end = range.upperBound
    while end < text.utf8.count, text.utf8[end] == 0x20 || text.utf8[end] == 0x09 { end += 1 }
    guard end < text.utf8.count else { return start..<end }
    switch text.utf8[end] {
    case 0x0A: return start..<end + 1
    case 0x0D: return start..<(end + 1 < text.utf8.count && text.utf8[end + 1] == 0x0A ? end + 2 : end + 1)
    default: return range
    }
  }
}
