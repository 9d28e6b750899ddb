import BookKit

/// A command of a script.
///
/// Names are UTF-8 and exist in the book.
package enum Command: Sendable, Equatable {
  case input(Player.Input)
  /// Ends the current recording, giving its length.
  case endRecording(ScriptTime)
  case addRecording(ScriptRecording, ScriptTime)
  case deleteRecording(ScriptRecording)
  case wait(ScriptTime)
  /// Advances the clock to the tick of a new event, but by no more than `within`.
  case waitFor(EventPattern, within: ScriptTime)
  /// Touches with finger 0 and lifts the finger at once.
  case tap(TouchLocation)
  case press(TouchLocation, finger: Int)
  case move(to: Point, over: ScriptTime, finger: Int)
  case release(finger: Int)
  case cancel(finger: Int)
  case drag(item: [UInt8], to: DragDestination, over: ScriptTime)
  /// Presses the middle of an element and releases it after a time, or holds it at once if the time is zero.
  case hold(item: [UInt8], over: ScriptTime)
  /// Makes a noise of a loudness, which ends after a time.
  case noise(Double, lasting: ScriptTime)
  case expect(Expectation)
  /// Makes expectations ignore the events so far.
  case mark
  case snapshot([UInt8])

  package enum TouchLocation: Sendable, Equatable {
    /// The centre of an element or, while credits are shown, the link `twitter`, `web` or `publisher`.
    case item([UInt8])
    case point(Point)
  }

  package enum DragDestination: Sendable, Equatable {
    /// The point to which the upper left corner of the element's frame moves.
    case point(Point)
    /// The centre of one of the element's drop targets.
    case target([UInt8])
    /// A stop of a slider, a dial or a flap, by its index.
    case stop(Int)
    /// The progress of a slider, a dial or a flap, 0…1.
    case progress(Double)
  }

  package static let defaultWaitLimit = ScriptTime.seconds(30, per: 1)
  package static let defaultDragDuration = ScriptTime.seconds(5, per: 10)
  package static let defaultHoldDuration = ScriptTime.seconds(6, per: 10)

  package var pattern: EventPattern? {
    switch self {
    case .waitFor(let pattern, _): pattern
    case .expect(let expectation): expectation.pattern
    case .input, .endRecording, .addRecording, .deleteRecording, .wait, .tap, .press, .move, .release, .cancel, .drag,
      .hold, .noise, .mark, .snapshot:
      nil
    }
  }
}
