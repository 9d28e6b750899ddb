import PropertyList

/// The steps of a document, each as its edits and the bytes that they replaced.
///
/// All edits and bytes are in two arrays, so that thousands of small steps need little more memory than their bytes.
struct History: Sendable {
  struct Step: Sendable {
    var label: String
    var gesture: String?
    var selectionBefore: [String]
    var selectionAfter: [String]
    /// The ends of the step's edits and bytes in `entries` and `bytes`.
    fileprivate var editsEnd: Int
    fileprivate var bytesEnd: Int
  }

  /// An edit; its old and new bytes are adjacent in `bytes`.
  private struct Entry: Sendable {
    let start: UInt32
    let oldCount: UInt32
    let newCount: UInt32
  }

  private struct ScriptChange: Sendable {
    let step: Int
    let edits: [FileEdits]
    let inverse: [FileEdits]
  }

  private(set) var steps: [Step] = []
  /// Few steps change scripts, so the changes to scripts are stored separately.
  private var scriptChanges: [ScriptChange] = []
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// The number of steps that are done; those after them can be redone.
  private(set) var doneCount = 0

  package var byteCount: Int {
    bytes.capacity + entries.capacity * MemoryLayout<Entry>.stride + steps.capacity * MemoryLayout<Step>.stride
  }

  /// Adds a step after the done steps, and drops the steps that could be redone.
  mutating func add(
    _ edits: [PropertyList.Edit], of old: [UInt8], label: String, gesture: String?, from selection: [String],
    to newSelection: [String]
  ) {
    truncate(to: doneCount)
    for edit in edits {
      entries.append(
        Entry(
          start: UInt32(truncatingIfNeeded: edit.range.lowerBound),
          oldCount: UInt32(truncatingIfNeeded: edit.range.count),
          newCount: UInt32(truncatingIfNeeded: edit.replacement.count)))
      bytes += old[edit.range]
      bytes += edit.replacement
    }
    steps.append(
      Step(
        label: label, gesture: gesture, selectionBefore: selection, selectionAfter: newSelection,
        editsEnd: entries.count, bytesEnd: bytes.count))
    doneCount = steps.count
  }

  mutating func addScripts(_ edits: [FileEdits], inverse: [FileEdits]) {
    guard let last = steps.indices.last else { return }
    scriptChanges.append(ScriptChange(step: last, edits: edits, inverse: inverse))
  }

  func scripts(of step: Int, isInverse: Bool) -> [FileEdits] {
    let change = scriptChanges.first { $0.step == step }
    return (isInverse ? change?.inverse : change?.edits) ?? []
  }

  mutating func removeLast() { truncate(to: max(0, doneCount - 1)) }

  mutating func endGesture() {
    if doneCount > 0 { steps[doneCount - 1].gesture = nil }
  }

  private mutating func truncate(to count: Int) {
    guard count < steps.count else { return }
    steps.removeSubrange(count...)
    scriptChanges.removeAll { $0.step >= count }
    entries.removeSubrange((steps.last?.editsEnd ?? 0)...)
    bytes.removeSubrange((steps.last?.bytesEnd ?? 0)...)
    doneCount = min(doneCount, count)
  }

  /// Returns the edits of a step or, if `isInverse` is true, the edits that undo the step afterwards.
  func edits(of step: Int, isInverse: Bool) -> [PropertyList.Edit] {
    let first = step > 0 ? steps[step - 1].editsEnd : 0
    var position = step > 0 ? steps[step - 1].bytesEnd : 0
    var shift = 0
    return entries[first..<steps[step].editsEnd].map { entry in
      let middle = position + Int(entry.oldCount)
      let end = middle + Int(entry.newCount)
      let (old, new) = (Array(bytes[position..<middle]), Array(bytes[middle..<end]))
      let start = Int(entry.start) + (isInverse ? shift : 0)
      shift += new.count - old.count
      position = end
      return isInverse
        ? PropertyList.Edit(start..<start + new.count, with: old)
        : PropertyList.Edit(start..<start + old.count, with: new)
    }
  }

  /// Moves the border between done and undone steps by one step, and returns the index of that step, or `nil` if there
  /// is none.
  mutating func walk(isBack: Bool) -> Int? {
    guard isBack ? doneCount > 0 : doneCount < steps.count else { return nil }
    doneCount += isBack ? -1 : 1
    return isBack ? doneCount : doneCount - 1
  }
}
