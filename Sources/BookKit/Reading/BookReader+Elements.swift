import PropertyList

extension BookReader {
  /// The maximum nesting depth of groups.
  private static let groupDepth = 32

  /// Reads an array of elements into a flat list in which each group precedes its children.
  mutating func readElements(_ node: NodeHandle) -> [Element] {
    var elements: [Element] = []
    let nodeCount = Int(list.nodes[node.position].extent)
    let estimate = elementEstimate.elementCount(ofNodes: nodeCount)
    elements.reserveCapacity(estimate ?? count(arrayCursor(node), isArray: true))
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
    let content = type.value == .text ? .group : content(of: type.value)
    var element = Element(name: Name(index: 0), node: node, content: content)
    element.typeNode = type.node
    element.parent = parent
    let (children, localized) = readKeys(of: node, type.value, into: &element)
    if element.nameNode == nil {
      element.name = names.intern(.element, at: position, in: parent.map { elements[$0].name })
    }
    if let localized { element.localizations = localizations(localized, of: element) }
    let index = elements.count
    elements.append(consume element)
    guard let children else { return }
    guard depth < BookReader.groupDepth else {
      report(
        .outOfRange, at: .key(of: children), subject: "elements",
        detail: .range(.groupDepth(max: BookReader.groupDepth)))
      return
    }
    readElements(children, parent: index, depth: depth + 1, into: &elements)
    let extent = elements.count - index
    elements[index].subtreeCount = extent
    // A group has the same children in all languages.
    for place in elements[index].localizations.indices {
      elements[index].localizations[place].element.subtreeCount = extent
    }
  }

  /// Returns the type of an element; without a known type, the rest of the element has no meaning.
  private mutating func elementType(of node: NodeHandle) -> Located<ElementType>? {
    var keys = cursor(node)
    while let (key, value) = next(&keys) {
      guard let entry = typeEntry(key, value) else { continue }
      if kind(of: value) == .string, let range = list.nodes[value.position].writtenText,
        let type = index.types.find(list.text.utf8.span, range)
      {
        return Located(type, at: value)
      }
      return word(entry, as: ElementType.self).map { Located($0, at: value) }
    }
    guard Build.includesDiagnostics else { return nil }
    let near = list.usedEntries(of: node).first { entry in
      NearestName.suggestion(for: list.utf8(of: entry.key) ?? [], among: ["type"]) != nil
    }
    let notes = near.map { [Diagnostic.Note(spot: .node($0.key), message: "this may be the key that you mean")] } ?? []
    report(.missingType, at: .opening(of: node), notes: notes)
    return nil
  }

  private func content(of type: ElementType) -> Element.Content {
    switch type {
    case .image: .image(ImageContent())
    case .text: .text(TextContent())
    case .audio: .audio(nil)
    case .movie: .movie(MovieContent())
    case .activeArea: .activeArea(AreaContent())
    case .group: .group
    case .miniature: .miniature(MiniatureContent())
    case .puzzle: .puzzle(PuzzleContent())
    case .coloring: .coloring(ColoringContent())
    }
  }

  /// Reads the keys of an element except a group's children and the localizations, which it returns for later.
  private mutating func readKeys(
    of node: NodeHandle, _ type: ElementType, into element: inout Element
  ) -> (children: NodeHandle?, localized: Entry?) {
    let owner = type.owner
    // A text becomes the content when it is complete, since the content allocates memory whenever it is set.
    var text = TextContent()
    var found = FieldSet()
    var children: NodeHandle?
    var localized: Entry?
    var keys = cursor(node)
    while let entry = next(&keys, ofElement: owner) {
      found.insert(entry.field)
      switch entry.field {
      case .elements: if holds(.array, entry) { children = entry.value }
      case .localized: if holds(.dictionary, entry) { localized = entry }
      case _ where entry.owner == .text: readText(entry, into: &text)
      default: readKey(entry, of: type, into: &element)
      }
    }
    if type == .text { element.content = .text(consume text) }
    reportMissingKeys(of: owner, in: node, found: found)
    if type.isGame { checkGame(element.content, in: node, found: found) }
    return (children, localized)
  }

  /// Reads a key of an element of type `type`.
  mutating func readKey(_ entry: Entry, of type: ElementType, into element: inout Element) {
    if entry.owner != .element {
      readContent(entry, into: &element.content)
    } else if !readFrame(entry, into: &element) {
      readBehaviour(entry, of: type, into: &element)
    }
  }

  /// Reads a key for an element's placement or appearance, and returns whether it was one.
  private mutating func readFrame(_ entry: Entry, into element: inout Element) -> Bool {
    switch entry.field {
    case .type: break
    case .name:
      if let name = name(entry) { (element.name, element.nameNode) = (name.value, name.node) }
    case .x: read(entry, into: &element.x)
    case .y: read(entry, into: &element.y)
    case .width: read(entry, into: &element.width)
    case .height: read(entry, into: &element.height)
    case .alpha: read(entry, into: &element.alpha)
    case .rotation: read(entry, into: &element.rotation)
    case .scaleX: read(entry, into: &element.scaleX)
    case .scaleY: read(entry, into: &element.scaleY)
    case .pivotX: read(entry, into: &element.pivotX)
    case .pivotY: read(entry, into: &element.pivotY)
    case .z: read(entry, into: &element.z)
    case .visible: read(entry, into: &element.isVisible)
    default: return false
    }
    return true
  }

  /// Reads a key for an element's behaviour.
  private mutating func readBehaviour(_ entry: Entry, of type: ElementType, into element: inout Element) {
    switch entry.field {
    case .touchable: read(entry, into: &element.isTouchable)
    case .tweens: replace(&element.tweens, with: tweens(entry, of: type))
    case .trigger: replace(&element.trigger, with: trigger(entry))
    case .offStage: read(entry, into: &element.isOffStage)
    case .draggable: read(entry, into: &element.isDraggable)
    case .dragArea: replace(&element.dragArea, with: rectangle(entry, of: .rectangle))
    case .dragWith: replace(&element.dragWith, with: references(entry))
    case .dropTargets: replace(&element.dropTargets, with: dropTargets(entry))
    case .physics: replace(&element.body, with: body(entry))
    case .slideIn: replace(&element.slideIn, with: slideIn(entry))
    case .link: replace(&element.link, with: link(entry))
    case .open: replace(&element.opens, with: pageReference(entry))
    case .onTap: replace(&element.tapActions, with: actions(entry))
    case .visibleIf: replace(&element.visibility, with: condition(entry))
    case .pressedAlpha: read(entry, into: &element.pressedAlpha)
    case .altText: replace(&element.altText, with: locatedString(entry))
    default: break
    }
  }

  /// Returns the names of elements with their nodes.
  private mutating func references(_ entry: Entry) -> [Located<Name>]? {
    guard holds(.array, entry) else { return nil }
    var found: [Located<Name>] = []
    for element in list.elements(of: entry.value) {
      if let name = name(entry.with(element)) { found.append(name) }
    }
    return found
  }
}

extension ElementType {
  /// The kind of dictionary whose keys this type has in addition to those of every element.
  package var owner: KeyOwner {
    switch self {
    case .image: .image
    case .text: .text
    case .audio: .audioElement
    case .movie: .movie
    case .activeArea: .activeArea
    case .group: .group
    case .miniature: .miniature
    case .puzzle: .puzzle
    case .coloring: .coloring
    }
  }
}
