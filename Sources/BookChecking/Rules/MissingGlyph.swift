import BookKit
import PropertyList

extension DiagnosticRule {
  package static let missingGlyph = DiagnosticRule(
    "missing-glyph", .warning, "a text has characters that its font does not have",
    """
    The characters come from another font, which may look different on every device. The font is one of the book's \
    `fonts`; whether other fonts have the characters is not known.
    """,
    message: { "the font `\($0.subject)` does not have \($0.detail)" },
    hint: "use a font that has them, or write it without them",
    example: """
        fonts = ( { name = Story; fileName = story.ttf; } );
        pages = ( { elements = ( { type = text; fontName = Story;
      -   text = "Good night, 月!";
      +   text = "Good night, moon!";
        } ); } );
      """, in: .book, files: [.font("story.ttf")])
}

enum MissingGlyph {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    guard !context.book.fonts.isEmpty else { return [] }
    var found: [Diagnostic] = []
    for page in context.pages {
      for element in page.parts.texts.lazy.map({ page.page[$0] }) {
        var checked: [NodeHandle] = []
        for variant in element.variants {
          // A translation with the same text isn't checked again.
          guard case .text(let text) = variant.content, let node = text.text.node, !checked.contains(node),
            case .book(let metrics) = context.font(of: text)
          else { continue }
          checked.append(node)
          let missing = metrics.characters(missingFor: text.text.value)
          guard !missing.isEmpty else { continue }
          let names = missing.prefix(maxListed).map { Quotation.of(String($0)) }
          found.report(
            .missingGlyph, at: node, subject: Quotation.of(text.fontName ?? ""), detail: names.listed(of: missing.count)
          )
        }
      }
    }
    return found
  }

  private static let maxListed = 10
}

extension FontMetrics {
  fileprivate func characters(missingFor text: String) -> [Unicode.Scalar] {
    let missing = text.unicodeScalars.filter { scalar in
      advance(of: scalar) == nil && !CharacterTraits.isInvisible(scalar) && !CharacterTraits.isBlank(scalar)
        && scalar.value != 0xA0
    }
    return Set(missing).sorted()
  }
}
