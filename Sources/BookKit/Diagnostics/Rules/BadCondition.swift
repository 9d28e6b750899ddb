extension DiagnosticRule {
  package static let badCondition = DiagnosticRule(
    "bad-condition", .error, "a condition is not valid",
    """
    A condition compares variables, options, numbers and strings with == != < <= > >=, and combines them with and, \
    or and not. A rule whose condition cannot be read never fires. A `visibleIf` that cannot be read is ignored.
    """,
    message: { "the condition cannot be read: \($0.detail)" },
    example: """
        variables = { apples = 0; };
        rules = ( { when = { event = variable.changed; variable = apples; };
      -   if = "apples >= ";
      +   if = "apples >= 3";
          do = ( { action = nextPage; } );
        } );
        pages = ( { } );
      """, in: .book)
}
