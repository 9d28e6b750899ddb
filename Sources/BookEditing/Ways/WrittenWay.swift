import BookKit
import PropertyList

/// A way as its author wrote it, whose points can be moved, added and removed.
///
/// Numbers that stay the same keep their spelling, and so do the blanks between them.
struct WrittenWay {
  struct Number {
    /// What precedes it: blanks, or a comma.
    var gap: ArraySlice<UInt8> = [0x20]
    var text: ArraySlice<UInt8>
    var value: Double
  }

  struct Segment {
    /// Its command; the one of the first segment is `M` or `m`.
    var command: UInt8
    /// The blanks before the command, or `nil` if the command isn't repeated.
    var lead: ArraySlice<UInt8>?
    var numbers: [Number] = []
    /// The control points that are written, then the end, in absolute coordinates; `Z` has none.
    var points: [Point] = []

    var kind: UInt8 { command | 0x20 }
    var isRelative: Bool { command & 0x20 != 0 }
    var isCubic: Bool { kind == UInt8(ascii: "c") || kind == UInt8(ascii: "s") }
  }

  /// A point of a segment: a control point, or its end.
  struct Spot: Sendable, Equatable {
    let segment: Int
    let point: Int
  }

  private(set) var segments: [Segment] = []

  /// Reads path data, which must be valid.
  init?(_ text: String) {
    guard Way(text) != nil else { return nil }
    var reader = PathDataReader(Array(text.utf8))
    segments = reader.read()
  }

  /// Whether the way begins where its element is.
  var isRelative: Bool { segments[0].isRelative }

  /// All points that can be moved, in order.
  var spots: [Spot] {
    segments.indices.flatMap { segment in
      segments[segment].points.indices.map { Spot(segment: segment, point: $0) }
    }
  }

  subscript(spot: Spot) -> Point { segments[spot.segment].points[spot.point] }

  func isAnchor(_ spot: Spot) -> Bool { spot.point == segments[spot.segment].points.count - 1 }

  /// Returns the ends of the segment to which a control point belongs, as far as it shapes the curve there.
  func anchors(of control: Spot) -> [Point] {
    let segment = segments[control.segment]
    let ends = [start(of: control.segment), segment.points[segment.points.count - 1]]
    if segment.kind == UInt8(ascii: "q") { return ends }
    return segment.kind == UInt8(ascii: "c") && control.point == 0 ? [ends[0]] : [ends[1]]
  }

  private func start(of segment: Int) -> Point {
    guard segment > 0 else { return Point(x: 0, y: 0) }
    return segments[segment - 1].points.last ?? segments[0].points[0]
  }

  // MARK: - Curves

  /// The lines and curves of each segment; the first one, which only moves, has none.
  var curves: [[WaySegment]] {
    var curves: [[WaySegment]] = []
    var mirrored: (kind: UInt8, point: Point)?
    for (index, segment) in segments.enumerated() {
      let start = start(of: index)
      let control = { (kind: UInt8) in mirrored.map { $0.kind == kind ? $0.point : start } ?? start }
      let end = segment.points.last ?? segments[0].points[0]
      var found = [WaySegment(lineFrom: start, to: end)]
      var last: (kind: UInt8, point: Point)?
      switch segment.kind {
      case UInt8(ascii: "m"): found = []
      case UInt8(ascii: "c"), UInt8(ascii: "s"):
        let first = segment.points.count == 3 ? segment.points[0] : control(UInt8(ascii: "c"))
        let second = segment.points[segment.points.count - 2]
        found = [WaySegment(start, first, second, end)]
        last = (UInt8(ascii: "c"), second)
      case UInt8(ascii: "q"), UInt8(ascii: "t"):
        let middle = segment.points.count == 2 ? segment.points[0] : control(UInt8(ascii: "q"))
        found = [WaySegment(start, control: middle, end)]
        last = (UInt8(ascii: "q"), middle)
      case UInt8(ascii: "a"):
        let numbers = segment.numbers.map { $0.value }
        found = WaySegment.arc(
          from: start, to: end, radii: Point(x: numbers[0], y: numbers[1]), rotation: numbers[2],
          isLarge: numbers[3] != 0, isClockwise: numbers[4] != 0)
      default: break
      }
      curves.append(found)
      mirrored = last.map { ($0.kind, Point(x: 2 * end.x - $0.point.x, y: 2 * end.y - $0.point.y)) }
    }
    return curves
  }

  // MARK: - Changes

  /// Moves a point; the control points next to the end of a segment move with it.
  mutating func move(_ spot: Spot, by step: Point) {
    let (index, isAnchor) = (spot.segment, isAnchor(spot))
    segments[index].points[spot.point].add(step)
    guard isAnchor else { return }
    if segments[index].isCubic { segments[index].points[spot.point - 1].add(step) }
    guard index + 1 < segments.count, segments[index + 1].kind == UInt8(ascii: "c") else { return }
    segments[index + 1].points[0].add(step)
  }

  mutating func shift(by step: Point) {
    for index in segments.indices {
      for point in segments[index].points.indices { segments[index].points[point].add(step) }
    }
  }

  /// Adds a point on a segment, whose form stays the same, and returns it.
  mutating func add(at parameter: Double, of curve: Int, in index: Int) -> Spot {
    let isStraight = segments[index].points.count < 2 && segments[index].kind != UInt8(ascii: "t")
    let curves = curves[index]
    guard !isStraight || segments[index].kind == UInt8(ascii: "a") else {
      let point = curves[0].point(at: parameter)
      let line = segment(UInt8(ascii: "L"), like: index, [point])
      segments.insert(line, at: index)
      return Spot(segment: index, point: 0)
    }
    expandControls(of: index + 1)
    var new: [WaySegment] = []
    for (number, part) in curves.enumerated() { new += number == curve ? part.split(at: parameter) : [part] }
    replace(index..<index + 1, with: new)
    return Spot(segment: index + curve, point: 2)
  }

  /// Removes a point and returns whether that was possible: two points always stay.
  ///
  /// Without a control point, its segment becomes a line.
  mutating func remove(_ spot: Spot) -> Bool {
    let index = spot.segment
    guard isAnchor(spot) else {
      let end = segments[index].points[segments[index].points.count - 1]
      expandControls(of: index + 1)
      segments[index] = segment(UInt8(ascii: "L"), like: index, [end])
      return true
    }
    guard spots.filter({ isAnchor($0) }).count > 2 else { return false }
    expandControls(of: index + 1)
    expandControls(of: index + 2)
    let curves = curves
    let isLast = index == segments.count - 1
    guard index > 0, !isLast, let before = curves[index].first, let after = curves[index + 1].last else {
      if index == 0 {
        let end = segments[1].points.last
        segments[0].points = end.map { [$0] } ?? segments[0].points
      }
      segments.remove(at: max(1, index))
      return true
    }
    let isClosing = segments[index + 1].points.isEmpty
    if isClosing || (before.isLine && after.isLine) {
      segments.remove(at: index)
    } else {
      replace(index..<index + 2, with: [before.joined(to: after)])
    }
    return true
  }

  /// Makes the curve at the end of a segment smooth, with a control point behind it and its mirror image before it.
  mutating func bend(_ spot: Spot, towards control: Point) {
    let anchor = self[spot]
    let mirror = Point(x: 2 * anchor.x - control.x, y: 2 * anchor.y - control.y)
    expandControls(of: spot.segment + 2)
    let curves = curves
    for (index, isBefore) in [(spot.segment + 1, false), (spot.segment, true)] {
      guard index > 0, index < segments.count, !segments[index].points.isEmpty, curves[index].count == 1 else {
        continue
      }
      let old = curves[index][0]
      replace(
        index..<index + 1,
        with: [
          WaySegment(old.start, isBefore ? old.firstControl : control, isBefore ? mirror : old.secondControl, old.end)
        ])
    }
  }

  /// Writes the control point of a segment that mirrors the one before it.
  private mutating func expandControls(of index: Int) {
    guard index < segments.count, let curve = curves[index].first else { return }
    switch segments[index].kind {
    case UInt8(ascii: "s"): replace(index..<index + 1, with: [curve])
    case UInt8(ascii: "t"):
      segments[index] = segment(UInt8(ascii: "Q"), like: index, [curve.quadraticControl, curve.end])
    default: break
    }
  }

  private mutating func replace(_ range: Range<Int>, with curves: [WaySegment]) {
    let new = curves.map {
      segment(UInt8(ascii: "C"), like: range.lowerBound, [$0.firstControl, $0.secondControl, $0.end])
    }
    segments.replaceSubrange(range, with: new)
  }

  /// Returns a new segment, whose numbers are relative if those of another segment are.
  private func segment(_ command: UInt8, like index: Int, _ points: [Point]) -> Segment {
    Segment(command: segments[index].isRelative ? command | 0x20 : command, lead: [0x20], points: points)
  }
}

extension Point {
  fileprivate mutating func add(_ step: Point) { self = Point(x: x + step.x, y: y + step.y) }
}
