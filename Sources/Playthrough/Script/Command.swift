import BookKit

/// One thing that a script does, with nothing left to be read.
///
/// Names are texts in UTF-8, and known to be in the book.
package enum Command: Sendable, Equatable {
  /// Opens a page, counted from 1.
  case open(page: Int)
  /// Opens the credits.
  case openCredits
  /// Turns to the next page.
  case next
  /// Turns to the page before.
  case previous
  /// Changes the language.
  case language([UInt8])
  /// Advances the clock.
  case wait(ScriptTime)
  /// Advances the clock to the tick of a new event, but not further than `within`.
  case waitFor(EventPattern, within: ScriptTime)
  /// Touches with finger 0 and lets go at once.
  case tap(Spot)
  /// Puts a finger down.
  case press(Spot, finger: Int)
  /// Moves a finger, at once when it takes no time.
  case move(to: Point, over: ScriptTime, finger: Int)
  /// Lifts a finger.
  case release(finger: Int)
  /// Breaks a touch off.
  case cancel(finger: Int)
  /// Drags an element with finger 0.
  case drag(item: [UInt8], to: Goal, over: ScriptTime)
  /// Checks that something is so.
  case expect(Expectation)
  /// Lets expectations look at what happens from here on.
  case mark
  /// Compares the stage with the one kept under a name.
  case snapshot([UInt8])
  /// Seeds whatever draws lots.
  case seed(UInt64)

  /// Where a finger comes down.
  package enum Spot: Sendable, Equatable {
    /// On the centre of an element; on the credits, on `twitter` or `web`.
    case item([UInt8])
    /// At a place of the canvas.
    case point(Point)
  }

  /// Where something is dragged.
  package enum Goal: Sendable, Equatable {
    /// Where the origin of its frame comes to be there.
    case point(Point)
    /// The middle of one of its drop targets.
    case target([UInt8])
  }

  /// How long waiting for an event may take where nothing is said.
  package static let usualPatience = ScriptTime.seconds(30, per: 1)
  /// How long a drag takes where nothing is said.
  package static let usualDrag = ScriptTime.seconds(5, per: 10)

  /// The events that it waits for or asks after, if it does.
  package var pattern: EventPattern? {
    switch self {
    case .waitFor(let pattern, _): pattern
    case .expect(let expectation): expectation.pattern
    default: nil
    }
  }
}
