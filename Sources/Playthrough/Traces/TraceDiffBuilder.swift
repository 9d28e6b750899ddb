import PropertyList

/// A builder that presents a comparison: it adds context around differences and pairs lines about the same event.
struct TraceDiffBuilder {
  let expected: TraceLines
  let actual: TraceLines
  private(set) var entries: [TraceDiff.Entry] = []
  private(set) var differences = 0
  private(set) var position = 0

  mutating func build(_ alignment: LineAlignment) -> TraceDiff {
    var rest = alignment.edits[...]
    while let first = rest.first, differences < TraceDiff.maxDifferences {
      appendSame(upTo: first.expected)
      var (missing, unexpected): ([Int], [Int]) = ([], [])
      var place = (first.expected, first.actual)
      while let edit = rest.first, (edit.expected, edit.actual) == place {
        if edit.isMissing {
          missing.append(edit.expected)
          place.0 += 1
        } else {
          unexpected.append(edit.actual)
          place.1 += 1
        }
        rest.removeFirst()
      }
      appendRun(missing[...], unexpected[...])
      position = place.0
    }
    let isWhole = rest.isEmpty && alignment.isComplete && differences <= TraceDiff.maxDifferences
    if isWhole { appendSame(upTo: expected.count, isLast: true) }
    return TraceDiff(entries: entries, isComplete: isWhole)
  }

  /// Appends the lines before a difference, replacing those far from any difference with their number.
  private mutating func appendSame(upTo end: Int, isLast: Bool = false) {
    let after = entries.isEmpty ? position : min(end, position + TraceDiff.context)
    let before = isLast ? end : max(after, end - TraceDiff.context)
    for line in position..<after { entries.append(.same(self.line(line, of: expected))) }
    if before > after { entries.append(.skipped(before - after)) }
    for line in before..<end { entries.append(.same(self.line(line, of: expected))) }
    // Don't report skipped lines at the end.
    if isLast, case .skipped = entries.last { entries.removeLast() }
  }

  /// Appends consecutive differences, pairing lines about the same event.
  private mutating func appendRun(_ missing: ArraySlice<Int>, _ unexpected: ArraySlice<Int>) {
    var (missing, unexpected) = (missing, unexpected)
    while differences < TraceDiff.maxDifferences {
      guard let old = missing.popFirst() else { break }
      let partner = unexpected.prefix(TraceDiff.maxDifferences).firstIndex { describesSameEvent(old, $0) }
      guard let partner else {
        append(.missing(line(old, of: expected)))
        continue
      }
      while unexpected.startIndex < partner, let new = unexpected.popFirst() {
        append(.unexpected(line(new, of: actual)))
      }
      if let new = unexpected.popFirst() {
        append(.changed(line(old, of: expected), actual: line(new, of: actual), changes(old, new)))
      }
    }
    while let new = unexpected.popFirst() {
      guard differences < TraceDiff.maxDifferences else { break }
      append(.unexpected(line(new, of: actual)))
    }
    // The rest of the run isn't shown, so the result must be marked incomplete.
    if !missing.isEmpty || !unexpected.isEmpty { differences = TraceDiff.maxDifferences + 1 }
  }

  private mutating func append(_ entry: TraceDiff.Entry) {
    entries.append(entry)
    differences += 1
  }

  private func line(_ index: Int, of lines: TraceLines) -> TraceDiff.Line {
    TraceDiff.Line(number: index + 1, text: Quotation.of(lines[index], limit: TraceDiff.lineWidth))
  }

  /// Returns whether two lines describe the same event, at different times or with different values.
  private func describesSameEvent(_ old: Int, _ new: Int) -> Bool {
    guard let old = TraceFields(expected[old]), let new = TraceFields(actual[new]) else { return false }
    for key in ["event", "item", "tween", "name"] as [StaticString] {
      let (mine, its) = (value(of: key, in: old), value(of: key, in: new))
      guard mine == its else { return false }
    }
    return true
  }

  private func value(of key: StaticString, in fields: TraceFields) -> ArraySlice<UInt8>? {
    fields.value(of: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
  }

  private func changes(_ old: Int, _ new: Int) -> [TraceDiff.Change] {
    guard let old = TraceFields(expected[old]), let new = TraceFields(actual[new]) else { return [] }
    var changes: [TraceDiff.Change] = []
    for field in old.fields {
      let value = new.value(of: field.key)
      if value.map({ !$0.elementsEqual(field.value) }) ?? true {
        changes.append(change(field.key, field.value, value))
      }
    }
    for field in new.fields where old.value(of: field.key) == nil {
      changes.append(change(field.key, nil, field.value))
    }
    return changes
  }

  private func change(
    _ key: ArraySlice<UInt8>, _ old: ArraySlice<UInt8>?, _ new: ArraySlice<UInt8>?
  ) -> TraceDiff.Change {
    TraceDiff.Change(
      key: Quotation.of(key), expected: old.map { Quotation.of($0) }, actual: new.map { Quotation.of($0) })
  }
}
