import PropertyList

extension BookReader {
  /// Reads an array of elements into a flat list in which each group precedes its children.
  mutating func readElements(_ node: NodeHandle) -> [Element] {
    var elements: [Element] = []
    let nodeCount = Int(list.nodes[node.position].extent)
    let estimate = elementEstimate.elementCount(ofNodes: nodeCount)
    elements.reserveCapacity(estimate ?? count(arrayCursor(node)))
    readElements(node, parent: nil, depth: 0, into: &elements)
    elementEstimate.add(elements.count, nodeCount: nodeCount)
    return elements
  }

  /// Reads the elements of an array recursively, which is safe because the depth is bounded.
  private mutating func readElements(
    _ node: NodeHandle, parent: Int?, depth: Int, into elements: inout [Element]
  ) {
    var values = arrayCursor(node)
    var position = 0
    while let element = nextValue(&values) {
      if isDictionary(element, of: .element) {
        readElement(element, position: position, parent: parent, depth: depth, into: &elements)
      }
      position += 1
    }
  }

  private mutating func readElement(
    _ node: NodeHandle, position: Int, parent: Int?, depth: Int, into elements: inout [Element]
  ) {
    guard let type = elementType(of: node) else { return }
    var element = Element.new(at: node, type.value == .text ? .group : type.value)
    element.typeNode = type.node
    element.parent = parent
    elementType = type.value
    elementDraft = ElementDraft()
    readKeys(of: node, into: &element)
    let children = elementDraft.children
    if element.nameNode == nil {
      element.name = names.intern(.element, at: position, in: parent.map { elements[$0].name })
    }
    if let localized = elementDraft.localized { element.localizations = localizations(localized, of: element) }
    let index = elements.count
    elements.append(element)
    guard let children else { return }
    guard depth < Element.maxGroupDepth else {
      return report(
        .outOfRange, at: .key(of: children), subject: "elements",
        detail: "groups nest to \(Element.maxGroupDepth) levels")
    }
    readElements(children, parent: index, depth: depth + 1, into: &elements)
    let extent = elements.count - index
    elements[index].subtreeCount = extent
    // A group has the same children in all languages.
    for version in elements[index].localizations.indices {
      elements[index].localizations[version].element.subtreeCount = extent
    }
  }

  /// Returns the type of an element, or reports that it's missing or unknown.
  private mutating func elementType(of node: NodeHandle) -> Located<ElementType>? {
    var keys = cursor(node)
    while let (key, value) = next(&keys) {
      guard let entry = typeEntry(key, value) else { continue }
      if kind(of: value) == .string, let range = list.nodes[value.position].writtenText,
        let type = index.types.find(list.text.utf8.span, range)
      {
        return Located(type, at: value)
      }
      return word(entry, as: ElementType.self, .unknownType).map { Located($0, at: value) }
    }
    guard Build.includesDiagnostics else { return nil }
    let near = list.usedEntries(of: node).first { entry in
      NearestName.suggestion(for: list.utf8(of: entry.key) ?? [], among: ["type"]) != nil
    }
    let notes = near.map { [Diagnostic.Note(spot: .node($0.key), message: "this may be the key that you mean")] } ?? []
    report(.missingType, at: .opening(of: node), notes: notes)
    return nil
  }

  /// Reads the keys of an element, but leaves a group's children and the localizations in the draft.
  private mutating func readKeys(of node: NodeHandle, into element: inout Element) {
    let owner = elementType.owner
    // Setting the content allocates memory, so a text is set only once, when it's complete.
    var text = TextContent()
    var found = FoundKeys()
    var keys = cursor(node)
    while let entry = next(&keys, ofElement: owner) {
      if entry.owner != .element { found.insert(entry.rowIndex) }
      if entry.owner == .text { read(entry, into: &text) } else { readKey(entry, into: &element) }
    }
    if elementType == .text { element.content = .text(consume text) }
    reportMissingKeys(of: owner, in: node, found: found)
    if elementType.isGame { checkGame(element.content, in: node) }
    if !element.movables.isEmpty { resolveExclusiveKeys(of: &element) }
    if element.rub != nil { checkRub(of: &element) }
  }

  mutating func readKey(_ entry: Entry, into element: inout Element) {
    switch entry.owner {
    case .element: Element.rows[entry.rowIndex].code(&self, entry, &element)
    case .group: Element.groupRows[entry.rowIndex].code(&self, entry, &element)
    default: readContent(entry, into: &element.content)
    }
  }

  mutating func read<P: Keyed>(_ entry: Entry, into part: inout P) { P.rows[entry.rowIndex].code(&self, entry, &part) }

  /// Leaves `rub` out of elements that can't be rubbed away.
  private mutating func checkRub(of element: inout Element) {
    guard let node = element.rub?.node else { return }
    if !elementType.canBeRubbed {
      element.rub = nil
      guard Build.includesDiagnostics, let key = list.key(of: node) else { return }
      unknownKeys.add(key, in: elementType.owner, base: .element, belongsToOtherType: true)
    } else if element.isDraggable.value {
      element.rub = nil
      guard Build.includesDiagnostics else { return }
      report(.exclusiveKeys, at: .key(of: node), subject: "rub", detail: "draggable")
    }
  }

  // MARK: - Keys with special handling

  /// Entries that are read after the rest of an element.
  struct ElementDraft {
    var children: NodeHandle?
    var localized: Entry?
  }

  /// Reads the name of an element, a tween or a rule.
  mutating func name<P: Named>(_ entry: Entry, of part: inout P) {
    if writes { return write(part.nameNode == nil ? nil : part.name.written(by: &self)) }
    if let name = name(entry) { (part.name, part.nameNode) = (name, entry.value) }
  }

  /// Writes the type of an element; it isn't read here, because it's read before all other keys.
  mutating func type(_ entry: Entry, _ content: Element.Content) {
    if writes { written = content.type.written(by: &self) }
  }

  mutating func elements(_ entry: Entry, _ elements: inout [Element]) {
    if writes { return write(written(elements[...])) }
    if holds(.array, entry) { elements = readElements(entry.value) }
  }

  /// Records a group's children in the draft.
  mutating func children(_ entry: Entry, of group: inout Element) {
    if !writes, holds(.array, entry) { elementDraft.children = entry.value }
  }

  /// Records an element's values in other languages in the draft.
  mutating func localized(_ entry: Entry, of element: inout Element) {
    if writes { return write(writtenLocalizations(of: element)) }
    if holds(.dictionary, entry) { elementDraft.localized = entry }
  }
}

/// A part that has a name, either its own or a generated one.
protocol Named {
  var name: Name { get set }
  /// The node of the name, if the author gave one.
  var nameNode: NodeHandle? { get set }
}

extension Element: Named {}
extension Tween: Named {}
extension Rule: Named {}

extension Element {
  static func new(at node: NodeHandle, _ type: ElementType) -> Element {
    Element(name: .placeholder, node: node, content: type.emptyContent)
  }
}
