/// The state of a page, which is everything that changes while it's played.
struct PageState: Sendable, Equatable {
  var scene = Scene.nothing
  /// The number of this opening, counted over the whole run.
  var opening: UInt32 = 0
  /// What a generated section was made from, besides the book.
  var offer = VoiceOffer()
  var items = IndexedArray<ItemIndex, ItemState>()
  /// The values that can change, by slot; each is the value shown when no track is active.
  var values: [Double] = []
  /// The active track of each slot; -1 for none.
  private(set) var activeTrackBySlot: [Int32] = []
  /// The slots with an active track, one bit per slot.
  private(set) var activeSlotBits: [UInt64] = []
  var tweens = IndexedArray<TweenIndex, TweenState>()
  /// The tick at which each tween started.
  var startTickByTween = IndexedArray<TweenIndex, Int64>()
  /// The value of each track at its start.
  var startValueByTrack: [Double] = []
  /// The track that each track overrides, which becomes active again when the overriding one ends.
  var overriddenTracks = TrackLinks()
  var sounds = IndexedArray<SoundIndex, SoundState>()
  var movies = IndexedArray<MovieIndex, MovieState>()
  /// The state of each reading of a text, such as whether it follows its voice.
  var readings: [ReadingState] = []
  /// The number of times each rule of the page has fired.
  var ruleCounts = IndexedArray<RuleIndex, Int32>()
  /// The physics world of its bodies.
  var world = PhysicsWorld(tickRate: 1, gravity: .zero)
  /// The bodies that tweens move or stretch, themselves or with a group around them, in the order in which that began.
  var tweenedBodies: [BodyIndex] = []
  /// The number of times any element has come on stage.
  var arrivalCount: UInt32 = 0
  /// The elements on stage from back to front, a group before its children.
  var paintOrder = PaintOrder()
  /// Whether all elements on stage are visible and plain.
  var isPlain = true
  /// Whether an element came, left or was shown since the order was computed.
  var isPaintOrderStale = false

  init() {}

  /// Creates the state of a page with no elements on stage yet.
  init(_ page: PagePlan, plan: PlanIndex, opening: UInt32, offer: VoiceOffer) {
    scene = .page(plan)
    self.opening = opening
    self.offer = offer
    items.reserveCapacity(page.items.count)
    for item in page.items { items.append(ItemState(isVisible: item.isVisible, isActive: item.isActive)) }
    values = page.initialValues
    activeTrackBySlot = Array(repeating: -1, count: page.slotCount)
    activeSlotBits = Array(repeating: 0, count: (page.slotCount + 63) / 64)
    tweens = IndexedArray(repeating: TweenState(), count: page.tweens.count)
    startTickByTween = IndexedArray(repeating: 0, count: page.tweens.count)
    startValueByTrack = Array(repeating: 0, count: page.tracks.count)
    sounds = IndexedArray(repeating: SoundState(), count: page.sounds.count)
    movies = IndexedArray(repeating: MovieState(), count: page.movies.count)
    readings = Array(repeating: ReadingState(), count: page.readAlongs.count)
    ruleCounts = IndexedArray(repeating: 0, count: page.rules.count)
    world = page.world
  }

  /// Makes a track the active one of a slot; -1 for none.
  mutating func setActiveTrack(_ track: Int32, of slot: Int) {
    activeTrackBySlot[slot] = track
    let bit: UInt64 = 1 << UInt64(slot & 63)
    if track >= 0 { activeSlotBits[slot >> 6] |= bit } else { activeSlotBits[slot >> 6] &= ~bit }
  }
}

/// The state of an element.
struct ItemState: Sendable, Equatable {
  /// The number of times it has come on stage.
  var stay: UInt32 = 0
  /// The number of times it has come on stage or started over.
  var round: UInt32 = 0
  /// Its position in the order in which elements came on stage.
  var arrival: UInt32 = 0
  private var bits: UInt8

  init(isVisible: Bool, isActive: Bool) {
    bits = (isVisible ? 4 : 0) | (isActive ? 8 : 0)
  }

  var isOnStage: Bool {
    get { bits & 1 != 0 }
    set { set(1, to: newValue) }
  }

  /// Whether it's being removed, so that it can't come back yet.
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

/// The state of a tween.
struct TweenState: Sendable, Equatable {
  /// The status in the two upper bits and the mark below, to save memory, as there are many tweens.
  private var statusAndMark: UInt32 = 0
  /// The stay of its element during which it last began; 0 for none.
  var stay: UInt32 = 0
  private static let marks: UInt32 = 0x3FFF_FFFF

  /// Whether the tween is idle, delayed or running.
  var status: Status {
    get { Status(rawValue: UInt8(truncatingIfNeeded: statusAndMark >> 30)) ?? .idle }
    set { statusAndMark = statusAndMark & TweenState.marks | UInt32(newValue.rawValue) << 30 }
  }

  /// A counter that increases whenever the tween starts or is cancelled, so that earlier agenda entries no longer
  /// apply.
  var mark: UInt32 {
    get { statusAndMark & TweenState.marks }
    set { statusAndMark = statusAndMark & ~TweenState.marks | newValue & TweenState.marks }
  }

  /// The status of a tween.
  enum Status: UInt8, Sendable {
    /// It's neither running nor delayed.
    case idle
    /// It's waiting for its delay to end.
    case delayed
    /// It's running.
    case running
  }
}

/// The state of a sound on a page.
struct SoundState: Sendable, Equatable {
  var status = Status.silent
  var mark: UInt32 = 0
  /// Its number among all sounds started, in order.
  var order: UInt32 = 0
  /// The number of times it has started over.
  var pass: Int64 = 0
  /// The tick at which it started, or started over.
  var start: Int64 = 0
  /// Whether a text that joined it late has scheduled a word after the sound's end, at the same tick.
  var hasLateWords = false
  /// The reader's recording that is heard instead of it, if it's playing and there is one.
  var take: Take?

  /// The status of a sound.
  enum Status: UInt8, Sendable {
    /// It's neither playing nor in its offset.
    case silent
    /// It's waiting for its offset to end.
    case offset
    /// It's playing.
    case sounding
  }
}

/// The state of a text being read by one voice.
struct ReadingState: Sendable, Equatable {
  /// A counter that increases whenever the text begins or stops following the voice, so that words scheduled earlier no
  /// longer apply.
  private(set) var mark: UInt32 = 0
  private(set) var isFollowing = false

  /// Records that the text now follows the voice.
  mutating func begin() {
    mark += 1
    isFollowing = true
  }

  /// Records that the text no longer follows the voice.
  mutating func end() {
    mark += 1
    isFollowing = false
  }
}

/// The state of a movie.
struct MovieState: Sendable, Equatable {
  var isRunning = false
  /// Whether it has ended and still shows its last picture.
  var hasEnded = false
  var mark: UInt32 = 0
  var pass: Int64 = 0
  /// The tick at which it started, or started over.
  var start: Int64 = 0
}
