import BookKit

/// The ranges that an element's geometry can have at rest, through its tweens, and through rules.
///
/// The ranges are independent, so the combined reach can be larger than the actual one, but never smaller.
struct GeometryReach {
  /// The range of each property, or `nil` for those that aren't of the geometry.
  private var ranges: [Interval?]
  private let pivotX: Double
  private let pivotY: Double

  private static let unknownSize = Interval(0, 100_000)
  private static let unknownPosition = Interval(-1_000_000, 1_000_000)

  init(_ element: Element, _ frame: RestingFrames.Frame, _ changes: ElementChanges, canvas: Rectangle) {
    (pivotX, pivotY) = (frame.placement.pivotX, frame.placement.pivotY)
    ranges = Property.allCases.map { frame.placement.value(of: $0).map { Interval($0) } }
    if !frame.hasWidth { ranges[Int(Property.width.ordinal)] = GeometryReach.unknownSize }
    if !frame.hasHeight { ranges[Int(Property.height.ordinal)] = GeometryReach.unknownSize }
    for change in changes.values { include(Interval(change.value), of: change.property) }
    // A tween can start where any other one ends, so one pass isn't enough.
    let tweens = element.tweens
    for _ in 0..<2 {
      for index in tweens.indices { include(tweens[index], on: canvas) }
    }
    if let part = element.movable { include(part, of: frame) }
    if let slideIn = element.slideIn { include(slideIn, of: frame, canvas: canvas) }
  }

  private mutating func include(_ tween: Tween, on canvas: Rectangle) {
    if let wander = tween.wander { return include(wander, on: canvas) }
    let bounds = tween.easing.bounds
    for track in tween.tracks {
      if track.followsWay, let way = tween.way?.value {
        include(way, of: track.property, bounds)
        continue
      }
      guard var before = ranges[Int(track.property.ordinal)] else { continue }
      if case .number(let start) = track.from { before = Interval(start) }
      for value in track.earlier { include(value, after: &before, bounds, of: track.property) }
      include(track.end, after: &before, bounds, of: track.property)
    }
  }

  private mutating func include(
    _ value: TweenValue, after before: inout Interval, _ bounds: Interval, of property: Property
  ) {
    guard case .number(let value) = value else { return }
    include(Interval(value), of: property)
    // The extremes are at the bounds of the easing curve, from any possible start.
    for share in [bounds.low, bounds.high] { include((1 - share) * before + Interval(share * value), of: property) }
    before = Interval(value)
  }

  /// Includes everything that a track along a way can reach.
  private mutating func include(_ way: Way, of property: Property, _ bounds: Interval) {
    guard property != .rotation else { return include(Interval(-180, 180) + self[.rotation], of: .rotation) }
    let isAcross = property == .x
    var reached: Interval?
    for point in [way.point(at: bounds.low)] + way.corners + [way.point(at: bounds.high)] {
      let value = Interval(isAcross ? point.x : point.y)
      reached?.include(value)
      if reached == nil { reached = value }
    }
    guard var reached else { return }
    // Each further start of a relative way goes on from where the last one ended.
    let end = isAcross ? way.point(at: 1).x : way.point(at: 1).y
    if way.isRelative, end != 0 { reached.include(GeometryReach.unknownPosition) }
    // The size can change along the way.
    let pivot = isAcross ? pivotX * self[.width] : pivotY * self[.height]
    include(reached + (-1) * pivot + (way.isRelative ? self[property] + pivot : Interval(0)), of: property)
  }

  /// Includes the whole area in which a tween wanders.
  private mutating func include(_ wander: Wander, on canvas: Rectangle) {
    includeDrags(inside: wander.area(on: canvas))
    if wander.faces != nil { include((-1) * self[.scaleX], of: .scaleX) }
  }

  /// Includes the way of a slider, and the angles of a dial.
  private mutating func include(_ part: MovablePart, of frame: RestingFrames.Frame) {
    switch part.kind {
    case .slider:
      let rest = frame.placement.frame
      let pivot = Point(x: pivotX * rest.width, y: pivotY * rest.height)
      let isRelative = part.way?.value.isRelative ?? true
      let origin = isRelative ? Point(x: rest.x + pivot.x, y: rest.y + pivot.y) : Point(x: 0, y: 0)
      let corners = part.way?.value.corners ?? [Point(x: 0, y: 0), Point(x: part.byX, y: part.byY)]
      for point in corners {
        include(Interval(origin.x + point.x) + (-pivotX) * self[.width], of: .x)
        include(Interval(origin.y + point.y) + (-pivotY) * self[.height], of: .y)
      }
    case .dial:
      let own = frame.placement.rotation
      include(Interval(own + part.startAngle), of: .rotation)
      include(Interval(own + part.endAngle), of: .rotation)
    case .flap: break
    }
  }

  /// Includes the path of a banner, which enters from outside the canvas and can overshoot.
  private mutating func include(_ slideIn: SlideIn, of frame: RestingFrames.Frame, canvas: Rectangle) {
    let rest = frame.placement.frame
    let (property, outside) = slideIn.outside(
      width: frame.hasWidth ? rest.width : self[.width].high,
      height: frame.hasHeight ? rest.height : self[.height].high,
      canvas: canvas)
    include(Interval(outside), of: property)
    for value in slideIn.arrival(from: outside, to: property == .x ? rest.x : rest.y) {
      include(Interval(value), of: property)
    }
  }

  subscript(property: Property) -> Interval { ranges[Int(property.ordinal)] ?? Interval(0) }

  private mutating func include(_ new: Interval, of property: Property) { ranges[Int(property.ordinal)]?.include(new) }

  /// Includes all places a drag, or a tween that wanders, can reach.
  ///
  /// The frame stays inside `area`; if the frame is too large, only its upper left corner does.
  mutating func includeDrags(inside area: Rectangle) {
    include(Interval(area.x, max(area.x, area.right - self[.width].low)), of: .x)
    include(Interval(area.y, max(area.y, area.bottom - self[.height].low)), of: .y)
  }

  /// The box, in the parent's coordinates, that the middle of the drawn frame can reach.
  var middle: Box { map(Box(across: 0.5 * self[.width], down: 0.5 * self[.height])) }

  /// The frame at its largest, in its own coordinates.
  var ownBox: Box {
    var box = Box(across: self[.width], down: self[.height])
    box.across.include(Interval(0))
    box.down.include(Interval(0))
    return box
  }

  /// Returns the box in the parent's coordinates that `box`, in the element's own coordinates, can reach.
  func map(_ box: Box) -> Box {
    guard self[.rotation] == Interval(0) else { return mapTurned(box) }
    return Box(
      across: self[.x] + GeometryReach.stretched(box.across, self[.scaleX], self[.width], pivotX),
      down: self[.y] + GeometryReach.stretched(box.down, self[.scaleY], self[.height], pivotY))
  }

  /// Returns the range of `pivot · size · (1 − scale) + scale · own`, whose extremes lie at the ends of its inputs.
  private static func stretched(_ own: Interval, _ scale: Interval, _ size: Interval, _ pivot: Double) -> Interval {
    var found: Interval?
    for place in [own.low, own.high] {
      for factor in [scale.low, scale.high] {
        for length in [size.low, size.high] {
          let value = Interval(pivot * length * (1 - factor) + factor * place)
          found?.include(value)
          if found == nil { found = value }
        }
      }
    }
    return found ?? own
  }

  private func mapTurned(_ box: Box) -> Box {
    let pivot = (across: pivotX * self[.width], down: pivotY * self[.height])
    let across = self[.scaleX] * (box.across + (-1) * pivot.across)
    let down = self[.scaleY] * (box.down + (-1) * pivot.down)
    let rotation = self[.rotation]
    var turned: Box
    if rotation.isPoint {
      let sine = Trigonometry.sine(turns: rotation.low / 360)
      let cosine = Trigonometry.cosine(turns: rotation.low / 360)
      turned = Box(across: cosine * across + (-sine) * down, down: sine * across + cosine * down)
    } else {
      let far = Point(x: max(abs(across.low), abs(across.high)), y: max(abs(down.low), abs(down.high)))
      let radius = (far.x * far.x + far.y * far.y).squareRoot()
      turned = Box(across: Interval(-radius, radius), down: Interval(-radius, radius))
    }
    turned.across = turned.across + pivot.across + self[.x]
    turned.down = turned.down + pivot.down + self[.y]
    return turned
  }
}
