import PropertyList

/// The keys that one dictionary of a book can have, in the order of the format's table.
package struct KeyTable: Sendable {
  /// The kind of dictionary, or `nil` if the author chooses the keys.
  private let owner: KeyOwner?
  /// Another kind of dictionary whose keys are in the table too, such as the kind for an element's type.
  private let other: KeyOwner?

  /// The table of a dictionary that has none of the format's keys.
  package static let empty = KeyTable(owner: nil, other: nil)

  private init(owner: KeyOwner?, other: KeyOwner?) {
    self.owner = owner
    self.other = other
  }

  /// Creates the table of a kind of dictionary; for elements and games, the table depends on the type.
  package init(_ owner: KeyOwner, type: ElementType?) {
    switch owner {
    case .element, .game: self.init(owner: owner, other: type?.owner)
    case .section: self.init(owner: .page, other: owner)
    default: self.init(owner: owner, other: nil)
    }
  }

  /// The kinds of dictionary whose keys are in the table; empty if the author chooses the keys.
  package var owners: [KeyOwner] { [owner, other].compactMap { $0 } }

  package var keys: [Key] { owners.flatMap { owner in Key.all.filter { $0.owner == owner } } }

  package func key(_ name: String) -> Key? { number(of: name).map { Key.all[$0] } }

  /// Returns the index in `Key.all` of the key with that name or alias.
  package func number(of name: String) -> Int? { number(KeyTable.spelling(of: name)) }

  package func number(of key: NodeHandle, in list: borrowing PropertyList) -> Int? {
    owner == nil ? nil : number(KeyTable.spelling(of: key, in: list))
  }

  private func number(_ spelling: Int?) -> Int? {
    guard let spelling, let owner else { return nil }
    let index = KeyIndex.shared
    let found = index.key(spelling, of: owner) ?? other.flatMap { index.key(spelling, of: $0) }
    return found.map { Int($0.number) }
  }

  package static func spelling(of key: NodeHandle, in list: borrowing PropertyList) -> Int? {
    KeyIndex.shared.first(key, in: list)
  }

  /// Returns a number that all keys called `name` share, or `nil` if the format has no such key.
  package static func spelling(of name: String) -> Int? {
    let text = Array(name.utf8)
    return KeyIndex.shared.first(text.span, text.indices)
  }

  /// Returns the position of a key in the table, by its name or alias.
  package func rank(of name: String) -> Int? {
    number(of: name).map { Key.all[$0].owner == owner ? $0 : Key.all.count + $0 }
  }
}
