import BookKit

/// A value that can be a key in lookups.
protocol LookupKey: Sendable {
  /// A number that no other value of the type has.
  var lookupNumber: Int { get }
}

extension LookupKey where Self: TypedIndex {
  var lookupNumber: Int { position }
}

extension PageIndex: LookupKey {}

extension ElementIndex: LookupKey {}

extension BookElementIndex: LookupKey {}

extension TweenNumber: LookupKey {}

extension Name: LookupKey {
  var lookupNumber: Int { number }
}

extension Scope: LookupKey {
  var lookupNumber: Int {
    switch self {
    case .page(let page): page.position
    // No book has that many pages.
    case .book: Int(Int32.max)
    }
  }
}

/// A lookup from two keys to an index, such as from a name and a page to an element.
struct Lookup<Major: LookupKey, Minor: LookupKey, Value: TypedIndex>: Sendable {
  private let map: NameMap

  /// The rows of a lookup that is being made.
  struct Rows {
    fileprivate var rows: [NameMap.Row] = []

    mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }

    mutating func append(_ major: Major, _ minor: Minor, _ value: Value) {
      rows.append(NameMap.Row(major.lookupNumber, minor.lookupNumber, value: value.position))
    }
  }

  /// Creates a lookup; among rows with the same keys, the one with the least value wins.
  init(_ rows: Rows) { map = NameMap(rows.rows) }

  /// The least value for two keys, or `nil` if there is no such row.
  subscript(major: Major, minor: Minor) -> Value? {
    map[major.lookupNumber, minor.lookupNumber].map { Value($0) }
  }
}

extension Lookup where Minor: TypedIndex {
  /// Returns the second key and least value of all rows that have the given first key.
  func rows(of major: Major) -> [(minor: Minor, value: Value)] {
    map.rows(of: major.lookupNumber).map { (minor: Minor($0.minor), value: Value($0.value)) }
  }

  /// Returns the second key and value of the first row that has the given first key.
  func firstRow(of major: Major) -> (minor: Minor, value: Value)? {
    map.firstRow(of: major.lookupNumber).map { (minor: Minor($0.minor), value: Value($0.value)) }
  }
}

/// A set of pairs of keys, such as of a page and a name that it has.
struct LookupSet<Major: LookupKey, Minor: LookupKey>: Sendable {
  private let map: NameMap

  /// The pairs of a set that is being made.
  struct Rows {
    fileprivate var rows: [NameMap.Row] = []

    mutating func append(_ major: Major, _ minor: Minor) {
      rows.append(NameMap.Row(major.lookupNumber, minor.lookupNumber))
    }
  }

  init(_ rows: Rows) { map = NameMap(rows.rows) }

  /// Returns whether the set has a pair.
  func contains(_ major: Major, _ minor: Minor) -> Bool { map[major.lookupNumber, minor.lookupNumber] != nil }
}
