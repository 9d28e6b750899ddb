extension Player {
  /// Something that a reader or a host does, which ``perform(_:)`` passes to the player.
  ///
  /// It refers to things by the text of their names, so it means the same to every player of a book.
  public enum Input: Sendable, Equatable {
    /// Advances time by a number of ticks.
    case ticks(Ticks)
    /// Advances by the whole ticks in an amount of time; the exact remainder is kept for the next such input.
    case time(ElapsedTime)
    /// Opens the book at its first page or, if it begins with its cover, at the introduction.
    ///
    /// If there is no introduction, the cover opens. If a saved state has been restored, a book that begins with its
    /// cover first clears the stage without events; opening `read` then leads to the saved page. Other books continue
    /// with the saved state.
    case begin
    /// Opens a page, counted from 1.
    case open(page: Int)
    /// Opens the page with a name or number, a section, or the credits.
    ///
    /// Every book has the sections `cover`, `contents` and `options`, and the author can draw others. The name `read`
    /// opens the page that was entered last.
    case openNamed(String)
    /// Opens the credits.
    case openCredits
    /// Returns to what was on stage before a section or the credits, or else to the cover.
    case back
    /// Turns to the next page; on the last page, emits `book.ended` instead.
    ///
    /// Turning from the credits or a section returns to what was on stage before, and turning from the cover goes to
    /// the page that was entered last.
    case next
    /// Turns to the previous page; from the credits and from sections, returns to what was on stage before.
    case previous
    /// Changes the language, given by its BCP 47 code.
    ///
    /// The page on stage is opened again in the new language, from its beginning and without an animation. A page turn
    /// in progress ends at once. Credits continue.
    case language(String)
    /// Sets an option; a number or a Boolean can also be given as text.
    ///
    /// Saved states don't contain options, apart from the language. If the value changes, `option.changed` is emitted;
    /// setting `language` changes the language instead.
    case option(String, Value)
    /// Handles a phase of a touch at a point of the canvas.
    ///
    /// The host numbers the fingers and keeps a finger's number from `began` to `ended` or `cancelled`.
    case touch(TouchPhase, finger: Int, at: Point)
    /// Puts a finger on the middle of a puzzle piece, even if other elements cover it.
    case press(piece: String, finger: Int)
    /// Moves the slider, dial or flap that a finger holds to a progress, and the finger with it.
    case drag(finger: Int, toProgress: Double)
    /// Drags an element onto a target at once; the drag must be among ``choices``.
    case choose(String, target: String)
    /// Drags a slider, a dial or a flap to a stop at once, given by its index; it must be among ``choices``.
    case chooseStop(String, index: Int)
    /// Taps a link in the credits, which emits `link.opened`.
    case tapCredit(CreditLink)
    /// Performs an action in a game on stage.
    case game(String, GameAction)
    /// Restarts the book's random numbers with a seed.
    case seed(UInt64)
    /// Reports that the reader has shaken the device, which emits `shake` for the page or section on stage.
    case shake
    /// Rests a finger on an element as long as `hold` takes, but at once; something must wait for that.
    case hold(String)
    /// Rubs an element away at once.
    case rub(String)
    /// Reports how loud it is, from 0 to 1; hosts report it when it changes by 0.02, and at most once a tick.
    case loudness(Double)
    /// Reports that the host can record, so that the section of options offers recording when it's opened.
    case allowRecording
    /// Begins to record the voice slot with a name on the page on stage, or the first slot if the name is `nil`.
    ///
    /// Touches are cancelled and sounds stop. Until the recording ends, sounds don't start, and touches and page turns
    /// are refused. The recording is for the voice that the option `voice` names, so a host first asks for that name.
    case beginRecording(String?)
    /// Ends the current recording and keeps it; the page is opened again, so that the reader hears the recording.
    ///
    /// A recording shorter than a tenth of a second or longer than ten minutes is cancelled instead.
    case finishRecording(milliseconds: Int)
    /// Cancels the current recording; the page is opened again.
    case cancelRecording(RecordingCancellation)
    /// Adds a recording that was made elsewhere, replacing any at the same place, and emits `recording.finished`.
    ///
    /// It plays the next time its sound starts. If there is no room, `recording.cancelled` is emitted instead.
    case addRecording(VoiceRecordings.Recording)
    /// Deletes the recording of a place, and stops it if it's playing.
    ///
    /// If it was the last recording of the chosen voice, the option `voice` becomes empty.
    case deleteRecording(VoiceRecordings.Place)
    /// Deletes all recordings of a voice, in the order of pages, slots and languages.
    case deleteVoice(String)
  }
}

extension Player {
  /// Performs an input of a reader or a host.
  ///
  /// - Returns: The reason why the player refuses the input, or `nil` if it accepts the input.
  @discardableResult public mutating func perform(_ input: Input) -> Refusal? {
    let opening = state.page.opening
    let refusal = act(on: input)
    runPendingSteps()
    checkInvariants(since: opening)
    return refusal
  }

  private mutating func act(on input: Input) -> Refusal? {
    switch input {
    case .ticks(let ticks): advance(by: ticks)
    case .time(let time): advance(by: time)
    case .begin: return beginBook()
    case .open(let number):
      guard number >= 1, number <= plan.pageCount else { return .unknown }
      return leave(for: .page(PageIndex(number - 1)))
    case .openNamed(let name):
      guard let target = target(named: name) else { return .unknown }
      return leave(for: target)
    case .openCredits: return leave(for: .credits)
    case .back: return leave(for: .back)
    case .next: return leave(for: .next)
    case .previous: return leave(for: .previous)
    case .language(let code):
      guard let number = plan.language(Array(code.utf8)) else { return .unknown }
      guard number != state.language else { return .unchanged }
      change(toLanguage: number)
    case .option(let name, let value):
      guard let index = option(named: name) else { return .unknown }
      if !set(option: index, to: value) { return .invalid }
    case .touch(let phase, let finger, let point): return handle(phase, finger, at: point)
    case .press(let piece, let finger): return press(piece: names.find(piece), finger)
    case .drag(let finger, let progress): return drag(finger: finger, toProgress: progress)
    case .chooseStop(let item, let index): return takeStop(index, of: names.find(item))
    case .choose(let item, let target):
      guard let item = names.find(item), let target = names.find(target) else { return .unknown }
      return take(Choice(item: item, target: target))
    case .tapCredit(let link): return tap(link)
    case .game(let name, let action): return play(action, in: names.find(name))
    case .seed(let seed): state.random = SplitMix64(seed: seed)
    case .shake: return shake()
    case .hold(let name): return hold(named: name)
    case .rub(let name): return rub(named: name)
    case .loudness(let loudness):
      guard loudness.isFinite else { return .invalid }
      hear(max(0, min(1, loudness)))
    case .allowRecording: canRecord = true
    case .beginRecording(let slot): return beginRecording(slot.map { Array($0.utf8) })
    case .finishRecording(let milliseconds): return finishRecording(milliseconds: milliseconds)
    case .cancelRecording(let reason):
      guard let recording else { return .notRecording }
      cancel(recording, reason.reason)
    case .addRecording(let recording): return add(recording)
    case .deleteRecording(let place): return deleteRecording(at: place)
    case .deleteVoice(let name): return deleteVoice(Array(name.utf8))
    }
    return nil
  }

  private mutating func shake() -> Refusal? {
    if let refusal = stageRefusal { return refusal }
    guard place != nil, state.credits == nil else { return .offStage }
    emit(event(.shake))
    return nil
  }
}

extension Player {
  /// An action of a reader in a game.
  public enum GameAction: Sendable, Equatable {
    /// Shows where a piece of a puzzle belongs, by emitting `puzzle.hinted`.
    case hint
    /// Restarts the game: the pieces of a puzzle are scattered, or a picture is emptied.
    case restart
    /// Undoes the last step in a picture to colour.
    case undo
    /// Empties a picture to colour, as a step that can be undone.
    case clear
    /// Solves the game by means of ``Player/choices``.
    case solve
    /// Fills a region of a picture to colour; if `color` isn't `nil`, chooses it first, counted from 1 in the palette.
    case fill(String, color: Int?)

    package var keyword: StaticString {
      switch self {
      case .hint: "hint"
      case .restart: "restart"
      case .undo: "undo"
      case .clear: "clear"
      case .solve: "solve"
      case .fill: "fill"
      }
    }

    /// The type of game to which it applies, or `nil` if it applies to all games.
    package var type: ElementType? {
      switch self {
      case .hint: .puzzle
      case .undo, .clear, .fill: .coloring
      case .restart, .solve: nil
      }
    }
  }

  /// The phase of a touch.
  public enum TouchPhase: Sendable, Equatable {
    /// The finger comes down.
    case began
    /// The finger moves while it's down.
    case moved
    /// The finger is lifted.
    case ended
    /// The system has taken over the touch; the element that it dragged is released.
    case cancelled
  }

  /// The links in the credits.
  public enum CreditLink: KeywordText, Keyword {
    /// The Twitter handle of the person who is shown.
    case twitter
    /// The web page of the person who is shown.
    case web
    /// The address of the publisher.
    case publisher
  }

  /// The reason why a host cancels a recording.
  public enum RecordingCancellation: Sendable, Equatable {
    /// The reader no longer wants it.
    case reader
    /// The reader doesn't allow the microphone to be used.
    case denied
    /// There is no microphone.
    case missing
    /// There is no room to keep it.
    case full

    package var reason: Event.Reason {
      switch self {
      case .reader: .reader
      case .denied: .denied
      case .missing: .missing
      case .full: .full
      }
    }
  }
}
