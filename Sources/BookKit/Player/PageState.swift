/// Everything about a page that changes while it is played.
struct PageState: Sendable, Equatable {
  /// Which plan it follows: its place in the book's plans; -1 before any page is open, -2 while credits are shown.
  var plan: Int32 = -1
  /// Which opening of a page it is, counted through the run.
  var opening: UInt32 = 0
  var items: [ItemState] = []
  /// What the values that can change are when no tween decides.
  var values: [Double] = []
  /// Which track decides each of them; -1 for none.
  private(set) var deciders: [Int32] = []
  /// Which of them a track decides, a bit for each.
  private(set) var decided: [UInt64] = []
  var tweens: [TweenState] = []
  /// By tween: when it started.
  var begun: [Int64] = []
  /// By track: the value at its start.
  var starts: [Double] = []
  /// By track: the one that decides again when it ends.
  var below = TrackLinks()
  var sounds: [SoundState] = []
  var movies: [MovieState] = []
  /// By reading of a text: whether it follows its voice.
  var readings: [ReadingState] = []
  /// By rule of the page: how often it fired.
  var ruleCounts: [Int32] = []
  /// The world of its bodies.
  var world = PhysicsWorld(tickRate: 1, gravity: .zero)
  /// The bodies that tweens of their own or of groups around them move or stretch, in the order in which that began.
  var ledBodies: [Int32] = []
  /// How many elements have come on stage.
  var arrivals: UInt32 = 0
  /// The elements on stage from back to front, a group before its children.
  var paintOrder: [Int32] = []
  /// Whether all of them are visible and plain.
  var isPlain = true
  /// Whether something came, left or was shown since the order was made.
  var isPaintOrderStale = false

  init() {}

  /// A page on which nothing has come yet.
  init(_ page: PagePlan, plan: Int32, opening: UInt32) {
    self.plan = plan
    self.opening = opening
    items = page.items.map { ItemState(isVisible: $0.isVisible, isActive: $0.isActive) }
    values = page.initialValues
    deciders = Array(repeating: -1, count: page.slotCount)
    decided = Array(repeating: 0, count: (page.slotCount + 63) / 64)
    tweens = Array(repeating: TweenState(), count: page.tweens.count)
    begun = Array(repeating: 0, count: page.tweens.count)
    starts = Array(repeating: 0, count: page.tracks.count)
    sounds = Array(repeating: SoundState(), count: page.sounds.count)
    movies = Array(repeating: MovieState(), count: page.movies.count)
    readings = Array(repeating: ReadingState(), count: page.readings.count)
    ruleCounts = Array(repeating: 0, count: page.rules.count)
    world = page.world
  }

  /// Lets a track decide over a value; -1 for none.
  mutating func setDecider(_ track: Int32, of slot: Int) {
    deciders[slot] = track
    let bit: UInt64 = 1 << UInt64(slot & 63)
    if track >= 0 { decided[slot >> 6] |= bit } else { decided[slot >> 6] &= ~bit }
  }
}

/// Everything about an element that changes.
struct ItemState: Sendable, Equatable {
  /// How often it has come on stage.
  var stay: UInt32 = 0
  /// How often it has come on stage or started over.
  var round: UInt32 = 0
  /// The how manyth element it was that came on stage.
  var arrival: UInt32 = 0
  private var bits: UInt8

  init(isVisible: Bool, isActive: Bool) {
    bits = (isVisible ? 4 : 0) | (isActive ? 8 : 0)
  }

  var isOnStage: Bool {
    get { bits & 1 != 0 }
    set { set(1, to: newValue) }
  }

  /// Whether it is being removed: it cannot come back yet.
  var isLeaving: Bool {
    get { bits & 2 != 0 }
    set { set(2, to: newValue) }
  }

  var isVisible: Bool {
    get { bits & 4 != 0 }
    set { set(4, to: newValue) }
  }

  var isActive: Bool {
    get { bits & 8 != 0 }
    set { set(8, to: newValue) }
  }

  /// Whether a finger holds it, by itself or along with another element.
  var isHeld: Bool {
    get { bits & 16 != 0 }
    set { set(16, to: newValue) }
  }

  private mutating func set(_ bit: UInt8, to isTrue: Bool) {
    bits = isTrue ? bits | bit : bits & ~bit
  }
}

/// Everything about a tween that changes.
struct TweenState: Sendable, Equatable {
  /// The status in the two upper bits, the mark below; there are many tweens.
  private var statusAndMark: UInt32 = 0
  /// The stay of its element in which it last began; 0 for none.
  var stay: UInt32 = 0
  private static let marks: UInt32 = 0x3FFF_FFFF

  /// What it does.
  var status: Status {
    get { Status(rawValue: UInt8(truncatingIfNeeded: statusAndMark >> 30)) ?? .idle }
    set { statusAndMark = statusAndMark & TweenState.marks | UInt32(newValue.rawValue) << 30 }
  }

  /// Goes up whenever it starts or is broken off, so that what was scheduled before concerns it no longer.
  var mark: UInt32 {
    get { statusAndMark & TweenState.marks }
    set { statusAndMark = statusAndMark & ~TweenState.marks | newValue & TweenState.marks }
  }

  /// What a tween does.
  enum Status: UInt8, Sendable {
    /// Nothing.
    case idle
    /// It waits for its delay to be over.
    case delayed
    /// It runs.
    case running
  }
}

/// Everything about a sound of a page that changes.
struct SoundState: Sendable, Equatable {
  var status = Status.silent
  var mark: UInt32 = 0
  /// The how manyth sound it was that started.
  var order: UInt32 = 0
  /// How often it has started over.
  var pass: Int64 = 0
  /// When it started, or started over.
  var start: Int64 = 0
  /// Whether a text that joined it late has scheduled a word after the sound's end, at the same tick.
  var hasLateWords = false

  /// What a sound does.
  enum Status: UInt8, Sendable {
    /// Nothing.
    case silent
    /// It waits for its offset to be over.
    case offset
    /// It sounds.
    case sounding
  }
}

/// Everything about the reading of a text by one voice that changes.
struct ReadingState: Sendable, Equatable {
  /// Changes whenever the text begins to follow the voice or no longer does: words scheduled before are then void.
  private(set) var mark: UInt32 = 0
  private(set) var isFollowing = false

  /// The text follows the voice, from some word on.
  mutating func begin() {
    mark += 1
    isFollowing = true
  }

  /// The text no longer follows the voice.
  mutating func end() {
    mark += 1
    isFollowing = false
  }
}

/// Everything about a movie that changes.
struct MovieState: Sendable, Equatable {
  var isRunning = false
  /// Whether it has come to its end and goes on showing its last picture.
  var hasEnded = false
  var mark: UInt32 = 0
  var pass: Int64 = 0
  /// When it started, or started over.
  var start: Int64 = 0
}
