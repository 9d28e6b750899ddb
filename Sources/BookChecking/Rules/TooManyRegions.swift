import BookKit

extension DiagnosticRule {
  package static let tooManyRegions = DiagnosticRule(
    "too-many-regions", .error, "a drawing has too many pixels or regions",
    """
    A drawing to colour has at most 4,194,304 pixels and 1,000 regions. Beyond that it has no regions at all, so \
    nothing can be coloured.
    """,
    message: { $0.detail },
    hint: "make the drawing smaller, or raise `smallest` so that specks don't count as regions",
    example: """
        { type = coloring; name = pond; width = 200; height = 200;
          paletteArea = { y = 220; width = 700; height = 56; };
      -   fileName = huge.png;
      +   fileName = pond.png;
        }
      """, files: [.drawing("huge.png", .fault(.map(.tooManyPixels)))],
    correctedFiles: [.drawing("pond.png", ExampleAsset.halves)])
}

enum TooManyRegions {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.colorings.compactMap { _, coloring in
      guard case .fault(.map(let error))? = context.drawing(of: coloring) else { return nil }
      return coloring.drawingSpot.map { Diagnostic(.tooManyRegions, at: $0, detail: error.description) }
    }
  }
}
