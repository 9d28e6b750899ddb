import PropertyList

/// The plan of a slider, a dial or a flap.
struct MovablePlan: Sendable {
  var item: ItemIndex
  var motion: Motion
  var wraps: Bool
  /// The progress of each stop, in ascending order.
  var stops: [Double]
  /// The progress with which it comes on stage.
  var start: Double
  var staysWhereLetGo: Bool
  var returns: Bool
  var isTapped: Bool
  /// The tween that takes it to a stop.
  var settle: TweenIndex
  var variable: VariableIndex?
  /// The names of the stops in choices, and their labels for readers.
  var choices: [(target: Name, label: Name)]
  var sound: FileIndex?
  /// Whether something that follows it can move bodies.
  var movesBodies = false

  enum Motion: Sendable {
    /// Along a way, counted from a point of its parent's coordinates.
    case slide(WayIndex, origin: Point)
    /// From one angle by another.
    case turn(from: Double, by: Double)
    /// About an edge, up to an angle.
    case open(FlapEdge, angle: Double)
  }

  var kind: MovableKind {
    switch motion {
    case .slide: .slider
    case .turn: .dial
    case .open: .flap
    }
  }
}

/// Something that gives a value to a property as long as an element, and the part that it follows, are on stage.
struct DriverPlan: Sendable {
  /// The slot of the value.
  var slot: Int32
  var item: ItemIndex
  /// The part whose progress it follows, or `nil` if it follows the loudness.
  var movable: MovableIndex?
  var property: Property
  /// The track that it follows, or `nil` if the part moves itself.
  var track: Int32?
  /// Whether the value depends on the size of the element, and that size can change.
  var dependsOnSize = false
  /// The first value of the property or, along a way, what is added to a point of the way.
  var start: Double
}

extension MovablePlan {
  /// Returns the index of the stop at a position, or `nil` if there is none.
  func stop(at position: Double) -> Int? {
    stops.indices.first { distance(position, stops[$0]) <= MovablePart.tolerance }
  }

  /// Returns the index of the nearest stop; of two that are as near, the lower one.
  func nearestStop(to position: Double) -> Int {
    var nearest = 0
    for index in stops.indices where distance(position, stops[index]) < distance(position, stops[nearest]) {
      nearest = index
    }
    return nearest
  }

  /// Returns the index of the first stop beyond a position, or else of the first one.
  func stop(after position: Double) -> Int { stops.firstIndex { $0 > position + MovablePart.tolerance } ?? 0 }

  /// Returns the index of the stop that is a number of stops beyond a position, or `nil` if there is none.
  ///
  /// It doesn't go further than the ends, or goes round if the end is the beginning.
  func stop(_ count: Int, beyond position: Double) -> Int? {
    guard count != 0 else { return nil }
    let isForward = count > 0
    var ahead = stops.indices.filter { index in
      isForward
        ? stops[index] > position + MovablePart.tolerance : stops[index] < position - MovablePart.tolerance
    }
    if !isForward { ahead.reverse() }
    guard wraps else { return ahead.isEmpty ? nil : ahead[min(abs(count), ahead.count) - 1] }
    let behind = stops.indices.filter { !ahead.contains($0) }
    let round = ahead + (isForward ? behind : behind.reversed())
    return round[(abs(count) - 1) % round.count]
  }

  /// Returns the distance between two positions, the shorter way if it wraps.
  func distance(_ first: Double, _ second: Double) -> Double {
    let distance = abs(first - second)
    return wraps ? min(distance, 1 - distance) : distance
  }

  /// Returns how far it is from one position to another; the shorter way round, and forwards if both are as short.
  func way(from first: Double, to second: Double) -> Double {
    let way = second - first
    guard wraps else { return way }
    if way > 0.5 { return way - 1 }
    return way <= -0.5 ? way + 1 : way
  }

  /// Returns how far it is from one position to another in one direction, round the end if need be.
  func way(from first: Double, to second: Double, isForward: Bool) -> Double {
    let way = second - first
    guard wraps, way != 0, (way > 0) != isForward else { return way }
    return isForward ? way + 1 : way - 1
  }

  /// Returns the position within its bounds: clamped, or less whole rounds.
  func bounded(_ position: Double) -> Double {
    guard wraps else { return position.clamped(0, 1) }
    let rest = position - position.rounded(.down)
    return rest > 1 - 1e-9 ? 0 : rest
  }
}

extension PagePlan {
  /// Returns the slider, dial or flap that an element is, or `nil` if it is none.
  func movable(of item: ItemIndex) -> MovableIndex? {
    guard !movables.isEmpty else { return nil }
    let index = MovableIndex((0..<movables.count).partitioningIndex { movables.elements[$0].item >= item })
    return index < movables.endIndex && movables[index].item == item ? index : nil
  }

  /// Returns the part that a tween takes to its stops, or `nil` if it is another tween.
  func movable(settledBy tween: TweenIndex) -> MovableIndex? {
    tweens[tween].role == .settle ? movable(of: tweens[tween].item) : nil
  }

  /// Returns the indices of the drivers of a slot, the one that decides last.
  func drivers(ofSlot slot: Int) -> Range<Int> {
    guard !drivers.isEmpty else { return 0..<0 }
    let first = drivers.indices.partitioningIndex { drivers[$0].slot >= slot }
    var end = first
    while end < drivers.count, drivers[end].slot == slot { end += 1 }
    return first..<end
  }
}
