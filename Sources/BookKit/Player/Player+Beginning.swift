// Where a book begins.

extension Player {
  /// Opens the book where it begins: the introduction or the cover if it begins with its cover, or else the first page.
  ///
  /// In a player that has restored a saved moment, a book that begins with its cover clears the stage first, without
  /// events; `read` then leads to the saved page. Other books go on from that moment.
  ///
  /// - Returns: Whether something was opened.
  @discardableResult public mutating func begin() -> Bool {
    guard start == .cover, let cover = plan.coverTarget else {
      return state.openingCount == 0 ? open(page: 1) : false
    }
    abandonRecording()
    clearStage()
    return leave(for: plan.section(.intro).map { .page($0) } ?? cover)
  }

  /// The word of what ``begin()`` opens, if the book begins with its cover.
  var firstSection: StaticString? {
    guard start == .cover else { return nil }
    return (plan.section(.intro) == nil ? SectionKind.cover : .intro).keyword
  }

  /// Removes what is on stage, with everything scheduled on it.
  private mutating func clearStage() {
    state.page = PageState()
    state.leaving = nil
    state.turn = nil
    state.credits = nil
    state.wayBack = []
    state.touches = []
    state.held = []
    state.files = []
    state.agenda = Agenda()
    current = plan.creditsPlan
  }
}
