extension Player {
  /// Something that a reader or a host does, which ``perform(_:)`` passes to the player.
  ///
  /// It names things by their texts, so it means the same to every player of a book.
  public enum Input: Sendable, Equatable {
    /// Lets ticks pass.
    case ticks(Ticks)
    /// Lets the whole ticks in a time pass; the remainder is kept exactly for the next time.
    case time(ElapsedTime)
    /// Opens the book where it begins: the introduction or the cover if it begins with its cover, or else the first
    /// page.
    ///
    /// In a player that has restored a saved moment, a book that begins with its cover clears the stage first, without
    /// events; `read` then leads to the saved page. Other books go on from that moment.
    case begin
    /// Opens a page, counted from 1.
    case open(page: Int)
    /// Opens what a name means: the page of that name, the page of that number, a section, or the credits.
    ///
    /// The sections are `cover`, `contents` and `options`, which every book has, and those that it draws itself; `read`
    /// is the page that entered last.
    case openNamed(String)
    /// Opens the credits.
    case openCredits
    /// Goes back to what was on stage before a section or the credits, or else to the cover.
    case back
    /// Turns to the next page; on the last page, emits `book.ended` instead.
    ///
    /// From the credits and from sections it leads back to what was on stage before them, and from the cover to the
    /// page that entered last.
    case next
    /// Turns to the previous page; from the credits and from sections, back to what was on stage before them.
    case previous
    /// Changes the language to the one with a BCP 47 code.
    ///
    /// The page on stage is opened again in the new language, from its beginning and without an animation. A page turn
    /// that is under way ends at once. Credits continue.
    case language(String)
    /// Sets an option; text that spells a number or a Boolean will do.
    ///
    /// Options are kept apart from the state of play: saved states don't contain them, apart from the language. If the
    /// value differs, `option.changed` is emitted; setting `language` changes the language instead.
    case option(String, Value)
    /// Handles a phase of a touch at a point of the canvas.
    ///
    /// The host numbers the fingers and keeps a finger's number from `began` to `ended` or `cancelled`.
    case touch(TouchPhase, finger: Int, at: Point)
    /// Puts a finger on the middle of a piece of a puzzle, whatever lies on it.
    case press(piece: String, finger: Int)
    /// Drags an element onto a target at once, which must be among ``choices``.
    case choose(String, target: String)
    /// Taps a link in the credits, which emits `link.opened`.
    case tapCredit(CreditLink)
    /// Does something with a game on stage.
    case game(String, GameAction)
    /// Begins the lots that the book draws anew, with a seed.
    case seed(UInt64)
    /// Says that the reader has shaken the device, which emits `shake` for the page or section on stage.
    case shake
    /// Says that the host can record, so that the section of options offers it when it's opened.
    case allowRecording
    /// Begins to record a slot of the page on stage, or its first one.
    ///
    /// Touches are cancelled and sounds stop. Until the recording ends, no sound starts, and touches and page turns are
    /// refused. The voice is the one that the option `voice` names, so a host asks for a name first.
    case beginRecording(String?)
    /// Ends the recording that is being made and keeps it; the page is opened again, so that the reader hears it.
    ///
    /// A recording shorter than a tenth of a second or longer than ten minutes is cancelled instead.
    case finishRecording(milliseconds: Int)
    /// Cancels the recording that is being made; the page is opened again.
    case cancelRecording(RecordingCancellation)
    /// Adds a recording that was made elsewhere, or replaces the one of its place, and emits `recording.finished`.
    ///
    /// It's heard from the next start of its sound on. If there is no room, `recording.cancelled` is emitted instead.
    case addRecording(VoiceRecordings.Recording)
    /// Deletes the recording of a place, which stops if it sounds.
    ///
    /// If it was the last one of the voice that the reader has chosen, the option `voice` becomes empty.
    case deleteRecording(VoiceRecordings.Place)
    /// Deletes all recordings of a voice, in the order of pages, slots and languages.
    case deleteVoice(String)
  }
}

extension Player {
  /// Does what a reader or a host does.
  ///
  /// - Returns: Why the player refuses it, or `nil` if it takes it.
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
    case .choose(let item, let target):
      guard let item = names.find(item), let target = names.find(target) else { return .unknown }
      return take(Choice(item: item, target: target))
    case .tapCredit(let link): return tap(link)
    case .game(let name, let action): return play(action, in: names.find(name))
    case .seed(let seed): state.lots = SplitMix64(seed: seed)
    case .shake: return shake()
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
    if state.turn != nil { return stageRefusal }
    guard place != nil, state.credits == nil else { return .offStage }
    emit(event(.shake))
    return nil
  }
}

// MARK: - Parts of inputs

extension Player {
  /// Something that a reader does with a game.
  public enum GameAction: Sendable, Equatable {
    /// Shows where a piece of a puzzle belongs, by emitting `puzzle.hinted`.
    case hint
    /// Begins the game anew: the pieces of a puzzle are scattered, or a picture is emptied.
    case restart
    /// Takes back the last step in a picture to colour.
    case undo
    /// Empties a picture to colour, as a step that can be undone.
    case clear
    /// Solves the game by the choices of readers who don't touch.
    case solve
    /// Fills a region of a picture to colour, with the chosen colour or after choosing one of its palette, from 1.
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

    /// The type of game that it's for, or `nil` if it's for all games.
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
    /// Something else takes the touch over; whatever it dragged is let go.
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
