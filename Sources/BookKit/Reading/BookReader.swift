import PropertyList

/// A reader that turns a property list into a book; it reports values that it can't read, and uses their defaults.
struct BookReader {
  let list: PropertyList
  let index = KeyIndex.shared
  private(set) var diagnostics: [Diagnostic] = []
  private let recordsTypes: Bool
  /// The values read as numbers or Booleans, in reading order.
  private(set) var typedValues: [NodeHandle] = []
  var unknownKeys = UnknownKeys()
  private var predictions = KeyPredictions()
  var names = NameTable()
  var elementEstimate = ElementEstimate()
  /// The names of unnamed tweens, by index among an element's tweens.
  var tweenNames: [Name?] = []
  /// The parsed paths by text, with `nil` for a path that leads out of the book's folder.
  var files = ParseCache<String?>()
  var easings = ParseCache<Easing?>()
  var colors = ParseCache<Color?>()
  /// The type of the element being read.
  var elementType = ElementType.image
  var elementDraft = ElementDraft()
  var tweenDraft = TweenDraft()
  var actionDraft = ActionDraft()
  var textReading = TextReading.original
  private let isWriter: Bool
  /// The value that the last row wrote.
  var written: WrittenValue?

  /// Whether rows write the values of properties instead of reading them; builds without diagnostics never write.
  @inline(__always)
  var writes: Bool { Build.includesDiagnostics && isWriter }

  /// Creates a reader of a list, or a writer of parts if `names` is given.
  init(_ list: PropertyList, recordsTypes: Bool = false, writing names: NameTable? = nil) {
    self.list = list
    self.recordsTypes = recordsTypes
    isWriter = names != nil
    if let names { self.names = names }
    // Most nodes belong to elements, which have a few dozen nodes each.
    self.names.reserveCapacity(list.nodes.count / 32)
  }

  mutating func read() -> BookReading {
    var book = Book()
    switch list.kind(of: list.root) {
    case .array: book.pages = readPages(list.root)
    case .dictionary: readKeys(of: list.root, Book.rows, in: .root, into: &book)
    case let kind:
      if Build.includesDiagnostics { report(.unsupportedRoot, at: .node(list.root), detail: kind.title.description) }
      return BookReading(book: nil, diagnostics: diagnostics, misspelt: MisspeltKeys())
    }
    book.names = names
    let misspelt = Build.includesDiagnostics ? unknownKeys.reportAll(in: list, &diagnostics) : MisspeltKeys()
    return BookReading(book: book, diagnostics: diagnostics, misspelt: misspelt)
  }

  // MARK: - Keys

  /// A known key and its value.
  struct Entry {
    private(set) var value: NodeHandle
    fileprivate let number: Int16
    private let ownRowIndex: UInt8
    let owner: KeyOwner

    /// The key's index in `Key.all`.
    var index: Int { Int(number) }

    /// The key's index among the rows of its owner.
    @inline(__always)
    var rowIndex: Int { Int(ownRowIndex) }

    var key: Key { Key.all[index] }

    @inline(__always)
    fileprivate init(value: NodeHandle, found: KeyIndex.Found) {
      self.value = value
      number = found.number
      ownRowIndex = found.rowIndex
      owner = found.owner
    }

    init(writing key: Key, at rowIndex: Int) {
      value = NodeHandle(0)
      number = 0
      ownRowIndex = UInt8(truncatingIfNeeded: rowIndex)
      owner = key.owner
    }

    /// Returns the same key with another value, such as one of an array's elements.
    func with(_ value: NodeHandle) -> Entry {
      var entry = self
      entry.value = value
      return entry
    }
  }

  /// A cursor over the remaining entries of a dictionary or values of an array.
  struct EntryCursor {
    fileprivate var position: Int
    fileprivate let end: Int
    fileprivate var previous = KeyPredictions.Previous()
  }

  /// Returns a cursor over a dictionary's entries, or an empty cursor for any other node.
  @inline(__always)
  func cursor(_ node: NodeHandle) -> EntryCursor {
    let dictionary = list.nodes[node.position]
    let extent = dictionary.kind == .dictionary ? Int(dictionary.extent) : 1
    return EntryCursor(position: node.position + 1, end: node.position + extent)
  }

  /// Returns a cursor over an array's values, or an empty cursor for any other node.
  @inline(__always)
  func arrayCursor(_ node: NodeHandle) -> EntryCursor {
    let array = list.nodes[node.position]
    return EntryCursor(position: node.position + 1, end: node.position + (array.kind == .array ? Int(array.extent) : 1))
  }

  @inline(__always)
  func nextValue(_ cursor: inout EntryCursor) -> NodeHandle? {
    guard cursor.position < cursor.end else { return nil }
    let value = cursor.position
    cursor.position += Int(list.nodes[value].extent)
    return NodeHandle(value)
  }

  /// Returns the number of an array's remaining values.
  func count(_ cursor: EntryCursor) -> Int {
    var cursor = cursor
    var count = 0
    while nextValue(&cursor) != nil { count += 1 }
    return count
  }

  @inline(__always)
  func next(_ cursor: inout EntryCursor) -> (key: NodeHandle, value: NodeHandle)? {
    while cursor.position + 1 < cursor.end {
      let key = cursor.position
      cursor.position += 1 + Int(list.nodes[key + 1].extent)
      if !list.nodes[key].isSkipped { return (NodeHandle(key), NodeHandle(key + 1)) }
    }
    return nil
  }

  /// Returns the next known entry in a dictionary of kind `owner`, noting unknown keys to report later.
  mutating func next(_ cursor: inout EntryCursor, in owner: KeyOwner) -> Entry? {
    expectedEntry(&cursor, in: owner) ?? otherEntry(&cursor, in: owner)
  }

  @inline(never)
  private mutating func otherEntry(_ cursor: inout EntryCursor, in owner: KeyOwner) -> Entry? {
    while let (key, value) = next(&cursor) {
      if let first = index.first(key, in: list), let found = index.key(first, of: owner) {
        return accept(found, key, value, in: owner, &cursor)
      }
      if Build.includesDiagnostics { unknownKeys.add(key, in: owner) }
    }
    return nil
  }

  /// Returns the next known entry of an element, with a key of all elements or of the element's type.
  mutating func next(_ cursor: inout EntryCursor, ofElement type: KeyOwner) -> Entry? {
    expectedEntry(&cursor, in: type) ?? otherEntry(&cursor, ofElement: type)
  }

  @inline(never)
  private mutating func otherEntry(_ cursor: inout EntryCursor, ofElement type: KeyOwner) -> Entry? {
    while let (key, value) = next(&cursor) {
      let first = index.first(key, in: list)
      if let first, let found = index.key(first, of: type) ?? index.key(first, of: .element) {
        return accept(found, key, value, in: type, &cursor)
      }
      guard Build.includesDiagnostics else { continue }
      let belongsToOtherType = first.map { first in
        ElementType.allCases.contains { $0.owner != type && index.key(first, of: $0.owner) != nil }
      }
      unknownKeys.add(key, in: type, base: .element, belongsToOtherType: belongsToOtherType ?? false)
    }
    return nil
  }

  /// Returns the next known entry of a section or game, with a key of `owner` or of `base`, the keys of pages or games.
  mutating func next(_ cursor: inout EntryCursor, in owner: KeyOwner, base: KeyOwner) -> Entry? {
    while let (key, value) = next(&cursor) {
      if let first = index.first(key, in: list), let found = index.key(first, of: base) ?? index.key(first, of: owner),
        !Key.all[Int(found.number)].isPlacement
      {
        return accept(found, key, value)
      }
      if Build.includesDiagnostics { unknownKeys.add(key, in: owner, base: base) }
    }
    return nil
  }

  /// Records the size of a game as unknown keys, because the game's picture decides its size.
  mutating func addSizeKeys(of node: NodeHandle, ofGame type: KeyOwner) {
    for entry in list.usedEntries(of: node) {
      let name = list.utf8(of: entry.key) ?? []
      let isSize = StaticString("width").matches(name) || StaticString("height").matches(name)
      if isSize { unknownKeys.add(entry.key, in: type, base: .game) }
    }
  }

  @inline(__always)
  func typeEntry(_ key: NodeHandle, _ value: NodeHandle) -> Entry? {
    let type = index.namedKeys[index.typeIndex]
    if let range = list.nodes[key.position].writtenText {
      let isType = type.ends.makeUp(list.text.utf8.span, range) || TextEnds(list.text.utf8.span, range) == type.ends
      return isType ? Entry(value: value, found: type.key) : nil
    }
    let text = list.utf8(of: key) ?? []
    return TextEnds(text.span, text.indices) == type.ends ? Entry(value: value, found: type.key) : nil
  }

  /// Returns the next entry if its key is the expected one, or else `nil` without moving the cursor.
  @inline(__always)
  private func expectedEntry(_ cursor: inout EntryCursor, in owner: KeyOwner) -> Entry? {
    let position = cursor.position
    guard position + 1 < cursor.end, let expected = predictions.key(after: cursor.previous, in: owner) else {
      return nil
    }
    let key = list.nodes[position]
    guard !key.isSkipped, let range = key.writtenText else { return nil }
    let named = index.namedKeys[expected]
    guard named.ends.makeUp(list.text.utf8.span, range) else { return nil }
    cursor.position = position + 1 + Int(list.nodes[position + 1].extent)
    cursor.previous = KeyPredictions.Previous(expected)
    return Entry(value: NodeHandle(position + 1), found: named.key)
  }

  /// Returns the entry of a key that wasn't predicted, and from now on predicts the key after the previous one.
  @inline(__always)
  private mutating func accept(
    _ found: KeyIndex.Found, _ key: NodeHandle, _ value: NodeHandle, in owner: KeyOwner, _ cursor: inout EntryCursor
  ) -> Entry {
    let number = Int(found.number)
    predictions.expect(number, after: cursor.previous, in: owner)
    cursor.previous = KeyPredictions.Previous(number)
    return accept(found, key, value)
  }

  @inline(__always)
  private mutating func accept(_ found: KeyIndex.Found, _ key: NodeHandle, _ value: NodeHandle) -> Entry {
    if Build.includesDiagnostics, found.isAlias {
      let name = Key.all[Int(found.number)].name.description
      report(.keyAlias, at: .node(key), subject: quoted(key), detail: name, fix: .rename(key, to: name))
    }
    return Entry(value: value, found: found)
  }

  mutating func reportMissingKeys(of owner: KeyOwner, in node: NodeHandle, found: FoundKeys) {
    guard Build.includesDiagnostics, !index.isComplete(owner, found) else { return }
    for (rowIndex, key) in Key.all.filter({ $0.owner == owner }).enumerated() {
      guard key.isRequired, !found.contains(rowIndex) else { continue }
      report(.missingKey, at: .opening(of: node), subject: key.name.description, detail: owner.title.description)
    }
  }

  /// Returns whether a dictionary has a key, regardless of the value.
  func has(_ key: StaticString, in node: NodeHandle) -> Bool {
    list.value(forKey: key.description, in: node) != nil
  }

  /// Records that a value was read as a number or Boolean.
  @inline(__always)
  mutating func recordType(of value: NodeHandle) {
    if Build.includesDiagnostics, recordsTypes { typedValues.append(value) }
  }

  /// Removes the record of a value that turned out to be text.
  mutating func removeType(of value: NodeHandle) {
    typedValues.removeAll { $0 == value }
  }

  @inline(__always)
  func kind(of node: NodeHandle) -> NodeKind { list.nodes[node.position].kind }

  // MARK: - Reporting

  @inline(__always)
  mutating func report(
    _ rule: @autoclosure () -> DiagnosticRule, at spot: Diagnostic.Spot, subject: String = "",
    detail: @autoclosure () -> String = "", suggestion: Diagnostic.Suggestion? = nil,
    advice: @autoclosure () -> String? = nil, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil,
    cause: Diagnostic.Cause? = nil
  ) {
    guard Build.includesDiagnostics else { return }
    // If something in a dictionary couldn't be read, it may have been the missing key.
    if case .opening(let node) = spot, list.isIncomplete(node) { return }
    diagnostics.append(
      Diagnostic(
        rule(), at: spot, subject: subject, detail: detail(), suggestion: suggestion, advice: advice(), notes: notes,
        fix: fix, cause: cause))
  }

  /// Returns the author's text, shortened and made safe to print.
  func quoted(_ node: NodeHandle) -> String {
    Build.includesDiagnostics ? Quotation.of(list.utf8(of: node) ?? []) : ""
  }
}
