extension DiagnosticRule {
  package static let unknownValue = DiagnosticRule(
    "unknown-value", .error, "a key has a value it does not accept",
    "Keys such as align, role, shape or retrigger accept a few values. With any other they have their default.",
    message: { "`\($0.subject)` is not a valid value for `\($0.detail)`" },
    example: """
        { type = text; text = "Good night!";
      -   align = middle;
      +   align = center;
        }
      """)
}
