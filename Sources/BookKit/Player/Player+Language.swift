extension Player {
  mutating func change(toLanguage number: Int) {
    guard number != state.language else { return }
    state.skipsTransitions = true
    pendingSteps.append(.page(.restoreTransitions))
    pendingSteps.append(.page(.changeLanguage(to: Int32(number))))
    // A page turn ends at once, and so does a recording.
    if state.turn != nil { pendingSteps.append(.page(.endTurn(opening: state.page.opening))) }
    if recording != nil { abandonRecording(.reader) }
  }

  mutating func changeLanguage(toNumber number: Int) {
    state.language = number
    planGames()
    options.isChosen[plan.options.index(of: .language)] = true
    pendingSteps.append(.page(.reopen))
    var event = event(.languageChanged)
    event.value = .text(plan.languages[number])
    emit(event)
  }

  /// Opens the page on stage again; this turn can't be refused.
  mutating func reopen() {
    guard state.turn == nil, state.credits == nil, let place else { return }
    leave(to: place, isForward: true, returnPath: state.returnPath)
  }
}
