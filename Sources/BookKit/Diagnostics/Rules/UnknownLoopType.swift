extension DiagnosticRule {
  package static let unknownLoopType = DiagnosticRule(
    "unknown-loop-type", .error, "a loop type does not exist",
    """
    A tween ends after one pass (none), starts again from the beginning (repeat), or goes there and back (reverse). \
    With any other value it does not loop.
    """,
    message: { "`\($0.subject)` is not a loop type" },
    example: """
        { type = text; text = "Good night!"; tweens = ( { properties = { x = 300; };
      -     loopType = forever;
      +     loopType = repeat;
          } );
        }
      """)
}
