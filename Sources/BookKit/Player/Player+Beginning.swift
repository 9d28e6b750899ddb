// The beginning of a book.

extension Player {
  mutating func beginBook() -> Refusal? {
    guard start == .cover, let cover = plan.coverTarget else {
      return state.lastOpening == 0 ? perform(.open(page: 1)) : .unchanged
    }
    abandonRecording()
    clearStage()
    return leave(for: plan.section(.intro).map { .page($0) } ?? cover)
  }

  /// The keyword of the section that ``Input/begin`` opens, or `nil` if the book doesn't begin with its cover.
  var firstSection: StaticString? {
    guard start == .cover else { return nil }
    return (plan.section(.intro) == nil ? SectionKind.cover : .intro).keyword
  }

  private mutating func clearStage() {
    state.page = PageState()
    state.leaving = nil
    state.turn = nil
    state.credits = nil
    state.returnPath = []
    state.touches = []
    state.held = []
    state.files = []
    state.agenda = Agenda()
    current = plan.creditsPlan
  }
}
