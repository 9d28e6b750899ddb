import BookKit
import PropertyList

extension Element {
  /// The place for a finding about the whole element: its name, or else its type, or else its beginning.
  var nameSpot: Diagnostic.Spot {
    if let place = nameNode ?? typeNode { return .node(place) }
    return .opening(of: node)
  }
}
