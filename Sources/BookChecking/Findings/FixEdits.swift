import BookKit
import PropertyList

extension Diagnostic.Fix {
  /// Returns the change that applies this fix, or `nil` if it can't be made: in a binary file, or if the dictionary
  /// has the new key already.
  func change(in list: PropertyList, dictionary: NodeHandle?) -> Finding.Change? {
    do throws(PropertyList.EditingError) {
      switch self {
      case .rename(let key, let name):
        // Don't introduce a duplicate key.
        if let dictionary, list.value(forKey: name, in: dictionary) != nil { return nil }
        return Finding.Change(try list.edit(renaming: key, to: name), in: list)
      case .number(let node, let number):
        return try list.change(node) { builder in
          if let whole = Int(exactly: number) { builder.integer(whole) } else { builder.real(number) }
        }
      case .boolean(let node, let truth): return try list.change(node) { $0.boolean(truth) }
      case .text(let node, let text): return try list.change(node) { $0.string(text) }
      case .entry(let node, let key, let text):
        return try list.change(node) { builder in
          builder.beginDictionary()
          builder.key(key)
          builder.string(text)
          builder.endContainer()
        }
      }
    } catch {
      return nil
    }
  }
}

extension Diagnostic.Fix {
  /// Returns advice for a change that can't be made, or `nil` if the rule's own hint is enough.
  func hintIfUnfixable(in list: PropertyList) -> String? {
    switch self {
    case .text, .entry: nil
    case .rename(_, let name):
      list.format == .binary ? "rename it to `\(name)`" : "there is also `\(name)`: remove one of the two"
    case .number, .boolean: "convert the book to XML; then `bookplay validate --fix` fixes it"
    }
  }
}

extension Diagnostic {
  /// Returns the change to the suggested value, or `nil` if there is none or it replaces only a part of the value.
  func guess(in list: PropertyList) -> Fix? {
    guard case .node(let node) = spot else { return nil }
    switch suggestion {
    case .text(let text): return list.kind(of: node) == .key ? .rename(node, to: text) : .text(node, text)
    case .number(let number, _): return .number(node, number)
    case .entry(let key, let value): return .entry(node, key: key, value)
    case .part, nil: return nil
    }
  }

  func differsOnlyInCase(in list: PropertyList) -> Bool {
    guard case .node(let node) = spot, case .text(let text) = suggestion else { return false }
    return list.utf8(of: node)?.map(ASCIIWord.lowercased) == text.utf8.map(ASCIIWord.lowercased)
  }
}

extension PropertyList {
  fileprivate func change(
    _ node: NodeHandle, build: (inout PropertyListBuilder) -> Void
  ) throws(EditingError) -> Finding.Change {
    var builder = PropertyListBuilder()
    build(&builder)
    return Finding.Change(try edit(replacing: node, with: builder.finish()), in: self)
  }
}

extension Finding.Change {
  fileprivate init(_ edit: PropertyList.Edit, in list: PropertyList) {
    self.init(edit, text: list.text.encoding.string(edit.replacement))
  }
}

extension PropertyList.Source {
  /// Applies all fixes that don't overlap.
  ///
  /// Of two findings whose changes overlap, only the first is fixed.
  ///
  /// - Parameters:
  ///   - findings: The findings of the file.
  ///   - includesGuesses: Whether to apply every "did you mean" suggestion, not only certain fixes.
  /// - Returns: The changed file, and the number of findings whose changes were made.
  public func applyingFixes(_ findings: [Finding], includesGuesses: Bool = false) -> (
    source: PropertyList.Source, count: Int
  ) {
    let changes = findings.map { finding in
      (finding.fix.isEmpty && includesGuesses ? finding.guess : finding.fix).map { $0.edit }
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    let starts = changes.indices.compactMap { index in
      changes[index].first.map { (start: $0.range.lowerBound, index: index) }
    }
    var edits: [PropertyList.Edit] = []
    var count = 0
    for (_, index) in starts.sorted(by: { $0 < $1 }) {
      // Edits of other findings can lie between the edits of this one.
      let places = changes[index].map { edit in
        (edit, edits.indices.partitioningIndex { edits[$0].range.upperBound > edit.range.lowerBound })
      }
      let isFree = places.allSatisfy { edit, place in
        place == edits.count || edits[place].range.lowerBound >= edit.range.upperBound
      }
      guard isFree else { continue }
      for (edit, place) in places.reversed() { edits.insert(edit, at: place) }
      count += 1
    }
    guard count > 0, let fixed = applying(edits) else { return (self, 0) }
    return (fixed, count)
  }
}
