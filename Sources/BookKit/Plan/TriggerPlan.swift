/// What waits, and what it does when what it waits for has happened.
struct TriggerPlan: Sendable {
  /// The element that comes, or whose tween starts.
  var item: Int32
  /// The tween that starts; -1 when the element itself waits.
  var tween: Int32
  var delay: Ticks
  var retrigger: Retrigger
  /// The element that triggers, for traces; nothing when it is the page.
  var from: Name?
}

/// That something waits for an event.
struct Hearing: Sendable {
  var kind: EventKind
  /// What the event must be about: an element or, for a tween's events, a tween; -1 for anything.
  var subject: Int32
  /// Who hears: a trigger or a rule, by its position.
  var listener: Int32
  /// Whether only the first time round counts.
  var firstOnly = false

  /// Whether one comes before the other: by event, by subject, by who hears.
  static func precedes(_ left: Hearing, _ right: Hearing) -> Bool {
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    if left.subject != right.subject { return left.subject < right.subject }
    if left.listener != right.listener { return left.listener < right.listener }
    return !left.firstOnly && right.firstOnly
  }
}

/// Who hears which events, found by event and subject.
struct HearingIndex: Sendable {
  /// Ordered by event, then subject, then who hears.
  private(set) var all: [Hearing]
  /// The events that anyone hears, a bit for each.
  private let kinds: UInt64

  init(_ hearings: [Hearing] = []) {
    all = hearings
    all.shellSort { Hearing.precedes($0, $1) }
    var kinds: UInt64 = 0
    for hearing in hearings { kinds |= 1 << UInt64(hearing.kind.rawValue) }
    self.kinds = kinds
  }

  /// Whether anyone hears such events.
  func hears(_ kind: EventKind) -> Bool { kinds >> UInt64(kind.rawValue) & 1 != 0 }

  /// The first place for an event of a subject.
  func first(_ kind: EventKind, _ subject: Int32) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = low + (high - low) / 2
      let entry = all[middle]
      if entry.kind == kind ? entry.subject < subject : entry.kind.rawValue < kind.rawValue {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The one who hears at a place, if it is for that event and subject.
  func hearing(at place: Int, _ kind: EventKind, _ subject: Int32) -> Hearing? {
    guard place < all.count, all[place].kind == kind, all[place].subject == subject else { return nil }
    return all[place]
  }
}
