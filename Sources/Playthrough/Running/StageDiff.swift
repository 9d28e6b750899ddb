import BookKit

/// The differences between a saved snapshot of the stage and the current stage, by element.
struct StageDiff {
  /// The changes of each differing element: `moon has x 10 → 12, alpha 1 → 0.5`.
  private(set) var lines: [String] = []
  private var count = 0
  private static let maxLines = 20

  init(expected: [UInt8], actual: [UInt8]) {
    let (old, new) = (StageDiff.stageLines(of: expected), StageDiff.stageLines(of: actual))
    var index = 0
    for entry in old {
      // Elements are in the order of the book, so skipped ones are new.
      guard let match = new[index...].firstIndex(where: { $0.title == entry.title }) else {
        add(entry, "is missing")
        continue
      }
      for other in new[index..<match] { add(other, "is new") }
      index = match + 1
      let changes = entry.changes(to: new[match])
      if !changes.isEmpty { add(entry, "has " + changes.joined(separator: ", ")) }
    }
    for other in new[index...] { add(other, "is new") }
    if count > lines.count { lines.append("… and \(count - lines.count) more elements") }
  }

  private mutating func add(_ entry: StageLine, _ words: String) {
    count += 1
    if lines.count < StageDiff.maxLines { lines.append(String(decoding: entry.name, as: UTF8.self) + " " + words) }
  }

  var summary: String {
    guard let first = lines.first else { return "only the formatting of its lines differs" }
    return count == 1 ? first : "\(first); \(count - 1) more \(count == 2 ? "element differs" : "elements differ")"
  }

  private static func stageLines(of text: [UInt8]) -> [StageLine] {
    text.split(separator: UInt8(ascii: "\n")).map { StageLine($0) }
  }
}

private struct StageLine {
  let title: ArraySlice<UInt8>
  let name: ArraySlice<UInt8>
  private let values: [(key: ArraySlice<UInt8>, text: ArraySlice<UInt8>)]
  private let isOffStage: Bool

  /// Parses a line from its end, because the name before the values can contain any characters.
  init(_ line: ArraySlice<UInt8>) {
    var rest = line.drop { $0 == UInt8(ascii: " ") }
    guard line.first == UInt8(ascii: " ") else {
      // The first line names the page.
      let page = rest.split(separator: UInt8(ascii: " "), maxSplits: 1)
      title = page.first ?? []
      name = Array("the stage".utf8)[...]
      values = page.count < 2 ? [] : [(page[0], page[1])]
      isOffStage = false
      return
    }
    let markLength = StageText.offStage.utf8CodeUnitCount
    isOffStage = StageText.offStage.matches(rest.suffix(markLength))
    if isOffStage { rest.removeLast(markLength) }
    var values: [(key: ArraySlice<UInt8>, text: ArraySlice<UInt8>)] = []
    while !isOffStage, let space = rest.lastIndex(of: UInt8(ascii: " ")) {
      guard let value = StageLine.value(rest[(space + 1)...]) else { break }
      values.append(value)
      rest = rest[..<space]
    }
    self.values = values.reversed()
    title = rest
    name = rest.firstIndex(of: UInt8(ascii: " ")).map { rest[($0 + 1)...] } ?? rest
  }

  private static func value(_ word: ArraySlice<UInt8>) -> (key: ArraySlice<UInt8>, text: ArraySlice<UInt8>)? {
    if StageText.invisible.matches(word) || StageText.inactive.matches(word) {
      return (word, Array("yes".utf8)[...])
    }
    guard let sign = word.firstIndex(of: UInt8(ascii: "=")), Property(word[..<sign]) != nil else { return nil }
    return (word[..<sign], word[(sign + 1)...])
  }

  /// Returns the changes from this line to another one of the same element, such as `x 10 → 12`.
  func changes(to other: StageLine) -> [String] {
    // If an element entered or left the stage, all of its values changed at once.
    if isOffStage != other.isOffStage { return [other.isOffStage ? "left the stage" : "came on stage"] }
    var changes: [String] = []
    for value in values {
      let text = other.text(of: value.key)
      if text != value.text { changes.append(StageLine.change(of: value.key, from: value.text, to: text)) }
    }
    for value in other.values where text(of: value.key) == nil {
      changes.append(StageLine.change(of: value.key, from: nil, to: value.text))
    }
    return changes
  }

  private func text(of key: ArraySlice<UInt8>) -> ArraySlice<UInt8>? { values.first { $0.key == key }?.text }

  private static func change(
    of key: ArraySlice<UInt8>, from old: ArraySlice<UInt8>?, to new: ArraySlice<UInt8>?
  ) -> String {
    String(decoding: key, as: UTF8.self) + " " + words(old) + " → " + words(new)
  }

  private static func words(_ text: ArraySlice<UInt8>?) -> String {
    text.map { String(decoding: $0, as: UTF8.self) } ?? "no"
  }
}
