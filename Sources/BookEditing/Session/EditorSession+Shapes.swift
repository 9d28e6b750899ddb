import BookKit
import PropertyList

extension EditorSession {
  /// The only selected element, if its shapes can be changed, and its shapes.
  private func shapes(on stage: StagePage) -> (index: Int, shapes: [StageShape])? {
    guard selection.count == 1, let index = stage.index(at: selection[0]), !isLocked(index, of: stage.outline) else {
      return nil
    }
    return (index, stage.shapes(of: index))
  }

  /// Returns the point of a shape that a press takes.
  func shapePoint(at input: EditorInput.Pointer, of stage: StagePage) -> ShapeGrip? {
    guard let (_, shapes) = shapes(on: stage) else { return nil }
    let reach = input.reach(mouse: 6, finger: 14)
    var nearest: (grip: ShapeGrip, distance: Double)?
    for shape in shapes {
      for knob in shape.knobs {
        let distance = knob.place.distance(to: input.point)
        guard distance <= reach, distance < nearest?.distance ?? .infinity else { continue }
        nearest = (ShapeGrip(item: selection[0], holder: shape.holder, grip: knob.grip), distance)
      }
    }
    return nearest?.grip
  }

  /// Returns the line of a shape that a press takes; the element itself goes before, but not before its hinges.
  func shapeLine(at input: EditorInput.Pointer, of stage: StagePage, _ pressed: Int?) -> ShapeGrip? {
    guard let (index, shapes) = shapes(on: stage) else { return nil }
    let type = stage.outline.items[index].type
    // Twice on a text edits it, and twice on a group opens it.
    let opens = input.clicks ?? 1 < 2 || type == .text || type == .group
    let reach = input.reach(mouse: 6, finger: 14)
    for shape in shapes {
      if pressed == index, opens, shape.kind != .flap { continue }
      for line in shape.lines {
        guard let grip = line.grip, let place = line.nearest(to: input.point), place.distance <= reach else { continue }
        return ShapeGrip(item: selection[0], holder: shape.holder, grip: grip)
      }
    }
    return nil
  }

  /// The indices of the shape and the point that were taken last, for a user interface to mark.
  var chosenPoint: JSONValue? {
    guard let chosen, let stage, let (_, shapes) = shapes(on: stage),
      let shape = shapes.firstIndex(where: { $0.holder == chosen.holder }),
      let point = shapes[shape].knobs.firstIndex(where: { $0.grip == chosen.grip })
    else { return nil }
    return [.number(shape), .number(point)]
  }

  /// Adds a point to a way where its line was pressed twice.
  mutating func addPoint(at input: EditorInput.Pointer, to line: ShapeGrip, on stage: StagePage) throws(Refusal)
    -> InputAnswer
  {
    guard let index = stage.index(at: line.item),
      let shape = stage.shapes(of: index).first(where: { $0.holder == line.holder }),
      let place = shape.lines.first(where: { $0.grip == .line })?.nearest(to: input.point),
      var way = way(at: line.holder)
    else { return InputAnswer() }
    var (segment, curve) = (0, place.curve)
    for (number, curves) in way.curves.enumerated() where segment == 0 {
      if curve < curves.count { segment = number } else { curve -= curves.count }
    }
    let spot = way.add(at: place.parameter, of: curve, in: segment)
    return try change(line, to: way, choosing: ShapeGrip(item: line.item, holder: line.holder, grip: .spot(spot)))
  }

  /// Removes the chosen point of a way, or returns `nil` if none is chosen.
  mutating func removeChosenPoint() throws(Refusal) -> InputAnswer? {
    guard let (old, spot) = chosenSpot, let chosen else { return nil }
    var way = old
    guard way.remove(spot) else { throw Refusal(.tooFew, "a way takes two points") }
    return try change(chosen, to: way, choosing: nil)
  }

  /// Moves the chosen point of a way, or returns `nil` if none is chosen.
  mutating func nudgeChosenPoint(by step: Point, gesture: String?) throws(Refusal) -> InputAnswer? {
    guard let (old, spot) = chosenSpot, let chosen else { return nil }
    var way = old
    way.move(spot, by: step)
    return try change(chosen, to: way, choosing: chosen, gesture)
  }

  private var chosenSpot: (way: WrittenWay, spot: WrittenWay.Spot)? {
    guard chosenPoint != nil, let chosen, case .spot(let spot) = chosen.grip else { return nil }
    return way(at: chosen.holder).map { ($0, spot) }
  }

  private mutating func change(
    _ grip: ShapeGrip, to way: WrittenWay, choosing next: ShapeGrip?, _ gesture: String? = nil
  ) throws(Refusal) -> InputAnswer {
    guard var request = setting([("path", .string(way.text))], at: grip.holder) else { return InputAnswer() }
    request.gesture = gesture
    let outcome = try apply(request)
    chosen = next
    return InputAnswer(outcome: outcome, preview: .null)
  }

  func way(at holder: PropertyListPath) -> WrittenWay? {
    let list = document.list
    return list.node(at: holder.key("path")).flatMap { list.string(of: $0) }.flatMap { WrittenWay($0) }
  }

  /// Returns an edit that sets keys of a dictionary.
  func setting(_ values: [(key: String, value: JSONValue)], at holder: PropertyListPath) -> EditRequest? {
    let place = BookEdit.Place(at: holder.description)
    let edits = values.map { EditRequest(.set(place, key: $0.key, value: $0.value)) }
    guard let first = edits.first else { return nil }
    let list = document.list
    let owner = holder.lastIndex == nil ? holder.parent : holder
    let name = owner.flatMap { list.name(at: $0) } ?? holder.description
    let label = "Set \(values.map { $0.key }.joined(separator: " and ")) of \(name)"
    return edits.count == 1 ? EditRequest(first.edit, label: label) : EditRequest(.batch(edits), label: label)
  }
}
