import PropertyList

extension BookReader {
  /// Returns a background: a colour, a picture file, or a gradient.
  mutating func background(_ entry: Entry) -> Located<Page.Background>? {
    if kind(of: entry.value) == .dictionary {
      return gradient(entry).map { Located(.gradient($0), at: entry.value) }
    }
    guard kind(of: entry.value) == .string, let text = list.utf8(of: entry.value) else {
      reportWrongType(entry.value, of: entry.key, .background)
      return nil
    }
    if let color = Color(text) { return Located(.color(color), at: entry.value) }
    if text.first == UInt8(ascii: "#") {
      if Build.includesDiagnostics { report(.badColor, at: .node(entry.value), subject: quoted(entry.value)) }
      return nil
    }
    return file(entry).map { Located(.image($0.value), at: entry.value) }
  }

  /// Returns a gradient, or `nil` if it doesn't have enough colours or any of them is invalid.
  private mutating func gradient(_ entry: Entry) -> Gradient? {
    var colors: [Color]?
    var angle = Gradient.defaultAngle
    var found = FieldSet()
    var keys = cursor(entry.value)
    while let entry = next(&keys, in: .gradient) {
      found.insert(entry.field)
      switch entry.field {
      case .colors: colors = self.colors(entry)
      case .angle: read(entry, into: &angle)
      default: break
      }
    }
    reportMissingKeys(of: .gradient, in: entry.value, found: found)
    return colors.map { Gradient(colors: $0, angle: angle) }
  }

  /// Returns the colours of a gradient, or `nil` if any is invalid, because leaving it out would shift the others.
  private mutating func colors(_ entry: Entry) -> [Color]? {
    guard holds(.array, entry) else { return nil }
    var colors: [Color] = []
    var isComplete = true
    var count = 0
    var values = arrayCursor(entry.value)
    while let value = nextValue(&values) {
      count += 1
      if let color = color(value, of: entry.key) { colors.append(color) } else { isComplete = false }
    }
    guard Gradient.colorCounts.contains(count) else {
      if Build.includesDiagnostics {
        report(
          .outOfRange, at: .node(entry.value), subject: "colors", detail: .range(.colorCount(Gradient.colorCounts)))
      }
      return nil
    }
    return isComplete ? colors : nil
  }
}
