extension PropertyList {
  /// Returns the kind of a node.
  public func kind(of node: NodeHandle) -> NodeKind { nodes[node.position].kind }

  /// Returns the text of a string or a key, or `nil` if `node` is neither.
  @inline(never) public func string(of node: NodeHandle) -> String? {
    if let content = plainRange(of: node) { return String(decoding: text.utf8[content], as: UTF8.self) }
    return utf8(of: node).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the text of a string or a key in UTF-8, or `nil` if `node` is neither.
  package func utf8(of node: NodeHandle) -> [UInt8]? {
    let node = nodes[node.position]
    return node.kind == .string || node.kind == .key ? utf8(ofText: node) : nil
  }

  /// Returns whether the text of a string or key has the same bytes as `other`, so the two spellings of `é` differ.
  package func hasText(_ node: NodeHandle, equalTo other: String.UTF8View) -> Bool {
    if let content = plainRange(of: node) {
      guard content.count == other.count else { return false }
      // Most keys that are compared differ in their first byte.
      var position = content.lowerBound
      for byte in other {
        guard text.utf8[position] == byte else { return false }
        position += 1
      }
      return true
    }
    return utf8(of: node)?.elementsEqual(other) ?? false
  }

  /// Returns the value of an integer, or `nil` if `node` isn't one.
  public func integer(of node: NodeHandle) -> PropertyListInteger? {
    let node = nodes[node.position]
    guard node.kind == .integer else { return nil }
    let content = contentRange(of: node)
    switch format {
    case .xml, .json: return scalar(node) { IntegerText.scan($0, $1).value }
    case .binary: return BinaryNumber.integer(text.utf8, content)
    case .ascii: return GNUstepValue.integer(text.utf8.span, content)
    }
  }

  /// Returns the value of a real, or `nil` if `node` isn't one.
  public func real(of node: NodeHandle) -> Double? {
    let node = nodes[node.position]
    guard node.kind == .real else { return nil }
    let content = contentRange(of: node)
    switch format {
    case .xml, .json: return scalar(node) { RealText.scan($0, $1).value }
    case .binary: return BinaryNumber.real(text.utf8, content)
    case .ascii: return Decimal.parse(text.utf8.span, content)
    }
  }

  package func number(of node: NodeHandle) -> Double? {
    let found = nodes[node.position]
    guard found.kind == .integer || found.kind == .real else { return nil }
    if format == .xml, let content = found.plainContent, let number = Decimal.parse(text.utf8.span, content) {
      // Only a real can be −0.
      return number == 0 && found.kind == .integer ? 0 : number
    }
    return otherNumber(of: node)
  }

  @inline(never)
  private func otherNumber(of node: NodeHandle) -> Double? {
    kind(of: node) == .integer ? integer(of: node)?.double : real(of: node)
  }

  /// Returns whether a real is stored in 32 bits in its file.
  package func isSinglePrecision(_ node: NodeHandle) -> Bool { nodes[node.position].flags.contains(.single) }

  /// Returns the value of a Boolean, or `nil` if `node` isn't a Boolean.
  public func boolean(of node: NodeHandle) -> Bool? {
    let node = nodes[node.position]
    return node.kind == .boolean ? node.flags.contains(.isTrue) : nil
  }

  /// Returns the value of a date, or `nil` if `node` isn't a date.
  public func date(of node: NodeHandle) -> PropertyListDate? {
    let node = nodes[node.position]
    guard node.kind == .date else { return nil }
    let content = contentRange(of: node)
    switch format {
    case .xml, .json: return scalar(node) { DateText.scan($0, $1).value }
    case .binary: return BinaryNumber.real(text.utf8, content).map(PropertyListDate.init(secondsSince2001:))
    case .ascii: return GNUstepValue.date(text.utf8.span, content)
    }
  }

  /// Reads the text of a scalar after resolving any XML references in it.
  private func scalar<Value>(_ node: Node, _ read: (Span<UInt8>, Range<Int>) -> Value?) -> Value? {
    let content = contentRange(of: node)
    guard format == .xml, !node.flags.contains(.plain) else { return read(text.utf8.span, content) }
    let decoded = XMLText.decode(text.utf8.span, content)
    return read(decoded.span, decoded.indices)
  }

  /// Returns the bytes of data, or `nil` if `node` isn't data.
  public func data(of node: NodeHandle) -> [UInt8]? {
    let node = nodes[node.position]
    guard node.kind == .data else { return nil }
    let content = contentRange(of: node)
    switch format {
    case .xml: return Base64.decode(XMLText.decode(text.utf8.span, content))
    case .ascii: return ASCIIText.bytes(text.utf8.span, content)
    case .binary, .json: return Array(text.utf8[content])
    }
  }

  /// Returns the number of a keyed archive's reference, or `nil` if `node` isn't one.
  ///
  /// A dictionary whose only entry is `CF$UID` with a number below 2³² also counts: it is Apple's form in XML.
  package func uid(of node: NodeHandle) -> UInt32? {
    var number: PropertyListInteger?
    if kind(of: node) == .uid {
      number = BinaryNumber.unsigned(text.utf8, contentRange(of: nodes[node.position]))
    } else if kind(of: node) == .dictionary, count(of: node) == 1, let value = value(forKey: "CF$UID", in: node) {
      number = integer(of: value)
    }
    return number?.uint64.flatMap { UInt32(exactly: $0) }
  }

  /// Returns the range between a node's tags or quotes, or after the marker of a binary object.
  package func contentRange(of node: Node) -> Range<Int> { node.contentRange(in: text.utf8.span) }

  package func utf8(ofText node: Node) -> [UInt8] { node.utf8(in: text.utf8.span, format) }

  /// Returns the range of a string's or key's literal text, or `nil` if the text has to be decoded.
  package func plainRange(of node: NodeHandle) -> Range<Int>? {
    let node = nodes[node.position]
    guard node.flags.contains(.plain), node.kind == .string || node.kind == .key else { return nil }
    return node.plainContent ?? contentRange(of: node)
  }
}

extension Node {
  /// Returns the range between the node's tags or quotes, or after the marker of a binary object.
  func contentRange(in text: Span<UInt8>) -> Range<Int> {
    if Build.includesDiagnostics, lead == Node.lookAgain || trail == Node.lookAgain {
      return XMLTag.contentRange(of: self, in: text)
    }
    let first = Int(start) + Int(lead)
    return first..<max(first, Int(end) - Int(trail))
  }

  /// Returns the text of a string or key in UTF-8, decoded from at most the first `limit` bytes of its contents.
  @inline(__always)
  func utf8(in text: Span<UInt8>, _ format: PropertyList.Format, limit: Int = .max) -> [UInt8] {
    let content = contentRange(in: text).prefix(limit)
    switch format {
    case .xml where !flags.contains(.plain): return XMLText.decode(text, content)
    case .ascii where !flags.contains(.plain): return ASCIIText.decode(text, content)
    case .json where !flags.contains(.plain): return JSONText.decode(text, content)
    case .binary where !flags.isDisjoint(with: [.utf16, .latin1]): return BinaryText.decode(text, content, flags: flags)
    case .xml, .ascii, .json, .binary:
      var bytes: [UInt8] = []
      bytes.append(copyOf: text.extracting(content))
      return bytes
    }
  }

  /// Returns the text of a string or key, shortened and escaped.
  func quotedText(in text: Span<UInt8>, _ format: PropertyList.Format) -> String {
    // A character takes at most twelve bytes, as a surrogate pair in JSON.
    Quotation.of(utf8(in: text, format, limit: 16 * PropertyList.Limits.quotedScalars))
  }
}
