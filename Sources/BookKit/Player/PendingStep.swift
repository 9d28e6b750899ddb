/// A step that is still to be performed at the current tick.
///
/// An event's effects take place right after it, before anything else. So the engine has its own stack of pending
/// steps, and performs the newest step first. That way, a cascade of any length doesn't use the call stack.
enum PendingStep: Sendable {
  case deliver(Delivery)
  case element(ElementStep)
  case tween(TweenStep)
  case media(MediaStep)
  case file(FileStep)
  case rule(RuleStep)
  case touch(TouchStep)
  case game(GameStep)
  case movable(MovableStep)
  case page(PageStep)

  /// Whether it refers to elements by indices, which are valid only for the page on stage.
  var refersToElements: Bool {
    switch self {
    case .element, .tween, .media, .game, .movable: true
    case .deliver, .file, .rule, .touch, .page: false
    }
  }
}

enum ElementStep: Sendable {
  case openChildren(group: ItemIndex, next: ItemIndex, stay: Stay)
  /// Brings an element on stage unless it's there already.
  case add(item: ItemIndex)
  /// Starts an element's tweens from `step` on, then its sound or movie; `coming` is the stay that begins, or 0.
  case startUp(item: ItemIndex, step: Int32, round: Round, coming: Stay)
  case startOver(item: ItemIndex, step: Int32, stay: Stay)
  /// Removes an element, unless it has left in the meantime.
  case remove(item: ItemIndex, stay: Stay)
  case leave(item: ItemIndex, stay: Stay)
  case leaveChildren(group: ItemIndex, next: ItemIndex)
  case emitRemoved(item: ItemIndex)
}

enum TweenStep: Sendable {
  /// Starts a tween, or its delay.
  case begin(tween: TweenIndex, stay: Stay)
  /// Starts a tween, or its delay, unless its mark has changed because it has started already.
  case beginOnce(tween: TweenIndex, stay: Stay, mark: Mark)
  /// Cancels a tween and starts it, or its delay, again.
  case restart(tween: TweenIndex, stay: Stay)
  case depart(tween: TweenIndex, mark: Mark)
  /// Completes a tween that takes no time.
  case complete(tween: TweenIndex, mark: Mark)
  case cancel(tween: TweenIndex, mark: Mark)
  case cancelMoves(item: ItemIndex, touch: Int)
  case emitCancelled(tween: TweenIndex)
}

/// A step about a sound of the page, a movie, or a text that is read aloud.
enum MediaStep: Sendable {
  case emitStopped(sound: SoundIndex)
  /// Completes a sound that takes no time.
  case completeSound(sound: SoundIndex, mark: Mark)
  /// Ends the current pass of a sound, unless it was stopped.
  case endSound(sound: SoundIndex, mark: Mark)
  /// Completes a movie that takes no time.
  case completeMovie(movie: MovieIndex, mark: Mark)
  /// Starts a movie that isn't running, if its element is still in the same stay on stage.
  case startMovie(item: ItemIndex, stay: Stay)
  case playFrameSound(movie: MovieIndex, sound: Int32, mark: Mark)
  case speak(item: ItemIndex, word: Int32, mark: Mark)
}

enum FileStep: Sendable {
  case play(file: FileIndex, opening: Opening)
  /// Completes a file that takes no time.
  case complete(Playback)
}

enum RuleStep: Sendable {
  /// Fires a rule whose condition held at the time of its event, unless its page has been left since then.
  case fire(rule: RuleHandle, opening: Opening)
  case act(rule: RuleHandle, action: Int32, opening: Opening)
}

enum TouchStep: Sendable {
  case grab(touch: Int)
  case letGo(touch: Int)
  case beginRubbing(touch: Int)
  /// Ends the rubbing of an element if enough of it has been rubbed away.
  case completeRubbing(item: ItemIndex, stay: Stay)
  case cancelRubbing(item: ItemIndex, stay: Stay)
  case fadeRubbed(item: ItemIndex, stay: Stay)
  case endDrag(touch: Int)
  case tap(item: ItemIndex, stay: Stay, opening: Opening)
  case tapAction(item: ItemIndex, action: Int32, stay: Stay, opening: Opening)
  /// Leaves the introduction after a touch that hit nothing.
  case leaveIntroduction(opening: Opening)
  case openLink(item: ItemIndex, stay: Stay, opening: Opening)
  case forget(touch: Int)
}

/// A step about a slider, a dial or a flap; it's skipped if the part has left or been moved since its mark.
enum MovableStep: Sendable {
  /// Takes a part that a finger let go to a stop.
  case settle(MovableIndex, isTap: Bool, pressed: Double, stay: Stay, mark: Mark)
  case move(MovableIndex, to: Double, way: Double, over: Ticks, stay: Stay, mark: Mark)
  /// Notes that a part may have reached a stop.
  case arrive(MovableIndex, stay: Stay, mark: Mark)
  case emitReached(MovableIndex, stop: Int32, stay: Stay, mark: Mark)
  case playSound(MovableIndex, stay: Stay, mark: Mark)
}

enum PageStep: Sendable {
  case cancelTouches, stopSounds, hideCredit, emitExiting, enter
  case openElements(next: ItemIndex, opening: Opening)
  case startMusic(opening: Opening)
  case startVoice(opening: Opening)
  case emitRecordingStarted
  /// Opens the page of a recording again, unless it has been left.
  case reopenRecorded(opening: Opening)
  case endTurn(opening: Opening)
  case emitEntered(opening: Opening)
  /// Emits a noise that was there already when the page had entered.
  case compareLoudness(opening: Opening)
  case showCredit(index: Int32, opening: Opening)
  /// Continues a change of language after the running turn has ended.
  case changeLanguage(to: Int32)
  case reopen
  /// Restores the normal duration of page turns.
  case restoreTransitions
}

/// The delivery of an event to its subscribers, one after the other.
struct Delivery: Sendable {
  /// The index of the event in the player's events.
  var event: Int32
  var kind: EventKind
  /// Whether the event is the end of a first pass.
  var isFirst: Bool
  var item: ItemIndex?
  var tween: TweenIndex?
  /// The scene in which the event happened, and the number of the scene's opening.
  var scene: Scene
  var opening: Opening
  /// The next position in the index of the triggers' subscriptions; 0 before the first lookup.
  var place: Int32 = 0
}
