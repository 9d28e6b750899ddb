import BookKit
import PropertyList

/// The keys in the file that the model lacks, because they are misspelt or their values couldn't be read.
///
/// These keys are already reported, so checks shouldn't also report that their values are missing.
struct UnreadKeys: Sendable {
  private let misspelt: MisspeltKeys
  private let list: PropertyList
  /// The positions of the keys and values with errors, in ascending order.
  private let faulty: [Int]

  init(_ reading: BookReading, in list: PropertyList) {
    misspelt = reading.misspelt
    self.list = list
    let faults = reading.diagnostics.filter { $0.severity == .error || $0.rule == .unknownKey }
    faulty = faults.compactMap { diagnostic in
      switch diagnostic.spot {
      case .node(let node), .key(let node): node.position
      case .opening, .bytes, .file: nil
      }
    }.sorted()
  }

  var isEmpty: Bool { faulty.isEmpty }

  func holds(_ key: String, in dictionary: NodeHandle) -> Bool {
    guard !isEmpty else { return false }
    if misspelt.holds(key, in: dictionary) { return true }
    guard let value = list.value(forKey: key, in: dictionary)?.position else { return false }
    let index = faulty.indices.partitioningIndex { faulty[$0] >= value }
    return index < faulty.count && faulty[index] == value
  }

  /// Returns whether an element has one of the keys, in some language, without a readable value.
  func holds(anyOf keys: [String], of element: Element) -> Bool {
    guard !isEmpty else { return false }
    return list.dictionaries(of: element).contains { dictionary in keys.contains { holds($0, in: dictionary) } }
  }

  /// The actions with errors, which the model may lack, each with its page number, from 1, and its strings.
  var actions: [(page: Int?, texts: [[UInt8]])] {
    var walk = BookWalk(list)
    var last: NodeHandle?
    var actions: [(page: Int?, texts: [[UInt8]])] = []
    for position in faulty {
      walk.move(to: NodeHandle(position))
      guard let container = walk.container, container != last, list.kind(of: container) == .dictionary,
        list.value(forKey: "action", in: container) != nil || misspelt.holds("action", in: container)
      else { continue }
      last = container
      actions.append((walk.page, list.entries(of: container).compactMap { list.utf8(of: $0.value) }))
    }
    return actions
  }
}

extension PropertyList {
  func dictionaries(of element: Element) -> [NodeHandle] {
    let translations = value(forKey: "localized", in: element.node).map { entries(of: $0).map { $0.value } }
    return [element.node] + (translations ?? [])
  }
}

/// Finds elements whose position, visibility or response to touches is unknown because of an unreadable key.
struct ElementDoubts: Sendable {
  private let unread: UnreadKeys
  private let names: NameScopes

  init(_ unread: UnreadKeys, _ names: NameScopes) { (self.unread, self.names) = (unread, names) }

  /// The keys for an element's position, visibility and response to touches.
  private static let keys = [
    "x", "y", "width", "height", "rotation", "scaleX", "scaleY", "pivotX", "pivotY", "z", "alpha", "visible",
    "visibleIf", "offStage", "touchable", "draggable", "isActive", "shape", "tweens", "slideIn", "trigger",
  ]

  /// Returns the elements with such an unreadable key or an unknown name in their condition, or in a group with one.
  func elements(of page: Page) -> IndexedSet<ElementIndex> {
    var doubtful = IndexedSet<ElementIndex>()
    for index in page.elementIndices {
      let element = page[index]
      let isDoubtful =
        !unread.isEmpty && unread.holds(anyOf: ElementDoubts.keys, of: element)
        || element.hasBehaviour && element.variants.contains { $0.visibility.map { !isKnown($0.value) } ?? false }
      if isDoubtful || element.group.map(doubtful.contains) ?? false { doubtful.insert(index) }
    }
    return doubtful
  }

  /// Returns whether all variables and options in a condition exist.
  private func isKnown(_ condition: Condition) -> Bool {
    condition.parts.allSatisfy { part in
      switch part {
      case .variable(let name): names.hasVariable(name)
      case .option(let name): names.hasOption(name)
      case .literal, .game, .pageRecorded, .loudness, .progress, .not, .and, .or, .comparison: true
      }
    }
  }
}
