/// A message with places for the facts of a diagnostic.
///
/// `{subject}` and `{detail}` are replaced by the facts. Of `[first|second]`, the first part is used unless its detail
/// is empty, or its subject if it has no detail. The second part can be missing.
struct MessageTemplate: Sendable {
  let template: StaticString

  /// Returns the message for a diagnostic with these facts.
  func text(subject: String, detail: String) -> String {
    var filling = Filling(subject: subject, detail: detail)
    filling.text.reserveCapacity(template.utf8CodeUnitCount + subject.utf8.count + detail.utf8.count)
    template.withUTF8Buffer { template in
      for byte in template { filling.add(byte) }
    }
    return String(decoding: filling.text, as: UTF8.self)
  }

  /// A message that is being made from its template, byte by byte.
  private struct Filling {
    let subject: String
    let detail: String
    var text: [UInt8] = []
    private var part = Part.plain
    /// The length of the text where the brackets began.
    private var start = 0
    /// Whether the first part in brackets contains the detail.
    private var hasDetail = false
    /// Whether the present part isn't used.
    private var isSkipping = false
    /// Whether the name of a fact is being read.
    private var isInBraces = false
    /// The first letter of that name, by which facts are distinguished.
    private var initial: UInt8 = 0

    private enum Part { case plain, first, second }

    init(subject: String, detail: String) {
      self.subject = subject
      self.detail = detail
    }

    mutating func add(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "["): (part, start, hasDetail) = (.first, text.count, false)
      case UInt8(ascii: "|"):
        isSkipping = keepsFirstPart()
        part = .second
      case UInt8(ascii: "]"):
        if part == .first { _ = keepsFirstPart() }
        (part, isSkipping) = (.plain, false)
      case UInt8(ascii: "{"): (isInBraces, initial) = (true, 0)
      case UInt8(ascii: "}"):
        isInBraces = false
        if !isSkipping { addFact() }
      default:
        if isInBraces {
          if initial == 0 { initial = byte }
        } else if !isSkipping {
          text.append(byte)
        }
      }
    }

    private mutating func addFact() {
      let isDetail = initial == UInt8(ascii: "d")
      text += isDetail ? detail.utf8 : subject.utf8
      if isDetail { hasDetail = true }
    }

    /// Takes the first part in brackets back if the fact that it depends on is empty, and returns whether it stays.
    private mutating func keepsFirstPart() -> Bool {
      let isUsable = !(hasDetail ? detail : subject).utf8.isEmpty
      if !isUsable { text.removeLast(text.count - start) }
      return isUsable
    }
  }
}
