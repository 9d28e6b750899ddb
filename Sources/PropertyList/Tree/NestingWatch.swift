/// Looks for the position from which brackets or tags don't match.
///
/// Many mistakes concern only one entry, but a missing or extra bracket can look like such a mistake at first. So each
/// mistake is a suspicion. It is confirmed if a bracket doesn't match while the mistake's container is still open.
struct NestingWatch {
  private struct Suspicion {
    let offset: Int
    /// The index of the container's node, or −1 outside of the outermost one.
    let container: Int
  }

  struct Break {
    /// The offset at which the nesting was found to be broken.
    let offset: Int
    /// The offsets of the suspicious mistakes before `offset`.
    let suspicions: [Int]
  }

  private var suspicions: [Suspicion] = []
  /// The offset of the first sign of broken nesting, or `nil` if the nesting isn't broken.
  private(set) var offset: Int?
  /// The offset at which the broken nesting was noticed.
  private var end = 0

  var found: Break? {
    offset.map { offset in Break(offset: offset, suspicions: suspicions.map { $0.offset }.filter { $0 < offset }) }
  }

  /// Returns whether a problem is only a consequence of broken nesting and so isn't reported.
  func isConsequence(_ kind: PropertyList.Problem.Kind, at offset: Int) -> Bool {
    self.offset != nil && offset > end && kind.dependsOnNesting
  }

  /// Records a mistake that may be a sign of broken nesting; `open` are the open containers.
  mutating func suspect(at offset: Int, open: [Int]) {
    let container = open.last ?? -1
    guard self.offset == nil, suspicions.last?.container != container else { return }
    suspicions.append(Suspicion(offset: offset, container: container))
  }

  /// Records that a bracket doesn't match while the containers `open` are open.
  mutating func fail(at offset: Int, open: [Int]) {
    guard self.offset == nil else { return }
    let first = suspicions.first { suspicion in
      let index = open.indices.partitioningIndex { open[$0] >= suspicion.container }
      return suspicion.container < 0 || index < open.count && open[index] == suspicion.container
    }
    self.offset = first?.offset ?? offset
    end = offset
  }

  /// Records that something follows the outermost container, which ends with the bracket at `last`.
  mutating func fail(at offset: Int, after last: Int) {
    // A mistake at that bracket means that it is an extra bracket.
    if self.offset == nil, suspicions.last?.offset == last {
      (self.offset, end) = (last, offset)
    } else {
      fail(at: offset, open: [])
    }
  }
}

extension PropertyList.Problem.Kind {
  /// Whether the problem may be the first sign of brackets or tags that don't match.
  var isSuspicious: Bool {
    let firstSigns: [Self] = [
      .keyWithoutValue, .valueWithoutKey, .keyOutsideDictionary, .unexpectedCharacter, .missingSemicolon,
      .missingEquals, .missingComma, .missingValue,
    ]
    return firstSigns.contains(self)
  }

  /// Whether the problem may be a consequence of brackets or tags that don't match.
  var dependsOnNesting: Bool {
    switch self {
    case .duplicateKey, .unclosedContainer, .missingClose, .prematureClose, .missingOpening, .emptyPlist, .secondRoot,
      .trailingContent, .nestedPlist, .mismatchedClose, .unclosedElement, .contentAfterRoot:
      true
    default: isSuspicious
    }
  }
}
