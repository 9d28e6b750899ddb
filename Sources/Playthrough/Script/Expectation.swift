import BookKit

/// A condition that a script expects to hold.
///
/// Names are UTF-8 and exist in the book.
package enum Expectation: Sendable, Equatable {
  case event(EventPattern)
  case noEvent(EventPattern)
  case events(EventPattern, count: Int)
  case page(Int)
  case section([UInt8])
  case onStage([UInt8])
  case offStage([UInt8])
  case property(item: [UInt8], Property, Comparison, ExpectedValue, tolerance: Double)
  /// The progress of a slider, a dial or a flap on stage.
  case progress(item: [UInt8], Comparison, ExpectedValue, tolerance: Double)
  /// An element on stage is visible or not, regardless of its groups.
  case visibility(item: [UInt8], Bool)
  case variable([UInt8], Comparison, ExpectedValue, tolerance: Double)
  case option([UInt8], Comparison, ExpectedValue, tolerance: Double)

  /// A game on stage, or else the game of the section with this name, is complete or not.
  case complete([UInt8], Bool)
  /// A region of a picture to colour has this colour, or none.
  case fill([UInt8], region: [UInt8], Color?)
  case recording(ScriptRecording, exists: Bool)

  package var pattern: EventPattern? {
    switch self {
    case .event(let pattern), .noEvent(let pattern), .events(let pattern, _): pattern
    case .page, .section, .onStage, .offStage, .property, .progress, .visibility, .variable, .option, .complete, .fill,
      .recording:
      nil
    }
  }
}
