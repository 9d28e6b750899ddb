import PropertyList

/// The changes to a text so far, as edits of the original text.
struct ChangeList {
  /// The edits, sorted by position; adjacent edits stay separate.
  private(set) var edits: [PropertyList.Edit] = []

  /// Adds an edit of the current text, and merges it with earlier edits that it overlaps.
  mutating func add(_ edit: PropertyList.Edit) {
    let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
    var delta = 0
    var index = 0
    // Skips the edits before the new one.
    while index < edits.count {
      let newEnd = edits[index].range.lowerBound + delta + edits[index].replacement.count
      guard newEnd <= start else { break }
      delta += edits[index].replacement.count - edits[index].range.count
      index += 1
    }
    let first = index
    let deltaAtStart = delta
    while index < edits.count {
      let newStart = edits[index].range.lowerBound + delta
      let isInside = start == end && newStart < start
      guard newStart < end || isInside else { break }
      delta += edits[index].replacement.count - edits[index].range.count
      index += 1
    }
    guard index > first else {
      edits.insert(PropertyList.Edit(start - delta..<end - delta, with: edit.replacement), at: first)
      return
    }
    let (opening, closing) = (edits[first], edits[index - 1])
    let openingStart = opening.range.lowerBound + deltaAtStart
    let closingEnd = closing.range.upperBound + delta
    var text = opening.replacement.prefix(max(0, start - openingStart)) + edit.replacement
    text += closing.replacement.suffix(max(0, closingEnd - end))
    let lower = min(opening.range.lowerBound, start - deltaAtStart)
    let upper = max(closing.range.upperBound, end - delta)
    edits.replaceSubrange(first..<index, with: [PropertyList.Edit(lower..<upper, with: Array(text))])
  }

  func effective(in text: [UInt8]) -> [PropertyList.Edit] { edits.filter { $0.replacement != Array(text[$0.range]) } }
}
