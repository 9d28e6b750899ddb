extension DiagnosticRule {
  package static let missingKey = DiagnosticRule(
    "missing-key", .error, "a required key is missing",
    """
    Most keys have a default. The file of an image, the words of a text and the track of a sound have none: \
    without them there would be nothing to see or hear.
    """,
    message: { "\($0.detail) needs the key `\($0.subject)`" },
    example: """
        {
      -   type = image;
      +   type = image; fileName = moon.png;
          altText = "The moon";
        }
      """)
}
