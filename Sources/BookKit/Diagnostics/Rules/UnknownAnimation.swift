extension DiagnosticRule {
  package static let unknownAnimation = DiagnosticRule(
    "unknown-animation", .error, "a page animation does not exist",
    """
    Pages slide, fade, curl, flip, open like a book (bookOpen) or change at once (none). With any other value they \
    slide.
    """,
    message: { "`\($0.subject)` is not a page animation" },
    example: """
      - enterAnimation = { animation = dissolve; };
      + enterAnimation = { animation = fade; };
      """, in: .page)
}
