import BookKit
import PropertyList

/// Something about an element that the stage shows while the element is selected: a way, an area or a hinge.
struct StageShape {
  enum Kind: String {
    case way, wander, slider, dial, flap
  }

  /// A part of a shape that a pointer can take.
  enum Grip: Sendable, Equatable {
    /// A point of a way.
    case spot(WrittenWay.Spot)
    /// The line of a way, on which a point can be added.
    case line
    /// The end of a straight slider.
    case end
    /// A side or a corner of the area in which an element wanders.
    case side(BookEdit.Handle)
    /// The outline of that area.
    case area
    case angle(isEnd: Bool)
    case edge(FlapEdge)
    /// The free edge of an open flap.
    case opening
  }

  struct Knob {
    let grip: Grip
    let place: Point
    /// How it looks: `anchor`, `control` or `angle`.
    let look: String
  }

  struct Line {
    /// How it looks, such as `path` or `hinge`.
    let look: String
    let curves: [WaySegment]
    /// What a pointer takes on it, or `nil` if it takes nothing.
    var grip: Grip?
  }

  let kind: Kind
  /// The dictionary whose keys it shows.
  let holder: PropertyListPath
  /// The map from the coordinates of the dictionary's numbers to the canvas.
  let map: AffineMap
  var lines: [Line] = []
  var knobs: [Knob] = []
  var label: (text: String, place: Point)?

  mutating func add(_ look: String, _ curves: [WaySegment], _ grip: Grip? = nil) {
    lines.append(Line(look: look, curves: curves.map { $0.mapped(by: map) }, grip: grip))
  }

  /// Adds lines between points, one after the other.
  mutating func add(_ look: String, through points: [Point], _ grip: Grip? = nil) {
    add(look, points.indices.dropFirst().map { WaySegment(lineFrom: points[$0 - 1], to: points[$0]) }, grip)
  }

  mutating func addKnob(_ grip: Grip, at point: Point, _ look: String) {
    knobs.append(Knob(grip: grip, place: map.apply(to: point), look: look))
  }

  var json: JSONValue {
    func number(_ value: Double) -> JSONValue { .number(value.toThousandths) }
    return [
      "kind": .string(kind.rawValue), "at": .string(holder.description),
      "lines": .array(lines.map { ["look": .string($0.look), "d": .string($0.pathData)] }),
      "points": .array(
        knobs.map { ["look": .string($0.look), "x": number($0.place.x), "y": number($0.place.y)] }),
      "label": label.map {
        ["text": .string($0.text), "x": number($0.place.x), "y": number($0.place.y)]
      },
    ]
  }
}

/// A part of one of an element's shapes.
struct ShapeGrip: Sendable, Equatable {
  /// The path of the element.
  let item: String
  /// The path of the dictionary whose keys the shape shows.
  let holder: PropertyListPath
  let grip: StageShape.Grip
}

extension StageShape.Line {
  var pathData: String {
    var text: [UInt8] = []
    func add(_ command: UInt8, _ points: Point...) {
      text.append(command)
      for point in points {
        text +=
          NumberText.shortest(point.x.toThousandths) + [0x20] + NumberText.shortest(point.y.toThousandths) + [0x20]
      }
    }
    var last: Point?
    for curve in curves {
      if curve.start != last { add(UInt8(ascii: "M"), curve.start) }
      if curve.isLine {
        add(UInt8(ascii: "L"), curve.end)
      } else {
        add(UInt8(ascii: "C"), curve.firstControl, curve.secondControl, curve.end)
      }
      last = curve.end
    }
    return String(decoding: text.dropLast(), as: UTF8.self)
  }

  /// Returns the point of the line that is nearest to a place: its curve, the parameter there, and the distance.
  func nearest(to place: Point) -> (curve: Int, parameter: Double, distance: Double)? {
    var best: (curve: Int, parameter: Double, distance: Double)?
    for (number, curve) in curves.enumerated() {
      var start = curve.start
      for chord in 0..<curve.chordCount {
        let end = curve.point(at: Double(chord + 1) / Double(curve.chordCount))
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        let along = square > 0 ? ((place.x - start.x) * x + (place.y - start.y) * y) / square : 0
        let share = min(1, max(0, along))
        let distance = place.distance(to: Point(x: start.x + x * share, y: start.y + y * share))
        if distance < best?.distance ?? .infinity {
          best = (number, (Double(chord) + share) / Double(curve.chordCount), distance)
        }
        start = end
      }
    }
    return best
  }
}

extension WaySegment {
  func mapped(by map: AffineMap) -> WaySegment {
    guard !isLine else { return WaySegment(lineFrom: map.apply(to: start), to: map.apply(to: end)) }
    return WaySegment(
      map.apply(to: start), map.apply(to: firstControl), map.apply(to: secondControl), map.apply(to: end))
  }

  /// The control point of a curve that has only one.
  var quadraticControl: Point {
    Point(x: (3 * firstControl.x - start.x) / 2, y: (3 * firstControl.y - start.y) / 2)
  }

  func split(at parameter: Double) -> [WaySegment] {
    func between(_ first: Point, _ second: Point) -> Point {
      Point(x: first.x + (second.x - first.x) * parameter, y: first.y + (second.y - first.y) * parameter)
    }
    let (one, two, three) = (
      between(start, firstControl), between(firstControl, secondControl), between(secondControl, end)
    )
    let (before, after) = (between(one, two), between(two, three))
    let middle = between(before, after)
    return [WaySegment(start, one, before, middle), WaySegment(middle, after, three, end)]
  }
}

extension WaySegment {
  /// Returns the curve of which two curves are parts or, if they meet at an angle, one with about the same ends.
  func joined(to next: WaySegment) -> WaySegment {
    let (before, after) = (secondControl.distance(to: end), next.start.distance(to: next.firstControl))
    let share = before > 0 && after > 0 ? before / (before + after) : 1
    func extended(_ control: Point, from end: Point, by share: Double) -> Point {
      Point(x: end.x + (control.x - end.x) / share, y: end.y + (control.y - end.y) / share)
    }
    return WaySegment(
      start, extended(firstControl, from: start, by: share),
      extended(next.secondControl, from: next.end, by: share < 1 ? 1 - share : 1), next.end)
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
