/// Everything that changes while a book is played.
struct PlayerState: Sendable, Equatable {
  var clock = Clock()
  var agenda = Agenda()
  /// The language, by its place among those of the book.
  var language = 0
  var page = PageState()
  /// The page that is being left, as it stood when it was left, while it can still be seen.
  var leaving: PageState?
  /// Whether there is such a page; to compare it with `nil` would compare all that stands on it.
  var showsLeavingPage: Bool { if case .some = leaving { true } else { false } }
  var turn: Turn?
  var credits: CreditState?
  var variables: [Event.Datum] = []
  /// By rule of the book: how often it fired.
  var ruleCounts: [Int32] = []
  var touches: [TouchState] = []
  var held: [HeldItem] = []
  /// The files that sound.
  var files: [FileSound] = []
  /// How many pages have been opened.
  var openings: UInt32 = 0
  /// How many sounds have started.
  var soundings: UInt32 = 0
  /// How many files have been played.
  var filesPlayed: UInt32 = 0
  /// How many events the present tick has caused.
  var eventsOfTick = 0
  /// Whether every page turn is a cut, because the language changes.
  var cutsTurns = false
}

/// A file that a drop, a rule or a movie plays.
struct FileSound: Sendable, Equatable {
  /// Which, among those of the book.
  var file: Int32
  /// The how manyth file it was that was played.
  var number: UInt32
  /// The how manyth sound it was that started.
  var order: UInt32
  /// When it started.
  var start: Int64
}

/// A page turn that is under way.
struct Turn: Sendable, Equatable {
  var phase = Phase.leaving
  /// The page that is left, counted from 0; -1 for none.
  var from: Int32
  /// The page that is opened, counted from 0; -1 for the credits.
  var to: Int32
  var isForward = true
  /// When the new page began to enter.
  var start: Int64 = 0
  var duration: Int64 = 0

  /// How far a turn is.
  enum Phase: UInt8, Sendable {
    /// The old page is being left.
    case leaving
    /// The new page enters.
    case entering
  }
}

/// The credit that is shown.
struct CreditState: Sendable, Equatable {
  var index: Int
  var start: Int64
  var mark: UInt32
  /// The page from which the credits were opened; -1 for none.
  var returnPage: Int32
  /// Whether it has been hidden, as its time is over, and the next one has not come yet.
  var isOver = false
}

/// A finger that is down.
struct TouchState: Sendable, Equatable {
  var id: Int
  var position: Point
  /// What it began on; -1 for nothing.
  var item: Int32
  /// The stay of that element in which it began.
  var stay: UInt32
  /// Whether a page turn broke it off: the finger is down, but does nothing any more.
  var isCancelled = false
  /// Whether it is being lifted.
  var isReleased = false
  /// Whether the player's choices made it, so that it reaches its element even when something covers that.
  var isChosen = false
  /// Whether it moved what it drags.
  var hasMoved = false
  /// Where in the frame of what it drags the finger is, from the frame's origin; nothing when it drags nothing.
  var grab: Point?
}

/// An element that a finger holds, and where.
struct HeldItem: Sendable, Equatable {
  var item: Int32
  /// The finger.
  var touch: Int
  /// Whether it only moves along with what the finger drags.
  var isCompanion: Bool
  /// The origin of its frame.
  var origin: Point
}
