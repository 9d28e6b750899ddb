import PropertyList

/// A workflow command for GitHub's runner, which shows it next to the lines of a change.
struct Annotation: Hashable {
  let level: Level
  var file: String?
  var start: PropertyList.Place?
  var end: PropertyList.Place?
  var title: String?
  let message: String

  enum Level: String { case error, warning, notice }

  /// Returns a line for each annotation, up to ten, which is GitHub's limit for a level in a step.
  ///
  /// If there are more, the last line is `rest` with the number of omitted ones.
  static func lines(_ annotations: [Annotation], rest: (Int) -> Annotation) -> String {
    let shown = annotations.count > 10 ? 9 : annotations.count
    let last = shown < annotations.count ? rest(annotations.count - shown).line : ""
    return annotations.prefix(shown).map(\.line).joined() + last
  }

  private var line: String {
    var properties: [(String, String)] = file.map { [("file", $0)] } ?? []
    if let start {
      properties.append(("line", "\(start.line)"))
      if let end { properties.append(("endLine", "\(end.line)")) }
      // GitHub accepts columns only within one line.
      if start.line == end?.line ?? start.line {
        properties.append(("col", "\(start.column)"))
        if let end { properties.append(("endColumn", "\(end.column)")) }
      }
    }
    if let title { properties.append(("title", title)) }
    let list = properties.map { "\($0)=\(Annotation.escaped($1, "%\r\n:,"))" }.joined(separator: ",")
    return "::\(level.rawValue)\(list.isEmpty ? "" : " " + list)::\(Annotation.escaped(message, "%\r\n"))\n"
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.map { scalar in
      special.unicodeScalars.contains(scalar)
        ? "%" + HexDigits.text(UInt64(scalar.value), count: 2, uppercase: true)
        : TerminalText.escaped(String(Character(scalar)))
    }.joined()
  }
}
