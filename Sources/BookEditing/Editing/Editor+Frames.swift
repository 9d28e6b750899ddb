import BookKit
import PropertyList

extension Editor {
  /// Selects elements of a page, sets the label, and returns the elements that have frames.
  mutating func framed(
    _ names: [String], _ reference: BookEdit.Reference, _ verb: String
  ) throws(Refusal) -> (items: [Int], page: PageOutline, geometry: PageGeometry) {
    let (all, page) = try chosen(names, reference)
    let geometry = PageGeometry(page, in: list, assets: assets)
    select(all.map { page.items[$0].path })
    label = "\(verb) \(title(of: all, on: page))"
    // A sound has no frame.
    return (all.filter { geometry.boxes[$0] != nil }, page, geometry)
  }

  var canvas: Rectangle { list.canvas }

  func local(_ step: Point, of item: Int, on page: PageOutline, _ geometry: PageGeometry) -> Point {
    page.items[item].parent.flatMap { geometry.maps[$0].inverse }?.map(step) ?? step
  }

  mutating func move(
    _ names: [String], _ reference: BookEdit.Reference, by step: Point, _ withTweens: Bool
  ) throws(Refusal) {
    let (items, page, geometry) = try framed(names, reference, "Move")
    try move(items, of: page, geometry, by: step, withTweens: withTweens)
  }

  private mutating func move(
    _ items: [Int], of page: PageOutline, _ geometry: PageGeometry, by step: Point, withTweens: Bool
  ) throws(Refusal) {
    for index in items {
      let item = page.items[index]
      let local = local(step, of: index, on: page, geometry)
      try shift(item.path, by: local)
      if withTweens { try shiftTweens(of: item.path, by: local) }
    }
  }

  mutating func shift(_ path: PropertyListPath, by step: Point) throws(Refusal) {
    try shift("x", by: step.x, at: path)
    try shift("y", by: step.y, at: path)
  }

  mutating func shift(_ key: String, by step: Double, at path: PropertyListPath) throws(Refusal) {
    let old = try number(key, at: path) ?? 0
    guard step != 0 else { return }
    try setNumber(key, old + step, at: path, default: 0)
  }

  mutating func shiftTweens(of path: PropertyListPath, by step: Point) throws(Refusal) {
    try shiftWay(at: path.key("slider"), by: step)
    for index in 0..<list.count(at: path.key("tweens")) {
      let tween = path.key("tweens").index(index)
      try shiftWay(at: tween, by: step)
      for (key, step) in [("x", step.x), ("y", step.y)] where step != 0 {
        for holder in ["properties", "from", "wander"] where list.node(at: tween.key(holder).key(key)) != nil {
          try shift(key, by: step, at: tween.key(holder))
        }
        let values = tween.key("keyframes").key(key)
        for value in 0..<list.count(at: values) {
          let place = values.index(value)
          guard let node = list.node(at: place), let old = LooseValue.number(node, of: list) else { continue }
          try draft.replace(place, with: .number((old + step).toThousandths))
        }
      }
    }
  }

  /// Moves a way; one that begins with `m` follows its element by itself.
  private mutating func shiftWay(at holder: PropertyListPath, by step: Point) throws(Refusal) {
    guard let text = draft.value(of: "path", at: holder).flatMap({ list.string(of: $0) }), var way = WrittenWay(text),
      !way.isRelative
    else { return }
    way.shift(by: step)
    try draft.set("path", to: .string(way.text), at: holder)
  }

  mutating func setFrame(_ edit: BookEdit) throws(Refusal) {
    guard case .setFrame(let reference, let names, let x, let y, let width, let height) = edit else { return }
    let members = [("x", x), ("y", y), ("width", width), ("height", height)].filter { $0.1 != nil }
    let what = members.count == 1 ? members[0].0 : "the frame"
    let (items, page, _) = try framed(names, reference, "Set \(what) of")
    guard !members.isEmpty else { throw Refusal(.missingMember, "`setFrame` needs `x`, `y`, `width` or `height`") }
    for index in items {
      for (key, number) in members { try draft.set(key, to: number.json, at: page.items[index].path) }
    }
  }

  mutating func rotate(_ names: [String], _ reference: BookEdit.Reference, by degrees: Double) throws(Refusal) {
    let (items, page, geometry) = try framed(names, reference, "Turn")
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

  static func turn(_ point: Point, about middle: Point, by degrees: Double) -> Point {
    let (sine, cosine) = (Trigonometry.sine(turns: degrees / 360), Trigonometry.cosine(turns: degrees / 360))
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    return Point(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
  }

  mutating func align(
    _ names: [String], _ reference: BookEdit.Reference, to line: BookEdit.Alignment, of kind: BookEdit.AlignmentFrame
  ) throws(Refusal) {
    let (items, page, geometry) = try framed(names, reference, "Align")
    guard let common = items.compactMap({ geometry.boxes[$0] }).commonBox else { return }
    let frame: Rectangle
    switch kind {
    case .canvas: frame = canvas
    case .first:
      let first = try names.first.map { (name) throws(Refusal) in try page.known(name) }
      frame = first.flatMap { geometry.boxes[$0] } ?? common
    case .selection: frame = items.count == 1 ? canvas : common
    }
    for index in items {
      guard let box = geometry.boxes[index] else { continue }
      var step = Point(x: 0, y: 0)
      switch line {
      case .left: step.x = frame.x - box.x
      case .middle: step.x = frame.middle.x - box.middle.x
      case .right: step.x = frame.right - box.right
      case .top: step.y = frame.y - box.y
      case .centre: step.y = frame.middle.y - box.middle.y
      case .bottom: step.y = frame.bottom - box.bottom
      }
      try move([index], of: page, geometry, by: step, withTweens: false)
    }
  }

  mutating func distribute(
    _ names: [String], _ reference: BookEdit.Reference, isVertical: Bool, byMiddles: Bool
  ) throws(Refusal) {
    let (items, page, geometry) = try framed(names, reference, "Distribute")
    guard items.count >= 3 else { throw Refusal(.tooFew, "distributing takes three elements") }
    let extents = items.map { index -> (start: Double, length: Double) in
      let box = geometry.boxes[index] ?? Rectangle()
      return isVertical ? (box.y, box.height) : (box.x, box.width)
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
      let by = isVertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
      try move([items[index]], of: page, geometry, by: by, withTweens: false)
    }
  }
}

extension Array where Element == Rectangle {
  var commonBox: Rectangle? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { $0.union($1) }
  }
}
