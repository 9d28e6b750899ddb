import BookKit

extension DiagnosticRule {
  package static let maskMismatch = DiagnosticRule(
    "mask-mismatch", .error, "a mask has another size than its drawing",
    """
    The colours of the mask say to which region each pixel of the drawing belongs. So both pictures have the same \
    number of pixels. Until then the picture has no regions.
    """,
    message: { _ in "the mask has another size than the drawing" },
    hint: "save both pictures with the same number of pixels",
    example: """
        { type = coloring; name = pond; fileName = pond.png; width = 200; height = 200;
          paletteArea = { y = 220; width = 700; height = 56; };
      -   mask = small.png;
      +   mask = mask.png;
        }
      """, files: [.drawing("pond.png", mask: "small.png", .fault(.maskMismatch)), .picture("small.png")],
    correctedFiles: [.drawing("pond.png", mask: "mask.png", ExampleAsset.halves), .picture("mask.png")])
}

enum MaskMismatch {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.colorings.compactMap { _, coloring in
      guard case .fault(.maskMismatch)? = context.drawing(of: coloring) else { return nil }
      return coloring.drawingSpot.map { Diagnostic(.maskMismatch, at: $0) }
    }
  }
}
