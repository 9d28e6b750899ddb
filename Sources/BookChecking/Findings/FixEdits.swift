import BookKit
import PropertyList

extension Diagnostic.Fix {
  /// Returns the change to the file that applies this fix.
  ///
  /// - Parameters:
  ///   - list: The list that the handles belong to.
  ///   - dictionary: The dictionary that contains what is changed.
  /// - Returns: The change, or `nil` if it can't be made: in a binary file, or if the new key already exists.
  func change(in list: PropertyList, dictionary: NodeHandle?) -> Finding.Change? {
    do throws(PropertyList.EditingError) {
      switch self {
      case .rename(let key, let name):
        // Don't introduce a duplicate key.
        if let dictionary, list.value(forKey: name, in: dictionary) != nil { return nil }
        return Finding.Change(try list.renaming(key, to: name), in: list)
      case .number(let node, let number):
        var builder = PropertyListBuilder()
        if let whole = Int(exactly: number) { builder.integer(whole) } else { builder.real(number) }
        return Finding.Change(try list.replacing(node, with: builder.finish()), in: list)
      case .boolean(let node, let truth):
        var builder = PropertyListBuilder()
        builder.boolean(truth)
        return Finding.Change(try list.replacing(node, with: builder.finish()), in: list)
      case .text(let node, let text):
        var builder = PropertyListBuilder()
        builder.string(text)
        return Finding.Change(try list.replacing(node, with: builder.finish()), in: list)
      }
    } catch {
      return nil
    }
  }
}

extension Diagnostic.Fix {
  /// Returns what to do if the change can't be made, or `nil` if the rule's own hint says it.
  func hintIfUnfixable(in list: PropertyList) -> String? {
    switch self {
    case .text: nil
    case .rename(_, let name):
      list.format == .binary ? "rename it to `\(name)`" : "there is also `\(name)`: remove one of the two"
    case .number, .boolean: "convert the book to XML; then `bookplay validate --fix` fixes it"
    }
  }
}

extension Diagnostic {
  /// Returns the fix that applies the suggestion, if it stands for a whole key or value.
  func guess(in list: PropertyList) -> Fix? {
    guard rule != .malformedPlist, let suggestion, Quotation.isWhole(suggestion), case .node(let node) = spot else {
      return nil
    }
    if rule == .wrongType {
      let text = Array(suggestion.utf8)
      return RealText.scan(text.span, text.indices).value.map { .number(node, $0) }
    }
    // A suggestion can be for a part of the value, such as a name in a condition.
    guard let text = list.string(of: node), Quotation.of(text).utf8.elementsEqual(subject.utf8) else { return nil }
    return list.kind(of: node) == .key ? .rename(node, to: suggestion) : .text(node, suggestion)
  }

  /// Whether the suggestion differs from what the author wrote only in case.
  var differsOnlyInCase: Bool {
    func lowercased(_ text: String) -> [UInt8] { text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } }
    return suggestion.map { lowercased($0) == lowercased(subject) } ?? false
  }
}

extension Finding.Change {
  fileprivate init(_ edit: PropertyList.Edit, in list: PropertyList) {
    self.init(edit, text: list.text.encoding.string(edit.replacement))
  }
}

extension PropertyList.Source {
  /// Returns the file with all fixes applied that don't overlap, and the number of findings fixed.
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
    var edits: [PropertyList.Edit] = []
    var end = 0
    var count = 0
    let changes = findings.map { finding in
      (finding.fix.isEmpty && includesGuesses ? finding.guess : finding.fix).map { $0.edit }
    }
    let starts = changes.map { edits in edits.reduce(Int.max) { min($0, $1.range.lowerBound) } }
    let order = changes.indices.filter { !changes[$0].isEmpty }.sorted { (starts[$0], $0) < (starts[$1], $1) }
    for index in order where starts[index] >= end {
      edits += changes[index]
      end = changes[index].reduce(end) { max($0, $1.range.upperBound) }
      count += 1
    }
    guard count > 0, let fixed = applying(edits) else { return (self, 0) }
    return (fixed, count)
  }
}
