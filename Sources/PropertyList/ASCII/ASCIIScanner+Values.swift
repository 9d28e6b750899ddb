extension ASCIIScanner {
  /// Reads the value that begins with `byte`, or skips a disallowed character; returns `false` for any other byte.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanValue(_ byte: UInt8) throws(ReadingStopped) -> Bool {
    if ASCIIByte.isQuote(byte) {
      try append(quoted(.string, by: byte))
    } else if ASCIIByte.isWord(byte) {
      try append(word(.string))
    } else {
      switch byte {
      case UInt8(ascii: "{"): try open(.dictionary)
      case UInt8(ascii: "("): try open(.array)
      default: return try scanUnusualValue(byte)
      }
    }
    return true
  }

  @_lifetime(self: copy self)
  private mutating func scanUnusualValue(_ byte: UInt8) throws(ReadingStopped) -> Bool {
    if skipDisallowed(byte) { return true }
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      return false
    case UInt8(ascii: "<"): try scanData()
    default: try append(word(.string))
    }
    return true
  }

  /// Reads a value of an array, or the array's end.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanElement(_ byte: UInt8) throws(ReadingStopped) {
    if byte == UInt8(ascii: ")") { return close(trail: 1) }
    if try scanValue(byte) { return }
    switch byte {
    case UInt8(ascii: ","):
      report(.missingValue, at: scalarRange)
      cursor.position += 1
    case UInt8(ascii: "}"), UInt8(ascii: ";"): closeWithout(byte)
    default: passUnexpected()
    }
  }

  /// Reads the `,` after a value of an array, or the array's end.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanComma(_ byte: UInt8) throws(ReadingStopped) {
    if byte == UInt8(ascii: ",") {
      cursor.position += 1
      expected = .element
    } else if byte == UInt8(ascii: ")") {
      close(trail: 1)
    } else if !skipDisallowed(byte) {
      try scanNoComma(byte)
    }
  }

  @_lifetime(self: copy self)
  private mutating func scanNoComma(_ byte: UInt8) throws(ReadingStopped) {
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: ";"): closeWithout(byte)
    case UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "]"):
      passUnexpected()
      expected = .element
    default:
      if try recoverFromQuote() { return }
      report(.missingComma, at: scalarRange)
      expected = .element
    }
  }
}
