extension Player {
  private mutating func emit(_ kind: EventKind, movie: MovieIndex, isFirst: Bool = false) {
    let item = current.movies[movie].item
    emit(event(kind, item: item), item: item, isFirst: isFirst)
  }

  mutating func startMovie(ofItem item: ItemIndex) {
    if let movie = current.items[item].movie { startMovie(movie) }
  }

  /// Starts a movie from its first picture unless it's running.
  mutating func startMovie(_ movie: MovieIndex) {
    guard !state.page.movies[movie].isRunning else { return }
    state.page.movies[movie].isRunning = true
    state.page.movies[movie].hasEnded = false
    state.page.movies[movie].mark.advance()
    state.page.movies[movie].pass = 0
    let plan = current.movies[movie]
    if plan.duration == .zero, !plan.loops {
      pendingSteps.append(.media(.completeMovie(movie: movie, mark: state.page.movies[movie].mark)))
    }
    schedulePass(of: movie)
    emit(.movieStarted, movie: movie)
  }

  private mutating func schedulePass(of movie: MovieIndex) {
    state.page.movies[movie].start = state.clock.tick
    let plan = current.movies[movie]
    guard plan.duration > .zero else { return }
    let mark = state.page.movies[movie].mark
    var dueSteps: [PendingStep] = []
    for (index, sound) in plan.sounds.enumerated() {
      if sound.time > .zero {
        schedule(.frameSound(movie: movie, sound: Int32(index)), mark: mark, after: sound.time)
      } else {
        dueSteps.append(.media(.playFrameSound(movie: movie, sound: Int32(index), mark: mark)))
      }
    }
    pendingSteps.append(inOrder: dueSteps)
    schedule(.movieEnd(movie), mark: mark, after: plan.duration)
  }

  /// Plays the sound of a picture unless the effects of the movie's start have stopped the movie.
  mutating func playFrameSound(_ sound: Int, of movie: MovieIndex, mark: Mark) {
    guard state.page.movies[movie].mark == mark else { return }
    play(file: current.movies[movie].sounds[sound].sound)
  }

  mutating func endMovie(_ movie: MovieIndex) {
    guard current.movies[movie].loops else { return complete(movie: movie) }
    state.page.movies[movie].pass += 1
    schedulePass(of: movie)
    emit(.movieRepeated, movie: movie, isFirst: state.page.movies[movie].pass == 1)
  }

  mutating func completeMovie(_ movie: MovieIndex, mark: Mark) {
    guard movie < state.page.movies.endIndex, state.page.movies[movie].mark == mark else { return }
    if state.page.movies[movie].isRunning { complete(movie: movie) }
  }

  /// Completes a movie, which keeps showing its last picture.
  private mutating func complete(movie: MovieIndex) {
    let item = current.movies[movie].item
    if let slot = current.slot(.frame, of: item) {
      state.page.setValue(Double(max(0, current.movies[movie].frameCount - 1)), of: slot)
    }
    state.page.movies[movie].isRunning = false
    state.page.movies[movie].hasEnded = true
    state.page.movies[movie].mark.advance()
    emit(.movieCompleted, movie: movie)
  }

  /// Stops a movie without emitting an event and returns it to its first picture.
  mutating func halt(_ movie: MovieIndex) {
    let isShown = state.page.movies[movie].isRunning || state.page.movies[movie].hasEnded
    if isShown, let slot = current.slot(.frame, of: current.movies[movie].item) {
      state.page.setValue(0, of: slot)
    }
    state.page.movies[movie].isRunning = false
    state.page.movies[movie].hasEnded = false
    state.page.movies[movie].mark.advance()
  }
}
