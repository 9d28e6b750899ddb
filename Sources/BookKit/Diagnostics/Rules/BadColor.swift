extension DiagnosticRule {
  package static let badColor = DiagnosticRule(
    "bad-color", .error, "a colour is not valid",
    """
    Colours are written as #RGB, #RRGGBB, #RRGGBBAA, 0xRRGGBB or RRGGBB, or by a basic name such as navy. Anything \
    else gives the default.
    """,
    message: { "`\($0.subject)` is not a colour" },
    hint: "write `#RRGGBB`, or a basic name such as `red`",
    example: """
        { type = text; text = "Good night!";
      -   fontColor = "#12345";
      +   fontColor = "#123456";
        }
      """)
}
