import PropertyList

extension BookReader {
  mutating func background(_ entry: Entry) -> Page.Background? {
    if kind(of: entry.value) == .dictionary { return Gradient.read(entry, by: &self).map { .gradient($0) } }
    guard holds(.string, entry, "a colour, a file or a gradient") else { return nil }
    let text = list.utf8(of: entry.value) ?? []
    if let color = Color(text) { return .color(color) }
    if text.first == UInt8(ascii: "#") {
      if Build.includesDiagnostics { report(.badColor, at: .node(entry.value), subject: quoted(entry.value)) }
      return nil
    }
    return file(entry).map { .image($0.value) }
  }

  /// Reads the colours of a gradient, or none if any is invalid, because leaving one out would shift the others.
  mutating func colors(_ entry: Entry, _ colors: inout [Color]) {
    if writes { return write(colors) }
    guard holds(.array, entry) else { return }
    var found: [Color] = []
    var count = 0
    var values = arrayCursor(entry.value)
    while let value = nextValue(&values) {
      count += 1
      if let color = color(value, of: entry.key) { found.append(color) }
    }
    guard Gradient.colorCounts.contains(count) else {
      return reportOutOfRange(entry, BookReader.colorCount(Gradient.colorCounts))
    }
    if found.count == count { colors = found }
  }
}
