/// A player of a book; it holds the book's state, accepts a reader's inputs and emits events.
///
/// Nothing happens by itself. The host advances time with ``advance(by:)-(Ticks)`` and passes in touches and page
/// turns, then reads ``events`` and looks at the stage. A player is a value: a copy continues independently of the
/// original.
///
/// ```swift
/// var player = Player(book)
/// player.open(page: 1)
/// player.advance(by: .seconds(2))
/// for event in player.takeEvents() { print(event) }
/// ```
public struct Player: Sendable {
  /// The plan made from the book, shared by all copies of the player.
  ///
  /// It's replaced only to add names for texts that aren't in the book.
  private(set) var book: Shared<BookPlan>
  var plan: BookPlan { book.value }
  var current = PagePlan() {
    didSet { drivenValues = DrivenValues() }
  }
  /// What the last drawing of the page on stage has computed; it isn't part of the state.
  var drivenValues = DrivenValues()
  var state = PlayerState()
  var pages = PagePlans()
  /// The values of the options, which aren't part of the state.
  var options: OptionValues
  /// The recordings of readers' voices, which saved states don't contain.
  public internal(set) var recordings = VoiceRecordings()
  /// The recording in progress, which isn't part of the state.
  var recording: RecordingInProgress?
  /// The steps that are pending at the current tick; empty whenever control returns to the host.
  var pendingSteps = PendingSteps()
  /// The number of rules in `pendingSteps` that are waiting for their turn to fire.
  var waitingRuleCount = 0
  /// The events of the latest physics step with their elements, stored here so that a step allocates no memory.
  var stepEvents: [(event: Event, item: ItemIndex)] = []
  var contacts: [PhysicsContact] = []
  var rested: [BodyIndex] = []
  /// Whether the physics step of the current tick is still to come.
  var isBeforePhysicsStep = false
  /// Whether tweens that have ended still control bodies until this tick's physics step is over.
  var hasEndedTweenControl = false
  /// The number of page turns that are still allowed, or `nil` if there is no limit.
  var remainingTurns: Int?
  /// Whether it has restored a saved state.
  var isRestored = false
  /// The events that happened since they were last taken, in order.
  public internal(set) var events: [Event] = []
  /// The settings with which the book is played.
  public private(set) var settings: Settings

  /// The settings of a player.
  public struct Settings: Sendable, Equatable {
    /// The BCP 47 code of the language to start in; the book's first language if `nil` or if the book doesn't have it.
    public var language: String?
    /// The seed of the book's random numbers, or `nil` for the seed in the book.
    public var seed: UInt64?
    /// Whether to reduce motion.
    public var reducesMotion = false
    /// Whether to also emit events for every step of touches, drags, movies and tweens.
    public var isVerbose = false
    /// Whether the host can record, so that the section of options offers recording.
    public var canRecord = false

    /// Creates the default settings.
    public init() {}
  }

  /// Creates a player of `book` with no page open yet.
  ///
  /// `assets` provides the sizes of pictures and the lengths of sounds that the book doesn't give. Without it, such
  /// pictures are 0 × 0 points large and such sounds take no time. The module `BookFiles` reads both from a folder.
  public init(_ book: Book, assets: AssetCatalog? = nil, settings: Settings = Settings()) {
    var planner = BookPlanner(book, assets: assets)
    let plan = planner.make()
    self.book = Shared(plan)
    // Until a page is open, the book's rules receive events as during credits.
    current = plan.creditsPlan
    options = OptionValues(plan.optionValues)
    self.settings = settings
    state.variables = plan.variables
    state.ruleCounts = IndexedArray(repeating: 0, count: plan.rules.count)
    state.random = SplitMix64(seed: settings.seed ?? book.seed)
    if let language = settings.language { state.language = plan.language(Array(language.utf8)) ?? 0 }
  }
}

// MARK: - Queries

extension Player {
  /// The current tick.
  public var tick: Ticks { Ticks(state.clock.tick) }

  /// The number of ticks per second.
  public var tickRate: Int { plan.tickRate }

  /// The page on stage, counted from 1; `nil` before the first page is open, in sections, and while credits are shown.
  public var page: Int? { pageNumber }

  /// The texts of all names that events carry.
  ///
  /// Setting an option to a text that isn't in the book adds a name. So read the names again for each event, or
  /// whenever `option.changed` was emitted.
  public var names: NameTable { plan.names }

  /// Whether the book uses random numbers; if so, a host should start each run with another seed.
  public var usesRandomness: Bool { plan.usesRandomness }

  /// Whether a page is being turned.
  public var isTurning: Bool { state.turn != nil }

  /// Removes and returns the events that have happened since they were last taken.
  public mutating func takeEvents() -> [Event] {
    let taken = events
    events = []
    return taken
  }

  /// Whether the host reduces motion, which affects only what is drawn.
  ///
  /// Readers can also reduce motion with an option; ``isMotionReduced`` takes both into account.
  public var reducesMotion: Bool {
    get { settings.reducesMotion }
    set { settings.reducesMotion = newValue }
  }

  /// Whether the host can record the reader's voice, so that the section of options offers recording when it opens.
  public var canRecord: Bool {
    get { settings.canRecord }
    set { settings.canRecord = newValue }
  }

  /// Removes the events, but keeps their memory, for hosts that read ``events`` in place.
  public mutating func discardEvents() { events.removeAll(keepingCapacity: true) }
}

// MARK: - Names and plans

extension Player {
  mutating func intern(_ text: String) -> Name {
    if let name = names.find(text) { return name }
    var changed = plan
    let name = changed.names.intern(text)
    book = Shared(changed)
    return name
  }

  /// Returns the plan at an index; it's empty for a generated section that hasn't been opened.
  func pagePlan(_ number: PlanIndex) -> PagePlan {
    pages.plan(number) ?? (plan.isGenerated(number) ? PagePlan() : plan.pagePlan(number))
  }

  func pagePlan(ofPage page: PageIndex, language: Int) -> PagePlan {
    pagePlan(plan.plan(ofPage: page, language: language))
  }

  /// Returns the plan of a page on stage or being left, or `nil` if the state doesn't belong to a page.
  func pagePlan(of state: PageState) -> PagePlan? {
    state.scene.page.flatMap { plan.isGenerated($0) ? pages.plan($0, offering: state.offer) : pagePlan($0) }
  }

  /// Makes the plan of the page with a number in the current language, so that copies of the player share it.
  package mutating func preparePage(_ number: Int) {
    guard number >= 1, number <= plan.pageCount else { return }
    makePlan(plan.plan(ofPage: PageIndex(number - 1), language: state.language), offering: VoiceOffer())
  }

  mutating func makePlan(_ number: PlanIndex, offering offer: VoiceOffer) {
    // Only generated sections depend on the offer.
    let offer = plan.isGenerated(number) ? offer : VoiceOffer()
    guard !pages.hasPlan(number, offering: offer) else { return }
    guard plan.isGenerated(number) else { return pages.add(plan.pagePlan(number), number, offering: offer) }
    let made = plan.generatedPlan(number, offering: offer)
    pages.add(made.plan, number, offering: offer)
    guard made.names.count > names.count else { return }
    var changed = plan
    changed.names = made.names
    book = Shared(changed)
  }
}

// MARK: - Events

extension Player {
  static let maxEventsPerTick = 10_000
  /// The maximum number of triggers and rules whose delays are pending.
  static let maxPendingFirings = 10_000

  var place: PageIndex? {
    if state.page.scene.page == nil { return nil }
    return current.page
  }

  var pageNumber: Int? { place.flatMap { $0.position < plan.pageCount ? $0.position + 1 : nil } }

  func event(_ kind: EventKind) -> Event { book.event(kind, at: tick, on: place) }

  func event(_ kind: EventKind, at place: PageIndex) -> Event { book.event(kind, at: tick, on: place) }

  @inline(__always) func event(_ kind: EventKind, item: ItemIndex) -> Event {
    var event = event(kind)
    event.item = current.items[item].name
    return event
  }

  /// Emits an event and schedules its delivery to subscribers.
  ///
  /// A step must call this last. Steps that must run after all effects of the event have to be appended first.
  @inline(never) mutating func emit(
    _ event: Event, item: ItemIndex? = nil, tween: TweenIndex? = nil, isFirst: Bool = false, scene: Scene? = nil,
    opening: Opening? = nil
  ) {
    guard state.eventsInTick < Player.maxEventsPerTick else { return abortCascade() }
    state.eventsInTick += 1
    events.append(event)
    let hasSubscribers =
      current.triggerSubscriptions.hasSubscribers(event.kind) || current.ruleSubscriptions.hasSubscribers(event.kind)
      || scene != nil
    guard hasSubscribers else { return }
    pendingSteps.append(
      .deliver(
        Delivery(
          event: Int32(events.count - 1), kind: event.kind, isFirst: isFirst, item: item, tween: tween,
          scene: scene ?? state.page.scene, opening: opening ?? state.page.opening)))
  }

  /// Emits a step of a touch or drag if the host wants verbose events; rules can't subscribe to such events.
  mutating func emitDetail(_ kind: EventKind, item: ItemIndex?, at position: Point) {
    guard settings.isVerbose else { return }
    var event = event(kind)
    if let item { event.item = current.items[item].name }
    event.position = position
    events.append(event)
  }

  mutating func runPendingSteps() { while let next = pendingSteps.popLast() { perform(next) } }

  /// Aborts a cascade of too many events and cleans up after it.
  mutating func abortCascade() {
    pendingSteps.removeAll()
    waitingRuleCount = 0
    state.eventsInTick = 0
    var fault = event(.engineFault)
    fault.reason = .cascade
    events.append(fault)
    recoverFromFault()
  }
}

extension Shared<BookPlan> {
  /// Returns an event about a page or section, or about neither.
  @inline(never) fileprivate func event(_ kind: EventKind, at tick: Ticks, on place: PageIndex?) -> Event {
    guard let place else { return Event(kind, at: tick) }
    let pageCount = value.pageCount
    guard place.position >= pageCount else { return Event(kind, at: tick, page: place.position + 1) }
    var event = Event(kind, at: tick)
    event.section = value.sections[place.position - pageCount].word
    return event
  }
}
