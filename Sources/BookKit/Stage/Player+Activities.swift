/// An activity at the current tick.
public enum Activity: Sendable, Equatable {
  /// A tween is running or delayed.
  case tween(item: Name, tween: Name, isDelayed: Bool)
  /// A sound of an element, the page's music, or a file is playing or delayed.
  case sound(Name, isDelayed: Bool)
  /// A movie is running.
  case movie(item: Name)
  /// A body is moving.
  case body(item: Name)
  /// A page is being turned.
  case turn
}

extension Player {
  /// The activities at the current tick: the page turn, then tweens, sounds, movies and bodies in document order.
  public var activities: [Activity] {
    var found: [Activity] = state.turn == nil ? [] : [.turn]
    for tween in state.page.tweens.indices where state.page.tweens[tween].status != .idle {
      let item = current.items[current.tweens[tween].item].name
      let isDelayed = state.page.tweens[tween].status == .delayed
      found.append(.tween(item: item, tween: current.tweens[tween].name, isDelayed: isDelayed))
    }
    for (sound, soundState) in zip(state.page.sounds.indices, state.page.sounds) where soundState.status != .silent {
      found.append(.sound(current.sounds[sound].name, isDelayed: soundState.status == .offset))
    }
    for file in state.files { found.append(.sound(plan.files[file.file].name, isDelayed: false)) }
    for (movie, movieState) in zip(state.page.movies.indices, state.page.movies) where movieState.isRunning {
      found.append(.movie(item: current.items[current.movies[movie].item].name))
    }
    for (number, body) in zip(current.bodies.indices, current.bodies)
    where state.page.world.bodies[number].isAwake {
      found.append(.body(item: current.items[body.item].name))
    }
    return found
  }
}
