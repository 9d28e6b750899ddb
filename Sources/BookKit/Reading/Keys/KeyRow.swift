import PropertyList

/// A key of one kind of dictionary, with the property of the model that it stands for.
///
/// A key is written here and as that property, nowhere else: reading, writing, suggestions, editing and documentation
/// follow the rows.
struct KeyRow<Owner: Keyed>: Sendable {
  /// What the key is called, what its value can be, and what it means.
  let key: Key
  /// Reads an entry into a part, or writes what the part has.
  let code: @Sendable (inout BookReader, BookReader.Entry, inout Owner) -> Void

  // Only constants come together here, so that a table is data and not code.
  @inline(__always) init(
    _ name: StaticString, in owner: KeyOwner = Owner.owner, _ shape: KeyShape,
    default defaultDescription: StaticString, _ meaning: StaticString,
    isOriginal: Bool = false, isRequired: Bool = false, alias: StaticString? = nil,
    isTranslatable: Bool = Owner.areKeysTranslatable, isPlacement: Bool = false,
    or words: @autoclosure @escaping @Sendable () -> [ExplainedWord] = [],
    code: @escaping @Sendable (inout BookReader, BookReader.Entry, inout Owner) -> Void
  ) {
    key = Key(
      name: name, owner: owner, shape: shape,
      defaultDescription: Build.includesDiagnostics ? defaultDescription : "",
      meaning: Build.includesDiagnostics ? meaning : "", isOriginal: isOriginal, isRequired: isRequired, alias: alias,
      isTranslatable: isTranslatable, isPlacement: isPlacement, otherWords: words)
    self.code = code
  }
}

/// A type of the model whose properties have keys.
protocol Keyed: Sendable {
  static var owner: KeyOwner { get }
  /// Whether a language can have a value of its own for any of them, unless a row says otherwise.
  static var areKeysTranslatable: Bool { get }
  /// The keys, in the order of the format's table.
  static var rows: [KeyRow<Self>] { get }
}

extension Keyed {
  static var areKeysTranslatable: Bool { false }
}

/// A part of a book that is a dictionary of its own.
protocol BookPart: Keyed, KeyValue {
  /// Returns a part without values.
  static func new(at node: NodeHandle) -> Self

  /// Returns a part without values at a position in an array, or `nil` if it can't be known what it is.
  static func new(at node: NodeHandle, _ position: Int, by reader: inout BookReader) -> Self?

  /// Finishes a part once all its keys have been read, and returns whether it's usable.
  mutating func finish(by reader: inout BookReader) -> Bool
}

extension BookPart {
  static func new(at node: NodeHandle, _ position: Int, by reader: inout BookReader) -> Self? { new(at: node) }

  mutating func finish(by reader: inout BookReader) -> Bool { true }
}

/// The keys of one kind that a dictionary has, by their places among the rows of that kind.
struct FoundKeys: Sendable {
  private var places: UInt64 = 0

  @inline(__always)
  mutating func insert(_ place: Int) { places |= 1 << UInt64(place & 63) }

  func contains(_ place: Int) -> Bool { places & 1 << UInt64(place & 63) != 0 }

  @inline(__always)
  func isSuperset(of other: FoundKeys) -> Bool { other.places & ~places == 0 }
}
