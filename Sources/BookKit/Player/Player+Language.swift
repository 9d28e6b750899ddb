extension Player {
  /// Changes the language and opens the page on stage again in the new one.
  mutating func change(toLanguage number: Int) {
    guard number != state.language else { return }
    state.cutsTurns = true
    work.append(.endCuts)
    work.append(.changeLanguage(to: Int32(number)))
    // A turn that is under way ends at once.
    if state.turn != nil { work.append(.endTurn(opening: state.page.opening)) }
  }

  mutating func changeLanguage(toNumber number: Int) {
    state.language = number
    work.append(.reopen)
    var event = event(.languageChanged)
    event.value = .text(plan.languages[number])
    tell(event)
  }

  /// Opens the page on stage again, which can't be refused.
  mutating func reopen() {
    guard state.turn == nil, state.credits == nil, state.page.plan >= 0 else { return }
    leave(from: current.page, to: current.page)
  }
}
