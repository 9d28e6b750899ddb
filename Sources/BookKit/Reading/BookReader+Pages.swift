import PropertyList

extension BookReader {
  mutating func readPages(_ node: NodeHandle) -> [Page] {
    var pages: [Page] = []
    pages.reserveCapacity(count(arrayCursor(node)))
    for element in list.elements(of: node) where isDictionary(element, of: .page) {
      pages.append(page(element))
    }
    return pages
  }

  private mutating func page(_ node: NodeHandle) -> Page {
    var page = Page(node: node)
    if Build.includesDiagnostics, isElement(node) {
      report(
        .wrongType, at: .opening(of: node),
        detail: "this is an element among the pages", advice: "put it in the `elements` of a page")
      return page
    }
    readKeys(of: node, Page.rows, in: .page, into: &page)
    return page
  }

  mutating func pages(_ entry: Entry, _ pages: inout [Page]) {
    if writes { return write(pages) }
    if holds(.array, entry) { pages = readPages(entry.value) }
  }

  /// Reads the sections of a book; a section has the keys of a page in addition to its own.
  mutating func sections(_ entry: Entry, _ sections: inout [Page]) {
    if writes { return write(sections.isEmpty ? nil : .array(sections.map { writtenSection($0) })) }
    guard holds(.array, entry) else { return }
    for element in list.elements(of: entry.value) where isDictionary(element, of: .section) {
      var section = Page(node: element)
      var found = FoundKeys()
      var keys = cursor(element)
      while let entry = next(&keys, in: .section, base: .page) {
        if entry.owner == .section { found.insert(entry.rowIndex) }
        let rows = entry.owner == .section ? Page.sectionRows : Page.rows
        rows[entry.rowIndex].code(&self, entry, &section)
      }
      reportMissingKeys(of: .section, in: element, found: found)
      sections.append(section)
    }
  }

  /// Returns whether a dictionary among the pages is an element: it has an element type and no `elements`.
  private func isElement(_ node: NodeHandle) -> Bool {
    guard let type = list.value(forKey: "type", in: node), list.value(forKey: "elements", in: node) == nil else {
      return false
    }
    return choice(type, as: ElementType.self) != nil
  }

  mutating func bounds(_ entry: Entry) -> PagePhysics.Bounds {
    guard kind(of: entry.value) == .string else {
      return Rectangle.read(entry, by: &self).map { .rectangle($0) } ?? .none
    }
    let text = list.utf8(of: entry.value) ?? []
    if BoundsWord.canvas.keyword.matches(text) { return .canvas }
    if Build.includesDiagnostics, !BoundsWord.none.keyword.matches(text) {
      report(
        .unknownValue, at: .node(entry.value), subject: quoted(entry.value), detail: "bounds",
        suggestion: .nearest(to: text, among: BoundsWord.keywords.map { $0.description }),
        advice: "write `canvas`, `none` or a rectangle")
    }
    return .none
  }

  // MARK: - Parts of a book

  mutating func canvas(_ entry: Entry, _ canvas: inout Rectangle) {
    if writes { return write(.dictionaryIfAny(written(canvas, Rectangle.canvasRows, changedFrom: Book().canvas))) }
    if holds(.dictionary, entry) { readKeys(of: entry.value, Rectangle.canvasRows, in: .canvas, into: &canvas) }
  }

  mutating func value(_ node: NodeHandle, of key: @autoclosure () -> Key) -> Value? {
    switch kind(of: node) {
    case .integer, .real: return finiteNumber(node, of: key()).map { .number($0) }
    case .boolean:
      recordType(of: node)
      return list.boolean(of: node).map { .boolean($0) }
    case .string:
      if Build.includesDiagnostics, let value = bareValue(node) {
        recordType(of: node)
        return value
      }
      return list.string(of: node).map { .string($0) }
    default:
      reportWrongType(node, of: key(), "a number, a boolean or a string")
      return nil
    }
  }

  /// Returns the number or Boolean that an unquoted word spells in old-style text.
  private func bareValue(_ node: NodeHandle) -> Value? {
    if let number = list.bareNumber(of: node), number.isFinite { return .number(number) }
    return list.bareBoolean(of: node).map { .boolean($0) }
  }

  /// Returns the numbers of an array, or `nil` if any is invalid, because leaving it out would shift the others.
  mutating func numbers(_ entry: Entry) -> [Double]? {
    guard holds(.array, entry) else { return nil }
    var numbers: [Double] = []
    var isComplete = true
    for element in list.elements(of: entry.value) {
      if let number = unboundedNumber(entry.with(element)) { numbers.append(number) } else { isComplete = false }
    }
    return isComplete ? numbers : nil
  }

  /// Returns whether a node is a dictionary, and reports it if it isn't.
  mutating func isDictionary(_ node: NodeHandle, of owner: KeyOwner) -> Bool {
    // A frame's own title is too long for this message.
    isDictionary(node, owner == .frame ? "a frame" : owner.title.description)
  }

  /// Returns whether the value for a language is a dictionary, and reports it if it isn't.
  mutating func isDictionary(_ node: NodeHandle, ofLanguageIn entry: Entry) -> Bool {
    isDictionary(node, "a language in `\(entry.key.name)`")
  }

  private mutating func isDictionary(_ node: NodeHandle, _ title: @autoclosure () -> String) -> Bool {
    let kind = self.kind(of: node)
    if kind == .dictionary { return true }
    if Build.includesDiagnostics, kind != .invalid {
      report(.wrongType, at: .node(node), detail: "\(title()) is a dictionary, not \(kind.title)")
    }
    return false
  }
}
