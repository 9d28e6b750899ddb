// The events that are emitted only if the host asks for verbose events.

extension Player {
  var isAnythingRunning: Bool {
    for tween in state.page.tweens where tween.status == .running { return true }
    for movie in state.page.movies where movie.isRunning { return true }
    return false
  }

  mutating func emitDetails() {
    for tween in state.page.tweens.indices where state.page.tweens[tween].status == .running { emitValues(of: tween) }
    for movie in state.page.movies.indices where state.page.movies[movie].isRunning { emitPicture(of: movie) }
  }

  private mutating func emitValues(of tween: TweenIndex) {
    let item = current.tweens[tween].item
    if let movable = current.movable(settledBy: tween) { emitProgress(of: movable) }
    for track in current.tweens[tween].tracks {
      var event = event(.tweenUpdated, item: item)
      event.tween = current.tweens[tween].name
      let property = current.tracks.property(of: track)
      event.name = plan.engineNames.properties[Int(property.ordinal)]
      let number = value(ofTrack: track, of: item)
      event.value = property == .fontColor ? .color(Color(packed: number)) : .number(number)
      events.append(event)
    }
  }

  private mutating func emitProgress(of movable: MovableIndex) {
    let plan = current.movables[movable]
    var event = event(.tweenUpdated, item: plan.item)
    event.tween = current.tweens[plan.settle].name
    event.name = self.plan.engineNames.progress
    event.value = .number(progress(of: movable))
    events.append(event)
  }

  private mutating func emitPicture(of movie: MovieIndex) {
    let (plan, movieState) = (current.movies[movie], state.page.movies[movie])
    let elapsed = state.clock.tick - movieState.start
    let frame = plan.frame(at: elapsed, tickRate: self.plan.tickRate)
    // Every picture is emitted once, at the first tick at which it's shown.
    if elapsed > 0, frame == plan.frame(at: elapsed - 1, tickRate: self.plan.tickRate) { return }
    var event = event(.movieFrame, item: plan.item)
    event.index = frame
    events.append(event)
  }
}
