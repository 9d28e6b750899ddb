extension Player {
  mutating func perform(_ step: PendingStep) {
    switch step {
    case .deliver(let delivery): deliver(delivery)
    case .element(let step): perform(step)
    case .tween(let step): perform(step)
    case .media(let step): perform(step)
    case .file(let step): perform(step)
    case .rule(let step): perform(step)
    case .touch(let step): perform(step)
    case .game(let step): perform(step)
    case .movable(let step): perform(step)
    case .page(let step): perform(step)
    }
  }

  private mutating func perform(_ step: ElementStep) {
    switch step {
    case .openChildren(let group, let next, let stay): openChildren(of: group, from: next, stay: stay)
    case .add(let item): addIfAbsent(item)
    case .startUp(let item, let step, let round, let coming):
      startUp(item, step: Int(step), round: round, coming: coming)
    case .startOver(let item, let step, let stay): startOver(item, step: Int(step), stay: stay)
    case .remove(let item, let stay): if isOnStage(item, stay) { remove(item) }
    case .leave(let item, let stay): if isOnStage(item, stay) { leave(item) }
    case .leaveChildren(let group, let next): leaveChildren(of: group, from: next)
    case .emitRemoved(let item): emitRemoved(item)
    }
  }

  private mutating func perform(_ step: TweenStep) {
    switch step {
    case .begin(let tween, let stay): if isOnStage(current.tweens[tween].item, stay) { beginIfIdle(tween) }
    case .beginOnce(let tween, let stay, let mark):
      if state.page.tweens[tween].mark == mark, isOnStage(current.tweens[tween].item, stay) { beginIfIdle(tween) }
    case .restart(let tween, let stay): restart(tween, stay: stay)
    case .depart(let tween, let mark): depart(tween, mark: mark)
    case .complete(let tween, let mark): if isRunning(tween, mark) { complete(tween) }
    case .cancel(let tween, let mark): if isRunning(tween, mark) { cancel(tween) }
    case .cancelMoves(let item, let touch): cancelMoves(of: item, touch: touch)
    case .emitCancelled(let tween): emit(.tweenCancelled, tween: tween)
    }
  }

  private mutating func perform(_ step: MediaStep) {
    switch step {
    case .emitStopped(let sound): emit(.soundStopped, sound: sound)
    case .completeSound(let sound, let mark): completeSound(sound, mark: mark)
    case .endSound(let sound, let mark): endSound(sound, mark: mark)
    case .completeMovie(let movie, let mark): completeMovie(movie, mark: mark)
    case .startMovie(let item, let stay): if isOnStage(item, stay) { startMovie(ofItem: item) }
    case .playFrameSound(let movie, let sound, let mark): playFrameSound(Int(sound), of: movie, mark: mark)
    case .speak(let item, let word, let mark): speak(item, word: Int(word), mark: mark)
    }
  }

  private mutating func perform(_ step: FileStep) {
    switch step {
    case .play(let file, let opening): if opening == state.page.opening { play(file: file) }
    case .complete(let number): completeFile(number)
    }
  }

  private mutating func perform(_ step: RuleStep) {
    switch step {
    case .fire(let rule, let opening): fireWaitingRule(rule, opening: opening)
    case .act(let rule, let action, let opening): act(rule, from: Int(action), opening: opening)
    }
  }

  private mutating func perform(_ step: TouchStep) {
    switch step {
    case .grab(let touch): grab(touch)
    case .letGo(let touch): letGo(touch)
    case .beginRubbing(let touch): beginRubbing(touch)
    case .completeRubbing(let item, let stay): completeRubbing(item, stay: stay)
    case .cancelRubbing(let item, let stay): cancelRubbing(item, stay: stay)
    case .fadeRubbed(let item, let stay): fadeRubbed(item, stay: stay)
    case .endDrag(let touch): endDrag(touch)
    case .tap(let item, let stay, let opening): tap(item, stay, opening)
    case .tapAction(let item, let action, let stay, let opening):
      performTapAction(Int(action), of: item, stay, opening)
    case .leaveIntroduction(let opening): if opening == state.page.opening { turn(to: .next) }
    case .openLink(let item, let stay, let opening): openLink(item, stay, opening)
    case .forget(let touch): state.touches.removeAll { $0.id == touch }
    }
  }

  private mutating func perform(_ step: PageStep) {
    switch step {
    case .cancelTouches: cancelTouches()
    case .stopSounds: stopSounds()
    case .hideCredit: hideCredit()
    case .emitExiting: emitExiting()
    case .enter: enter()
    case .openElements(let next, let opening): openElements(from: next, opening: opening)
    case .startMusic(let opening): begin(sound: current.music, opening: opening)
    case .startVoice(let opening): begin(sound: current.voice, opening: opening)
    case .emitRecordingStarted: emitRecordingStarted()
    case .reopenRecorded(let opening): if opening == state.page.opening { reopen() }
    case .endTurn(let opening): if opening == state.page.opening { endTurn() }
    case .emitEntered(let opening): emitEntered(opening: opening)
    case .compareLoudness(let opening): if opening == state.page.opening { compareLoudness() }
    case .showCredit(let index, let opening): showCredit(Int(index), opening: opening)
    case .changeLanguage(let language): changeLanguage(toNumber: Int(language))
    case .reopen: reopen()
    case .restoreTransitions: state.skipsTransitions = false
    }
  }

  func isOnStage(_ item: ItemIndex, _ stay: Stay) -> Bool {
    guard item < state.page.items.endIndex else { return false }
    return state.page.items[item].isOnStage && state.page.items[item].stay == stay
  }

  private func isRunning(_ tween: TweenIndex, _ mark: Mark) -> Bool {
    guard tween < state.page.tweens.endIndex else { return false }
    return state.page.tweens[tween].status == .running && state.page.tweens[tween].mark == mark
  }
}
