/// Something that is still to be done at the present tick.
///
/// What an event causes is done right after it, before anything else; so the engine keeps what is left to do on a stack
/// of its own, where the newest goes first. A cascade of any length costs no machine stack.
enum Work: Sendable {
  /// Lets those hear an event who wait for it.
  case hear(Hearer)
  /// Brings the elements of a page on stage, from one on.
  case openElements(next: Int32, opening: UInt32)
  /// Brings the children of a group on stage, from one on.
  case openChildren(group: Int32, next: Int32, stay: UInt32)
  /// Brings an element on stage, if it has not come meanwhile.
  case add(item: Int32)
  /// Starts what an element does, from one of its tweens on; `coming` is the stay that begins with it, 0 for none.
  case startUp(item: Int32, step: Int32, round: UInt32, coming: UInt32)
  /// Breaks off what an element does, from one of its tweens on, and starts it over.
  case startOver(item: Int32, step: Int32, stay: UInt32)
  /// Starts a tween, or its delay.
  case begin(tween: Int32, stay: UInt32)
  /// Breaks a tween off and starts it, or its delay, again.
  case beginAgain(tween: Int32, stay: UInt32)
  /// Takes a banner back that does not stay, unless it was asked for something else meanwhile.
  case depart(tween: Int32, mark: UInt32)
  /// Completes a tween that takes no time.
  case complete(tween: Int32, mark: UInt32)
  /// Breaks a tween off.
  case cancel(tween: Int32, mark: UInt32)
  /// Breaks off those of an element's tweens that move it.
  case cancelMoves(item: Int32, touch: Int)
  /// Removes an element, unless it has left meanwhile.
  case remove(item: Int32, stay: UInt32)
  /// Takes an element off the stage and stops all it runs.
  case leave(item: Int32, stay: UInt32)
  /// Takes the children of a group off the stage, from one on.
  case leaveChildren(group: Int32, next: Int32)
  /// Tells that a tween was broken off.
  case tellCancelled(tween: Int32)
  /// Tells that a sound was broken off.
  case tellStopped(sound: Int32)
  /// Tells that an element has left.
  case tellRemoved(item: Int32)
  /// Completes a sound that takes no time.
  case completeSound(sound: Int32, mark: UInt32)
  /// Ends the time round of a sound, unless it was stopped.
  case endSound(sound: Int32, mark: UInt32)
  /// Completes a movie that takes no time.
  case completeMovie(movie: Int32, mark: UInt32)
  /// Completes a file that takes no time.
  case completeFile(number: UInt32)
  /// Plays a file.
  case play(file: Int32, opening: UInt32)
  /// Starts a movie unless it runs, in the stay of its element for which it was asked to.
  case startMovie(item: Int32, stay: UInt32)
  /// Plays the sound that comes with the picture with which a movie starts, unless the movie was stopped.
  case soundFrame(movie: Int32, sound: Int32, mark: UInt32)
  /// Speaks a word.
  case speak(item: Int32, word: Int32, mark: UInt32)
  /// Fires a rule whose condition held when its event happened, unless its page has been left since.
  case fire(rule: RuleHandle, opening: UInt32)
  /// Does what a rule does, from one action on.
  case act(rule: RuleHandle, action: Int32, opening: UInt32)
  /// Begins to drag.
  case grab(touch: Int)
  /// Ends a drag after its finger was lifted.
  case letGo(touch: Int)
  /// Ends a drag without a drop.
  case dropNothing(touch: Int)
  /// Tells a tap.
  case tap(item: Int32, stay: UInt32, opening: UInt32)
  /// Opens the address of an element.
  case openLink(item: Int32, stay: UInt32, opening: UInt32)
  /// Forgets a finger.
  case forget(touch: Int)
  /// Breaks off the touches on a page that is being left, one after the other.
  case cancelTouches
  /// Stops the sounds of a page that is being left, one after the other.
  case stopSounds
  /// Tells that a credit is hidden, as the credits are being left.
  case hideCredit
  /// Tells that a page is being left.
  case tellExiting
  /// Drops the old page and opens the new one.
  case enter
  /// Starts a page's music.
  case startMusic(opening: UInt32)
  /// Ends a turn.
  case endTurn(opening: UInt32)
  /// Tells that a page has entered.
  case tellEntered(opening: UInt32)
  /// Shows a credit.
  case showCredit(index: Int32, returnPage: Int32, opening: UInt32)
  /// Goes on with a change of language after the running turn has ended.
  case changeLanguage(to: Int32)
  /// Opens the page on stage again after a change of language.
  case reopen
  /// Lets page turns take their time again.
  case endCuts
}

extension Work {
  /// Whether it is about what is on a page, by numbers that mean something else on the next one.
  var isOfElements: Bool {
    switch self {
    case .openChildren, .add, .startUp, .startOver, .remove, .leave, .leaveChildren, .tellRemoved: true
    case .begin, .beginAgain, .depart, .complete, .cancel, .cancelMoves, .tellCancelled: true
    case .tellStopped, .completeSound, .endSound, .startMovie, .soundFrame, .completeMovie, .speak: true
    default: false
    }
  }
}

/// Who still has to hear an event.
struct Hearer: Sendable {
  /// The event, by its place in the log.
  var event: Int32
  var kind: EventKind
  /// Whether it is the end of a first time round.
  var isFirst: Bool
  /// What the event is about; -1 for nothing that has a number.
  var item: Int32
  var tween: Int32
  /// The plan of the page on which it happened, and which opening of a page that was.
  var plan: Int32
  var opening: UInt32
  /// The next place in the index of the triggers.
  var place: Int32 = 0
}
