/// The state of a player, which is everything that changes while a book is played.
struct PlayerState: Sendable, Equatable {
  var clock = Clock()
  var agenda = Agenda()
  /// The index of the current language in the book's languages.
  var language = 0
  var page = PageState()
  /// A frozen copy of the page that is being left, while it's still visible.
  var leaving: PageState?
  /// Whether `leaving` isn't `nil`; an ordinary comparison with `nil` would compare everything on the page.
  var showsLeavingPage: Bool { if case .some = leaving { true } else { false } }
  var turn: Turn?
  /// The destinations of `back`, without duplicates; the next destination is at the end.
  var returnPath: [Destination] = []
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
  /// The number of the latest opening of a page or a single credit.
  var lastOpening: Opening = 0
  var soundsStarted: UInt32 = 0
  var lastPlayback: Playback = 0
  /// The number of the latest touch that could become a hold.
  var lastHold: Mark = 0
  /// How loud it is, 0…1, as the host said last.
  var loudness = 0.0
  var eventsInTick = 0
  /// The generator of the book's random numbers.
  var random = SplitMix64(seed: 1)
  /// Whether every page turn is a cut, such as while the language changes or after a recording.
  var skipsTransitions = false
}

/// A sound file that is being played without an element.
struct FileSound: Sendable, Equatable {
  var start: Int64
  var file: FileIndex
  var number: Playback
  /// Its position in the order in which sounds were started.
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
  /// The page or section that is opened, or `nil` if the credits are opened.
  var to: PageIndex?
  /// The way back from the new page, until it's entered.
  var returnPath: [Destination] = []
  var isForward = true
  /// The tick at which the new page began to enter.
  var start: Int64 = 0
  var duration: Int64 = 0

  enum Phase: UInt8, Sendable {
    case leaving, entering
  }
}

/// The open credits, with the credit that is shown.
struct CreditState: Sendable, Equatable {
  /// The index of the credit, or `nil` if the credits name no people.
  var index: Int?
  var start: Int64
  var opening: Opening
  /// Whether the credit is hidden because its time is over, but the next one isn't shown yet.
  var isOver = false
}

/// A finger that is down.
struct TouchState: Sendable, Equatable {
  var id: Int
  var position: Point
  /// The point at which the touch began.
  var start: Point
  /// The element on which the touch began, or `nil` if there was none.
  var item: ItemIndex?
  /// The element's stay on stage during which the touch began.
  var stay: Stay
  /// Whether the touch was cancelled while its finger stays down; such a finger no longer has any effect.
  var isCancelled = false
  /// Whether the finger is being lifted.
  var isReleased = false
  /// Whether the touch belongs to a choice, so that it reaches its element even if another element covers it.
  var isChosen = false
  /// Whether the finger has moved the element that it drags.
  var hasMoved = false
  /// Where the finger that rubs its element away was last, in the element's own coordinates; `nil` if it doesn't rub.
  var rub: Point?
  /// The number of the hold that the touch can still become; 0 stands for none.
  var hold: Mark = 0
  /// Whether it has become a hold; such a touch gives no tap.
  var isHold = false
  /// The finger's position relative to the origin of the dragged frame; `nil` if it drags nothing.
  var grab: Point?
  /// How the finger holds a slider, a dial or a flap; `nil` if it holds none.
  var movableGrab: MovableGrab?

  init(id: Int, position: Point, item: ItemIndex?, stay: Stay) {
    (self.id, self.position, start, self.item, self.stay) = (id, position, position, item, stay)
  }
}

extension TouchState {
  /// Whether the finger drags an element, or holds a slider, a dial or a flap.
  var holdsSomething: Bool { grab != nil || movableGrab != nil }
}

/// An element that a finger holds, with its position.
struct HeldItem: Sendable, Equatable {
  var touch: Int
  var origin: Point
  var item: ItemIndex
  /// Whether it only moves along with the element that the finger drags.
  var isCompanion: Bool
}
