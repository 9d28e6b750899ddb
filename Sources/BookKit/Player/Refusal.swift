extension Player {
  /// The reason why a player refuses an input, which then does nothing but emit an event that says so.
  public enum Refusal: Sendable, Equatable {
    /// A page is being turned.
    case pageTurn
    /// A section is being opened.
    case sectionTurn
    /// A voice is being recorded.
    case recording
    /// A narration plays, which the page waits for.
    case narration
    /// There is nothing before this page.
    case first
    /// There is no next page, so the book has ended.
    case bookEnded
    /// It's like this already: the language is the current one, or the book was begun before.
    case unchanged
    /// The recording is too short or too long, or there is no room for it.
    case notKept
    /// The person who is shown is too faint.
    case faintCredit
    /// The credits aren't open, or don't have the link.
    case creditWithoutLink
    /// The book or the page on stage has nothing of that name.
    case unknown
    /// The page has it, but it isn't on stage, or no page is.
    case offStage
    /// The game is of another type.
    case otherGame
    /// The picture to colour has no such region.
    case unknownRegion
    /// The picture to colour has no such colour.
    case unknownColor
    /// It can't have this value, name or length.
    case invalid
    /// The finger is down already, or it isn't down.
    case finger
    /// No voice is chosen.
    case noVoice
    /// Nothing is being recorded.
    case notRecording

    /// Whether the input makes no sense at this moment, whatever happens meanwhile on stage.
    package var isMistake: Bool {
      switch self {
      case .pageTurn, .sectionTurn, .recording, .narration, .first, .bookEnded, .unchanged, .notKept, .faintCredit,
        .creditWithoutLink:
        false
      case .unknown, .offStage, .otherGame, .unknownRegion, .unknownColor, .invalid, .finger, .noVoice, .notRecording:
        true
      }
    }
  }

  /// The reason why touches and games are refused now, or `nil` if they aren't.
  var stageRefusal: Refusal? {
    if state.turn != nil { return section == nil ? .pageTurn : .sectionTurn }
    return recording == nil ? nil : .recording
  }

  func refusal(_ reason: Event.Reason) -> Refusal {
    switch reason {
    case .transition: section == nil ? .pageTurn : .sectionTurn
    case .recording: .recording
    case .narration: .narration
    case .first: .first
    case .cascade, .reader, .denied, .missing, .full, .short, .long: .unknown
    }
  }
}
