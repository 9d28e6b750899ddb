extension ASCIIScanner {
  /// Reads a key or the end of the dictionary.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanKey(_ byte: UInt8) throws(ReadingStopped) {
    if ASCIIByte.isQuote(byte) {
      try appendKey(quoted(.key, by: byte))
    } else if ASCIIByte.isWord(byte) {
      try appendKey(word(.key))
    } else if byte == UInt8(ascii: "}"), !(isBraceless && tree.depth == 1) {
      close(trail: 1)
    } else if !skipDisallowed(byte) {
      try scanNoKey(byte)
    }
  }

  @_lifetime(self: copy self)
  private mutating func scanNoKey(_ byte: UInt8) throws(ReadingStopped) {
    switch byte {
    case UInt8(ascii: ")"): closeWithout(byte)
    case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","): passUnexpected()
    case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      passUnexpectedEntry()
    default: try appendKey(word(.key))
    }
  }

  /// Reads the `=` after a key, or the `;` after a key that is its own value.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanEquals(_ byte: UInt8) throws(ReadingStopped) {
    if byte == UInt8(ascii: "="), !isConflictMarker {
      cursor.position += 1
      expected = .value
    } else if byte == UInt8(ascii: ";") {
      try takeKeyAsValue()
    } else if !skipDisallowed(byte) {
      try scanNoEquals(byte)
    }
  }

  @_lifetime(self: copy self)
  private mutating func scanNoEquals(_ byte: UInt8) throws(ReadingStopped) {
    switch byte {
    case UInt8(ascii: ":"):
      try checkForJSON()
      report(.missingEquals, at: scalarRange, suggestion: ":")
      cursor.position += 1
      expected = .value
    case UInt8(ascii: "}"), UInt8(ascii: ")"):
      reportKeyWithoutValue(at: scalarRange)
      dropKey()
    case UInt8(ascii: ","):
      report(.unexpectedCharacter, at: scalarRange, subject: ",")
      try takeKeyAsValue()
    case UInt8(ascii: "["), UInt8(ascii: "]"):
      passUnexpectedEntry()
    default:
      if try recoverFromQuote() || joinWords() { return }
      if !takeColon() { report(.missingEquals, at: scalarRange) }
      expected = .value
    }
  }

  /// Treats a colon at the end of the last key as the missing `=`, and returns whether there is such a colon.
  private mutating func takeColon() -> Bool {
    guard let key = tree.nodes.last, key.kind == .key, key.lead == 0, key.range.count > 1,
      cursor.bytes[Int(key.end) - 1] == UInt8(ascii: ":")
    else { return false }
    let end = Int(key.end) - 1
    tree.replaceLast(with: Node(.key, from: Int(key.start), to: end, flags: key.flags))
    report(.missingEquals, at: end..<end + 1, suggestion: ":")
    return true
  }

  /// Ends an entry that consists only of a key, and makes the key its value.
  private mutating func takeKeyAsValue() throws(ReadingStopped) {
    if var value = tree.nodes.last {
      value.kind = .string
      try append(value)
    }
    cursor.position += 1
    expected = .key
  }

  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanEntryValue(_ byte: UInt8) throws(ReadingStopped) {
    if try scanValue(byte) { return }
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: ","):
      report(.missingValue, at: scalarRange)
      dropKey()
      cursor.position += 1
    case UInt8(ascii: "}"), UInt8(ascii: ")"):
      report(.missingValue, at: scalarRange)
      dropKey()
    case UInt8(ascii: "="): passUnexpected()
    default: passUnexpectedEntry()
    }
  }

  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanSemicolon(_ byte: UInt8) throws(ReadingStopped) {
    if byte == UInt8(ascii: ";") {
      cursor.position += 1
      expected = .key
    } else if !skipDisallowed(byte) {
      try scanNoSemicolon(byte)
    }
  }

  @_lifetime(self: copy self)
  private mutating func scanNoSemicolon(_ byte: UInt8) throws(ReadingStopped) {
    switch byte {
    case UInt8(ascii: ")"): closeWithout(byte)
    case UInt8(ascii: ","):
      if try recoverFromQuote() { return }
      if joinDecimals() { return }
      report(.missingSemicolon, at: scalarRange)
      cursor.position += 1
      expected = .key
    case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      passUnexpectedEntry()
    default:
      if try recoverFromQuote() || joinWords() { return }
      report(.missingSemicolon, at: scalarRange, notes: notesOnLongString)
      expected = .key
    }
  }

  /// A note on where the last string starts if it spans several lines, since its closing quotation mark may be missing.
  private var notesOnLongString: [PropertyList.Problem.Note] {
    guard let node = tree.nodes.last, node.kind == .string else { return [] }
    for offset in node.range where cursor.bytes[offset] == 0x0A {
      return [PropertyList.Problem.Note(.startedHere, at: node.range)]
    }
    return []
  }
}
