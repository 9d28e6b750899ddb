/// A moment of a book's playing: where everything is, what runs, and what is due.
///
/// It is a plain value. ``Player/save()`` takes it, ``Player/restore(_:)`` goes back to it, as often as one likes, and
/// going on from there gives the same trace as never having stopped. Both cost next to nothing: what a page holds is
/// copied only when it changes.
///
/// To keep it beyond the run of a program, write it, and read it again for a player of the book as it is by then:
///
/// ```swift
/// let bytes = try player.save().written(for: player)
/// // Another day, perhaps with a corrected book:
/// var later = Player(book)
/// try later.restore(SavedState(written: bytes, for: later))
/// ```
public struct SavedState: Sendable, Equatable {
  var state: PlayerState
  /// The elements that the book has got since the state was written, and that come on stage when it is restored.
  var newcomers: [Int32] = []
  /// The fingerprint of the plan in which the state's positions are.
  let plan: UInt64
}

extension Player {
  /// The present moment, to come back to.
  ///
  /// Events that have not been taken are not part of it.
  public func save() -> SavedState { SavedState(state: state, plan: plan.fingerprint) }

  /// Goes back, or forth, to a saved moment.
  ///
  /// Events that have not been taken are forgotten: they belong to what is left behind. Nothing is told of the way; a
  /// host looks at the stage anew. Only elements that the book has got since a state was written, that wait for
  /// nothing, and whose group is on stage, come now, as they do when a page opens, and what that causes is told.
  ///
  /// - Throws: ``SavedStateError/otherPlayer`` when the state is not of this very book, and then nothing has changed.
  public mutating func restore(_ saved: SavedState) throws(SavedStateError) {
    guard saved.plan == plan.fingerprint else { throw .otherPlayer }
    show(saved.state)
    events = []
    for item in saved.newcomers.reversed() { work.append(.add(item: item)) }
    settle()
  }

  /// Takes a state over that is known to be one of this book.
  mutating func show(_ state: PlayerState) {
    self.state = state
    work = []
    switch state.page.plan {
    case 0...: current = plan.plans[Int(state.page.plan)]
    case -2: current = plan.creditsPlan
    default: current = plan.creditsPlan
    }
  }
}

extension SavedState {
  /// The state as bytes that outlive the program, and small corrections of the book.
  ///
  /// They are an old-style property list in ASCII. Everything in it goes by the names that the book gives: of its
  /// pages (or their numbers, where they have none), elements, tweens, rules, variables, files and languages.
  ///
  /// - Parameter player: any player of the book of which the state is.
  /// - Returns: the bytes, the same for the same moment in every run.
  /// - Throws: ``SavedStateError/otherPlayer`` when the state is not of that player's book.
  public func written(for player: Player) throws(SavedStateError) -> [UInt8] {
    guard plan == player.plan.fingerprint else { throw .otherPlayer }
    var writer = StateWriter(self, for: player)
    return writer.write()
  }

  /// A state that was written, for a player of the book as it is now.
  ///
  /// What the book has no more is left out, and what it has got is as it is when its page has just been opened. What
  /// runs goes on as the book now has it: a tween keeps when it started and from which values, and takes its end, its
  /// length and its easing from the book.
  ///
  /// - Throws: why the bytes cannot be used: they are damaged, of another version or of another book, or the page that
  ///   was open is no more.
  public init(written bytes: [UInt8], for player: Player) throws(SavedStateError) {
    self = try StateReader.read(bytes, for: player)
  }
}
