import BookKit
import PropertyList

extension Editor {
  mutating func groupElements(_ names: [String], _ reference: BookEdit.Reference, name: String?) throws(Refusal) {
    let (items, page) = try chosen(names, reference)
    if let name { try FreeNames.check(name) }
    try checkSameParent(items, of: page)
    guard let last = items.last, let array = page.items[last].path.parent else { return }
    label = "Group \(items.count == 1 ? page.items[last].name : "\(items.count) elements")"
    let geometry = PageGeometry(page, in: list, assets: assets)
    let boxes = items.compactMap { index -> Rectangle? in
      guard let box = geometry.boxes[index] else { return nil }
      let outside = page.items[index].parent.flatMap { geometry.maps[$0].inverse } ?? .identity
      if page.items[index].parent == nil { return box }
      let frame = geometry.placements[index].frame
      let own = Rectangle(width: frame.width, height: frame.height)
      guard own.width > 0 || own.height > 0 else { return Rectangle(around: box.corners.map { outside.apply(to: $0) }) }
      return Rectangle(around: own.corners.map { geometry.placements[index].transform.apply(to: $0) })
    }
    let common = boxes.commonBox ?? Rectangle()
    let origin = Point(x: common.x.toThousandths, y: common.y.toThousandths)
    let z = items.map { page.items[$0].z }.max() ?? 0
    let value: JSONValue = [
      "type": "group", "name": .string(name ?? FreeNames.numbered("group", from: 1, among: page.names)),
      "x": .number(origin.x), "y": .number(origin.y), "width": .number(common.width.toThousandths),
      "height": .number(common.height.toThousandths), "z": z == 0 ? nil : .number(z), "elements": [],
    ]
    let children = items.map { draft.follow(page.items[$0].path) }
    let place = page.items[last].index + 1
    try draft.insert(value, at: place, in: array)
    let group = draft.follow(array.index(place))
    for (position, child) in children.enumerated() {
      guard let path = draft.path(of: child), let holder = draft.path(of: group) else { continue }
      try draft.move(path, to: holder.key("elements"), at: position)
      guard let moved = draft.path(of: child) else { continue }
      try offset(moved, by: Point(x: -origin.x, y: -origin.y))
    }
    if let name { try checkNameIsUnique(name, of: group, on: page) }
    selection = [group]
  }

  /// Refuses a new element's name if another element has it; all elements must already have their final indices.
  private func checkNameIsUnique(_ name: String, of element: Draft.Reference, on page: PageOutline) throws(Refusal) {
    guard let node = list.node(at: page.path), let path = draft.path(of: element) else { return }
    let others = PageOutline(node, at: page.path, in: list).items.filter { $0.path != path }
    try checkElementNameIsFree(name, among: others.map { $0.name }, on: page)
  }

  private mutating func offset(_ path: PropertyListPath, by step: Point) throws(Refusal) {
    guard let node = list.node(at: path), list.text(of: "type", in: node) != "audio" else { return }
    try shift(path, by: step)
    if list.node(at: path.key("dragArea")) != nil { try shift(path.key("dragArea"), by: step) }
    let targets = path.key("dropTargets")
    for target in (0..<list.count(at: targets)).map({ targets.index($0) }) {
      try shift(target, by: step)
      if list.node(at: target.key("snapX")) != nil { try shift("snapX", by: step.x, at: target) }
      if list.node(at: target.key("snapY")) != nil { try shift("snapY", by: step.y, at: target) }
    }
    try shiftTweens(of: path, by: step)
  }

  mutating func ungroupElements(_ names: [String], _ reference: BookEdit.Reference) throws(Refusal) {
    let (items, page) = try chosen(names, reference)
    label = "Ungroup \(title(of: items, on: page))"
    let plain = ["type", "name", "x", "y", "width", "height", "z", "elements", "pivotX", "pivotY"]
    for index in items {
      let item = page.items[index]
      guard item.type == .group else { throw Refusal(.notAGroup, "`\(item.name)` is not a group") }
    }
    for index in items {
      let item = page.items[index]
      for entry in list.entries(of: item.node) {
        let key = list.string(of: entry.key) ?? ""
        guard !FreeNames.contains(plain, key) else { continue }
        throw Refusal(.groupDoesMore, "`\(item.name)` does more than hold its elements: it has `\(Quotation.of(key))`")
      }
    }
    let groups = items.map { draft.follow(page.items[$0].path) }
    var freed: [Draft.Reference] = []
    for group in groups {
      guard let path = draft.path(of: group), let array = path.parent else { continue }
      let origin = try Point(x: number("x", at: path) ?? 0, y: number("y", at: path) ?? 0)
      for _ in 0..<list.count(at: path.key("elements")) {
        guard let holder = draft.path(of: group), let place = holder.lastIndex else { continue }
        try draft.move(holder.key("elements").index(0), to: array, at: place)
        let moved = array.index(place)
        freed.append(draft.follow(moved))
        try offset(moved, by: origin)
      }
      if let empty = draft.path(of: group) { try draft.remove(empty) }
    }
    selection = freed
  }

  mutating func nestElements(
    _ names: [String], _ reference: BookEdit.Reference, into group: String?, at index: Int?
  ) throws(Refusal) {
    let (items, page) = try chosen(names, reference)
    let into = try group.map { (name) throws(Refusal) in try self.group(name, on: page) }
    let things = title(of: items, on: page)
    label = into.map { "Move \(things) into \(page.items[$0].name)" } ?? "Move \(things) out"
    select(items.map { page.items[$0].path })
    if let into, items.contains(where: { $0 == into || page.isInside(into, $0) }) {
      throw Refusal(.intoItself, "a group cannot go into itself")
    }
    let geometry = PageGeometry(page, in: list, assets: assets)
    var offsets: [Point] = []
    for index in items { offsets.append(try step(from: index, into: into, of: page, geometry)) }
    let children = selection
    let holder = into.map { draft.follow(page.items[$0].path) }
    var place = try newIndex(index, among: page.arrayCount(of: into, in: list))
    _ = try elements(of: into.map { page.items[$0].path } ?? page.path)
    for (position, child) in children.enumerated() {
      let array = (holder.flatMap { draft.path(of: $0) } ?? page.path).key("elements")
      guard let path = draft.path(of: child) else { continue }
      let isHere = path.parent == array
      try draft.move(path, to: array, at: place)
      if !(isHere && (path.lastIndex ?? 0) < place) { place += 1 }
      guard let moved = draft.path(of: child) else { continue }
      if offsets[position] != Point(x: 0, y: 0) { try offset(moved, by: offsets[position]) }
    }
  }

  /// Returns the change in an element's coordinates when it moves to another group.
  private func step(
    from index: Int, into group: Int?, of page: PageOutline, _ geometry: PageGeometry
  ) throws(Refusal) -> Point {
    let old = page.levels(from: page.items[index].parent)
    let new = page.levels(from: group)
    var step = Point(x: 0, y: 0)
    for (holder, sign) in old.filter({ !new.contains($0) }).map({ ($0, 1.0) })
      + new.filter({ !old.contains($0) }).map({ ($0, -1.0) })
    {
      guard !geometry.placements[holder].isTransformed else {
        throw Refusal(
          .turnedGroup, "its place cannot be kept through `\(page.items[holder].name)`, which is turned or scaled")
      }
      step.x += sign * geometry.placements[holder].frame.x
      step.y += sign * geometry.placements[holder].frame.y
    }
    return step
  }
}
