extension StateWriter {
  mutating func writeTweens(of item: ItemIndex, _ page: WrittenPage) {
    let tweens = page.plan.items[item].tweens
    guard !tweens.isEmpty else { return }
    let start = text.bytes.count
    text.beginList("tweens")
    let empty = text.bytes.count
    // A part's tween to a stop is written with the part.
    for tween in tweens where page.plan.tweens[tween].role != .settle { write(tween: tween, of: item, page) }
    if text.bytes.count > empty { text.endList() } else { text.shorten(to: start) }
  }

  private mutating func write(tween: TweenIndex, of item: ItemIndex, _ page: WrittenPage) {
    let tweenState = page.state.tweens[tween]
    let itemState = page.state.items[item]
    let start = text.bytes.count
    text.begin()
    let name = page.plan.tweens[tween].name
    let rank = page.tweens.number(of: DuplicateNameRanks.name(name, of: item), at: tween.position)
    write(name: name, number: rank)
    let empty = text.bytes.count
    text.write("begun", if: itemState.isOnStage && tweenState.hasBegun)
    let entries = live.all(.tween, tween.position)
    switch tweenState.status {
    case .running: writeRun(of: tween, page)
    case .delayed: writeDue(entries)
    // An idle tween can be a banner's departure that waits for the end of the hold time.
    case .idle: if !entries.isEmpty { writeDue(entries) }
    }
    if let trigger = page.plan.tweens[tween].trigger { write("triggered", live.all(.trigger, trigger.position)) }
    if text.bytes.count > empty { text.endPart() } else { text.shorten(to: start) }
  }

  /// Writes the start of a tween and, for each track, its property, start value, and the number of tracks it overrides.
  private mutating func writeRun(of tween: TweenIndex, _ page: WrittenPage) {
    text.write("start", page.plan.startTick(of: page.plan.tweens[tween], in: page.state, at: state.clock.tick))
    writeOrder(of: live.all(.tween, tween.position))
    if let wander = page.plan.tweens[tween].wander { write(page.state.wanders[wander]) }
    text.beginList("tracks")
    for track in page.plan.tweens[tween].tracks {
      let slot = page.plan.slot(ofTrack: track, of: page.plan.tweens[tween].item)
      write(property: page.plan.tracks.property(of: track))
      text.add(real: page.state.runningTrack(track, on: slot)?.startValue ?? page.state.values[slot])
      var depth: Int64 = 0
      var below = page.state.overriddenTracks.link(from: track)
      while let link = below {
        depth += 1
        below = page.state.overriddenTracks.link(from: link.track)
      }
      text.add(depth)
    }
    text.endList()
  }

  private mutating func write(_ leg: WanderState) {
    text.begin("leg")
    text.write("count", leg.leg)
    text.write("ticks", leg.duration.count)
    text.write("x", "y", leg.end)
    text.write("scale", real: leg.scale)
    text.write("homeX", "homeY", leg.home)
    text.write("homeScale", real: leg.homeScale)
    text.end()
  }
}
