extension DiagnosticRule {
  package static let unknownType = DiagnosticRule(
    "unknown-type", .error, "an element type does not exist",
    """
    The types are image, text, audio, movie, activearea, group, miniature, puzzle and coloring. An element of any \
    other type is left out.
    """,
    message: { "`\($0.subject)` is not an element type" },
    example: """
        {
      -   type = picture;
      +   type = image;
          fileName = moon.png; altText = "The moon";
        }
      """)
}
