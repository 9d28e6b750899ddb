import BookKit
import PropertyList

extension Editor {
  // MARK: - Adding

  mutating func addElement(_ edit: BookEdit) throws(Refusal) {
    guard case .addElement(let reference, let type, let holder, let place, let values) = edit else { return }
    let page = try page(reference)
    let into = try holder.map { (name) throws(Refusal) in try group(name, on: page) }
    let index = try newIndex(place, among: page.arrayCount(of: into, in: list))
    let taken = page.names(afterInsertingAt: index, into: into)
    var members = defaults(for: type, values, into: into, on: page, taken: taken)
    members.set(values)
    let given = values.last { $0.name == "name" }
    if case .string(let name)? = given?.value {
      try FreeNames.check(name)
      try checkElementNameIsFree(name, among: taken, on: page)
    }
    let array = try elements(of: into.map { page.items[$0].path } ?? page.path)
    let element = try ValueCheck.checked(.object(members), at: array.index(index), in: list)
    try draft.insert(element, at: index, in: array)
    select([array.index(index)])
    if case .string(let name)? = members.first(where: { $0.name == "name" })?.value { label = "Add \(name)" }
  }

  func checkElementNameIsFree(_ name: String, among taken: [String], on page: PageOutline) throws(Refusal) {
    guard !FreeNames.contains(taken, name) else {
      throw Refusal(.nameTaken, "\(page.title) has an element called `\(Quotation.of(name))` already")
    }
  }

  mutating func elements(of holder: PropertyListPath) throws(Refusal) -> PropertyListPath {
    let path = holder.key("elements")
    if list.node(at: path) == nil { try draft.set("elements", to: [], at: holder) }
    return path
  }

  func group(_ name: String, on page: PageOutline) throws(Refusal) -> Int {
    let index = try page.known(name)
    guard page.items[index].type == .group else {
      throw Refusal(.notAGroup, "`\(page.items[index].name)` is not a group")
    }
    return index
  }

  private func defaults(
    for type: ElementType, _ values: [JSONValue.Member], into: Int?, on page: PageOutline, taken: [String]
  ) -> [JSONValue.Member] {
    let given = JSONValue.object(values)
    let stem = Editor.file(of: given).map { FreeNames.stem(ofFile: $0) }.flatMap { $0.utf8.isEmpty ? nil : $0 }
    let name =
      stem.map { FreeNames.free($0, among: taken) } ?? FreeNames.numbered(type.description, from: 1, among: taken)
    var members: [JSONValue.Member] = [.init("type", .string(type.description)), .init("name", .string(name))]
    let place = { (width: Double, height: Double) in frame(width, height, given, into: into, on: page) }
    switch type {
    case .image:
      let size = pictureSize(given["fileName"])
      members += given.members("fileName") + place(size.width, size.height)
    case .text: members += [.init("text", "Text")] + place(400, 60) + [.init("fontSize", 36)]
    case .audio: members += given.members("audio")
    case .movie:
      let size = pictureSize(nil)
      members += place(size.width, size.height) + given.members("frames") + [.init("fps", 12)]
    case .activeArea: members += place(200, 120)
    case .miniature, .puzzle, .coloring: members += place(400, 300)
    case .group: members.append(.init("elements", []))
    }
    return members
  }

  /// Returns the file that an element with these values shows or plays; for a movie, its first picture.
  private static func file(of values: JSONValue) -> String? {
    let own = values["fileName"] ?? values["filename"] ?? values["audio"]?["trackName"]
    return own?.text ?? values["frames"]?.array?.first?["name"]?.text
  }

  /// Returns the initial size of a picture: its own size, reduced to fit into 80 % of the canvas.
  private func pictureSize(_ file: JSONValue?) -> (width: Double, height: Double) {
    var size = (width: 200.0, height: 200.0)
    if case .string(let name)? = file, let own = assets?[name]?.size { size = own }
    let scale = min(1, 0.8 * canvas.width / size.width, 0.8 * canvas.height / size.height)
    return (max(1, (size.width * scale).rounded(.down)), max(1, (size.height * scale).rounded(.down)))
  }

  private func frame(
    _ width: Double, _ height: Double, _ given: JSONValue, into: Int?, on page: PageOutline
  ) -> [JSONValue.Member] {
    var size = (width, height)
    if let width = given["width"]?.number { size.0 = width }
    if let height = given["height"]?.number { size.1 = height }
    var middle = canvas.middle
    if let into, let inverse = PageGeometry(page, in: list, assets: assets).maps[into].inverse {
      middle = inverse.apply(to: middle)
    }
    let (x, y) = ((middle.x - size.0 / 2).rounded(.down), (middle.y - size.1 / 2).rounded(.down))
    return [
      .init("x", .number(x)), .init("y", .number(y)), .init("width", .number(width)), .init("height", .number(height)),
    ]
  }

  mutating func removeElements(_ names: [String], _ reference: BookEdit.Reference, unlinks: Bool) throws(Refusal) {
    let (items, page) = try chosen(names, reference)
    label = "Remove \(title(of: items, on: page))"
    if unlinks {
      let removed = page.items.indices.filter { index in items.contains { $0 == index || page.isInside(index, $0) } }
      let references = items.map { draft.follow(page.items[$0].path) }
      try unlink(removed.map { page.items[$0].name }, on: page)
      for path in references.reversed().compactMap({ draft.path(of: $0) }) { try draft.remove(path) }
    } else {
      for index in items.reversed() { try draft.remove(page.items[index].path) }
    }
  }

  // MARK: - Copies on the page

  mutating func duplicateElements(_ names: [String], _ reference: BookEdit.Reference, by: Point) throws(Refusal) {
    let (items, page) = try chosen(names, reference)
    label = "Duplicate \(title(of: items, on: page))"
    let geometry = PageGeometry(page, in: list, assets: assets)
    let originals = items.map { draft.follow(page.items[$0].path) }
    var copies: [Draft.Reference] = []
    var lastOf: [(array: PropertyListPath, reference: Draft.Reference)] = []
    for (position, index) in items.enumerated() {
      guard let array = page.items[index].path.parent else { continue }
      lastOf.removeAll { $0.array == array }
      lastOf.append((array, originals[position]))
    }
    for (position, _) in items.enumerated() {
      guard let path = draft.path(of: originals[position]), let array = path.parent, let old = path.lastIndex,
        let slot = lastOf.firstIndex(where: { entry in draft.path(of: entry.reference)?.parent == array }),
        let last = draft.path(of: lastOf[slot].reference)?.lastIndex
      else { continue }
      try draft.duplicate(old, of: array, at: last + 1)
      let copy = draft.follow(array.index(last + 1))
      copies.append(copy)
      lastOf[slot].reference = copy
    }
    for (position, index) in items.enumerated() where geometry.boxes[index] != nil {
      guard let path = draft.path(of: copies[position]) else { continue }
      try shift(path, by: local(by, of: index, on: page, geometry))
    }
    try renameCopies(of: copies, on: page.path)
    selection = copies
  }

  mutating func renameCopies(of copies: [Draft.Reference], on page: PropertyListPath) throws(Refusal) {
    guard let node = list.node(at: page) else { return }
    let places = copies.compactMap { draft.path(of: $0) }
    // The copies' own names may change, so they don't count as taken; the generated names of elements without a name
    // do.
    var taken = PageOutline(node, at: page, in: list).items.compactMap { item in
      item.isNamed && places.contains { item.path.isInside($0) } ? nil : item.name
    }
    var renamed: [(old: String, new: String)] = []
    for copy in copies {
      guard let path = draft.path(of: copy), let node = list.node(at: path) else { continue }
      for named in namedElements(in: node, at: path) {
        let new = FreeNames.free(named.name, among: taken)
        taken.append(new)
        guard !new.utf8.elementsEqual(named.name.utf8) else { continue }
        renamed.append((named.name, new))
        try draft.set("name", to: .string(new), at: named.path)
      }
    }
    for copy in copies {
      guard let path = draft.path(of: copy) else { continue }
      // All uses are found first, so that no name is replaced twice.
      let uses = list.nameUses(in: path).uses.filter { $0.kind == .element }
      for use in uses {
        guard let new = renamed.first(where: { $0.old.utf8.elementsEqual(use.text.utf8) })?.new else { continue }
        try write(.string(new), at: use.path)
      }
      try renameInConditions(in: path) { kind, name in
        kind == .element ? renamed.first { name.elementsEqual($0.old.utf8) }?.new : nil
      }
    }
  }

  private func namedElements(
    in node: NodeHandle, at path: PropertyListPath
  ) -> [(path: PropertyListPath, name: String)] {
    var found: [(path: PropertyListPath, name: String)] = []
    if let name = list.text(of: "name", in: node) { found.append((path, name)) }
    guard let children = list.value(forKey: "elements", in: node) else { return found }
    for (index, child) in list.elements(of: children).enumerated() where list.kind(of: child) == .dictionary {
      found += namedElements(in: child, at: path.key("elements").index(index))
    }
    return found
  }

  // MARK: - Order

  /// Refuses elements that aren't all in one group, or all on the page itself.
  func checkSameParent(_ items: [Int], of page: PageOutline) throws(Refusal) {
    guard let first = items.first, items.allSatisfy({ page.items[$0].parent == page.items[first].parent }) else {
      throw Refusal(.notTogether, "the elements do not stand in one group or on the page together")
    }
  }

  mutating func orderElements(_ names: [String], _ reference: BookEdit.Reference, to: BookEdit.Order) throws(Refusal) {
    let (items, page) = try chosen(names, reference)
    try checkSameParent(items, of: page)
    let goesAllTheWay = to == .front || to == .back
    let way = goesAllTheWay ? "to the \(to.rawValue)" : to.rawValue
    label = "Bring \(title(of: items, on: page)) \(way)"
    select(items.map { page.items[$0].path })
    let onlySounds = items.allSatisfy { page.items[$0].type == .audio }
    let others = page.siblings(of: items[0]).filter { index in
      !items.contains(index) && (onlySounds || page.items[index].type != .audio)
    }
    let drawn = others.sorted { (page.items[$0].z, $0) < (page.items[$1].z, $1) }
    let isUp = to == .front || to == .forward
    guard let extreme = isUp ? drawn.last : drawn.first else { return }
    var target = extreme
    if !goesAllTheWay {
      guard let next = neighbour(of: items, among: drawn, of: page, isUp: isUp) else { return }
      target = next
    }
    let z = page.items[target].z
    for index in items {
      let own = page.items[index].z
      let changes = to == .front ? z > own : to == .back ? z < own : z != own
      if changes { try setNumber("z", z, at: page.items[index].path, default: 0) }
    }
    guard let array = page.items[items[0]].path.parent, let node = list.node(at: array) else { return }
    let count = list.count(of: node)
    let chosen = items.map { page.items[$0].index }
    let rest = (0..<count).filter { !chosen.contains($0) }
    let place: Int
    switch to {
    case .front: place = rest.count
    case .back: place = 0
    case .forward, .backward:
      let anchor = rest.firstIndex(of: page.items[target].index) ?? 0
      place = isUp ? anchor + 1 : anchor
    }
    try draft.reorder(Editor.order(of: count, moving: chosen, to: place), of: array)
  }

  /// Returns the sibling that elements move past: the next one that touches them, or else simply the next one.
  private func neighbour(of items: [Int], among drawn: [Int], of page: PageOutline, isUp: Bool) -> Int? {
    let geometry = PageGeometry(page, in: list, assets: assets)
    let key = { (index: Int) in (page.items[index].z, index) }
    let own = items.sorted { key($0) < key($1) }
    guard let last = isUp ? own.last : own.first else { return nil }
    let ahead = isUp ? drawn.filter { key($0) > key(last) } : drawn.filter { key($0) < key(last) }.reversed()
    let common = items.compactMap { geometry.boxes[$0] }.commonBox
    let touched = ahead.first { index in
      guard let common, let box = geometry.boxes[index] else { return false }
      return box.touches(common)
    }
    return touched ?? ahead.first
  }
}

extension JSONValue {
  fileprivate func members(_ name: String) -> [Member] { self[name].map { [Member(name, $0)] } ?? [] }
}
