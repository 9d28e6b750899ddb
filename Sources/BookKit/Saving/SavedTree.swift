import PropertyList

/// A written state as it was read, and what in it cannot be.
///
/// Who reads goes on as if what is damaged were missing, and asks for the damage when all is read. So no step of the
/// reading has to look after it.
final class SavedTree {
  let list: PropertyList
  /// The key of the first value that is not what can stand there.
  private var damage: StaticString?

  init(_ list: PropertyList) {
    self.list = list
  }

  /// The error that the damage is, if there is any.
  var error: SavedStateError? {
    damage.map { .damaged(Build.tellsAll ? "`\($0)` is not what can stand there" : "") }
  }

  func note(damage key: StaticString) {
    if damage == nil { damage = key }
  }

  /// The value of a dictionary's key, if it has one; of several the last.
  func value(of key: StaticString, in dictionary: NodeHandle) -> NodeHandle? {
    let list = list
    var found: NodeHandle?
    for entry in list.entries(of: dictionary) {
      guard let range = list.plainRange(of: entry.key) else { continue }
      if list.text.utf8.span.holds(key, at: range) { found = entry.value }
    }
    return found
  }
}
