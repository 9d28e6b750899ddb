extension DiagnosticRule {
  package static let badLink = DiagnosticRule(
    "bad-link", .warning, "a browser cannot open a link",
    """
    A tap opens the link as it is written. If it does not start with `https://`, `http://` or `mailto:`, a browser \
    looks for a file next to the book, or refuses to open it.
    """,
    message: { "`\($0.subject)` is not a link that a browser can open" },
    hint: "start it with `https://`, `http://` or `mailto:`",
    example: """
        { type = text; text = "More about the moon"; width = 400; height = 60;
      -   link = www.example.com/moon;
      +   link = "https://www.example.com/moon";
        }
      """)
}
