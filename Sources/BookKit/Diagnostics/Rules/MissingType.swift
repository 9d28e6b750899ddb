extension DiagnosticRule {
  package static let missingType = DiagnosticRule(
    "missing-type", .error, "an element has no type",
    """
    The `type` of an element says what it is, such as an image, a text, a sound or a group. \
    An element without a type is left out.
    """,
    message: { _ in "an element needs a `type`" },
    hint: "add `type`: image, text, audio, movie, activearea, group, miniature, puzzle or coloring",
    example: """
        {
      -   fileName = moon.png;
      +   type = image; fileName = moon.png;
          altText = "The moon";
        }
      """)
}
