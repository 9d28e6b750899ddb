import BookKit
import PropertyList

/// Checks for texts that can't be seen as they are written.
enum TextChecks {
  static let all: [Check] = [.ofWarnings(missingGlyphs), .ofWarnings(overflows)]

  /// `text-overflow`: in some language, the lines of a text are higher than its frame, or a word is wider.
  @Sendable static func overflows(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let fonts = TextFonts(context)
    let languages = context.languages
    var budget = 2_000_000
    for checked in context.pages {
      for element in checked.texts.lazy.map({ checked.page[$0] })
      where !context.unread.holds(anyOf: measured, of: element) {
        guard let overflow = Overflow(of: element, fonts, languages: languages, &budget) else { continue }
        found.append(
          Diagnostic(.textOverflow, at: overflow.spot, subject: context.text(of: element.name), detail: overflow.detail)
        )
      }
    }
    return found
  }

  /// `missing-glyph`: a text has characters that its font, one of the book's, doesn't have.
  @Sendable static func missingGlyphs(_ context: CheckContext) -> [Diagnostic] {
    guard !context.book.fonts.isEmpty else { return [] }
    var found: [Diagnostic] = []
    let fonts = TextFonts(context)
    for page in context.pages {
      for element in page.texts.lazy.map({ page.page[$0] }) {
        var checked: [NodeHandle] = []
        for variant in element.variants {
          // A translation that has the same text isn't checked again.
          guard case .text(let text) = variant.content, let node = text.text.node, !checked.contains(node),
            case .book(let metrics) = fonts.font(of: text)
          else { continue }
          checked.append(node)
          let missing = metrics.characters(missingFor: text.text.value)
          guard !missing.isEmpty else { continue }
          let names = missing.prefix(maxListed).map { Quotation.of(String($0)) }
          found.append(
            Diagnostic(
              .missingGlyph, at: .node(node), subject: Quotation.of(text.fontName ?? ""),
              detail: .names(names, count: missing.count)))
        }
      }
    }
    return found
  }

  private static let maxListed = 10
  /// The keys that decide whether a text fits.
  private static let measured = ["text", "fontSize", "fontName", "width", "height"]
}

/// The fonts of texts.
private struct TextFonts {
  private let context: CheckContext

  enum Choice {
    /// One that the book brings along.
    case book(FontMetrics)
    /// One of the device's, which is measured like Helvetica.
    case device
    /// One that the book brings along, but whose file isn't known.
    case unknown

    var metrics: FontMetrics? {
      if case .book(let metrics) = self { return metrics }
      return nil
    }
  }

  init(_ context: CheckContext) {
    self.context = context
  }

  func font(of text: TextContent) -> Choice {
    guard let name = text.fontName, !context.book.fonts.isEmpty else { return .device }
    let bytes = Array(name.utf8)
    let font = context.book.fonts.first { font in
      font.name.map { context.book.names.utf8(of: $0.value) == bytes[...] } ?? false
    }
    guard let file = font?.fileName?.value else { return .device }
    guard let assets = context.assets else { return .unknown }
    return assets[file]?.font.map { .book($0) } ?? .device
  }
}

extension FontMetrics {
  /// Returns the visible characters of a text that the font doesn't have, each once and in the order of Unicode.
  fileprivate func characters(missingFor text: String) -> [Unicode.Scalar] {
    var missing: [UInt32] = []
    for scalar in text.unicodeScalars where advance(of: scalar) == nil {
      guard !CharacterTraits.isInvisible(scalar), !CharacterTraits.isBlank(scalar), scalar.value != 0xA0 else {
        continue
      }
      missing.append(scalar.value)
    }
    missing.sort()
    var distinct: [Unicode.Scalar] = []
    for value in missing where distinct.last?.value != value {
      if let scalar = Unicode.Scalar(value) { distinct.append(scalar) }
    }
    return distinct
  }
}

/// How a text doesn't fit into its frame.
private struct Overflow {
  /// The height, or what else there is to change.
  let spot: Diagnostic.Spot
  /// What doesn't fit, and in which languages.
  let detail: Diagnostic.Detail

  /// Lays out an element's text in all of its languages; `nil` if it fits in all of them.
  ///
  /// `budget` is the number of bytes that are still laid out, which is enough for any real book.
  init?(of element: Element, _ fonts: TextFonts, languages: [String], _ budget: inout Int) {
    guard element.type == .text else { return nil }
    var first = Overflow.fault(of: element, fonts, &budget)
    let isOriginal = first != nil
    var affected: [String] = []
    // Languages without a version of their own have the original.
    if isOriginal { affected = languages.filter { language in !element.hasVersion(in: language) } }
    for localization in element.localizations {
      let overlay = localization.element
      let overflow =
        overlay.isSet(like: element) ? (isOriginal ? first : nil) : Overflow.fault(of: overlay, fonts, &budget)
      guard let overflow else { continue }
      first = first ?? overflow
      let language = localization.language.value
      if !affected.contains(where: { $0.utf8.elementsEqual(language.utf8) }) { affected.append(language) }
    }
    guard let first, case .text(let text) = element.content else { return nil }
    let isEverywhere = affected.count == languages.count
    detail = .overflow(first, languages: isEverywhere ? [] : affected.map { Quotation.of($0) })
    let node = element.height?.node ?? element.width?.node ?? text.text.node
    spot = node.map { .node($0) } ?? element.nameSpot
  }

  private static func fault(
    of element: Element, _ fonts: TextFonts, _ budget: inout Int
  ) -> Diagnostic.OverflowFault? {
    guard case .text(let text) = element.content else { return nil }
    let (width, height) = (element.width?.value ?? 0, element.height?.value ?? 0)
    budget -= text.text.value.utf8.count
    guard budget >= 0, width > 0 || height > 0 else { return nil }
    let font = fonts.font(of: text)
    if case .unknown = font { return nil }
    let style = TextLayout.Style(fontSize: text.fontSize, font: font.metrics)
    let layout = TextLayout(text.text.value, style, width: width)
    if height > 0, layout.height - height > TextLayout.lineStep * text.fontSize / 10 + 1e-6 {
      return .height(layout.height, frame: height)
    }
    return layout.hasWideWord ? .wideWord : nil
  }
}

extension Element {
  fileprivate func hasVersion(in language: String) -> Bool {
    localizations.contains { $0.language.value.utf8.elementsEqual(language.utf8) }
  }

  /// Returns whether a translation has the same lines as the element.
  fileprivate func isSet(like other: Element) -> Bool {
    guard case .text(let text) = content, case .text(let original) = other.content else { return false }
    return text.text.node == original.text.node && text.fontSize == original.fontSize && width == other.width
      && height == other.height
      && (text.fontName ?? "").utf8.elementsEqual((original.fontName ?? "").utf8)
  }
}
