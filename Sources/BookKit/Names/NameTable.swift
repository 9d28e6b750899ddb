import PropertyList

/// A table of all names of a book, with each text stored once.
public struct NameTable: Sendable {
  /// The names that this table shares with the table that it extends.
  private var shared = NameStore()
  /// The names that were added later; their indices follow those of `shared`.
  private var own = NameStore()

  /// Creates an empty table.
  public init() {}

  /// Creates a table that shares the names of another one, so adding names doesn't copy them.
  init(extending other: NameTable) {
    // A table can share only one store, so a table that already shares one is copied.
    if other.shared.count == 0 { shared = other.own } else { self = other }
  }

  /// The number of names.
  public var count: Int { shared.count + own.count }

  /// Returns the text of a name.
  @inline(never) public func text(of name: Name) -> String { String(decoding: utf8(of: name), as: UTF8.self) }

  /// Returns the text of a name in UTF-8.
  public func utf8(of name: Name) -> ArraySlice<UInt8> {
    let index = Int(name.index)
    guard index >= shared.count else { return shared.bytes[shared.range(of: index)] }
    return own.bytes[own.range(of: index - shared.count)]
  }

  /// Returns the name with the given text in UTF-8, or `nil` if the book doesn't have it.
  @inline(never) public func find(_ text: some Collection<UInt8>) -> Name? {
    let text = Array(text)
    return find(text.span, text.indices)
  }

  /// Returns the name with the given text, or `nil` if the book doesn't have it.
  @inline(never) public func find(_ text: String) -> Name? {
    // In Embedded Swift for arm64, the `utf8Span` of a short text refers to memory that is no longer valid.
    var text = text
    return text.withUTF8 { find($0.span, $0.indices) }
  }

  /// Returns the name with the given text in UTF-8, adding it if necessary.
  @inline(never) public mutating func intern(_ text: some Collection<UInt8>) -> Name {
    let text = Array(text)
    return intern(text.span, text.indices)
  }

  @inline(never) package mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0.span, $0.indices) }
  }

  func find(_ text: Span<UInt8>, _ range: Range<Int>) -> Name? {
    let hash = NameStore.hash(text, range)
    if let index = shared.find(text, range, hash: hash) { return name(at: index) }
    return own.find(text, range, hash: hash).map { name(at: $0 + shared.count) }
  }

  mutating func intern(_ text: Span<UInt8>, _ range: Range<Int>) -> Name {
    let hash = NameStore.hash(text, range)
    if let index = shared.find(text, range, hash: hash) { return name(at: index) }
    return name(at: own.intern(text, range, hash: hash) + shared.count)
  }

  /// Returns the name whose text is a keyword of the format, adding it if necessary.
  mutating func intern(word: StaticString) -> Name {
    intern(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Returns the generated name of an unnamed part at `position` in its array; see `GeneratedName.text(at:in:)`.
  mutating func intern(_ kind: GeneratedName, at position: Int, in outer: Name? = nil) -> Name {
    let start = own.bytes.count
    if let outer {
      let index = Int(outer.index) - shared.count
      if index < 0 { own.append(shared, at: Int(outer.index)) } else { own.appendText(at: index) }
      own.append(UInt8(ascii: "."))
    }
    own.append(kind.word)
    own.append(position)
    let range = start..<own.bytes.count
    let hash = NameStore.hash(own.bytes.span, range)
    guard let index = shared.find(own.bytes.span, range, hash: hash) else {
      return name(at: own.internText(from: start, hash: hash) + shared.count)
    }
    own.dropText(from: start)
    return name(at: index)
  }

  private func name(at index: Int) -> Name { Name(index: UInt32(truncatingIfNeeded: index)) }

  mutating func trim() { own.trim() }

  mutating func reserveCapacity(_ names: Int) { own.reserveCapacity(names) }
}
