import BookKit

/// What must be so at a moment of a playthrough.
///
/// Names are texts in UTF-8, and known to be in the book.
package enum Expectation: Sendable, Equatable {
  /// Such an event has happened.
  case event(EventPattern)
  /// No such event has happened.
  case noEvent(EventPattern)
  /// So many such events have happened, no more and no fewer.
  case events(EventPattern, count: Int)
  /// A page is on stage, counted from 1.
  case page(Int)
  /// An element is on stage.
  case onStage([UInt8])
  /// An element is not on stage.
  case offStage([UInt8])
  /// A property of an element on stage compares with a value.
  case property(item: [UInt8], Property, Comparison, ExpectedValue, tolerance: Double)
  /// An element on stage is visible, apart from its groups, or is not.
  case visibility(item: [UInt8], Bool)
  /// A variable compares with a value.
  case variable([UInt8], Comparison, ExpectedValue, tolerance: Double)

  /// The events that it asks after, if it does.
  package var pattern: EventPattern? {
    switch self {
    case .event(let pattern), .noEvent(let pattern), .events(let pattern, _): pattern
    default: nil
    }
  }
}
