extension DiagnosticRule {
  package static let exclusiveKeys = DiagnosticRule(
    "exclusive-keys", .error, "two keys exclude each other",
    """
    Only one key can decide what a finger does with an element. A slider, a dial or a flap cannot be another of \
    these, or have `draggable`, `physics` or `rub`. A draggable element cannot have `rub`.
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
