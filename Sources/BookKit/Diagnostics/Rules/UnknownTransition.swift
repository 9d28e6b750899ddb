extension DiagnosticRule {
  package static let unknownTransition = DiagnosticRule(
    "unknown-transition", .error, "a transition does not exist",
    """
    A transition says how a tween speeds up and slows down: linear, easeIn, easeOutBounce, step(4) and many more. \
    If its name is unknown, the tween is linear.
    """,
    message: { "`\($0.subject)` is not a transition" },
    example: """
        { type = text; text = "Good night!"; tweens = ( { properties = { x = 300; };
      -     transition = slowly;
      +     transition = easeIn;
          } );
        }
      """)
}
