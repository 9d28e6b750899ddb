/// Plays a book: holds its state, takes what readers do, tells what happens.
///
/// Nothing moves by itself: the host lets time pass with ``advance(by:)-(Ticks)`` and hands in touches and page turns,
/// then reads ``events`` and looks at the stage. A player is a value; a copy goes on independently of the original.
///
/// ```swift
/// var player = Player(book)
/// player.open(page: 1)
/// player.advance(by: .seconds(2))
/// for event in player.takeEvents() { print(event) }
/// ```
public struct Player: Sendable {
  /// The book as it is played; the same for all players of a book.
  let book: Shared<BookPlan>
  var plan: BookPlan { book.value }
  /// The plan of the page on stage.
  var current = PagePlan()
  var state = PlayerState()
  /// What is left to do at the present tick; empty whenever the host is asked.
  var work: [Work] = []
  /// The number of rules in `work` that wait for their turn to fire.
  var waitingRules = 0
  /// What a step of the bodies brings; empty between ticks, and kept so that no step needs new memory.
  var stepEvents: [(event: Event, item: Int32)] = []
  var contacts: [PhysicsContact] = []
  var rested: [Int] = []
  /// Whether the bodies' step of the present tick is still to come.
  var isBeforeStep = false
  /// Whether bodies are led until the step of this tick is over, although their tweens have ended.
  var hasEndedLeads = false
  /// What happened since the events were last taken, in order.
  public internal(set) var events: [Event] = []
  /// How the book is played.
  public private(set) var settings: Settings

  /// How a book is played.
  public struct Settings: Sendable, Equatable {
    /// The language in which it begins, BCP 47; the book's first one where nothing is said or the book has not that.
    public var language: String?
    /// Whether things should move as little as they can.
    public var reducesMotion = false
    /// Whether events are told for every step of touches, drags, movies and tweens too.
    public var isVerbose = false

    /// The settings of most readers.
    public init() {}
  }

  /// A player of `book`, with no page open yet.
  ///
  /// Where the book does not give the sizes of pictures and the lengths of sounds, `assets` does: without it such
  /// pictures are 0 × 0 and such sounds take no time. The module `BookFiles` reads both from a folder.
  public init(_ book: Book, assets: AssetCatalog? = nil, settings: Settings = Settings()) {
    var planner = BookPlanner(book, assets: assets)
    let plan = planner.make()
    self.book = Shared(plan)
    // Until a page is open, the book's rules hear what is told as they do during credits.
    current = plan.creditsPlan
    self.settings = settings
    state.variables = plan.variables
    state.ruleCounts = Array(repeating: 0, count: plan.rules.count)
    if let language = settings.language { state.language = plan.language(Array(language.utf8)) ?? 0 }
  }
}

// MARK: - Looking

extension Player {
  /// The present moment.
  public var tick: Ticks { Ticks(state.clock.tick) }

  /// How many ticks make a second.
  public var tickRate: Int { plan.tickRate }

  /// The page on stage, counted from 1; nothing before the first one is open and while credits are shown.
  public var page: Int? { pageNumber }

  /// The texts of all names that events carry.
  public var names: NameTable { plan.names }

  /// Whether a page is being turned.
  public var isTurning: Bool { state.turn != nil }

  /// Takes the events that have happened since they were last taken.
  public mutating func takeEvents() -> [Event] {
    let taken = events
    events = []
    return taken
  }

  /// Lets things move as little as they can, or again as the book says; nothing that happens depends on it.
  public mutating func reduceMotion(_ isOn: Bool) { settings.reducesMotion = isOn }

  /// Forgets the events that have happened, but keeps their memory, for hosts that read ``events`` in place.
  public mutating func discardEvents() { events.removeAll(keepingCapacity: true) }
}

// MARK: - Events

extension Player {
  /// How many events one tick may cause.
  static let mostEventsOfTick = 10_000
  /// How many triggers and rules can wait for their delays to be over.
  static let mostFirings = 10_000

  var pageNumber: Int? { current.page >= 0 && state.page.plan >= 0 ? current.page + 1 : nil }

  /// An event at the present tick on the page on stage.
  func event(_ kind: EventKind) -> Event { Event(kind, at: tick, page: pageNumber) }

  /// An event about an element.
  func event(_ kind: EventKind, item: Int) -> Event {
    var event = event(kind)
    event.item = current.items[item].name
    return event
  }

  /// Tells an event, and sees to it that those hear of it who wait for it.
  ///
  /// It must come last in what a step does: what is to be done after all its effects is put on the stack before.
  mutating func tell(
    _ event: Event, item: Int = -1, tween: Int = -1, isFirst: Bool = false, plan: Int32? = nil, opening: UInt32? = nil
  ) {
    guard state.eventsOfTick < Player.mostEventsOfTick else { return breakOff() }
    state.eventsOfTick += 1
    events.append(event)
    let hears = current.triggerHearings.hears(event.kind) || current.ruleHearings.hears(event.kind) || plan != nil
    guard hears else { return }
    work.append(
      .hear(
        Hearer(
          event: Int32(events.count - 1), kind: event.kind, isFirst: isFirst, item: Int32(item), tween: Int32(tween),
          plan: plan ?? state.page.plan, opening: opening ?? state.page.opening)))
  }

  /// Tells a step of a touch or drag, of which nothing can follow, if the host wants such.
  mutating func tellDetail(_ kind: EventKind, item: Int, at position: Point) {
    guard settings.isVerbose else { return }
    var event = event(kind)
    if item >= 0 { event.item = current.items[item].name }
    event.position = position
    events.append(event)
  }

  /// Does everything that is left to do.
  mutating func settle() {
    while let next = work.popLast() { perform(next) }
  }

  /// Breaks off a cascade of too many events, and leaves nothing half done.
  mutating func breakOff() {
    work.removeAll()
    waitingRules = 0
    state.eventsOfTick = 0
    var fault = event(.engineFault)
    fault.reason = .cascade
    events.append(fault)
    mendAfterFault()
  }
}
