/// A message with places for the facts of a diagnostic.
///
/// `{subject}` and `{detail}` are replaced by the facts. Of `[first|second]`, the first part is used unless its detail
/// is empty, or its subject if it has no detail. The second part can be missing.
struct MessageTemplate: Sendable {
  let template: StaticString

  /// Returns the message for a diagnostic with these facts.
  func text(subject: String, detail: String) -> String {
    let parts = template.description.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
    }
    var text = ""
    // Every other part is in brackets.
    for (index, part) in parts.enumerated() {
      let choices = index % 2 == 0 ? [part] : part.split(separator: UInt8(ascii: "|"))
      let filled = choices.map { MessageTemplate.fill($0, subject, detail) }
      text += index % 2 == 0 || filled[0].isUsable ? filled[0].text : filled.count > 1 ? filled[1].text : ""
    }
    return text
  }

  /// Returns a part of a message, and whether the fact that it depends on isn't empty.
  private static func fill(
    _ part: Substring.UTF8View, _ subject: String, _ detail: String
  ) -> (text: String, isUsable: Bool) {
    var text = ""
    var decisive = subject
    let pieces = part.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    // Every other piece is the name of a fact.
    for (index, piece) in pieces.enumerated() {
      if index % 2 == 0 {
        text += String(Substring(piece))
      } else if piece.elementsEqual("subject".utf8) {
        text += subject
      } else {
        text += detail
        decisive = detail
      }
    }
    return (text, !decisive.utf8.isEmpty)
  }
}
