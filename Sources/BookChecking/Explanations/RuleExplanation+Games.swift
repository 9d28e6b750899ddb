import BookKit

extension RuleExplanation {
  /// Rules about puzzles and pictures to colour.
  static let games: [RuleExplanation] = [
    RuleExplanation(
      .badPath, "the outline of a region cannot be read",
      """
      The `path` of a region has the commands `M`, `L`, `C` and `Z` of SVG, in capitals, and each letter is written \
      out. Every part begins with `M`. A region whose outline cannot be read takes no touches.
      """,
      message: "the path `{subject}` cannot be read: {detail}",
      example: """
          { type = coloring; name = pond; width = 200; height = 100;
            paletteArea = { y = 120; width = 700; height = 56; };
            regions = ( { name = sun;
        -     path = "M0 0 100 0 L100 100 Z";
        +     path = "M0 0 L100 0 L100 100 Z";
            } );
          }
        """),
    RuleExplanation(
      .badRegion, "a region of a picture to colour cannot be found",
      """
      A region is named by a point inside it, or drawn as a `path`. In one picture, either all regions have paths or \
      none has. Two points cannot lie in the same region: there may be a gap in the lines between them.
      """,
      message: "{detail}",
      hint: "give all regions a `path`, or each a point of its own inside the drawing",
      example: """
          { type = coloring; name = pond; width = 200; height = 100;
            paletteArea = { y = 120; width = 700; height = 56; };
            regions = (
        -     { name = sun; x = 20; y = 30; path = "M0 0 L100 0 L100 100 Z"; }
        +     { name = sun; path = "M0 0 L100 0 L100 100 Z"; }
            );
          }
        """),
    RuleExplanation(
      .maskMismatch, "a mask has another size than its drawing",
      """
      The colours of the mask say to which region each pixel of the drawing belongs. So both pictures have the same \
      number of pixels. Until then the picture has no regions.
      """,
      message: "the mask has another size than the drawing",
      hint: "save both pictures with the same number of pixels",
      example: """
          { type = coloring; name = pond; fileName = pond.png; width = 200; height = 200;
            paletteArea = { y = 220; width = 700; height = 56; };
        -   mask = small.png;
        +   mask = mask.png;
          }
        """, files: [.drawing("pond.png", mask: "small.png", .fault(.maskMismatch)), .picture("small.png")],
      correctedFiles: [.drawing("pond.png", mask: "mask.png", ExampleAsset.halves), .picture("mask.png")]),
    RuleExplanation(
      .tooManyRegions, "a drawing has too many pixels or regions",
      """
      A drawing to colour has at most 4,194,304 pixels and 1,000 regions. Beyond that it has no regions at all, so \
      nothing can be coloured.
      """,
      message: "{detail}",
      hint: "make the drawing smaller, or raise `smallest` so that specks don't count as regions",
      example: """
          { type = coloring; name = pond; width = 200; height = 200;
            paletteArea = { y = 220; width = 700; height = 56; };
        -   fileName = huge.png;
        +   fileName = pond.png;
          }
        """, files: [.drawing("huge.png", .fault(.map(.tooManyPixels)))],
      correctedFiles: [.drawing("pond.png", ExampleAsset.halves)]),
    RuleExplanation(
      .openLines, "the lines of a drawing have gaps",
      """
      Colour fills a region up to the lines around it. If one region takes more than nine tenths of the drawing, or \
      there is none, the lines are probably open or too light.
      """,
      message: "the lines of the drawing have gaps: {detail}",
      hint: "raise `gap` to close openings, or `threshold` so that lighter pixels count as lines",
      example: """
          { type = coloring; name = pond; fileName = pond.png; width = 200; height = 200;
            paletteArea = { y = 220; width = 700; height = 56; };
        +   gap = 2;
          }
        """, files: [.drawing("pond.png", ExampleAsset.whole)],
      correctedFiles: [.drawing("pond.png", gap: 2, ExampleAsset.halves)]),
    RuleExplanation(
      .smallRegion, "a region of a picture to colour is too small for a finger",
      """
      A finger needs about 44 points. A small region is hard to hit, above all for small children. It can still be \
      chosen with the keyboard.
      """,
      message: "no finger fits into the regions {detail}",
      hint: "make the regions larger, or raise `smallest` so that specks don't count as regions",
      example: """
          { type = coloring; name = pond; width = 200; height = 100;
            paletteArea = { y = 120; width = 700; height = 56; };
            regions = (
        -     { name = sun; path = "M0 0 L40 0 L40 40 L0 40 Z"; }
        +     { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; }
            );
          }
        """),
  ]
}
