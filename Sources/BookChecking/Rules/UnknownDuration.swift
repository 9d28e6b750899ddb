import BookKit

extension DiagnosticRule {
  package static let unknownDuration = DiagnosticRule(
    "unknown-duration", .warning, "the length of a sound is unknown",
    """
    The file does not give its length, or its format is not supported. The sound then counts as over at once, \
    and whatever waits for its end starts too early. Write its `duration` in seconds.
    """,
    message: { "the length of `\($0.subject)` is not known, so it counts as 0 seconds" },
    hint: "write its `duration` in seconds",
    example: """
        { type = audio; name = voice;
      -   audio = { trackName = voice.ogg; };
      +   audio = { trackName = voice.ogg; duration = 2.5; };
        },
        { type = text; text = "Good night!"; trigger = { triggeringItem = voice; }; }
      """, files: [.sound("voice.ogg", .ogg, duration: nil)])
}
