/// The state of a page, which is everything that changes while it's played.
struct PageState: Sendable, Equatable {
  var scene = Scene.nothing
  var opening: Opening = 0
  /// The voice offer for which a generated section was made.
  var offer = VoiceOffer()
  var items = IndexedArray<ItemIndex, ItemState>()
  /// The value of each slot: the current one or, for a slot with an active track, the track's start value.
  private(set) var values: [Double] = []
  /// The active tracks that are computed in batches.
  private(set) var running = RunningTracks(TrackPlans())
  private var activities: [SlotActivity] = []
  /// The other active tracks, one bit per track.
  private var otherTrackBits: [UInt64] = []
  var tweens = IndexedArray<TweenIndex, TweenState>()
  var wanders = IndexedArray<WanderIndex, WanderState>()
  var rubs = IndexedArray<RubIndex, RubState>()
  /// The start ticks of tweens: one for each track that isn't in a batch, then one for each tween without tracks.
  private var otherStartTicks: [Int64] = []
  /// The overridden tracks, which become active again when the tracks that override them end.
  private(set) var overriddenTracks = TrackLinks()
  var sounds = IndexedArray<SoundIndex, SoundState>()
  var movables = IndexedArray<MovableIndex, MovableState>()
  var movies = IndexedArray<MovieIndex, MovieState>()
  var readings: [ReadingState] = []
  var ruleCounts = IndexedArray<RuleIndex, Int32>()
  var world = PhysicsWorld(tickRate: 1, gravity: .zero)
  /// The bodies that tweens move or stretch, directly or with a group, in the order in which tweens took control.
  var tweenedBodies: [BodyIndex] = []
  var automaticTurn = AutomaticTurn()
  /// Whether a noise has begun on the page and hasn't ended.
  var isLoud = false
  /// The number of times that elements have come on stage.
  var arrivalCount: UInt32 = 0
  var paintOrder = PaintOrder()
  /// Whether all elements on stage are visible and plain.
  var isPlain = true
  var isPaintOrderStale = false

  init() {}

  init(_ page: PagePlan, plan: PlanIndex, opening: Opening, offer: VoiceOffer) {
    scene = .page(plan)
    (self.opening, self.offer) = (opening, offer)
    items.reserveCapacity(page.items.count)
    for item in page.items { items.append(ItemState(isVisible: item.isVisible, isActive: item.isActive)) }
    values = page.initialValues
    running = RunningTracks(page.tracks)
    activities = Array(repeating: .none, count: page.slotCount)
    otherTrackBits = Array(repeating: 0, count: (page.tracks.count - running.capacity + 63) / 64)
    tweens = IndexedArray(repeating: TweenState(), count: page.tweens.count)
    wanders = IndexedArray(repeating: WanderState(), count: page.wanders.count)
    rubs = IndexedArray(repeating: RubState(), count: page.rubs.count)
    otherStartTicks = Array(repeating: 0, count: page.tracks.startCount - running.capacity)
    sounds = IndexedArray(repeating: SoundState(), count: page.sounds.count)
    movables = IndexedArray(repeating: MovableState(), count: page.movables.count)
    movies = IndexedArray(repeating: MovieState(), count: page.movies.count)
    readings = Array(repeating: ReadingState(), count: page.readAlongs.count)
    ruleCounts = IndexedArray(repeating: 0, count: page.rules.count)
    world = page.world
  }
}

extension PageState {
  /// Sets the value of a slot unless it has an active track; such a track overwrites the value when it ends.
  mutating func setValue(_ value: Double, of slot: Int) {
    guard !hasActiveTrack(on: slot) else { return }
    values[slot] = value
  }

  func hasActiveTrack(on slot: Int) -> Bool { activities[slot] != .none }

  @inline(__always) func activeTrack(on slot: Int) -> ActiveTrack? {
    switch activities[slot] {
    case .none: nil
    case .running(let place): .batched(running[Int(place)])
    case .other(let number): .other(running.capacity + Int(number))
    }
  }

  mutating func activate(_ track: ActiveTrack, on slot: Int, from startValue: Double) {
    if let overridden = activeTrack(on: slot) {
      clear(slot)
      overriddenTracks.add(from: track.track, to: overridden, startValue: values[slot])
    }
    add(track, on: slot, from: startValue)
  }

  /// Removes a running track from a slot; if it overrides another track, that track becomes active again.
  mutating func deactivate(_ track: Int, on slot: Int) {
    // If no track is overridden, this one is active. Checking the slot would cost a memory access.
    guard !overriddenTracks.isEmpty else { return clear(slot) }
    guard let active = activeTrack(on: slot) else { return }
    guard active.track == track else { return overriddenTracks.remove(track, below: active.track) }
    clear(slot)
    guard let link = overriddenTracks.removeLink(from: track) else { return }
    add(link.overridden, on: slot, from: link.startValue)
  }

  func runningTrack(_ track: Int, on slot: Int) -> (track: ActiveTrack, startValue: Double)? {
    guard let active = activeTrack(on: slot) else { return nil }
    guard active.track != track else { return (active, values[slot]) }
    return overriddenTracks.link(to: track, below: active.track).map { ($0.overridden, $0.startValue) }
  }

  /// Sets the start value of a running track that isn't in a batch.
  mutating func setStartValue(_ value: Double, ofTrack track: Int, on slot: Int) {
    guard let active = activeTrack(on: slot) else { return }
    if active.track == track {
      values[slot] = value
    } else {
      overriddenTracks.set(value, to: track, below: active.track)
    }
  }

  private mutating func add(_ track: ActiveTrack, on slot: Int, from startValue: Double) {
    values[slot] = startValue
    switch track {
    case .batched(let batched): activities[slot] = .running(Int32(running.append(batched)))
    case .other(let track):
      let number = track - running.capacity
      activities[slot] = .other(Int32(number))
      otherTrackBits[number >> 6] |= 1 << UInt64(number & 63)
    }
  }

  private mutating func clear(_ slot: Int) {
    let activity = activities[slot]
    switch activity {
    case .none: return
    case .running(let place): activities[running.remove(at: Int(place))] = activity
    case .other(let number): otherTrackBits[Int(number >> 6)] &= ~(1 << UInt64(number & 63))
    }
    activities[slot] = .none
  }
}

// MARK: - Tracks that aren't in batches

extension PageState {
  func forEachOtherTrack(_ body: (Int) -> Void) {
    for (word, bits) in otherTrackBits.enumerated() {
      var bits = bits
      while bits != 0 {
        body(running.capacity + (word << 6 | bits.trailingZeroBitCount))
        bits &= bits &- 1
      }
    }
  }

  func startTick(ofOtherTrack track: Int) -> Int64 { otherStartTicks[track - running.capacity] }

  /// Records the tick at which a tween starts, unless its tracks are in batches and store the tick themselves.
  mutating func setStartTick(_ tick: Int64, of tween: TweenPlan) {
    guard tween.firstTrack >= running.capacity else { return }
    otherStartTicks[Int(tween.firstTrack) - running.capacity] = tick
    for track in tween.tracks.dropFirst() { otherStartTicks[track - running.capacity] = tick }
  }
}

extension PagePlan {
  func startTick(of tween: TweenPlan, in page: PageState, at tick: Int64) -> Int64 {
    let first = Int(tween.firstTrack)
    guard first < tracks.batchedCount else { return page.startTick(ofOtherTrack: first) }
    let slot = slot(ofTrack: first, of: tween.item)
    guard case .batched(let running) = page.runningTrack(first, on: slot)?.track else { return tick }
    return tick - running.elapsed(at: tick)
  }
}
