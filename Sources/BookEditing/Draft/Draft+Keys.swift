import BookKit
import PropertyList

extension Draft {
  private func entries(of key: String, in dictionary: NodeHandle, _ table: KeyTable) -> [PropertyList.Entry] {
    let known = table.key(key)
    let names = [key] + [known?.name, known?.alias].compactMap { $0?.description }
    return list.usedEntries(of: dictionary).filter { entry in
      names.contains { list.hasText(entry.key, equalTo: $0.utf8) }
    }
  }

  /// Returns the value of a key or of its alias; if both are present, the later one counts.
  func value(of key: String, at path: PropertyListPath) -> NodeHandle? {
    guard let dictionary = list.node(at: path), list.kind(of: dictionary) == .dictionary else { return nil }
    return entries(of: key, in: dictionary, Role.keys(at: path, in: list)).last?.value
  }

  /// Sets a key of the dictionary at `path`, or removes it if `value` is `nil` or null.
  ///
  /// If the old value is equal, it stays as it is written.
  mutating func set(_ key: String, to value: JSONValue?, at path: PropertyListPath) throws(Refusal) {
    guard let value, value != .null else { return try removeKey(key, at: path) }
    let dictionary = try dictionary(at: path)
    let table = Role.keys(at: path, in: list)
    guard let entry = entries(of: key, in: dictionary, table).last else {
      return try insert(key, value, at: path, dictionary, table)
    }
    var edits: [PropertyList.Edit] = []
    let name = table.key(key)?.name.description ?? key
    let isAlias = !list.hasText(entry.key, equalTo: name.utf8)
    let isEqual = ValueComparison.isEqual(value, entry.value, of: list)
    if isEqual, !isAlias { return }
    let keyRange = list.textRange(of: entry.key)
    if list.isOwnKey(entry) {
      let text = try ValueWriter.key(name, in: list) + Array(" = ".utf8) + written(value, over: entry, path.key(key))
      edits = [PropertyList.Edit(keyRange, with: text)]
    } else {
      if isAlias { edits.append(PropertyList.Edit(keyRange, with: try ValueWriter.key(name, in: list))) }
      if !isEqual {
        edits.append(
          PropertyList.Edit(list.textRange(of: entry.value), with: try written(value, over: entry, path.key(key))))
      }
    }
    try change(edits, in: dictionary)
  }

  private func written(
    _ value: JSONValue, over entry: PropertyList.Entry, _ path: PropertyListPath
  ) throws(Refusal) -> [UInt8] {
    guard value.hasContents else {
      if value.isContainer {
        return try ValueWriter.write(value, in: list, ValueStyle(onLines: false, in: nil, lines), indentation: [])
      }
      return try ValueWriter.scalar(value, replacing: entry.value, in: list)
    }
    let start = list.textRange(of: entry.key).lowerBound
    let beginsLine = lines.isFirstOnLine(entry.value)
    let style = ValueStyle(of: entry.value, beginsLine: beginsLine, in: dictionary(around: path), lines)
    return try ValueWriter.write(value, in: list, style, indentation: lines.indentation(at: start))
  }

  private mutating func insert(
    _ key: String, _ value: JSONValue, at path: PropertyListPath, _ dictionary: NodeHandle, _ table: KeyTable
  ) throws(Refusal) {
    let name = table.key(key)?.name.description ?? key
    let lines = lines
    let contents = Contents(of: dictionary, in: lines)
    let around = self.dictionary(around: path)
    guard !contents.items.isEmpty else {
      let edits = try filling(dictionary) { (layout) throws(Refusal) in
        let style = ValueStyle(onLines: layout.isOnLines, in: around, lines)
        let gap = value.isContainer ? style.gaps.container : style.gaps.scalar
        let text = try ValueWriter.write(value, in: list, style, indentation: layout.indentation)
        let mark: [UInt8] = lines.isXML ? [] : [UInt8(ascii: ";")]
        return try ValueWriter.key(name, in: list) + gap.bytes(indentation: layout.indentation) + text + mark
      }
      return try change(edits, in: dictionary)
    }
    let anchor = place(of: name, isContainer: value.isContainer, in: contents, table)
    let neighbour = anchor ?? 0
    let item = contents.items[neighbour]
    let style = ValueStyle(of: item.value, beginsLine: contents.isFirstOnLine(neighbour), in: dictionary, lines)
    let blanks = contents.blanks(before: neighbour)
    let space = Array(lines.bytes[blanks])
    let indentation = Draft.indentation(after: space, at: neighbour, of: contents)
    let gap = item.entry.map { KeyGaps.gap(of: $0, in: lines).bytes(indentation: indentation) } ?? []
    let text =
      try ValueWriter.key(name, in: list) + gap + ValueWriter.write(value, in: list, style, indentation: indentation)
    try change(Draft.insertion(ofEntry: text, after: anchor, space, in: contents), in: dictionary)
  }

  /// Returns the edits that put a new entry after the entry at `anchor`, or before the first entry.
  private static func insertion(
    ofEntry text: [UInt8], after anchor: Int?, _ space: [UInt8], in contents: Contents
  ) -> [PropertyList.Edit] {
    let lines = contents.lines
    let mark: [UInt8] = lines.isXML ? [] : [UInt8(ascii: ";")]
    guard let anchor else {
      let place = contents.blockStart(of: 0)
      return [PropertyList.Edit(place..<place, with: text + mark + space)]
    }
    if lines.isXML {
      let place = contents.blockEnd(of: anchor)
      return [PropertyList.Edit(place..<place, with: space + text)]
    }
    let tail = contents.tail(of: anchor)
    let value = contents.items[anchor].range.upperBound
    // Without a line end, a line comment would swallow the entry.
    let followsComments = !tail.endsInLineComment || space.contains { $0 == 0x0A || $0 == 0x0D }
    guard let own = tail.mark else {
      let end = followsComments ? tail.end : value
      if end == value { return [PropertyList.Edit(value..<value, with: mark + space + text)] }
      return [PropertyList.Edit(value..<value, with: mark), PropertyList.Edit(end..<end, with: space + text)]
    }
    let place = followsComments ? max(tail.end, own.upperBound) : own.upperBound
    return [PropertyList.Edit(place..<place, with: space + text + mark)]
  }

  /// Returns the entry that a new key follows, or `nil` if the new key comes first.
  private func place(of name: String, isContainer: Bool, in contents: Contents, _ table: KeyTable) -> Int? {
    let last = contents.items.count - 1
    guard let rank = table.rank(of: name) else { return last }
    var nearest: (index: Int, rank: Int)?
    var lastContainer = -1
    for (index, item) in contents.items.enumerated() {
      guard let key = item.entry.flatMap({ list.string(of: $0.key) }), let other = table.rank(of: key), other < rank
      else { continue }
      let holds = list.kind(of: item.value).isContainer
      if isContainer ? holds : false { lastContainer = index }
      if isContainer || !holds, other >= nearest?.rank ?? -1 { nearest = (index, other) }
    }
    guard isContainer else { return nearest?.index }
    return nearest.map { max($0.index, lastContainer) } ?? last
  }

  mutating func removeKey(_ key: String, at path: PropertyListPath) throws(Refusal) {
    let table = Role.keys(at: path, in: list)
    while let dictionary = list.node(at: path), let entry = entries(of: key, in: dictionary, table).last {
      let contents = Contents(of: dictionary, in: lines)
      guard let index = contents.items.firstIndex(where: { $0.value == entry.value }) else { return }
      try change(Draft.removal(of: index, from: contents), in: dictionary)
    }
    shift(.removedKey(path.key(key)))
  }

  mutating func renameKey(_ key: String, to name: String, at path: PropertyListPath) throws(Refusal) {
    let dictionary = try dictionary(at: path)
    for entry in list.usedEntries(of: dictionary) where list.hasText(entry.key, equalTo: key.utf8) {
      var text = try ValueWriter.key(name, in: list)
      let range = list.textRange(of: entry.key)
      if list.isOwnKey(entry) { text += Array(" = ".utf8) + list.text.utf8[range] }
      return try change([PropertyList.Edit(range, with: text)], in: dictionary)
    }
  }
}
