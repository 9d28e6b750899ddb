import BookKit

/// Something that a reader does, in the form in which a player receives it.
package enum PlayerInput: Sendable, Equatable {
  /// Opens a page, counted from 1.
  case open(page: Int)
  /// Opens a section by its name, or `read`.
  case openSection(String)
  /// Opens the credits.
  case openCredits
  /// Goes back to what was on stage before a section.
  case back
  /// Sets an option.
  case option(String, Value)
  /// Turns to the next page.
  case next
  /// Turns to the previous page.
  case previous
  /// Changes to the language with this BCP 47 code.
  case language(String)
  /// Taps a link of the credit that is shown.
  case tapCredit(Player.CreditLink)
  /// Puts a finger on a piece of a puzzle, whatever lies on it.
  case press(piece: String, finger: Int)
  /// Does something with a game.
  case game(String, GameAction)
  /// Says that the host can record.
  case allowRecording
  /// Begins to record a slot of the page on stage.
  case beginRecording(String)
  /// Ends the recording that is being made, and keeps it.
  case finishRecording(milliseconds: Int)
  /// Cancels the recording that is being made.
  case cancelRecording(Player.RecordingCancellation)
  /// Adds a recording.
  case addRecording(VoiceRecordings.Recording)
  /// Deletes a recording.
  case deleteRecording(VoiceRecordings.Place)
  /// Deletes all recordings of a voice.
  case deleteVoice(String)
  /// Changes a touch.
  case touch(Player.TouchPhase, finger: Int, at: Point)

  /// An input and the tick at which a player receives it.
  package struct Timed: Sendable, Equatable {
    /// The tick.
    package let tick: Ticks
    /// The input.
    package let input: PlayerInput

    /// Creates an input at a tick.
    package init(_ input: PlayerInput, at tick: Ticks) {
      self.tick = tick
      self.input = input
    }
  }

  /// Passes the input to a player.
  package func perform(on player: inout Player) {
    switch self {
    case .open(let page): player.open(page: page)
    case .openSection(let word): player.open(named: word)
    case .openCredits: player.openCredits()
    case .back: player.goBack()
    case .option(let name, let value): player.set(option: name, to: value)
    case .next: player.turnToNextPage()
    case .previous: player.turnToPreviousPage()
    case .language(let code): player.changeLanguage(to: code)
    case .tapCredit(let link): player.tapCredit(link)
    case .press(let piece, let finger):
      if let name = player.names.find(piece) { player.press(piece: name, withFinger: finger) }
    case .game(let name, let action):
      if let game = player.names.find(name) { action.perform(on: &player, game: game) }
    case .allowRecording: player.canRecord = true
    case .beginRecording(let slot): player.beginRecording(slot)
    case .finishRecording(let milliseconds): player.finishRecording(milliseconds: milliseconds)
    case .cancelRecording(let reason): player.cancelRecording(reason)
    case .addRecording(let recording): player.add(recording)
    case .deleteRecording(let place): player.deleteRecording(at: place)
    case .deleteVoice(let name): player.deleteVoice(name)
    case .touch(let phase, let finger, let point): player.touch(phase, finger: finger, at: point)
    }
  }
}
