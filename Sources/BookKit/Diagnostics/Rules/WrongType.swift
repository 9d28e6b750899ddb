extension DiagnosticRule {
  package static let wrongType = DiagnosticRule(
    "wrong-type", .error, "a value has the wrong type",
    """
    A number is needed but the value is text, or the other way round. The key then has its \
    default, as if it were missing. Often a single character is wrong, here the letter `l` for the digit 1.
    """,
    message: { ($0.subject.utf8.isEmpty ? "" : "`\($0.subject)` needs ") + $0.detail },
    example: """
        { type = text; text = "Good night!";
      -   x = 7l.5;
      +   x = 71.5;
        }
      """)
}
