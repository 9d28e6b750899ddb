import BookKit
import PropertyList

extension DiagnosticRule {
  package static let textOverflow = DiagnosticRule(
    "text-overflow", .warning, "a text does not fit into its frame",
    """
    Its lines are higher than the frame, by more than a tenth of a line, or a word is wider. What does not fit \
    covers other elements. Lines are 1.2 times the font size apart; a font that is not among the book's `fonts` is \
    as wide as Helvetica. Frames grow for readers who choose letters of 125 or 150 %, and a note reports texts that \
    find too little room for that.
    """,
    message: { "the text `\($0.subject)` does not fit: \($0.detail)" },
    hint: "make the frame larger or the font smaller, or write less",
    example: """
        { type = text; text = "The moon rose over the hills."; width = 200; fontSize = 24;
      -   height = 30;
      +   height = 60;
        }
      """, dependsOn: .book)
}

enum TextOverflow {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var budget = 2_000_000
    // Larger letters cause only notes, so they have their own budget and don't use up the one for warnings.
    var largerBudget = 2_000_000
    for checked in context.pages {
      let larger = LargerTextCheck(checked, context, &largerBudget)
      for element in checked.parts.texts where !context.unread.holds(anyOf: measured, of: checked.page[element]) {
        if let overflow = Overflow(of: checked.page[element], context, &budget) {
          found.append(
            Diagnostic(
              .textOverflow, at: overflow.spot, subject: context.text(of: checked.page[element].name),
              detail: overflow.detail))
        } else if let detail = larger.shortage(of: element) {
          found.append(
            Diagnostic(
              .textOverflow, at: checked.page[element].frameSpot,
              subject: context.text(of: checked.page[element].name), detail: detail,
              advice: "leave more room in or around its frame, or write less", severity: .note))
        }
      }
    }
    return found
  }

  private static let measured = ["text", "fontSize", "fontName", "width", "height"]
}

private struct Overflow {
  /// The height, or another key that can be changed.
  let spot: Diagnostic.Spot
  /// The description of what doesn't fit, and in which languages.
  let detail: String

  /// Lays out an element's text in all of its languages, and returns `nil` if all fit.
  ///
  /// `budget` is the remaining number of bytes to lay out, enough for any real book.
  init?(of element: Element, _ context: CheckContext, _ budget: inout Int) {
    guard element.type == .text else { return nil }
    var first = Overflow.fault(of: element, context, &budget)
    let isOriginal = first != nil
    var affected: [String] = []
    // Languages without their own version use the original.
    if isOriginal { affected = context.languages.filter { !element.hasVersion(in: $0) } }
    for localization in element.localizations {
      let overlay = localization.element
      let overflow =
        overlay.hasLines(of: element) ? (isOriginal ? first : nil) : Overflow.fault(of: overlay, context, &budget)
      guard let overflow else { continue }
      first = first ?? overflow
      let language = localization.language.value
      if !affected.contains(where: { $0.utf8.elementsEqual(language.utf8) }) { affected.append(language) }
    }
    guard let first else { return nil }
    let isEverywhere = affected.count == context.languages.count
    detail = first + (isEverywhere ? "" : " (in \(affected.map { Quotation.of($0) }.listed()))")
    spot = element.frameSpot
  }

  private static func fault(of element: Element, _ context: CheckContext, _ budget: inout Int) -> String? {
    guard case .text(let text) = element.content else { return nil }
    let (width, height) = (element.width?.value ?? 0, element.height?.value ?? 0)
    budget -= text.text.value.utf8.count
    guard budget >= 0, width > 0 || height > 0 else { return nil }
    let font = context.font(of: text)
    if case .unknown = font { return nil }
    let style = TextLayout.Style(fontSize: text.fontSize, font: font.metrics)
    let layout = TextLayout(text.text.value, style, width: width)
    if height > 0, layout.isTooHigh(for: height, text.fontSize) {
      let needed = TraceText.thousandths(layout.height)
      return "its lines are \(needed) points high, and its frame only \(TraceText.thousandths(height))"
    }
    return layout.hasWideWord ? "a word is wider than its frame" : nil
  }
}

extension Element {
  /// The place for a finding about the size of a text: its height, or another key that can be changed.
  fileprivate var frameSpot: Diagnostic.Spot {
    guard case .text(let text) = content else { return nameSpot }
    let node = height?.node ?? width?.node ?? text.text.node
    return node.map { .node($0) } ?? nameSpot
  }

  fileprivate func hasVersion(in language: String) -> Bool {
    localizations.contains { $0.language.value.utf8.elementsEqual(language.utf8) }
  }

  fileprivate func hasLines(of other: Element) -> Bool {
    guard case .text(let text) = content, case .text(let original) = other.content else { return false }
    return text.text.node == original.text.node && text.fontSize == original.fontSize && width == other.width
      && height == other.height && (text.fontName ?? "").utf8.elementsEqual((original.fontName ?? "").utf8)
  }
}
