/// What the engine needs to know of one tween.
struct TweenPlan: Sendable {
  var item: Int32
  var name: Name
  /// The first of its tracks among those of the page.
  var firstTrack: Int32
  var course: TweenCourse

  /// Whose work a tween does.
  enum Role: UInt8, Sendable {
    /// The author's.
    case own
    /// It brings a banner.
    case arrival
    /// It takes a banner back.
    case departure
    /// Nobody's: it could not be understood, and only keeps its number.
    case none
  }

  var delay: Ticks { course.delay }
  var duration: Ticks { course.duration }
  var passes: Int64 { course.passes }
  var easing: UInt16 { course.easing }
  var removesItem: Bool { course.removesItem }
  var role: Role { course.role }

  /// Whether it begins again at its end.
  var loops: Bool { course.loops }

  /// Its tracks among those of the page.
  var tracks: Range<Int> { Int(firstTrack)..<Int(firstTrack) + Int(course.trackCount) }
}

/// When and how a tween runs; many tweens of a page run alike.
struct TweenCourse: Sendable, Equatable {
  var delay: Ticks
  /// How long one pass lasts.
  var duration: Ticks
  /// How many passes there are; 0 when it never ends.
  var passes: Int64
  /// Its easing among those of the page.
  var easing: UInt16
  /// How many tracks it has.
  var trackCount: UInt16
  /// Its easing as one number.
  var formula: EasingFormula
  var role = TweenPlan.Role.own
  var reverses: Bool
  var removesItem: Bool

  /// Whether it begins again at its end.
  var loops: Bool { passes != 1 }

  /// How far a pass is `elapsed` after the start, between 0 and the duration; on the way back this shrinks.
  ///
  /// At the tick where a pass ends the next one has begun, if there is one.
  func position(at elapsed: Int64) -> Int64 {
    TweenCurve.moment(at: elapsed, duration: duration.count, passes: passes, reverses: reverses).position
  }
}

/// The tweens of a page in document order; what many have in common stands once.
struct TweenPlans: Sendable {
  /// What each has for itself.
  struct Entry: Sendable {
    var item: Int32
    var name: Name
    var firstTrack: Int32
    var course: Int32
  }

  private(set) var entries: [Entry] = []
  private(set) var courses: [TweenCourse] = []
  /// The tweens that wait for something, in their order, and their triggers among those of the page.
  private var triggers: [(tween: Int32, trigger: Int32)] = []
  /// While tweens are added, a hash table with open addresses: places of courses, counted from 1.
  private var places: [Int32] = []

  var count: Int { entries.count }
  var indices: Range<Int> { entries.indices }

  @inline(__always) subscript(tween: Int) -> TweenPlan {
    let entry = entries[tween]
    return TweenPlan(
      item: entry.item, name: entry.name, firstTrack: entry.firstTrack, course: courses[Int(entry.course)])
  }

  /// The trigger of a tween among those of the page; -1 when it starts with its element.
  func trigger(of tween: Int) -> Int32 {
    guard !triggers.isEmpty else { return -1 }
    var (low, high) = (0, triggers.count)
    while low < high {
      let middle = low + (high - low) / 2
      if triggers[middle].tween < tween { low = middle + 1 } else { high = middle }
    }
    return low < triggers.count && triggers[low].tween == tween ? triggers[low].trigger : -1
  }

  /// Notes the trigger of a tween, which stands behind those that have one already.
  mutating func setTrigger(_ trigger: Int32, of tween: Int) {
    triggers.append((Int32(truncatingIfNeeded: tween), trigger))
  }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  mutating func append(_ plan: TweenPlan) {
    entries.append(
      Entry(item: plan.item, name: plan.name, firstTrack: plan.firstTrack, course: place(of: plan.course)))
  }

  /// All tweens are there.
  mutating func finish() {
    places = []
    // A copy has no room left over.
    courses = courses.map { $0 }
  }

  private mutating func place(of course: TweenCourse) -> Int32 {
    if courses.count * 2 >= places.count { grow() }
    var place = course.hash & (places.count - 1)
    while places[place] != 0 {
      if courses[Int(places[place]) - 1] == course { return places[place] - 1 }
      place = (place + 1) & (places.count - 1)
    }
    courses.append(course)
    places[place] = Int32(truncatingIfNeeded: courses.count)
    return places[place] - 1
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: max(16, places.count * 2))
    for (index, course) in courses.enumerated() {
      var place = course.hash & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}

extension TweenCourse {
  fileprivate var hash: Int {
    var sum: UInt64 = 0
    for number in [delay.count, duration.count, passes, Int64(easing) << 16 | Int64(trackCount)] {
      sum = (sum ^ UInt64(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 32
    }
    return Int(truncatingIfNeeded: sum >> 33)
  }
}
