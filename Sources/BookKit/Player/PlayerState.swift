/// The state of a player, which is everything that changes while a book is played.
struct PlayerState: Sendable, Equatable {
  var clock = Clock()
  var agenda = Agenda()
  /// The index of the current language among those of the book.
  var language = 0
  var page = PageState()
  /// The page that is being left, frozen as it was at that moment, while it's still visible.
  var leaving: PageState?
  /// Whether there is such a page; comparing it with `nil` would compare everything on it.
  var showsLeavingPage: Bool { if case .some = leaving { true } else { false } }
  var turn: Turn?
  /// What `back` leads to, the last one first; nothing is in it twice.
  var wayBack: [Destination] = []
  /// The page that entered last, or `nil` if none has since the beginning or the end of the book.
  var readPage: PageIndex?
  var credits: CreditState?
  /// The games that have begun, wherever they are.
  var games: [GameState] = []
  var variables = IndexedArray<VariableIndex, Event.Datum>()
  var ruleCounts = IndexedArray<RuleIndex, Int32>()
  var touches: [TouchState] = []
  var held: [HeldItem] = []
  var files: [FileSound] = []
  /// The last opening so far, of a page or a single credit.
  var lastOpening: Opening = 0
  var soundsStarted: UInt32 = 0
  /// The last playback of a file so far.
  var lastPlayback: Playback = 0
  var eventsInTick = 0
  /// The generator of the lots that decide what happens.
  var lots = SplitMix64(seed: 1)
  /// Whether every page turn is a cut because the language is changing.
  var skipsTransitions = false
}

/// A file that a drop, a rule or a movie plays.
struct FileSound: Sendable, Equatable {
  var start: Int64
  var file: FileIndex
  var number: Playback
  /// Its number among all sounds started, in order.
  var order: UInt32
}

/// Something that can be on stage and that `back` can lead to.
enum Destination: Sendable, Hashable {
  /// A page or a section.
  case page(PageIndex)
  case credits
}

/// A page turn that is under way.
struct Turn: Sendable, Equatable {
  var phase = Phase.leaving
  /// The page or section that is left, or `nil` if there is none.
  var from: PageIndex?
  /// The page or section that is opened, or `nil` if the credits are.
  var to: PageIndex?
  /// The way back from there, until it's entered.
  var wayBack: [Destination] = []
  var isForward = true
  /// The tick at which the new page began to enter.
  var start: Int64 = 0
  var duration: Int64 = 0

  enum Phase: UInt8, Sendable {
    case leaving
    case entering
  }
}

/// The credits that are open, with the one that is shown.
struct CreditState: Sendable, Equatable {
  /// The index of the credit, or `nil` if the credits name no people.
  var index: Int?
  var start: Int64
  var opening: Opening
  /// Whether its time is over and it's hidden, but the next one isn't shown yet.
  var isOver = false
}

/// A finger that is down.
struct TouchState: Sendable, Equatable {
  var id: Int
  var position: Point
  /// The element that it began on, or `nil` if it began on none.
  var item: ItemIndex?
  /// The element's stay on stage during which it began.
  var stay: Stay
  /// Whether a page turn cancelled it, so that the finger is down but no longer does anything.
  var isCancelled = false
  /// Whether it is being lifted.
  var isReleased = false
  /// Whether a choice made it and its element is covered, so that it reaches the element all the same.
  var isChosen = false
  /// Whether it has moved what it drags.
  var hasMoved = false
  /// The finger's position relative to the origin of the dragged frame; `nil` if it drags nothing.
  var grab: Point?
}

/// An element that a finger holds, with its position.
struct HeldItem: Sendable, Equatable {
  /// The number of the finger.
  var touch: Int
  /// The origin of its frame.
  var origin: Point
  var item: ItemIndex
  /// Whether it only moves along with what the finger drags.
  var isCompanion: Bool
}
