import PropertyList

// Sliders, dials and flaps.

extension BookReader {
  /// Reads a key that makes an element a slider, a dial or a flap.
  mutating func movable(_ entry: Entry, _ kind: MovableKind, of element: inout Element) {
    if writes {
      let part = element.movables.first { $0.kind == kind }
      let new = MovablePart(kind, node: NodeHandle(0))
      return write(part.map { .dictionary(written($0, MovablePart.rows(of: kind), changedFrom: new, isWhole: true)) })
    }
    guard holds(.dictionary, entry) else { return }
    guard kind.canMove(elementType) else {
      let type = elementType
      return report(
        .unknownKey, at: .key(of: entry.value), subject: entry.key.name.description, detail: type.notApplicable)
    }
    var part = MovablePart(kind, node: entry.value)
    readKeys(of: entry.value, MovablePart.rows(of: kind), in: kind.owner, into: &part)
    element.movables.removeAll { $0.kind == kind }
    if finish(&part) { element.movables.append(part) }
  }

  /// Completes a part whose keys have been read, and returns whether it's usable.
  private mutating func finish(_ part: inout MovablePart) -> Bool {
    // A way that can't be read has been reported.
    if part.way == nil, has("path", in: part.node), part.kind == .slider { return false }
    if part.way != nil {
      for key in ["byX", "byY"] as [StaticString] {
        reportIgnored(list.value(forKey: key.description, in: part.node), "there is also `path`")
      }
    }
    if !part.makesWholeTurns, let wraps = part.canWrap {
      reportIgnored(
        wraps.node, "the angles of the dial don't differ by whole turns",
        advice: "remove the key, or change the angles")
      part.canWrap = nil
    }
    if part.wraps, case .at(let positions)? = part.stops?.value, let last = positions.last,
      last >= 1 - MovablePart.minDistance
    {
      reportStop(positions.count - 1, of: part.stops?.node, "the last stop of a dial that wraps must be below 0.998")
      part.stops = nil
    }
    return true
  }

  /// Reads the number of stops, or their positions.
  mutating func stops(_ entry: Entry, of part: inout MovablePart) {
    if writes {
      written =
        switch part.stops?.value {
        case .even(let count): .number(Double(count))
        case .at(let positions): positions.written(by: &self)
        case nil: nil
        }
      return
    }
    guard kind(of: entry.value) == .array else {
      guard let count = integer(entry) else { return }
      guard MovablePart.evenCounts.contains(count) else {
        return reportOutOfRange(entry, "there must be 2 to 100 stops")
      }
      part.stops = Located(.even(count), at: entry.value)
      return
    }
    guard let positions = numbers(entry) else { return }
    guard MovablePart.listCounts.contains(positions.count) else {
      return reportOutOfRange(entry, "there must be 1 to 100 stops")
    }
    for (index, position) in positions.enumerated() {
      guard position >= 0, position <= 1 else {
        return reportStop(index, of: entry.value, "stops must be between 0 and 1")
      }
      // A billionth makes up for the rounding of decimals.
      guard index == 0 || position - positions[index - 1] >= MovablePart.minDistance - 1e-9 else {
        return reportStop(index, of: entry.value, "stops must be in ascending order, at least 0.002 apart")
      }
    }
    part.stops = Located(.at(positions), at: entry.value)
  }

  private mutating func reportStop(_ index: Int, of stops: NodeHandle?, _ detail: String) {
    guard Build.includesDiagnostics, let stops else { return }
    var values = arrayCursor(stops)
    for _ in 0..<index { _ = nextValue(&values) }
    report(.outOfRange, at: .node(nextValue(&values) ?? stops), subject: "stops", detail: detail)
  }

  /// Reads a colour or the name of a picture file.
  mutating func surface(_ entry: Entry, _ surface: inout Located<Page.Background>?) {
    if writes { return write(surface) }
    guard holds(.string, entry, "a colour or a file"), let found = background(entry) else { return }
    surface = Located(found, at: entry.value)
  }

  // MARK: - Keys that exclude each other

  /// Leaves out what can't be combined with the slider, dial or flap of an element, and reports it.
  mutating func resolveExclusiveKeys(of element: inout Element) {
    let parts = element.movables
    // Of several, the first in this order is meant, wherever it is written.
    guard let part = MovableKind.allCases.compactMap({ kind in parts.first { $0.kind == kind } }).first else { return }
    for other in parts where other.kind != part.kind { reportExclusive(other.node, beside: part) }
    element.movables = [part]
    if element.isDraggable.value {
      reportExclusive(element.isDraggable.node, beside: part)
      element.isDraggable = Located(false, at: element.isDraggable.node)
    }
    if let body = element.body {
      reportExclusive(body.node, beside: part)
      element.body = nil
    }
    if let rub = element.rub {
      reportExclusive(rub.node, beside: part)
      element.rub = nil
    }
  }

  private mutating func reportExclusive(_ value: NodeHandle?, beside part: MovablePart) {
    guard Build.includesDiagnostics, let value, let key = list.key(of: value) else { return }
    report(
      .exclusiveKeys, at: .key(of: value), subject: quoted(key), detail: part.kind.keyword.description,
      notes: [Diagnostic.Note(spot: .key(of: part.node), message: "this is used instead")])
  }
}
