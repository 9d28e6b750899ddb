extension DiagnosticRule {
  package static let unknownKey = DiagnosticRule(
    "unknown-key", .warning, "a key is unknown or in the wrong place",
    """
    The player ignores keys that it does not know, so a typing mistake goes unnoticed until somebody \
    wonders why nothing turns. Keys of other element types are reported too: `fontSize` does nothing in an image. \
    Misspelling a required key, such as `fileName`, is an error.
    """,
    message: { "the key `\($0.subject)` \($0.detail)" },
    example: """
        { type = text; text = "Good night!";
      -   roation = 15;
      +   rotation = 15;
        }
      """)
}
