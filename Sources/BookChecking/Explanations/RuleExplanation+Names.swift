import BookKit

extension RuleExplanation {
  /// Rules about names and references to them.
  static let names: [RuleExplanation] = [
    RuleExplanation(
      .duplicateName, "a name is used twice",
      """
      Triggers, rules and scripts find elements by name. Of several elements with the same name, only the first \
      one is ever found. The same goes for pages, and for the tweens and drop targets of an element.
      """,
      message: "`{subject}` is already the name of {detail}",
      hint: "rename one of the two; until then the first one is used",
      example: """
          { type = text; name = line; text = "Good night!"; },
          { type = text;
        -   name = line; text = "Sleep well!";
        +   name = "line 2"; text = "Sleep well!";
          }
        """),
    RuleExplanation(
      .danglingTrigger, "a trigger waits for an element that is not on the page",
      """
      The element never comes on stage. Names are case-sensitive, and a trigger only sees the elements \
      of its own page.
      """,
      message: "no element of this page is called `{subject}`, so this trigger never fires",
      example: """
          { type = activearea; name = moon; width = 200; height = 200; altText = "The moon"; },
          { type = text; text = "Good night!";
        -   trigger = { triggeringItem = mon; };
        +   trigger = { triggeringItem = moon; };
          }
        """),
    RuleExplanation(
      .danglingTween, "a trigger waits for a tween that does not exist",
      "Tweens have numbers, starting at 0, and names. What waits for a missing tween never comes on stage.",
      message: "[`{detail}` has no tween `{subject}`|no element has a tween `{subject}`]",
      example: """
          { type = text; name = line; text = "Good night!"; tweens = ( { properties = { x = 300; }; } ); },
          { type = text; text = "Sleep well!"; trigger = { triggeringItem = line; triggerIsATween = YES;
        -     triggeringTweenNumber = 1;
        +     triggeringTweenNumber = 0;
            };
          }
        """),
    RuleExplanation(
      .danglingReference, "a name refers to nothing",
      "Pages, variables, elements to drag along and voices of texts are found by name. Nothing has this name.",
      message: "{detail} `{subject}`",
      example: """
          { type = text; name = smoke; text = "Puff!"; },
          { type = activearea; altText = "The train"; y = 300; width = 300; height = 100; draggable = YES;
        -   dragWith = (smog);
        +   dragWith = (smoke);
          }
        """),
    RuleExplanation(
      .unusedVariable, "a variable is declared but never used",
      "Either it is no longer needed, or a rule that should use it uses another name.",
      message: "no rule uses the variable `{subject}`",
      hint: "remove it, or use it in a rule",
      example: """
        - variables = { apples = 3; pears = 2; };
        + variables = { apples = 3; };
          rules = ( { when = { event = page.entered; }; if = "apples == 3";
            do = ( { action = playSound; trackName = bell.mp3; } );
          } );
          pages = ( { } );
        """, in: .book),
  ]
}
