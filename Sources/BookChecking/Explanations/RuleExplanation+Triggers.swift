import BookKit

extension RuleExplanation {
  /// Rules about what never happens or never stops.
  static let triggers: [RuleExplanation] = [
    RuleExplanation(
      .triggerCycle, "elements wait for each other",
      "Each of them waits off stage until another one does something, so none of them ever appears.",
      message: "`{subject}` waits for itself[, through {detail}], so it never appears",
      hint: "let one of them appear with the page, or show it with a rule",
      example: """
          { type = activearea; name = moon; width = 200; height = 200; altText = "The moon"; },
          { type = text; name = first; text = "After you!"; tweens = ( { properties = { x = 300; }; } );
        -   trigger = { triggeringItem = second; };
        +   trigger = { triggeringItem = moon; };
          },
          { type = text; name = second; text = "No, after you!"; tweens = ( { properties = { x = 300; }; } );
            trigger = { triggeringItem = first; };
          }
        """),
    RuleExplanation(
      .triggerTypeMismatch, "a trigger names the wrong element type",
      "The element's own type is used, so the trigger may wait for something other than its author meant.",
      message: "{detail}, not {subject}",
      example: """
          { type = activearea; name = moon; width = 200; height = 200; altText = "The moon"; },
          { type = text; text = "Good night!"; trigger = { triggeringItem = moon;
        -     triggeringItemType = image;
        +     triggeringItemType = activearea;
            };
          }
        """),
    RuleExplanation(
      .unreachableItem, "an element waits for something that cannot happen",
      """
      It waits for an element that never comes on stage, that takes no touches, or whose `visibleIf` holds with no \
      value of the options. It is never seen.
      """,
      message: "[what this waits for, `{subject}`, {detail}|`{subject}` stays off stage: no rule shows or plays it]",
      hint: "fix what prevents that, or wait for something else",
      example: """
          { type = text; name = line; text = "Touch me!"; width = 200; height = 100;
        -   touchable = NO;
        +   touchable = YES;
          },
          { type = text; text = "Good night!"; y = 300;
            trigger = { triggeringItem = line; triggerIsATouch = YES; };
          }
        """),
    RuleExplanation(
      .inactiveArea, "a trigger waits for an area that is switched off",
      "An area that is not active takes no touches until a rule activates it, and here no rule does.",
      message: "the area `{subject}` is not active, and no rule activates it",
      hint: "set its `isActive` to true, or `activate` it in a rule",
      example: """
          { type = activearea; name = moon; width = 200; height = 200; altText = "The moon";
        -   isActive = NO;
        +   isActive = YES;
          },
          { type = text; text = "Good night!"; trigger = { triggeringItem = moon; }; }
        """),
    RuleExplanation(
      .silentTrigger, "a trigger never fires",
      """
      What it waits for cannot happen to such an element: the end of a tween if it has none, a touch on a \
      sound, a pass of a touch.
      """,
      message: "this trigger never fires: {detail}",
      example: """
          { type = text; name = line; text = "Touch me!"; width = 200; height = 100; },
          { type = text; text = "Good night!"; y = 300;
        -   trigger = { triggeringItem = line; };
        +   trigger = { triggeringItem = line; triggerIsATouch = YES; };
          }
        """),
    RuleExplanation(
      .runawayRules, "rules trigger each other without end",
      """
      Everything that a rule causes happens at once, so a rule that causes its own event never ends. The \
      player stops it after ten thousand events. Add a delay or a limit.
      """,
      message: "the rule `{subject}` triggers itself within the same tick, without end[, through {detail}]",
      hint: "give one of the rules a `limit`, a `delay` or an `if`",
      example: """
          variables = { apples = 0; };
          rules = ( { when = { event = variable.changed; variable = apples; };
        -   do = ( { action = set; variable = apples; by = 1; } );
        +   do = ( { action = set; variable = apples; by = 1; } ); limit = 3;
          } );
          pages = ( { } );
        """, in: .book),
  ]
}
