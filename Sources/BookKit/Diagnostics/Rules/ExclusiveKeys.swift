extension DiagnosticRule {
  package static let exclusiveKeys = DiagnosticRule(
    "exclusive-keys", .error, "two keys exclude each other",
    """
    A finger moves an element in one way only. A slider, a dial or a flap cannot be another of these, and it has \
    neither `draggable`, `physics` nor `rub`. What is dragged is not rubbed away.
    """,
    message: { "`\($0.subject)` cannot be combined with `\($0.detail)`, and is ignored" },
    hint: "remove one of the two",
    example: """
        { type = image; name = tab; fileName = "tab.png"; altText = "A tab"; width = 80; height = 60;
      -   slider = { byX = 200; }; draggable = YES;
      +   slider = { byX = 200; };
        }
      """)
}
