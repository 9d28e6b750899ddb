extension DiagnosticRule {
  package static let looseType = DiagnosticRule(
    "loose-type", .warning, "a number or a boolean is written as text",
    """
    Numbers and booleans in `<string>` are understood here, but other players may read 0 or nothing at all. \
    `bookplay validate --fix` rewrites them.
    """,
    message: { "`\($0.subject)` is written as \($0.detail)" },
    hint: "`bookplay validate --fix` fixes it",
    example: """
        { type = text; text = "Good night!";
      -   x = "120";
      +   x = 120;
        }
      """)
}
