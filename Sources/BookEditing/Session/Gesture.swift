import BookKit
import PropertyList

struct Gesture {
  let session: EditorSession
  let stage: StagePage
  var drag: PointerDrag
  let input: EditorInput.Pointer
  var lines: [(isVertical: Bool, line: Snapping.Line)] = []
  var label = ""

  private var items: [Int] {
    session.selection.compactMap { stage.index(at: $0) }.filter {
      stage.geometry.boxes[$0] != nil && !session.isLocked($0, of: stage.outline)
    }
  }

  private var names: [String] { items.map { stage.path($0) } }

  mutating func edit(movedBy step: Point) -> EditRequest? {
    guard !items.isEmpty else { return nil }
    switch drag.grip {
    case .element(let path): return moving(path, by: step)
    case .side(let side): return resizing(side, by: step)
    case .turning: return turning()
    case .shape(let shape): return shaping(shape, by: step)
    case .nothing: return nil
    }
  }

  private mutating func moving(_ pressed: String, by step: Point) -> EditRequest? {
    guard let common = items.compactMap({ stage.geometry.boxes[$0] }).commonBox else { return nil }
    var step = step
    if input.isShifted == true { if abs(step.x) >= abs(step.y) { step.y = 0 } else { step.x = 0 } }
    let box = Rectangle(x: common.x + step.x, y: common.y + step.y, width: common.width, height: common.height)
    if step.x != 0 { step.x += snap([box.x, box.middle.x, box.right], isVertical: true) ?? 0 }
    if step.y != 0 { step.y += snap([box.y, box.middle.y, box.bottom], isVertical: false) ?? 0 }
    step = whole(step, pressed, common)
    let area = stage.workingArea
    step.x = min(max(step.x, area.x + 1 - common.right), area.right - 1 - common.x)
    step.y = min(max(step.y, area.y + 1 - common.bottom), area.bottom - 1 - common.y)
    label = "\(Gesture.text(common.x + step.x)), \(Gesture.text(common.y + step.y))"
    if let aim = session.aim { return AimedChange(session, stage, aim)?.moving(by: step) }
    return EditRequest(
      input.isAlternate == true
        ? .duplicateElements(page: session.page, items: names, by: step)
        : .moveElements(page: session.page, items: names, by: step))
  }

  /// Returns the step, adjusted so that the pressed element or the common box ends at whole coordinates.
  private func whole(_ step: Point, _ pressed: String, _ common: Rectangle) -> Point {
    var origin = Point(x: common.x, y: common.y)
    if items.count == 1, let index = stage.index(at: pressed), stage.outline.items[index].parent == nil {
      let frame = stage.geometry.placements[index].frame
      origin = Point(x: frame.x, y: frame.y)
    }
    return Point(
      x: step.x == 0 ? 0 : (origin.x + step.x).toWhole - origin.x,
      y: step.y == 0 ? 0 : (origin.y + step.y).toWhole - origin.y)
  }

  // MARK: - Sizing

  private mutating func resizing(_ side: BookEdit.Handle, by step: Point) -> EditRequest? {
    var step = step
    let isSingle = items.count == 1
    let type = stage.outline.items[items[0]].type
    let keepsUsually = isSingle && type?.isPicture == true
    let keepsAspect = keepsUsually != (input.isShifted == true)
    let resizing = Resizing(handle: side, by: step, keepsAspect: keepsAspect, isFromMiddle: input.isAlternate == true)
    let isTurned = items.contains { index in
      let map = stage.geometry.maps[index]
      return map.right.y != 0 || map.down.x != 0
    }
    let boxes = isSingle ? [stage.shownBox(items[0])] : items.map { stage.geometry.boxes[$0] }
    if !isTurned, let common = boxes.compactMap({ $0 }).commonBox {
      if resizing.direction.x != 0 {
        step.x += correction(of: (resizing.direction.x < 0 ? common.x : common.right) + step.x, isVertical: true)
      }
      if resizing.direction.y != 0 {
        step.y += correction(of: (resizing.direction.y < 0 ? common.y : common.bottom) + step.y, isVertical: false)
      }
    } else {
      step = Point(x: step.x.toWhole, y: step.y.toWhole)
    }
    if let aim = session.aim {
      return AimedChange(session, stage, aim)?.resizing(side, by: step, keepsAspect, input.isAlternate == true)
    }
    let resize = EditRequest(
      .resizeElements(
        page: session.page, items: names, handle: side, by: step, keepAspect: keepsAspect,
        fromMiddle: input.isAlternate == true))
    return isSingle && stage.isPlaceholder(items[0]) ? placing(items[0], then: resize) : resize
  }

  /// Returns the step from an edge to the nearest snapping line, or else to a whole coordinate.
  private mutating func correction(of edge: Double, isVertical: Bool) -> Double {
    snap([edge], isVertical: isVertical) ?? edge.toWhole - edge
  }

  private func placing(_ index: Int, then resize: EditRequest) -> EditRequest {
    let side = StagePage.placeholderSide
    let place = EditRequest(.setFrame(page: session.page, items: names, width: side, height: side))
    return EditRequest(.batch([place, resize]), label: "Resize \(stage.outline.items[index].name)")
  }

  private mutating func turning() -> EditRequest? {
    let isSingle = items.count == 1
    guard let common = items.compactMap({ stage.geometry.boxes[$0] }).commonBox else { return nil }
    let placement = stage.geometry.placements[items[0]]
    var pivot = common.middle
    if isSingle {
      let own = Point(x: placement.pivotX * placement.frame.width, y: placement.pivotY * placement.frame.height)
      pivot = stage.geometry.maps[items[0]].apply(to: own)
    }
    let from = Trigonometry.direction(x: drag.start.x - pivot.x, y: drag.start.y - pivot.y)
    let to = Trigonometry.direction(x: input.point.x - pivot.x, y: input.point.y - pivot.y)
    let aimed = session.aim.flatMap { AimedChange(session, stage, $0)?.rotation }
    let old = aimed ?? (isSingle ? placement.rotation : 0)
    let angle = rounded(old + to - from)
    label = "\(Gesture.text(angle.inOneTurn))°"
    if let aim = session.aim { return AimedChange(session, stage, aim)?.turning(to: angle) }
    return EditRequest(.rotateElements(page: session.page, items: names, by: angle - old))
  }

  /// Returns an angle that is easy to read: in whole degrees or, with Shift, in steps of 15, and at quarters.
  func rounded(_ angle: Double) -> Double {
    let quarters = (angle / 90).toWhole * 90
    if input.isShifted == true { return (angle / 15).toWhole * 15 }
    return abs(angle - quarters) <= 3 ? quarters : angle.toWhole
  }

  /// Returns the step by which one of the positions snaps to a line, and records that line.
  private mutating func snap(_ places: [Double], isVertical: Bool) -> Double? {
    guard input.isCommand != true else { return nil }
    let moved = items
    let boxes = session.selectable(stage).compactMap { index -> Rectangle? in
      guard stage.outline.items[index].type != .audio, let box = stage.geometry.boxes[index] else { return nil }
      let isMoved = moved.contains { stage.isInside(index, orIs: $0) || stage.isInside($0, orIs: index) }
      if isMoved { return nil }
      if let view = input.view, !box.touches(view) { return nil }
      return box
    }
    let snapping = Snapping(
      canvas: stage.canvas, guides: session.guides, boxes: boxes,
      gridSize: session.snapsToGrid ? session.gridSize : 0)
    let snap = snapping.snap(places, isVertical: isVertical, reach: input.reach(mouse: 8, finger: 12))
    if let snap { lines.append((isVertical, snap.line)) }
    return snap?.step
  }

  // MARK: - The preview

  mutating func preview(of request: EditRequest?) -> JSONValue {
    guard let request else { return .null }
    var trial = session
    guard let outcome = try? trial.document.apply(request), let after = trial.stage else { return .null }
    var drawn: [JSONValue] = []
    for path in outcome.selection {
      guard let index = after.index(at: path) else { continue }
      drawn.append(after.record(index))
      if case .side = drag.grip, let box = after.geometry.boxes[index] {
        let frame = after.geometry.placements[index].frame
        let isOne = outcome.selection.count == 1 && frame.width > 0
        label = "\(Gesture.text(isOne ? frame.width : box.width)) × \(Gesture.text(isOne ? frame.height : box.height))"
      }
    }
    let snapped = lines.map { entry -> JSONValue in
      [
        "axis": .string(entry.isVertical ? "x" : "y"), "at": .number(entry.line.at.toMillionths),
        "from": .number(entry.line.from.toMillionths), "to": .number(entry.line.to.toMillionths),
        "kind": .string(entry.line.kind.rawValue),
      ]
    }
    return ["items": .array(drawn), "lines": snapped.isEmpty ? nil : .array(snapped), "label": .string(label)]
  }

  static func text(_ number: Double) -> String {
    String(decoding: NumberText.shortest(number.toThousandths), as: UTF8.self)
  }
}

extension StagePage {
  func record(_ index: Int) -> JSONValue {
    let frame = geometry.placements[index].frame
    let place = StagePage.place(geometry.maps[index], width: frame.width, height: frame.height)
    let shapes = shapes(of: index)
    return .joined(
      ["path": .string(path(index))], place, ["shapes": shapes.isEmpty ? nil : .array(shapes.map { $0.json })])
  }

  static func place(_ map: AffineMap, width: Double, height: Double) -> JSONValue {
    let numbers = [map.right.x, map.right.y, map.down.x, map.down.y, map.origin.x, map.origin.y]
    return [
      "matrix": .array(numbers.map { .number($0.toMillionths) }), "width": .number(width.toMillionths),
      "height": .number(height.toMillionths),
    ]
  }
}
