/// How a property list is written.
public struct WritingOptions: Sendable, Equatable {
  /// The order of a dictionary's keys.
  public var keyOrder = KeyOrder.asRead
  /// Whether values that the form cannot hold are written in the nearest form that it has.
  public var allowsSubstitutes = false
  /// Whether comments of a text file are kept where the form has comments.
  public var keepsComments = true
  /// Whether lines end as the first line of the text that was read; otherwise with a line feed.
  public var keepsLineEnds = false
  /// Which numbers and booleans old-style text may hold as bare words, since whoever reads it knows their kinds.
  package var bareValues = BareValues.none

  /// Keys as they were read, comments kept, no substitutes.
  public init() {}

  /// Values that old-style text, which has strings only, may hold as words without quotes.
  package enum BareValues: Sendable, Equatable {
    case none
    case all
    /// The values for whose position in the list the array has `true`.
    case at([Bool])

    func contains(_ position: Int) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .at(let positions): positions.indices.contains(position) && positions[position]
      }
    }
  }

  /// The order in which the keys of a dictionary are written.
  public enum KeyOrder: Sendable, Equatable {
    /// As in the file that was read.
    case asRead
    /// As Apple writes them, by UTF-16 code units.
    case apple
  }
}
