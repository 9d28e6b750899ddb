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
  var deciders: [Int32] = []
  var tweens: [TweenState] = []
  /// By track: the value at its start.
  var starts: [Double] = []
  /// By track: the one that decides again when it ends; -1 for none.
  var below: [Int32] = []
  var sounds: [SoundState] = []
  var movies: [MovieState] = []
  /// By text: the mark of the reading that it follows.
  var readings: [UInt32] = []
  /// By rule of the page: how often it fired.
  var ruleCounts: [Int32] = []
  /// The worlds of its bodies.
  var worlds: [PhysicsWorld] = []
  /// The bodies that tweens move or stretch, in the order in which that began.
  var ledBodies: [Int32] = []
  /// How many elements have come on stage.
  var arrivals: UInt32 = 0
  /// The elements on stage from back to front, a group before its children.
  var paintOrder: [Int32] = []
  /// Whether something came or left since the order was made.
  var isPaintOrderStale = false

  init() {}

  /// A page on which nothing has come yet.
  init(_ page: PagePlan, plan: Int32, opening: UInt32) {
    self.plan = plan
    self.opening = opening
    items = page.items.map { ItemState(isVisible: $0.isVisible, isActive: $0.isActive) }
    values = page.slots
    deciders = Array(repeating: -1, count: page.slots.count)
    tweens = Array(repeating: TweenState(), count: page.tweens.count)
    starts = Array(repeating: 0, count: page.tracks.count)
    below = Array(repeating: -1, count: page.tracks.count)
    sounds = Array(repeating: SoundState(), count: page.sounds.count)
    movies = Array(repeating: MovieState(), count: page.movies.count)
    readings = Array(repeating: 0, count: page.texts.count)
    ruleCounts = Array(repeating: 0, count: page.rules.count)
    worlds = page.worlds
  }
}

/// Everything about an element that changes.
struct ItemState: Sendable, Equatable {
  var isOnStage = false
  /// Whether it is being removed: it cannot come back yet.
  var isLeaving = false
  var isVisible: Bool
  var isActive: Bool
  /// Whether a finger holds it, by itself or along with another element.
  var isHeld = false
  /// How often it has come on stage.
  var stay: UInt32 = 0
  /// How often it has come on stage or started over.
  var round: UInt32 = 0
  /// The how manyth element it was that came on stage.
  var arrival: UInt32 = 0
}

/// Everything about a tween that changes.
struct TweenState: Sendable, Equatable {
  var status = Status.idle
  /// Goes up whenever it starts or is broken off, so that what was scheduled before concerns it no longer.
  var mark: UInt32 = 0
  /// The stay of its element in which it last began; 0 for none.
  var stay: UInt32 = 0
  /// When it started.
  var start: Int64 = 0

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
