import PropertyList

/// The bytes between a key and its value, including any `=`, as the author writes them.
struct KeyGap {
  /// The bytes up to the last line end, or all of them if there is none.
  private let head: [UInt8]
  /// The bytes after the indentation of the last line, or `nil` if there is no line end.
  private let lastLine: [UInt8]?

  init(_ bytes: [UInt8], indentation: [UInt8]) {
    guard let end = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[(end + 1)...].starts(with: indentation)
    else {
      head = bytes
      lastLine = nil
      return
    }
    head = Array(bytes[...end])
    lastLine = Array(bytes[(end + 1 + indentation.count)...])
  }

  var hasLineEnd: Bool { lastLine != nil || head.contains { $0 == 0x0A || $0 == 0x0D } }
  func bytes(indentation: [UInt8]) -> [UInt8] { lastLine.map { head + indentation + $0 } ?? head }
}

/// The gaps that a dictionary uses before scalars and before containers.
struct KeyGaps {
  var scalar: KeyGap
  var container: KeyGap

  init(both gap: KeyGap) {
    scalar = gap
    container = gap
  }

  func onOneLine(orElse other: KeyGap) -> KeyGaps {
    var gaps = self
    if gaps.scalar.hasLineEnd { gaps.scalar = other }
    if gaps.container.hasLineEnd { gaps.container = other }
    return gaps
  }

  /// Creates the gaps before a dictionary's first scalar and first container; `nil` if it has neither.
  init?(of dictionary: NodeHandle, in lines: SourceLines) {
    guard lines.list.kind(of: dictionary) == .dictionary else { return nil }
    let entries = lines.list.entries(of: dictionary).filter { !lines.list.isOwnKey($0) }
    let scalar = entries.first { !lines.list.kind(of: $0.value).isContainer }
    let container = entries.first { lines.list.kind(of: $0.value).isContainer }
    guard let first = scalar ?? container else { return nil }
    self.scalar = KeyGaps.gap(of: first, in: lines)
    self.container = KeyGaps.gap(of: container ?? first, in: lines)
  }

  /// Returns the gap of an entry, leaving out any comments in it.
  static func gap(of entry: PropertyList.Entry, in lines: SourceLines) -> KeyGap {
    let list = lines.list
    guard !list.isOwnKey(entry) else { return KeyGap(Array(" = ".utf8), indentation: []) }
    let (key, value) = (list.textRange(of: entry.key), list.textRange(of: entry.value))
    let gap = key.upperBound..<max(key.upperBound, value.lowerBound)
    let indentation = lines.indentation(at: key.lowerBound)
    guard list.trivia(in: gap).contains(where: { $0.isComment }) else {
      return KeyGap(Array(lines.bytes[gap]), indentation: indentation)
    }
    guard lines.isXML else { return KeyGap(Array(" = ".utf8), indentation: []) }
    let blanks = lines.blanks(before: value.lowerBound, notBefore: key.upperBound)
    return KeyGap(Array(lines.bytes[blanks]), indentation: indentation)
  }
}
