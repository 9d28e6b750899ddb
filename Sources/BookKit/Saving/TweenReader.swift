/// A reader of the tracks of running tweens.
struct TweenReader {
  let plan: PagePlan
  private let loudness: Double
  let order: DuplicateNameRanks
  /// The tracks, each with the slot that it changes and the number of tracks that it overrides.
  private var tracks: [(slot: Int32, depth: Int64, track: ActiveTrack, start: Double)] = []

  init(_ plan: PagePlan, loudness: Double) {
    (self.plan, self.loudness) = (plan, loudness)
    order = DuplicateNameRanks(tweensOf: plan)
  }

  /// Reads the tracks of a running tween; a track that wasn't saved starts as if its tween had just begun.
  mutating func read(tracksOf tween: TweenIndex, startTick: Int64, _ part: SavedPart, _ page: inout PageState) {
    let texts = part.texts("tracks", by: 3)
    var isSaved = Array(repeating: false, count: texts.count)
    let tweenPlan = plan.tweens[tween]
    for track in tweenPlan.tracks {
      let slot = plan.slot(ofTrack: track, of: tweenPlan.item)
      var startValue = plan.startValue(
        ofTrack: track, of: tweenPlan.item, shown: page.values[slot], in: page, at: time(startTick))
      let property = plan.tracks.property(of: track)
      var depth: Int64 = 0
      for index in stride(from: 0, to: texts.count, by: 3) where !isSaved[index] {
        guard let savedProperty = Property(texts[index]), savedProperty == property else { continue }
        guard let start = SavedPart.real(texts[index + 1]), let below = SavedPart.integer(texts[index + 2]) else {
          return part.reportDamage("tracks")
        }
        isSaved[index] = true
        startValue = start
        depth = below
        break
      }
      let active = plan.activeTrack(track, of: tweenPlan, on: slot, from: startValue, since: startTick)
      tracks.append((Int32(slot), depth, active, startValue))
    }
  }

  /// Sets the end values of a tween that now takes no time.
  func finish(_ tween: TweenIndex, _ page: inout PageState) {
    let item = plan.tweens[tween].item
    // Positions along a way depend on the size, and their tracks come first.
    for track in plan.tweens[tween].tracks.reversed() {
      let slot = plan.slot(ofTrack: track, of: item)
      var end = plan.tracks.end(of: track)
      if let way = plan.tracks.way(of: track) {
        let start = plan.startValue(ofTrack: track, of: item, shown: page.values[slot], in: page, at: time(0))
        end = plan.value(ofTrack: track, along: way, at: 1, from: start, in: page, at: time(0))
      }
      page.setValue(end, of: slot)
    }
  }

  /// Returns the time at which the sizes of elements count; they don't depend on the tick rate.
  private func time(_ tick: Int64) -> StageTime { StageTime(tick: tick, tickRate: 1, loudness: loudness) }

  /// Activates the tracks on their slots, overridden tracks before the tracks that override them.
  mutating func link(_ page: inout PageState) {
    tracks.shellSort { ($0.slot, $0.depth, $0.track.track) < ($1.slot, $1.depth, $1.track.track) }
    for (slot, _, track, startValue) in tracks { page.activate(track, on: Int(slot), from: startValue) }
  }
}
