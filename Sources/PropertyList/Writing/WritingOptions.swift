/// Options for writing a property list.
public struct WritingOptions: Sendable, Equatable {
  /// Whether the keys of a dictionary are written in Apple's order, by UTF-16 code units, instead of the source's.
  public var sortsKeys = false
  /// Whether values that the format cannot represent are replaced by the nearest values that it can.
  public var allowsSubstitutes = false
  /// Whether comments of a text file are kept if the format has comments.
  package var keepsComments = true
  /// Whether lines end like the first line of the source; otherwise, they end with a line feed.
  package var keepsLineEndings = false
  /// The numbers and Booleans that old-style text may write as bare words, for readers that know their kinds.
  package var bareValues = BareValues.none

  /// Creates the default options: the order of the source, with comments, without substitutes.
  public init() {}

  /// The values that old-style text, which has only strings, may write as words without quotes.
  package enum BareValues: Sendable, Equatable {
    case none
    case all
    /// The values at the positions that are `true` in the array.
    case at([Bool])

    func contains(_ position: Int) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .at(let positions): positions.indices.contains(position) && positions[position]
      }
    }
  }
}
