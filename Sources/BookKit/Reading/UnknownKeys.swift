import PropertyList

/// The unknown keys of a book, reported after the whole book has been read.
///
/// Suggestions depend on the neighbouring keys: a key that is already present can't be the one that was meant.
struct UnknownKeys {
  private struct Key {
    let node: NodeHandle
    let owner: KeyOwner
    /// The kind of dictionary whose keys the owner also has (elements, pages or games), or `nil` if there is none.
    let base: KeyOwner?
    /// Whether elements of another type have the key.
    let belongsToOtherType: Bool
  }

  private var keys: [Key] = []

  mutating func add(
    _ node: NodeHandle, in owner: KeyOwner, base: KeyOwner? = nil, belongsToOtherType: Bool = false
  ) {
    keys.append(Key(node: node, owner: owner, base: base, belongsToOtherType: belongsToOtherType))
  }

  /// Reports all unknown keys; a required key that is only misspelt is reported just once, at the misspelt key.
  func reportAll(in list: PropertyList, _ diagnostics: inout [Diagnostic]) -> MisspeltKeys {
    guard !keys.isEmpty else { return MisspeltKeys() }
    let missing = MisspeltKeys(
      diagnostics.compactMap { diagnostic in
        guard diagnostic.rule == .missingKey, case .opening(let node) = diagnostic.spot else { return nil }
        return MisspeltKeys.Row(container: node.position, meant: diagnostic.subject)
      })
    var walk = BookWalk(list)
    var neighbours = Neighbours()
    var rows: [MisspeltKeys.Row] = []
    for key in keys.sorted(by: { $0.node.position < $1.node.position }) {
      walk.move(to: key.node)
      guard let container = walk.container else { continue }
      neighbours.move(to: container, key.owner, base: key.base, in: list)
      let (diagnostic, meant) = diagnose(key, neighbours, in: list)
      guard let meant else {
        diagnostics.append(diagnostic(false))
        continue
      }
      rows.append(MisspeltKeys.Row(container: container.position, meant: meant))
      diagnostics.append(diagnostic(missing.holds(meant, in: container)))
    }
    let misspelt = MisspeltKeys(rows)
    diagnostics.removeAll { diagnostic in
      guard diagnostic.rule == .missingKey, case .opening(let node) = diagnostic.spot else { return false }
      return misspelt.holds(diagnostic.subject, in: node)
    }
    return misspelt
  }

  /// Returns a function that makes the diagnostic (an error if `isNeeded`), and the key that was probably meant.
  private func diagnose(
    _ key: Key, _ neighbours: Neighbours, in list: PropertyList
  ) -> (diagnostic: (_ isNeeded: Bool) -> Diagnostic, meant: String?) {
    let text = list.utf8(of: key.node) ?? []
    var detail = "is not known here"
    var meant: String?
    var advice: String?
    if key.belongsToOtherType {
      detail = "is not allowed in \(key.owner.title)"
    } else if let inner = neighbours.inner(for: text) {
      detail = "belongs in `\(inner)`, not next to it"
    } else {
      meant = NearestName.suggestion(for: text, among: neighbours.absent)
      let owner = key.base == .game ? .game : key.owner
      if meant == nil, let others = owner.titlesOfOthers(with: text) {
        detail = "belongs in \(others), not in \(owner.title)"
        let isAnimatable = owner == .tween && Property.keywords.contains { $0.matches(text) }
        if isAnimatable { advice = "write it in `properties`, with its final value" }
      }
    }
    return (
      { isNeeded in
        Diagnostic(
          .unknownKey, at: .node(key.node), subject: Quotation.of(text), detail: detail,
          suggestion: meant.map { .text($0) }, advice: advice, severity: isNeeded ? .error : nil)
      }, meant
    )
  }
}

extension KeyOwner {
  /// Returns the titles of other dictionaries that have a key, or `nil` if none has it.
  fileprivate func titlesOfOthers(with text: [UInt8]) -> String? {
    let owners = Key.all.filter { $0.name.matches(text) }.map { $0.owner }
    // An enclosing dictionary is the likeliest; two suggestions are enough.
    let holders = Key.all.filter { $0.shape.held == self }.map { $0.owner }
    let around = owners.filter { holders.contains($0) }
    let named = (around.isEmpty ? owners : around).prefix(2)
    return named.isEmpty ? nil : named.map { $0.title.description }.joined(separator: " or ")
  }
}

/// The keys that an unknown key could mean: the keys that its dictionary lacks, and the keys of nested dictionaries.
private struct Neighbours {
  private var container: NodeHandle?
  private(set) var absent: [String] = []
  /// The keys of nested dictionaries, each with the key of its dictionary.
  private var inner: [(name: StaticString, owner: String)] = []

  mutating func move(
    to container: NodeHandle, _ owner: KeyOwner, base: KeyOwner?, in list: PropertyList
  ) {
    guard container != self.container else { return }
    self.container = container
    absent = []
    inner = []
    for key in Key.all where key.owner == owner || key.owner == base {
      let name = key.name.description
      let value = list.value(forKey: name, in: container)
      if value == nil { absent.append(name) }
      guard let other = key.shape.inner, value != nil else { continue }
      for part in Key.all where part.owner == other { inner.append((part.name, name)) }
    }
  }

  /// Returns the key of the nested dictionary that an unknown key belongs in, or `nil` if there is none.
  func inner(for text: [UInt8]) -> String? { inner.first { $0.name.matches(text) }?.owner }
}

/// The keys that are present under a misspelt name, by dictionary.
package struct MisspeltKeys: Sendable {
  /// An unknown key's dictionary and probable meaning.
  package struct Row: Sendable {
    package let container: Int
    package let meant: String
  }

  private var rows: [Row] = []

  package init() {}

  package init(_ rows: [Row]) {
    self.rows = rows.sorted { $0.container < $1.container }
  }

  /// Returns whether a key that `container` lacks is present in it under a misspelt name.
  package func holds(_ key: String, in container: NodeHandle) -> Bool {
    var index = rows.indices.partitioningIndex { rows[$0].container >= container.position }
    while index < rows.count, rows[index].container == container.position {
      if Array(rows[index].meant.utf8) == Array(key.utf8) { return true }
      index += 1
    }
    return false
  }
}
