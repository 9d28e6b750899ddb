/// Goes with an element and its groups through the ticks of their tweens, where all times follow from one another.
struct GeometryWalk {
  /// The tick after which nothing new comes.
  let end: Ticks
  private let timelines: [GeometryTimeline]

  /// An element or a group around it, and what is known of it.
  struct Level {
    let element: Element
    let placement: Placement
    let changes: ElementChanges
  }

  /// How many ticks of elements are gone through in a book: enough for any real one, and for no unreal one too many.
  struct Budget {
    var ticks: Int64 = 2_000_000
  }

  /// The longest walk of one element.
  private static let longest = Ticks(20_000)

  /// A walk through the ticks of `levels`, from the element outwards.
  ///
  /// There is none when rules, triggers or readers decide about times, or when it would take too long.
  init?(_ levels: [Level], tickRate: Int, budget: inout Budget) {
    var timelines: [GeometryTimeline] = []
    var waits = false
    var hasMotion = false
    for level in levels {
      guard level.element.slideIn == nil, !level.changes.effect.contains(.retime), !level.changes.setsGeometry,
        let timeline = GeometryTimeline(level.element, level.placement, tickRate: tickRate)
      else { return nil }
      if timeline.isMoving {
        // What comes later than its group meets it at any time of its way.
        guard !(hasMotion && waits) else { return nil }
        hasMotion = true
      }
      if !level.element.comesByItself { waits = true }
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

  /// The element's frame on the canvas at a tick after it came on stage.
  func bounds(at tick: Ticks) -> Rectangle {
    var map = AffineMap.identity
    for timeline in timelines { map = map.followed(by: timeline.placement(at: tick).transform) }
    let frame = timelines[0].placement(at: tick).frame
    return Rectangle(around: [
      map.apply(to: Point(x: 0, y: 0)), map.apply(to: Point(x: frame.width, y: 0)),
      map.apply(to: Point(x: frame.width, y: frame.height)), map.apply(to: Point(x: 0, y: frame.height)),
    ])
  }
}

/// The geometry of one element by its tweens alone, counted from when it comes on stage.
struct GeometryTimeline {
  private let rest: Placement
  /// In the order in which they start.
  private var motions: [Motion] = []
  /// When all that ends has ended, and all that does not has begun.
  private(set) var end = Ticks.zero
  /// After how long endless tweens are where they were.
  private(set) var period: Ticks?

  /// A property on its way.
  private struct Motion {
    let track: Tween.Track
    let curve: TweenCurve
    let start: Ticks
    let end: Ticks?
    let from: TweenValue
  }

  /// There is none when a tween waits for something, or endless ones are out of step.
  init?(_ element: Element, _ rest: Placement, tickRate: Int) {
    self.rest = rest
    var tweens: [(start: Ticks, order: Int)] = []
    for (order, tween) in element.tweens.enumerated() where tween.tracks.contains(where: { $0.property.isGeometry }) {
      guard tween.trigger == nil else { return nil }
      tweens.append((Ticks(seconds: tween.delay, tickRate: tickRate), order))
    }
    tweens.sort { $0 < $1 }
    for (start, order) in tweens {
      let tween = element.tweens[order]
      let curve = TweenCurve(tween, tickRate: tickRate)
      let tweenEnd = curve.total.map { start + $0 }
      end = max(end, tweenEnd ?? start)
      if tweenEnd == nil {
        let own = tween.loopType == .reverse ? curve.duration * 2 : curve.duration
        guard period ?? own == own else { return nil }
        period = own
      }
      for track in tween.tracks where track.property.isGeometry {
        let from = track.from ?? .number(value(track.property, at: start))
        motions.append(Motion(track: track, curve: curve, start: start, end: tweenEnd, from: from))
      }
    }
  }

  /// Whether anything moves.
  var isMoving: Bool { !motions.isEmpty }

  /// Where the element stands at a tick.
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

  /// Of what runs the one that started last decides, else what ended last.
  private func value(_ property: Property, at tick: Ticks) -> Double {
    var running: Motion?
    var ended: Motion?
    for motion in motions where motion.track.property == property && motion.start <= tick {
      if let end = motion.end, end <= tick {
        if ended?.end ?? .zero <= end { ended = motion }
      } else {
        running = motion
      }
    }
    guard let motion = running ?? ended else { return rest.value(of: property) }
    let elapsed = Ticks(tick.count - motion.start.count)
    guard case .number(let number) = motion.curve.value(of: motion.track, from: motion.from, at: elapsed) else {
      return rest.value(of: property)
    }
    return number
  }
}

extension Placement {
  /// The value of a property; 0 for one that is no geometry.
  fileprivate func value(of property: Property) -> Double {
    switch property {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    case .rotation: rotation
    case .scaleX: scaleX
    case .scaleY: scaleY
    case .alpha, .fontSize, .volume, .frame, .fontColor: 0
    }
  }
}

extension Property {
  /// Whether it says where an element stands, or how large it is.
  var isGeometry: Bool {
    switch self {
    case .x, .y, .width, .height, .rotation, .scaleX, .scaleY: true
    case .alpha, .fontSize, .volume, .frame, .fontColor: false
    }
  }
}
