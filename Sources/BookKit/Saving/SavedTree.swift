import PropertyList

/// The parsed property list of a saved state, with a record of any damage.
///
/// Readers treat damaged values as missing and check for damage after reading everything. So the individual steps don't
/// have to handle damage.
final class SavedTree {
  let list: PropertyList
  /// The key of the first invalid value, or `nil` if there is none.
  private var damage: StaticString?

  init(_ list: PropertyList) { self.list = list }

  var error: SavedStateError? { damage.map { .invalidValue(key: $0.description) } }

  @inline(never) func recordDamage(_ key: StaticString) { if damage == nil { damage = key } }

  /// Returns the first value of a key in a dictionary, or `nil` if there is none.
  func value(of key: StaticString, in dictionary: NodeHandle) -> NodeHandle? {
    let list = list
    for entry in list.entries(of: dictionary) {
      guard let range = list.plainRange(of: entry.key) else { continue }
      if list.text.utf8.span.holds(key, at: range) { return entry.value }
    }
    return nil
  }
}
