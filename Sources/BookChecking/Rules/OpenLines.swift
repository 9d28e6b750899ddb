import BookKit
import PropertyList

extension DiagnosticRule {
  package static let openLines = DiagnosticRule(
    "open-lines", .warning, "the lines of a drawing have gaps",
    """
    Colour fills a region up to the lines around it. If one region takes more than nine tenths of the drawing, or \
    there is none, the lines are probably open or too light.
    """,
    message: { "the lines of the drawing have gaps: \($0.detail)" },
    hint: "raise `gap` to close openings, or `threshold` so that lighter pixels count as lines",
    example: """
        { type = coloring; name = pond; fileName = pond.png; width = 200; height = 200;
          paletteArea = { y = 220; width = 700; height = 56; };
      +   gap = 2;
        }
      """, files: [.drawing("pond.png", ExampleAsset.whole)],
    correctedFiles: [.drawing("pond.png", gap: 2, ExampleAsset.halves)], dependsOn: .book)
}

enum OpenLines {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.colorings.compactMap { _, coloring in
      guard coloring.mask == nil, let file = coloring.fileName?.node, let map = context.regionMap(of: coloring) else {
        return nil
      }
      let pixels = map.width * map.height
      let isEmpty = map.regions.isEmpty
      guard isEmpty || map.regions.contains(where: { $0.pixelCount * 10 > pixels * 9 }) else { return nil }
      let detail = isEmpty ? "the drawing has no regions" : "one region takes nearly the whole drawing"
      return Diagnostic(.openLines, at: .node(file), detail: detail)
    }
  }
}
