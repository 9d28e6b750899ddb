extension DiagnosticRule {
  package static let ignoredKey = DiagnosticRule(
    "ignored-key", .warning, "a key has no effect beside the other keys",
    """
    A tween has `properties` with a final value for each property, or `keyframes` with several. If it has both, \
    only the keyframes are used. A tween with a `path` takes the position from it, and has no keyframes. \
    `orient` needs a `path`. A tween with `wander` moves to random places, so its final values, keyframes and path \
    are ignored.
    """,
    message: { "the key `\($0.subject)` is ignored because \($0.detail)" },
    hint: "remove one of the two",
    example: """
        { type = text; text = "Good night!";
      -   tweens = ( { properties = { x = 300; }; keyframes = { y = (0, 200); }; } );
      +   tweens = ( { properties = { x = 300; }; }, { keyframes = { y = (0, 200); }; } );
        }
      """)
}
