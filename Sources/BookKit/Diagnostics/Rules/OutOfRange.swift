extension DiagnosticRule {
  package static let outOfRange = DiagnosticRule(
    "out-of-range", .error, "a number is out of range",
    """
    Times and sizes cannot be negative, a movie shows more than 0 pictures per second, alpha is between 0 and 1, and \
    groups can nest up to 32 levels deep. A number out of range is replaced by the nearest one or the default.
    """,
    message: { "`\($0.subject)` is out of range: \($0.detail)" },
    example: """
        { type = text; text = "Good night!"; tweens = ( { properties = { x = 300; };
      -     duration = -2;
      +     duration = 2;
          } );
        }
      """)
}
