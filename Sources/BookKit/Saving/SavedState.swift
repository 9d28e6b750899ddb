/// A saved state of a book: the places of elements, running activities, and scheduled steps.
///
/// It's a plain value. ``Player/save()`` creates it, and ``Player/restore(_:)`` returns to it, any number of times.
/// A restored book continues with the same trace as if it had never stopped. Saving and restoring are fast, because a
/// page's contents are copied only when they change.
///
/// To keep a state after the program ends, write it to bytes. Later, read the bytes for a player of the current version
/// of the book:
///
/// ```swift
/// let bytes = try player.save().bytes(for: player)
/// // Another day, perhaps with a corrected book:
/// var later = Player(book)
/// try later.restore(SavedState(bytes: bytes, for: later))
/// ```
public struct SavedState: Sendable, Equatable {
  var state: PlayerState
  /// The elements that were added to the book since the state was written and come on stage when it's restored.
  var newElements: [ItemIndex] = []
  /// The options at the time of saving; `nil` if they aren't to be restored.
  var options: OptionValues?
  let edition: PlanEdition
}

extension Player {
  /// Returns the current state.
  ///
  /// The state doesn't include events that haven't been taken.
  public func save() -> SavedState { SavedState(state: state, edition: PlanEdition(book)) }

  /// Returns the current state with the reader's options, which ``save()`` doesn't include.
  package func saveWithOptions() -> SavedState {
    var saved = save()
    saved.options = options
    return saved
  }

  /// Restores a saved state, earlier or later than the current one.
  ///
  /// Events that haven't been taken are discarded, because they belong to the previous state. Restoring doesn't emit
  /// events, so a host has to read the stage again. There are two exceptions. A recording in progress is cancelled
  /// first. Elements that were added to the book since the state was written come on stage, as when a page opens, and
  /// their events are emitted. This applies to elements that don't wait for a trigger and whose group is on stage.
  ///
  /// - Throws: ``SavedStateError/otherEdition`` if the state isn't from this exact book, in which case nothing has
  ///   changed.
  public mutating func restore(_ saved: SavedState) throws(SavedStateError) {
    guard saved.edition == PlanEdition(book) else { throw .otherEdition }
    let cancellation = abandonRecording()
    if let options = saved.options { self.options = options }
    show(saved.state)
    events = cancellation.map { [$0] } ?? []
    for item in saved.newElements.reversed() { pendingSteps.append(.element(.add(item: item))) }
    runPendingSteps()
  }

  /// Adopts a state that is known to belong to this book.
  mutating func show(_ state: PlayerState) {
    self.state = state
    isRestored = true
    pendingSteps.removeAll()
    // A page can be restored in a player that hasn't opened it.
    for page in [state.page, state.leaving] {
      if let page, let number = page.scene.page { makePlan(number, offering: page.offer) }
    }
    current = pagePlan(of: state.page) ?? plan.creditsPlan
    planGames()
  }
}

extension SavedState {
  /// Returns the state as bytes, which stay valid after the program ends and after small corrections of the book.
  ///
  /// The bytes are an old-style property list in ASCII. It refers to everything by the names in the book: pages (by
  /// number if they have no name), elements, tweens, rules, variables, files and languages.
  ///
  /// - Parameter player: Any player of the book to which the state belongs.
  /// - Returns: The bytes, which are the same for the same state in every run.
  /// - Throws: ``SavedStateError/otherEdition`` if the state isn't from that player's book.
  public func bytes(for player: Player) throws(SavedStateError) -> [UInt8] {
    guard edition == PlanEdition(player.book) else { throw .otherEdition }
    var writer = StateWriter(self, for: player)
    return writer.write()
  }

  /// Reads a state from bytes, for a player of the current version of the book.
  ///
  /// Things that are no longer in the book are dropped, and new ones start as if their page had just opened. Activities
  /// continue according to the current book: a tween keeps its start time and start values, and takes its end,
  /// duration and easing from the book.
  ///
  /// - Throws: The reason why the bytes can't be used. For example, they are damaged, have another version or belong to
  ///   another book, or the page that was open no longer exists.
  public init(bytes: [UInt8], for player: Player) throws(SavedStateError) {
    self = try StateReader.read(bytes, for: player)
  }
}
