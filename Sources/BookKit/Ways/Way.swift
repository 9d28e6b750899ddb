import PropertyList

/// A way along which something moves, written as the path data of SVG.
public struct Way: Sendable, Equatable {
  /// The path data as its author wrote it.
  public let text: String
  /// Whether its points count from where it begins (`m`) and not from the corner of a parent (`M`).
  package let isRelative: Bool
  private let start: Point
  private let segments: [WaySegment]
  /// The chords that have a length, in order.
  private let chords: [Chord]

  /// A straight line between two points of a segment.
  private struct Chord: Sendable, Equatable {
    /// The length of the way up to its end.
    let end: Double
    let segment: Int32
    /// Its index among the chords of the segment.
    let index: Int32
  }

  /// A point of the way, given by a segment and a parameter of it.
  private struct Spot {
    let segment: WaySegment
    let parameter: Double
    let chord: Point
  }

  init(_ text: String, isRelative: Bool, start: Point, segments: [WaySegment]) {
    self.text = text
    self.isRelative = isRelative
    self.start = start
    self.segments = segments
    var (chords, length) = ([Chord](), 0.0)
    for (number, segment) in segments.enumerated() {
      var last = segment.start
      for index in 1...segment.chordCount {
        let point = segment.point(at: Double(index) / Double(segment.chordCount))
        let step = (point - last).square.squareRoot()
        last = point
        guard step > 0 else { continue }
        length += step
        chords.append(Chord(end: length, segment: Int32(number), index: Int32(index - 1)))
      }
    }
    self.chords = chords
  }

  /// Reads path data, or returns `nil` if it can't be read.
  package init?(_ text: String) {
    guard let way = try? WayReader.read(Array(text.utf8)) else { return nil }
    self = way
  }

  /// Creates a straight way that begins where its element is.
  init(straightBy distance: Point) {
    self.init(
      "", isRelative: true, start: .zero, segments: [WaySegment(lineFrom: .zero, to: distance)])
  }

  /// The length of all chords.
  package var length: Double { chords.last?.end ?? 0 }

  /// Returns the point at a share of the length; below 0 and above 1, the way goes straight on.
  package func point(at share: Double) -> Point {
    guard let spot = spot(at: share) else { return start }
    let point = spot.segment.point(at: spot.parameter)
    let excess = share < 0 ? share : max(0, share - 1)
    return excess == 0 ? point : point + Way.tangent(at: spot) * (excess * length)
  }

  /// Points between which the whole way lies: the ends and control points of its segments.
  package var corners: [Point] { segments.flatMap { [$0.start, $0.firstControl, $0.secondControl, $0.end] } }

  /// Returns the direction at a share of the length, in degrees clockwise from rightwards; 0 for a way without length.
  package func direction(at share: Double) -> Double {
    guard let spot = spot(at: share) else { return 0 }
    let tangent = Way.tangent(at: spot)
    return Trigonometry.direction(x: tangent.x, y: tangent.y)
  }

  /// Returns the share at which the chords are nearest to a point, looking around another share.
  ///
  /// It looks within a quarter of the length, and again from what it found until that stays the nearest. Of two points
  /// that are as near, the one with the lower share counts.
  package func share(nearestTo point: Point, from share: Double) -> Double {
    guard length > 0 else { return share }
    var distance = min(max(share, 0), 1) * length
    // Each round comes nearer, but rounding could keep the last ones from being equal.
    for _ in 0..<WayReader.maxSegments {
      let next = distanceAlong(nearestTo: point, around: distance)
      if next == distance { break }
      distance = next
    }
    return distance / length
  }

  private func distanceAlong(nearestTo point: Point, around middle: Double) -> Double {
    let (low, high) = (max(0, middle - length / 4), min(length, middle + length / 4))
    var (nearest, square) = (middle, Double.infinity)
    var number = chords.indices.partitioningIndex { chords[$0].end >= low }
    var before = number > 0 ? chords[number - 1].end : 0
    while number < chords.count, before <= high {
      let chord = chords[number]
      let segment = segments[Int(chord.segment)]
      let start = segment.point(at: Double(chord.index) / Double(segment.chordCount))
      let step = segment.point(at: Double(chord.index + 1) / Double(segment.chordCount)) - start
      let size = chord.end - before
      let along = (before + (point - start).along(step) / step.square * size).clamped(before, chord.end)
      let found = along.clamped(low, high)
      let rest = start + step * ((found - before) / size) - point
      if rest.square < square { (nearest, square) = (found, rest.square) }
      before = chord.end
      number += 1
    }
    return nearest
  }

  private func spot(at share: Double) -> Spot? {
    guard !chords.isEmpty else { return nil }
    let distance = min(max(share, 0), 1) * length
    let number = min(chords.indices.partitioningIndex { chords[$0].end >= distance - 1e-9 }, chords.count - 1)
    let (chord, before) = (chords[number], number > 0 ? chords[number - 1].end : 0)
    let segment = segments[Int(chord.segment)]
    let part = min(1, (distance - before) / (chord.end - before))
    func parameter(_ index: Double) -> Double { (Double(chord.index) + index) / Double(segment.chordCount) }
    return Spot(
      segment: segment, parameter: parameter(part),
      chord: segment.point(at: parameter(1)) - segment.point(at: parameter(0)))
  }

  /// Returns the direction of the curve as a vector of length 1; where it has none, that of the chord.
  private static func tangent(at spot: Spot) -> Point {
    let derivative = spot.segment.derivative(at: spot.parameter)
    let vector = derivative.square < 1e-18 ? spot.chord : derivative
    return vector * (1 / vector.square.squareRoot())
  }
}
