import BookKit
import PropertyList

// Places and sizes.
extension Editor {
  mutating func performOnFrames(_ operation: Operation) throws(Refusal) {
    let page = try page(operation)
    let all = try items(operation, on: page)
    let geometry = PageGeometry(page, in: list, assets: assets)
    // A sound has no frame.
    let items = all.filter { geometry.boxes[$0] != nil }
    select(all.map { page.items[$0].path })
    let things = title(of: all, on: page)
    switch operation.kind {
    case .moveElements:
      label = "Move \(things)"
      let by = operation.numbers("by")
      try move(items, of: page, geometry, by: Point(x: by[0], y: by[1]), withTweens: operation.isTrue("withTweens"))
    case .setFrame: try setFrame(operation, items, of: page, things)
    case .resizeElements:
      label = "Resize \(things)"
      try resize(items, of: page, geometry, operation)
    case .rotateElements:
      label = "Turn \(things)"
      try rotate(items, of: page, geometry, by: operation.number("by") ?? 0)
    case .alignElements:
      label = "Align \(things)"
      try align(operation, items, of: page, geometry)
    default:
      label = "Distribute \(things)"
      try distribute(operation, items, of: page, geometry)
    }
  }

  /// The canvas.
  var canvas: Rectangle { list.canvas }

  // MARK: - Moving

  /// Returns a step on the canvas in the coordinates of an element's parent.
  func local(_ step: Point, of item: Int, on page: PageOutline, _ geometry: PageGeometry) -> Point {
    guard let parent = page.items[item].parent, let inverse = geometry.maps[parent].inverse else { return step }
    return Point(
      x: inverse.right.x * step.x + inverse.down.x * step.y, y: inverse.right.y * step.x + inverse.down.y * step.y)
  }

  mutating func move(
    _ items: [Int], of page: PageOutline, _ geometry: PageGeometry, by step: Point, withTweens: Bool
  ) throws(Refusal) {
    for index in items {
      let item = page.items[index]
      let local = local(step, of: index, on: page, geometry)
      try shift("x", by: local.x, at: item.path)
      try shift("y", by: local.y, at: item.path)
      if withTweens { try shiftTweens(of: item.path, by: local) }
    }
  }

  /// Adds to a number of the element's dictionary.
  mutating func shift(_ key: String, by step: Double, at path: PropertyListPath) throws(Refusal) {
    let old = try number(key, at: path) ?? 0
    guard step != 0 else { return }
    try setNumber(key, old + step, at: path, default: 0)
  }

  /// Adds to the x and y to which the tweens of an element lead.
  mutating func shiftTweens(of path: PropertyListPath, by step: Point) throws(Refusal) {
    guard let tweens = list.node(at: path.key("tweens")) else { return }
    for index in 0..<list.count(of: tweens) {
      let tween = path.key("tweens").index(index)
      for (key, step) in [("x", step.x), ("y", step.y)] where step != 0 {
        for holder in ["properties", "from"] where list.node(at: tween.key(holder).key(key)) != nil {
          try shift(key, by: step, at: tween.key(holder))
        }
        let values = tween.key("keyframes").key(key)
        guard let array = list.node(at: values) else { continue }
        for value in 0..<list.count(of: array) {
          let place = values.index(value)
          guard let node = list.node(at: place), let old = LooseValue.number(node, of: list) else { continue }
          try draft.replace(place, with: .number((old + step).toThousandths))
        }
      }
    }
  }

  private mutating func setFrame(
    _ operation: Operation, _ items: [Int], of page: PageOutline, _ things: String
  ) throws(Refusal) {
    let members = operation.members.filter { ["x", "y", "width", "height"].contains($0.name) }
    guard !members.isEmpty else { throw Refusal(.missingMember, "`setFrame` needs `x`, `y`, `width` or `height`") }
    label = members.count == 1 ? "Set \(members[0].name) of \(things)" : "Set the frame of \(things)"
    for index in items {
      for member in members { try draft.set(member.name, to: member.value, at: page.items[index].path) }
    }
  }

  // MARK: - Turning

  private mutating func rotate(
    _ items: [Int], of page: PageOutline, _ geometry: PageGeometry, by degrees: Double
  ) throws(Refusal) {
    guard degrees.inOneTurn != 0 else { return }
    let common = items.compactMap { geometry.boxes[$0] }.commonBox
    for index in items {
      let path = page.items[index].path
      let old = try number("rotation", at: path) ?? 0
      let angle = (old + degrees).inOneTurn.toThousandths
      try setNumber("rotation", angle == 360 ? 0 : angle, at: path, default: 0)
      guard items.count > 1, let common, let box = geometry.boxes[index] else { continue }
      let turned = Editor.turn(box.middle, about: common.middle, by: degrees)
      let step = Point(x: turned.x - box.middle.x, y: turned.y - box.middle.y)
      try move([index], of: page, geometry, by: step, withTweens: false)
    }
  }

  /// Returns a point turned clockwise about another one.
  static func turn(_ point: Point, about middle: Point, by degrees: Double) -> Point {
    let (sine, cosine) = (Trigonometry.sine(turns: degrees / 360), Trigonometry.cosine(turns: degrees / 360))
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    return Point(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
  }

  // MARK: - Lining up

  private mutating func align(
    _ operation: Operation, _ items: [Int], of page: PageOutline, _ geometry: PageGeometry
  ) throws(Refusal) {
    let boxes = items.compactMap { geometry.boxes[$0] }
    guard let common = boxes.commonBox else { return }
    var frame = common
    switch operation.text("of") {
    case "canvas": frame = canvas
    case "first":
      // The first one that the line names.
      let first = try operation.texts("items").first.map { (name) throws(Refusal) in try item(name, on: page) }
      frame = first.flatMap { geometry.boxes[$0] } ?? common
    default: if items.count == 1 { frame = canvas }
    }
    for index in items {
      guard let box = geometry.boxes[index] else { continue }
      var step = Point(x: 0, y: 0)
      switch operation.text("to") {
      case "left": step.x = frame.x - box.x
      case "middle": step.x = frame.middle.x - box.middle.x
      case "right": step.x = frame.right - box.right
      case "top": step.y = frame.y - box.y
      case "centre": step.y = frame.middle.y - box.middle.y
      default: step.y = frame.bottom - box.bottom
      }
      try move([index], of: page, geometry, by: step, withTweens: false)
    }
  }

  private mutating func distribute(
    _ operation: Operation, _ items: [Int], of page: PageOutline, _ geometry: PageGeometry
  ) throws(Refusal) {
    guard items.count >= 3 else { throw Refusal(.tooFew, "distributing takes three elements") }
    let isX = operation.text("axis") == "x"
    let byMiddles = operation.text("by") == "middles"
    let extents = items.map { index -> (start: Double, length: Double) in
      let box = geometry.boxes[index] ?? Rectangle()
      return isX ? (box.x, box.width) : (box.y, box.height)
    }
    let key = { (index: Int) in byMiddles ? extents[index].start + extents[index].length / 2 : extents[index].start }
    let order = items.indices.sorted { (key($0), $0) < (key($1), $1) }
    guard let first = order.first, let last = order.last else { return }
    let inner = order.dropFirst().dropLast()
    let free = extents[last].start - extents[first].start - extents[first].length
    let gap = (free - inner.reduce(0) { $0 + extents[$1].length }) / Double(items.count - 1)
    let step = (key(last) - key(first)) / Double(items.count - 1)
    var position = extents[first].start + extents[first].length + gap
    for (count, index) in inner.enumerated() {
      let distance = byMiddles ? key(first) + step * Double(count + 1) - key(index) : position - extents[index].start
      position += extents[index].length + gap
      let by = isX ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
      try move([items[index]], of: page, geometry, by: by, withTweens: false)
    }
  }
}

extension Array where Element == Rectangle {
  /// The smallest rectangle around all, or `nil` if there are none.
  var commonBox: Rectangle? {
    guard var box = first else { return nil }
    for other in dropFirst() { box = box.union(other) }
    return box
  }
}
