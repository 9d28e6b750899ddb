extension DiagnosticRule {
  package static let unknownAction = DiagnosticRule(
    "unknown-action", .error, "an action does not exist",
    """
    A rule can do a few actions, such as show, startTween, set or nextPage. Any other action is ignored. \
    The actions play, stop and toggle are for sounds and movies; they do nothing to other elements.
    """,
    message: { "`\($0.subject)` \($0.detail)" },
    example: """
        rules = ( { when = { event = sound.completed; };
      -   do = ( { action = turnPage; } );
      +   do = ( { action = nextPage; } );
        } );
      """, in: .page, dependsOn: .book)
}
