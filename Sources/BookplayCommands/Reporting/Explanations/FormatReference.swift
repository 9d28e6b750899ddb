import BookKit

/// A reference of all keys of the format, as a Markdown document.
package enum FormatReference {
  /// The whole document.
  package static let text: String = {
    var text = """
      # The format of books

      Every key that a book may have, by the dictionary in which it stands.

      ## Overview

      A book is a property list: a dictionary with `pages`, or just the array of pages. Times are seconds, lengths are \
      points, angles are degrees clockwise; the origin is the canvas's upper left corner, and y grows downwards. \
      Numbers and truth values may be written as strings, which is told of. A key that is not known here is told of \
      and ignored.

      This page is written by `bookplay explain --keys --format markdown`.


      """
    for owner in KeyOwner.allCases {
      let title = owner.title.description
      text += "## \(title.prefix(1).uppercased() + title.dropFirst())\n\n"
      if let remark = remark(on: owner) { text += remark + "\n\n" }
      text += table(of: Key.all.filter { $0.owner == owner }) + "\n"
    }
    return text + values
  }()

  /// Returns a section about keys with the same name in different dictionaries.
  static func section(of keys: [Key]) -> String {
    keys.map { key in "## `\(key.name)` of \(key.owner.title)\n\n" + table(of: [key]) }.joined(separator: "\n")
  }

  private static func remark(on owner: KeyOwner) -> String? {
    switch owner {
    case .element: "These keys are for elements of every type; each type has more, which follow below."
    case .action: "Which keys an action needs depends on what is done."
    default: nil
    }
  }

  private static func table(of keys: [Key]) -> String {
    let rows = keys.map { key in
      let alias = key.alias.map { ", in old books `\($0)`" } ?? ""
      let cells = [
        "`\(key.name)`\(alias)", key.shape.words { "`\($0)`" }, key.isRequired ? "must be there" : key.defaultWords,
        key.meaning.description, key.since,
      ]
      return "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
    }
    return "| key | value | default | meaning | since |\n| --- | --- | --- | --- | --- |\n" + rows.joined()
  }

  /// Escapes bars, which would begin another cell.
  private static func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  // MARK: - Values

  private static var values: String {
    """
    ## Colours

    `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `0xRRGGBB`, `RRGGBB`, or a name: \(list(Color.names.map { $0.0 })).

    ## Transitions

    `linear`, `step(n)`, `cubicBezier(x1,y1,x2,y2)`, `spring(damping,velocity)`, and \(list(EasingForm.keywords)), \
    each alone or followed by \(list(EasingCurve.keywords.filter { $0.utf8CodeUnitCount > 0 })), as in `easeOutBounce`.

    ## Animatable properties

    \(list(Property.keywords)).

    ## Events

    What a rule can wait for: \(list(EventKind.allCases.filter(isForRules).map(\.keyword))).

    """
  }

  private static func isForRules(_ event: EventKind) -> Bool { !event.isVerbose && event != .engineFault }

  private static func list(_ words: [StaticString]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}
