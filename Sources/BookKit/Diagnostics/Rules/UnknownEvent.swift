extension DiagnosticRule {
  package static let unknownEvent = DiagnosticRule(
    "unknown-event", .error, "an event does not exist",
    """
    A rule waits for an event of the player, such as page.entered, tap or tween.completed. With any other event, \
    it never fires.
    """,
    message: { "`\($0.subject)` is not an event that a rule can wait for" },
    example: """
        rules = ( {
      -   when = { event = page.opened; };
      +   when = { event = page.entered; };
          do = ( { action = playSound; trackName = bell.mp3; } );
        } );
      """, in: .page)
}
