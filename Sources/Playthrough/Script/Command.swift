import BookKit

/// A command of a script.
///
/// Names are UTF-8 and exist in the book.
package enum Command: Sendable, Equatable {
  /// Opens a page, counted from 1.
  case open(page: Int)
  /// Opens a section by its name, or `read`.
  case openSection([UInt8])
  /// Opens the credits.
  case openCredits
  /// Goes back to what was on stage before a section.
  case back
  /// Sets an option.
  case option([UInt8], Value)
  /// Does something with a game.
  case game([UInt8], GameAction)
  /// Does something with recordings of voices.
  case record(RecordingAction)
  /// Turns to the next page.
  case next
  /// Turns to the previous page.
  case previous
  /// Changes the language.
  case language([UInt8])
  /// Advances the clock.
  case wait(ScriptTime)
  /// Advances the clock to the tick of a new event, but by no more than `within`.
  case waitFor(EventPattern, within: ScriptTime)
  /// Touches with finger 0 and releases at once.
  case tap(TouchLocation)
  /// Puts a finger down.
  case press(TouchLocation, finger: Int)
  /// Moves a finger, at once if the time is zero.
  case move(to: Point, over: ScriptTime, finger: Int)
  /// Lifts a finger.
  case release(finger: Int)
  /// Cancels a touch.
  case cancel(finger: Int)
  /// Drags an element with finger 0.
  case drag(item: [UInt8], to: DragDestination, over: ScriptTime)
  /// Checks an expectation.
  case expect(Expectation)
  /// Makes expectations ignore the events so far.
  case mark
  /// Compares the stage with the snapshot kept under a name.
  case snapshot([UInt8])
  /// Sets the seed of everything that uses random numbers.
  case seed(UInt64)

  /// The point where a finger is pressed.
  package enum TouchLocation: Sendable, Equatable {
    /// The centre of an element or, while credits are shown, the link `twitter`, `web` or `publisher`.
    case item([UInt8])
    /// A point of the canvas.
    case point(Point)
  }

  /// The destination of a drag.
  package enum DragDestination: Sendable, Equatable {
    /// The point to which the origin of its frame moves.
    case point(Point)
    /// The centre of one of its drop targets.
    case target([UInt8])
  }

  /// The default limit for waiting for an event.
  package static let defaultWaitLimit = ScriptTime.seconds(30, per: 1)
  /// The default duration of a drag.
  package static let defaultDragDuration = ScriptTime.seconds(5, per: 10)

  /// The pattern that the command waits for or expects, if it has one.
  package var pattern: EventPattern? {
    switch self {
    case .waitFor(let pattern, _): pattern
    case .expect(let expectation): expectation.pattern
    default: nil
    }
  }
}
