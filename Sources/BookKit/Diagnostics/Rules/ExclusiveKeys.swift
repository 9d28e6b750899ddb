extension DiagnosticRule {
  package static let exclusiveKeys = DiagnosticRule(
    "exclusive-keys", .error, "two keys exclude each other",
    """
    A finger does one thing with an element: what it drags is not rubbed away.
    """,
    message: { "`\($0.subject)` cannot be combined with `\($0.detail)`, and is ignored" },
    hint: "remove one of the two",
    example: """
        { type = text; text = "Fog"; width = 200; height = 100; draggable = YES;
      -   rub = { radius = 40; };
        }
      """)
}
