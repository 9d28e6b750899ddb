/// Changes to a text file that leave everything else as its author wrote it: comments, white space, order and spelling.
///
/// ```swift
/// var builder = PropertyListBuilder()
/// builder.string("Moon")
/// let edit = try list.edit(replacing: title, with: builder.finish())
/// let changed = list.source.applying([edit])
/// ```
extension PropertyList {
  /// Returns the range of the file from which a key or value was read, with its tags or quotes.
  public func range(of node: NodeHandle) -> Range<Int> { text.fileRange(of: nodes[node.position].range) }

  /// Returns the edit that replaces a value with the outermost value of another list.
  ///
  /// - Throws: `EditingError`, such as `wrongNode` for a key.
  public func edit(replacing node: NodeHandle, with value: PropertyList) throws(EditingError) -> PropertyList.Edit {
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

  /// Returns the edit that renames a key.
  ///
  /// - Throws: `EditingError`, such as `wrongNode` for a value.
  public func edit(renaming key: NodeHandle, to name: String) throws(EditingError) -> PropertyList.Edit {
    let old = nodes[key.position]
    guard old.kind == .key else { throw .wrongNode }
    let new = try keyFragment(name)
    guard isWrittenOnce(key: key.position) else { return try edit(old.range, with: new) }
    return try edit(old.range, with: new + Array(" = ".utf8) + text.utf8[old.range])
  }

  /// Returns the edit that removes an entry of a dictionary, by its key or value, or a value of an array.
  ///
  /// Lines with nothing else on them are removed as a whole.
  ///
  /// - Throws: `EditingError.notText` for a binary file, `EditingError.wrongNode` for the outermost value.
  public func edit(removing node: NodeHandle) throws(EditingError) -> PropertyList.Edit {
    guard isText else { throw .notText }
    guard node.position > 0 else { throw .wrongNode }
    let first = nodes[node.position - 1].kind == .key ? node.position - 1 : node.position
    let last = nodes[first].kind == .key ? first + 1 : first
    guard last < nodes.count else { throw .wrongNode }
    var end = Int(nodes[last].end)
    if format == .ascii { end = endOfMark(after: end) }
    return try edit(wholeLines(of: Int(nodes[first].start)..<end), with: [])
  }

  /// Returns the edit that adds an entry at the end of a dictionary.
  ///
  /// If the dictionary already has the key, both entries remain, and the old one is used.
  ///
  /// - Throws: `EditingError`, such as `wrongNode` if `dictionary` isn't a dictionary.
  public func edit(
    inserting value: PropertyList, forKey key: String, in dictionary: NodeHandle
  ) throws(EditingError) -> PropertyList.Edit {
    guard kind(of: dictionary) == .dictionary else { throw .wrongNode }
    return try insertion(into: dictionary.position) { (layout) throws(EditingError) in
      try entryFragment(key, value, layout: layout)
    }
  }

  /// Returns the edit that adds a value at the end of an array.
  ///
  /// - Throws: `EditingError`, such as `wrongNode` if `array` isn't an array.
  public func edit(appending value: PropertyList, to array: NodeHandle) throws(EditingError) -> PropertyList.Edit {
    guard kind(of: array) == .array else { throw .wrongNode }
    return try insertion(into: array.position) { (layout) throws(EditingError) in
      try fragment(value, layout: layout)
    }
  }

  /// Whether the source is a text file; others can't be changed in place.
  var isText: Bool { format == .xml || format == .ascii }

  /// Returns the change to the file that replaces `range` of its text with `utf8`.
  func edit(_ range: Range<Int>, with utf8: [UInt8]) throws(EditingError) -> PropertyList.Edit {
    guard var replacement = text.encoding.encode(utf8) else { throw .unencodable }
    // A word without quotes would swallow a comment that directly follows the old text.
    let next = text.utf8[range.upperBound...].first
    if format == .ascii, let last = utf8.last, ASCIIByte.isWord(last), let next, ASCIIByte.isWord(next) {
      replacement += text.encoding.encode([0x20]) ?? []
    }
    return PropertyList.Edit(text.fileRange(of: range), with: replacement)
  }

  /// Returns whether old-style text writes a key and its value as one word, `key;`, so they can't be changed
  /// separately.
  private func isWrittenOnce(key position: Int) -> Bool {
    format == .ascii && nodes[position].kind == .key && position + 1 < nodes.count
      && nodes[position].start == nodes[position + 1].start
  }

  /// Returns the end of the `;` or `,` that follows a value of old-style text, skipping any comments in between.
  private func endOfMark(after end: Int) -> Int {
    let bytes = text.utf8.span
    let index = bytes.endOfTrivia(from: end)
    return index < bytes.count && ";,".utf8.contains(bytes[index]) ? index + 1 : end
  }

  /// Returns the lines of `range` if they otherwise contain only white space, or else the range itself.
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
