import PropertyList

/// A key of one kind of dictionary, with the property of the model that holds its value.
///
/// The row is the only place that names the key: reading, writing, suggestions, editing and documentation use the rows.
struct KeyRow<Owner>: Sendable {
  let key: Key
  /// Reads an entry into a part, or writes the part's value.
  let code: @Sendable (inout BookReader, BookReader.Entry, inout Owner) -> Void
}

// The type itself has no requirement, because at its first use a program would look for every owner's conformance.
extension KeyRow where Owner: Keyed {
  // All arguments are constants, so the compiler stores each table as data and not as code.
  @inline(__always) init(
    _ name: StaticString, in owner: KeyOwner = Owner.owner, _ shape: KeyShape,
    default defaultDescription: StaticString = "none", _ meaning: StaticString,
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
  /// Whether languages can have their own values for its keys, unless a row says otherwise.
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

  /// Returns a part without values at a position in an array.
  static func new(at node: NodeHandle, _ position: Int, by reader: inout BookReader) -> Self

  /// Finishes a part once all its keys have been read, and returns whether it's usable.
  mutating func finish(by reader: inout BookReader) -> Bool
}

extension BookPart {
  static func new(at node: NodeHandle, _ position: Int, by reader: inout BookReader) -> Self { new(at: node) }

  mutating func finish(by reader: inout BookReader) -> Bool { true }
}

/// A set of the keys found in a dictionary, by their row indices.
struct FoundKeys: Sendable {
  private var bits: UInt64 = 0

  @inline(__always)
  mutating func insert(_ rowIndex: Int) { bits |= 1 << UInt64(rowIndex & 63) }

  func contains(_ rowIndex: Int) -> Bool { bits & 1 << UInt64(rowIndex & 63) != 0 }

  @inline(__always)
  func isSuperset(of other: FoundKeys) -> Bool { other.bits & ~bits == 0 }
}
