import BookKit

/// Plays the tweens of an element and its groups tick by tick, if all their times are known.
struct GeometryWalk {
  /// The tick after which nothing new happens.
  let end: Ticks
  private let timelines: [GeometryTimeline]

  /// An element or a group around it, with its placement and changes.
  struct Level {
    let element: Element
    let placement: Placement
    let changes: ElementChanges
  }

  /// The number of ticks that may still be walked in a book, enough for any real one.
  struct Budget {
    var ticks: Int64 = 2_000_000
  }

  /// The longest walk for one element.
  private static let longest = Ticks(20_000)

  /// Creates a walk through the ticks of `levels`, from the element outward.
  ///
  /// Returns `nil` if rules, triggers or readers decide about times, or if the walk would take too long.
  init?(_ levels: [Level], tickRate: Int, budget: inout Budget) {
    var timelines: [GeometryTimeline] = []
    var waits = false
    var hasMotion = false
    for level in levels {
      guard level.element.slideIn == nil, !level.changes.effect.contains(.retime), !level.changes.setsGeometry,
        let timeline = GeometryTimeline(level.element, level.placement, tickRate: tickRate)
      else { return nil }
      if timeline.isMoving {
        // An element that appears after its group could meet the group at any point of its movement.
        guard !(hasMotion && waits) else { return nil }
        hasMotion = true
      }
      if !level.element.appearsAutomatically { waits = true }
      timelines.append(timeline)
    }
    var end = Ticks.zero
    var period: Ticks?
    for timeline in timelines {
      end = max(end, timeline.end)
      guard let own = timeline.period else { continue }
      guard period ?? own == own else { return nil }
      period = own
    }
    if let period { end = end + period }
    guard end <= GeometryWalk.longest, end.count < budget.ticks else { return nil }
    budget.ticks -= end.count + 1
    self.timelines = timelines
    self.end = end
  }

  /// Returns the element's frame on the canvas, `tick` ticks after the element came on stage.
  func bounds(at tick: Ticks) -> Rectangle {
    var map = AffineMap.identity
    for timeline in timelines { map = map.followed(by: timeline.placement(at: tick).transform) }
    let frame = timelines[0].placement(at: tick).frame
    return Rectangle(around: map.corners(width: frame.width, height: frame.height))
  }
}

/// The geometry of one element as its own tweens change it, from the moment it comes on stage.
struct GeometryTimeline {
  private let rest: Placement
  /// The movements in the order in which they start.
  private var motions: [Motion] = []
  /// The tick at which all finite tweens have ended and all endless ones have begun.
  private(set) var end = Ticks.zero
  /// The period after which endless tweens repeat.
  private(set) var period: Ticks?

  /// A property that a tween is changing.
  private struct Motion {
    let property: Property
    let curve: TrackCurve
    let start: Ticks
    let end: Ticks?
    let from: Double
  }

  /// Creates a timeline, or returns `nil` if a tween has a trigger or endless tweens differ in their periods.
  init?(_ element: Element, _ rest: Placement, tickRate: Int) {
    self.rest = rest
    var tweens: [(start: Ticks, number: TweenNumber)] = []
    for (number, tween) in element.numberedTweens where tween.tracks.contains(where: { $0.property.isGeometry }) {
      guard tween.trigger == nil else { return nil }
      tweens.append((Ticks(seconds: tween.delay, tickRate: tickRate), number))
    }
    tweens.sort { $0 < $1 }
    for (start, number) in tweens {
      let tween = element.tweens[number.position]
      let curve = TweenCurve(tween, tickRate: tickRate)
      let tweenEnd = curve.total.map { start + $0 }
      end = max(end, tweenEnd ?? start)
      if tweenEnd == nil {
        let own = tween.loopType == .reverse ? curve.duration * 2 : curve.duration
        guard period ?? own == own else { return nil }
        period = own
      }
      for track in tween.tracks where track.property.isGeometry {
        let curve = TrackCurve(track, of: tween, tickRate: tickRate)
        let from = value(track.property, at: start)
        motions.append(Motion(property: track.property, curve: curve, start: start, end: tweenEnd, from: from))
      }
    }
  }

  var isMoving: Bool { !motions.isEmpty }

  func placement(at tick: Ticks) -> Placement {
    guard isMoving else { return rest }
    var placement = rest
    placement.frame = Rectangle(
      x: value(.x, at: tick), y: value(.y, at: tick), width: value(.width, at: tick), height: value(.height, at: tick))
    placement.rotation = value(.rotation, at: tick)
    placement.scaleX = value(.scaleX, at: tick)
    placement.scaleY = value(.scaleY, at: tick)
    return placement
  }

  /// Returns the value of a property.
  ///
  /// The running tween that started last decides, or else the one that ended last.
  private func value(_ property: Property, at tick: Ticks) -> Double {
    var running: Motion?
    var ended: Motion?
    for motion in motions where motion.property == property && motion.start <= tick {
      if let end = motion.end, end <= tick {
        if ended?.end ?? .zero <= end { ended = motion }
      } else {
        running = motion
      }
    }
    guard let motion = running ?? ended else { return rest.value(of: property) ?? 0 }
    return motion.curve.value(from: motion.from, at: Ticks(tick.count - motion.start.count))
  }
}

extension Placement {
  /// Returns the value of a property, or `nil` if it isn't a geometric one.
  func value(of property: Property) -> Double? {
    switch property {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    case .rotation: rotation
    case .scaleX: scaleX
    case .scaleY: scaleY
    case .alpha, .fontSize, .volume, .frame, .fontColor: nil
    }
  }
}

extension Property {
  /// Whether the property affects the position, size, rotation or scale of an element.
  var isGeometry: Bool {
    switch self {
    case .x, .y, .width, .height, .rotation, .scaleX, .scaleY: true
    case .alpha, .fontSize, .volume, .frame, .fontColor: false
    }
  }
}
