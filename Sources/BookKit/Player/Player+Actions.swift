extension Player {
  /// Performs an action of a rule; the next action is scheduled first, but waits for all effects of this one.
  ///
  /// If the rule's page has been left since it fired, only actions that outlive pages are performed.
  mutating func act(_ handle: RuleHandle, from number: Int, opening: Opening) {
    let rule = rule(handle)
    guard number < rule.actions.count else { return }
    let action = rule.actions[number]
    let isPerformed = handle.isBookRule || opening == state.page.opening || action.kind.outlivesPage
    let next = isPerformed ? next(after: action) : action.next
    pendingSteps.append(.rule(.act(rule: handle, action: next, opening: opening)))
    if isPerformed { perform(action) }
  }

  /// Returns the index of the action that follows another one; a random action is followed by one of its lists.
  mutating func next(after action: ActionPlan) -> Int32 {
    let sum = action.lists.reduce(0) { $0 + UInt64($1.weight) }
    guard action.kind == .random, sum > 0 else { return action.next }
    var rest = state.random.number(below: sum)
    for list in action.lists {
      guard rest >= list.weight else { return list.first }
      rest -= UInt64(list.weight)
    }
    return action.next
  }

  mutating func perform(_ action: ActionPlan) {
    switch action.kind {
    case .set: set(action)
    case .goToPage, .open: if let target = action.target { turn(to: target) }
    case .back: turn(to: .back)
    case .setOption: setOption(action)
    case .nextPage: turn(to: .next)
    case .previousPage: turn(to: .previous)
    case .playSound: if let file = action.sound { play(file: file) }
    case .restart, .hint, .undo, .clear, .pickColor: performOnGame(action)
    case .random: break
    case .show, .hide, .play, .stop, .toggle, .activate, .deactivate, .startTween, .stopTween, .setProperty,
      .moveTo:
      if !performOnMusic(action) { performOnItem(action) }
    }
  }

  private mutating func set(_ action: ActionPlan) {
    guard let variable = action.variable else { return }
    let old = state.variables[variable]
    var new = action.value ?? old
    if let difference = action.difference {
      if case .number(let number) = old { new = .number(number + difference) } else { new = .number(difference) }
    }
    set(variable, to: new)
  }

  /// Sets a variable, and emits that it changed unless it has the value already.
  mutating func set(_ variable: VariableIndex, to new: Event.Datum) {
    guard new != state.variables[variable] else { return }
    state.variables[variable] = new
    var event = event(.variableChanged)
    event.name = plan.variableNames[variable]
    event.value = new
    emit(event)
  }

  /// Performs an action if it's about the page's music or its recorded voice, and returns whether it is.
  private mutating func performOnMusic(_ action: ActionPlan) -> Bool {
    guard action.kind.isForMusic, let name = action.item,
      name == plan.engineNames.music || name == plan.engineNames.voice, current.item(named: name) == nil
    else { return false }
    let sound = name == plan.engineNames.music ? current.music : current.voice
    if let sound { perform(action.kind, sound: sound) }
    return true
  }

  private mutating func performOnItem(_ action: ActionPlan) {
    guard let name = action.item, let item = current.item(named: name) else { return }
    // Actions can't control pieces and swatches, because they belong to their game.
    guard !current.items[item].traits.contains(.part) else { return }
    let isOnStage = state.page.items[item].isOnStage
    switch action.kind {
    case .show:
      if isOnStage { show(item) } else { addIfAbsent(item) }
    case .hide: remove(item)
    case .play where !isOnStage, .toggle where !isOnStage: bringOnStageToPlay(item)
    case .play, .stop, .toggle: if isOnStage { perform(action.kind, item: item) }
    case .startTween: if isOnStage { startTween(action.tween, of: item) }
    case .stopTween: if isOnStage { stopTweens(action.tween, of: item) }
    case .setProperty: if isOnStage { setProperty(action, of: item) }
    case .moveTo: if isOnStage { move(action, of: item) }
    case .activate: if isOnStage { state.page.items[item].isActive = true }
    case .deactivate: if isOnStage { state.page.items[item].isActive = false }
    case .set, .goToPage, .nextPage, .previousPage, .playSound, .open, .back, .setOption: break
    case .restart, .hint, .undo, .clear, .pickColor, .random: break
    }
  }

  private mutating func show(_ item: ItemIndex) {
    state.page.items[item].isVisible = true
    state.page.isPaintOrderStale = true
  }

  private mutating func setProperty(_ action: ActionPlan, of item: ItemIndex) {
    guard let property = action.property, let slot = current.slot(property, of: item) else { return }
    let plan = current.items[item]
    let isOwn =
      switch property {
      case .fontColor, .fontSize: plan.text != nil
      case .volume: plan.sound != nil
      case .frame: plan.movie != nil
      case .x, .y, .width, .height, .alpha, .rotation, .scaleX, .scaleY: true
      }
    if isOwn { state.page.setValue(action.number, of: slot) }
    switch property {
    case .x, .y: moveBody(of: item)
    case .width, .height, .rotation, .scaleX, .scaleY: resizeBody(of: item)
    case .alpha, .fontSize, .volume, .frame, .fontColor: break
    }
  }

  /// Brings a sound or movie on stage, and starts a movie that doesn't start by itself.
  private mutating func bringOnStageToPlay(_ item: ItemIndex) {
    let plan = current.items[item]
    guard plan.sound != nil || plan.movie != nil, canComeOnStage(item) else { return }
    if let movie = plan.movie, !current.movies[movie].startsAutomatically {
      pendingSteps.append(.media(.startMovie(item: item, stay: state.page.items[item].stay.next)))
    }
    add(item)
  }

  private mutating func perform(_ kind: ActionKind, item: ItemIndex) {
    let plan = current.items[item]
    if let sound = plan.sound { return perform(kind, sound: sound) }
    guard let movie = plan.movie else { return }
    let isStopped = kind == .stop || kind == .toggle && state.page.movies[movie].isRunning
    if isStopped { halt(movie) } else { startMovie(movie) }
  }

  /// Starts or stops a sound, ignoring its offset.
  private mutating func perform(_ kind: ActionKind, sound number: SoundIndex) {
    let isSounding = state.page.sounds[number].status == .sounding
    if kind == .stop || kind == .toggle && isSounding {
      if silence(number) { emit(.soundStopped, sound: number) }
    } else if !isSounding {
      startSound(number)
    }
  }

  // MARK: - Tweens

  /// Starts the tween with a name, or the first one if `name` is `nil`.
  private mutating func startTween(_ name: Name?, of item: ItemIndex) {
    let plan = current.items[item]
    let tween = if let name { current.tween(named: name, of: plan) } else { plan.tweens.first }
    if let tween { beginIfIdle(tween) }
  }

  /// Stops the tween with a name, or all of them in order if `name` is `nil`.
  private mutating func stopTweens(_ name: Name?, of item: ItemIndex) {
    let plan = current.items[item]
    var stopped: [PendingStep] = []
    for tween in plan.tweens {
      if let name, current.tweens[tween].name != name { continue }
      let tweenState = state.page.tweens[tween]
      if tweenState.status == .running {
        stopped.append(.tween(.cancel(tween: tween, mark: tweenState.mark)))
      } else if tweenState.status == .delayed {
        stop(tween)
      }
      if name != nil { break }
    }
    pendingSteps.append(inOrder: stopped)
  }
}
