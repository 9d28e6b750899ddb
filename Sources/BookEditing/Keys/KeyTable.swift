import BookKit
import PropertyList

/// The keys of one dictionary of a book, in the order of the format's table.
package struct KeyTable {
  /// The kinds of dictionary whose keys it takes; empty if the author chooses the keys.
  package let owners: [KeyOwner]

  /// The keys, in the order of the table.
  package var keys: [Key] { owners.flatMap { owner in Key.all.filter { $0.owner == owner } } }

  /// Returns the key with that name or alias.
  package func key(_ name: String) -> Key? {
    for owner in owners {
      for key in Key.all where key.owner == owner && KeyTable.means(key, name.utf8) { return key }
    }
    return nil
  }

  /// Returns the position of a key in the table, by its name or alias.
  func rank(of name: String) -> Int? {
    for (level, owner) in owners.enumerated() {
      for index in Key.all.indices where Key.all[index].owner == owner && KeyTable.means(Key.all[index], name.utf8) {
        return level * Key.all.count + index
      }
    }
    return nil
  }

  private static func means(_ key: Key, _ name: String.UTF8View) -> Bool {
    equal(key.name, name) || key.alias.map { equal($0, name) } ?? false
  }

  private static func equal(_ name: StaticString, _ other: String.UTF8View) -> Bool {
    guard name.utf8CodeUnitCount == other.count else { return false }
    var index = 0
    for byte in other {
      guard name.utf8Start[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
