extension Player {
  /// The reason why a player refuses an input; a refused input usually has no effect other than an event.
  public enum Refusal: Sendable, Equatable {
    /// A page is being turned.
    case pageTurn
    /// A section is being opened.
    case sectionTurn
    /// A voice is being recorded.
    case recording
    /// The page waits for a narration.
    case narration
    /// There is no previous page.
    case first
    /// There is no next page, so the book has ended.
    case bookEnded
    /// The input has no effect: the language is the current one, or the book has begun already.
    case unchanged
    /// The recording is too short or too long, or there is no room for it.
    case notKept
    /// The person who is shown is too faint.
    case faintCredit
    /// The credits aren't open, or don't have the link.
    case creditWithoutLink
    /// Nothing in the book or on the page has that name.
    case unknown
    /// The element or the page isn't on stage.
    case offStage
    /// The game is of another type.
    case otherGame
    /// The picture to colour has no such region.
    case unknownRegion
    /// The picture to colour has no such colour.
    case unknownColor
    /// The value, name or length isn't valid.
    case invalid
    /// The finger is already down when its touch begins, or isn't down in a later phase.
    case finger
    /// No voice is chosen.
    case noVoice
    /// Nothing is being recorded.
    case notRecording

    /// Whether the input itself is a mistake, rather than refused because of what happens on stage.
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

  /// The reason why touches and games are currently refused, or `nil` if they aren't.
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
