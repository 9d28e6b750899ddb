extension DiagnosticRule {
  package static let keyAlias = DiagnosticRule(
    "key-alias", .warning, "a key has its old name",
    """
    The first editor used other names for a few keys. They work, but other players may not know them. \
    `bookplay validate --fix` renames them.
    """,
    message: { "the key `\($0.subject)` is an old name for `\($0.detail)`" },
    hint: "`bookplay validate --fix` fixes it",
    example: """
        { type = image; altText = "The moon";
      -   filename = moon.png;
      +   fileName = moon.png;
        }
      """)
}
