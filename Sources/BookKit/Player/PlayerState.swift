/// The state of a player, which is everything that changes while a book is played.
struct PlayerState: Sendable, Equatable {
  var clock = Clock()
  var agenda = Agenda()
  /// The index of the current language among those of the book.
  var language = 0
  var page = PageState()
  /// A frozen copy of the page that is being left, while it's still visible.
  var leaving: PageState?
  /// Whether `leaving` isn't `nil`; an ordinary comparison with `nil` would compare everything on the page.
  var showsLeavingPage: Bool { if case .some = leaving { true } else { false } }
  var turn: Turn?
  /// The destinations of `back`, the last one first, without duplicates.
  var wayBack: [Destination] = []
  /// The page that was entered last; `nil` at the beginning and after the end of the book.
  var readPage: PageIndex?
  var credits: CreditState?
  /// The games that have begun, on any page.
  var games: [GameState] = []
  var variables = IndexedArray<VariableIndex, Event.Datum>()
  var ruleCounts = IndexedArray<RuleIndex, Int32>()
  var touches: [TouchState] = []
  var held: [HeldItem] = []
  var files: [FileSound] = []
  /// The last opening so far of a page or a single credit.
  var lastOpening: Opening = 0
  var soundsStarted: UInt32 = 0
  var lastPlayback: Playback = 0
  var eventsInTick = 0
  /// The generator of the book's random numbers.
  var random = SplitMix64(seed: 1)
  /// Whether every page turn is a cut because the language is changing.
  var skipsTransitions = false
}

/// A file that a drop, a rule or a movie plays.
struct FileSound: Sendable, Equatable {
  var start: Int64
  var file: FileIndex
  var number: Playback
  /// Its rank among all sounds that were started.
  var order: UInt32
}

/// Something that can be on stage and that `back` can lead to.
enum Destination: Sendable, Hashable {
  case page(PageIndex)
  case credits
}

/// A page turn in progress.
struct Turn: Sendable, Equatable {
  var phase = Phase.leaving
  /// The page or section that is left, or `nil` if there is none.
  var from: PageIndex?
  /// The page or section that is opened, or `nil` if the credits are.
  var to: PageIndex?
  /// The way back from the new page, until it's entered.
  var wayBack: [Destination] = []
  var isForward = true
  /// The tick at which the new page began to enter.
  var start: Int64 = 0
  var duration: Int64 = 0

  enum Phase: UInt8, Sendable {
    case leaving, entering
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
  /// Whether it was cancelled while its finger stays down, which no longer has any effect.
  var isCancelled = false
  /// Whether it is being lifted.
  var isReleased = false
  /// Whether it belongs to a choice, so that it reaches its element even if that is covered.
  var isChosen = false
  /// Whether it has moved the element that it drags.
  var hasMoved = false
  /// The finger's position relative to the origin of the dragged frame; `nil` if it doesn't drag.
  var grab: Point?
}

/// An element that a finger holds, with its position.
struct HeldItem: Sendable, Equatable {
  var touch: Int
  var origin: Point
  var item: ItemIndex
  /// Whether it only moves along with the element that the finger drags.
  var isCompanion: Bool
}
