extension DiagnosticRule {
  package static let badPath = DiagnosticRule(
    "bad-path", .error, "the path of a tween or a region cannot be read",
    """
    The `path` of a region has the commands `M`, `L`, `C` and `Z` of SVG, in capitals, and each letter is written \
    out. Every part begins with `M`. A region whose outline cannot be read takes no touches. The `path` of a tween has \
    all commands of SVG's path data, one `M` or `m` at its beginning, and nothing after `Z`.
    """,
    message: { "the path `\($0.subject)` cannot be read: \($0.detail)" },
    example: """
        { type = coloring; name = pond; width = 200; height = 100;
          paletteArea = { y = 120; width = 700; height = 56; };
          regions = ( { name = sun;
      -     path = "M0 0 100 0 L100 100 Z";
      +     path = "M0 0 L100 0 L100 100 Z";
          } );
        }
      """)
}
