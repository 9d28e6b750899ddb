import BookKit
import PropertyList

/// A book whose file was only partly read, so parts that seem to be missing may be in the rest.
struct TruncatedBook {
  private let list: PropertyList
  /// The ranges of the elements with unreadable contents.
  private let elements: [Range<Int>]

  init(_ book: Book, _ list: PropertyList) {
    self.list = list
    elements = book.pagesAndSections.lazy.flatMap { $0.elements }.filter { list.isDamaged($0.node) }
      .map { list.range(of: $0.node) }
  }

  /// Returns the diagnostics that are true whatever the unread rest of the file contains.
  func reliable(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isSurrounded = list.areInIncompleteContainers(diagnostics)
    return diagnostics.indices.filter { index in
      let diagnostic = diagnostics[index]
      switch diagnostic.rule.evidence {
      case .presence: return true
      case .element:
        let start = diagnostic.spot.range(in: list).lowerBound
        return !isSurrounded[index] && !elements.contains { $0.contains(start) }
      case .book: return false
      }
    }.map { diagnostics[$0] }
  }
}

extension PropertyList {
  /// Returns the diagnostics that aren't consequences of mismatched brackets or tags.
  func withoutConsequences(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let end = reliableEnd else { return diagnostics }
    let isSurrounded = areInIncompleteContainers(diagnostics)
    return diagnostics.indices.filter { index in
      let diagnostic = diagnostics[index]
      // A value of the wrong type may just be in the wrong container.
      let isMisplaced = diagnostic.rule == .wrongType && isSurrounded[index]
      return !isMisplaced && diagnostic.spot.range(in: self).lowerBound < end
    }.map { diagnostics[$0] }
  }

  /// Returns whether a value has unreadable contents at any depth.
  fileprivate func isDamaged(_ node: NodeHandle) -> Bool {
    let contents = node.position..<node.position + Int(nodes[node.position].extent)
    return contents.contains { isIncomplete(NodeHandle($0)) }
  }

  /// Returns, for each diagnostic, whether its value or container has unreadable contents.
  fileprivate func areInIncompleteContainers(_ diagnostics: [Diagnostic]) -> [Bool] {
    var areIncomplete = diagnostics.map { diagnostic in diagnostic.spot.node.map { isIncomplete($0) } ?? false }
    let positions = diagnostics.map { $0.spot.node?.position ?? 0 }
    var open: [Int] = []
    var position = 0
    for index in positions.indices.sorted(by: { positions[$0] < positions[$1] }) {
      while position < positions[index] {
        while let last = open.last, last + Int(nodes[last].extent) <= position { open.removeLast() }
        if nodes[position].kind.isContainer { open.append(position) }
        position += 1
      }
      let around = open.last { $0 + Int(nodes[$0].extent) > positions[index] }
      if let around, isIncomplete(NodeHandle(around)) { areIncomplete[index] = true }
    }
    return areIncomplete
  }
}
