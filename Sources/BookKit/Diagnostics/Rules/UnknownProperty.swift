extension DiagnosticRule {
  package static let unknownProperty = DiagnosticRule(
    "unknown-property", .error, "a property cannot be animated",
    """
    Tweens change x, y, width, height, alpha, rotation, scaleX and scaleY of every element, fontSize and fontColor \
    of a text, volume of a sound and frame of a movie. Any other property stays as it is.
    """,
    message: { "`\($0.subject)` \($0.detail)" },
    example: """
        { type = text; text = "Good night!"; tweens = ( {
      -     properties = { opacity = 0.5; };
      +     properties = { alpha = 0.5; };
          } );
        }
      """)
}
