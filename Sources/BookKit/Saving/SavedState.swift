/// A saved moment of a book in play: where everything is, what is running, and what is due.
///
/// It's a plain value. ``Player/save()`` makes it, and ``Player/restore(_:)`` returns to it, any number of times.
/// Playing on from there produces the same trace as never having stopped. Both are cheap, as a page's contents are
/// copied only when they change.
///
/// To keep it after the program ends, write it to bytes, and later read them for a player of the current version of the
/// book:
///
/// ```swift
/// let bytes = try player.save().bytes(for: player)
/// // Another day, perhaps with a corrected book:
/// var later = Player(book)
/// try later.restore(SavedState(bytes: bytes, for: later))
/// ```
public struct SavedState: Sendable, Equatable {
  var state: PlayerState
  /// The elements added to the book since the state was written, which come on stage when it's restored.
  var newElements: [ItemIndex] = []
  /// The options of that moment, if they are restored, too.
  var options: OptionValues?
  let edition: PlanEdition
}

extension Player {
  /// Returns the current moment, to be restored later.
  ///
  /// It doesn't include events that haven't been taken.
  public func save() -> SavedState { SavedState(state: state, edition: PlanEdition(book)) }

  /// Returns the current moment with the reader's options, which other states don't contain.
  package func saveWithOptions() -> SavedState {
    var saved = save()
    saved.options = options
    return saved
  }

  /// Restores a saved moment, earlier or later than the current one.
  ///
  /// Events that haven't been taken are discarded, since they belong to the moment left behind. Restoring emits no
  /// events, so a host looks at the stage again. There are two exceptions. A recording that is being made is cancelled
  /// first. Elements added to the book since the state was written come on stage, as when a page opens, and their
  /// events are emitted. They must not wait for a trigger, and their group must be on stage.
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
  /// - Returns: The bytes, which are the same for the same moment in every run.
  /// - Throws: ``SavedStateError/otherEdition`` if the state isn't from that player's book.
  public func bytes(for player: Player) throws(SavedStateError) -> [UInt8] {
    guard edition == PlanEdition(player.book) else { throw .otherEdition }
    var writer = StateWriter(self, for: player)
    return writer.write()
  }

  /// Reads a state that was written, for a player of the current version of the book.
  ///
  /// Anything that is no longer in the book is dropped, and anything new is as if its page had just opened. Whatever is
  /// running continues according to the current book: a tween keeps its start time and start values, and takes its end,
  /// duration and easing from the book.
  ///
  /// - Throws: The reason why the bytes can't be used: they are damaged, they have another version, they belong to
  ///   another book, or the page that was open no longer exists.
  public init(bytes: [UInt8], for player: Player) throws(SavedStateError) {
    self = try StateReader.read(bytes, for: player)
  }
}
