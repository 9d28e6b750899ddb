import BookKit

extension RuleExplanation {
  /// Rules about values from a fixed list.
  static let words: [RuleExplanation] = [
    RuleExplanation(
      .unknownType, "an element type does not exist",
      """
      The types are image, text, audio, movie, activearea, group, miniature, puzzle and coloring. An element of any \
      other type is left out.
      """,
      message: "`{subject}` is not an element type",
      example: """
          {
        -   type = picture;
        +   type = image;
            fileName = moon.png; altText = "The moon";
          }
        """),
    RuleExplanation(
      .badColor, "a colour is not valid",
      """
      Colours are written as #RGB, #RRGGBB, #RRGGBBAA, 0xRRGGBB or RRGGBB, or by a basic name such as navy. Anything \
      else gives the default.
      """,
      message: "`{subject}` is not a colour",
      hint: "write `#RRGGBB`, or a basic name such as `red`",
      example: """
          { type = text; text = "Good night!";
        -   fontColor = "#12345";
        +   fontColor = "#123456";
          }
        """),
    RuleExplanation(
      .unknownTransition, "a transition does not exist",
      """
      A transition says how a tween speeds up and slows down: linear, easeIn, easeOutBounce, step(4) and many more. \
      If its name is unknown, the tween is linear.
      """,
      message: "`{subject}` is not a transition",
      example: """
          { type = text; text = "Good night!"; tweens = ( { properties = { x = 300; };
        -     transition = slowly;
        +     transition = easeIn;
            } );
          }
        """),
    RuleExplanation(
      .unknownLoopType, "a loop type does not exist",
      """
      A tween ends after one pass (none), starts again from the beginning (repeat), or goes there and back (reverse). \
      With any other value it does not loop.
      """,
      message: "`{subject}` is not a loop type",
      example: """
          { type = text; text = "Good night!"; tweens = ( { properties = { x = 300; };
        -     loopType = forever;
        +     loopType = repeat;
            } );
          }
        """),
    RuleExplanation(
      .unknownAnimation, "a page animation does not exist",
      """
      Pages slide, fade, curl, flip, open like a book (bookOpen) or change at once (none). With any other value they \
      slide.
      """,
      message: "`{subject}` is not a page animation",
      example: """
        - enterAnimation = { animation = dissolve; };
        + enterAnimation = { animation = fade; };
        """, in: .page),
    RuleExplanation(
      .unknownProperty, "a property cannot be animated",
      """
      Tweens change x, y, width, height, alpha, rotation, scaleX and scaleY of every element, fontSize and fontColor \
      of a text, volume of a sound and frame of a movie. Any other property stays as it is.
      """,
      message: "`{subject}` {detail}",
      example: """
          { type = text; text = "Good night!"; tweens = ( {
        -     properties = { opacity = 0.5; };
        +     properties = { alpha = 0.5; };
            } );
          }
        """),
    RuleExplanation(
      .unknownEvent, "an event does not exist",
      """
      A rule waits for an event of the player, such as page.entered, tap or tween.completed. With any other event, \
      it never fires.
      """,
      message: "`{subject}` is not an event that a rule can wait for",
      example: """
          rules = ( {
        -   when = { event = page.opened; };
        +   when = { event = page.entered; };
            do = ( { action = playSound; trackName = bell.mp3; } );
          } );
        """, in: .page),
    RuleExplanation(
      .unknownAction, "an action does not exist",
      """
      A rule can do a few actions, such as show, startTween, set or nextPage. Any other action is ignored. \
      The actions play, stop and toggle are for sounds and movies; they do nothing to other elements.
      """,
      message: "`{subject}` {detail}",
      example: """
          rules = ( { when = { event = sound.completed; };
        -   do = ( { action = turnPage; } );
        +   do = ( { action = nextPage; } );
          } );
        """, in: .page),
    RuleExplanation(
      .unknownValue, "a key has a value it does not accept",
      "Keys such as align, role, shape or retrigger accept a few values. With any other they have their default.",
      message: "`{subject}` is not a valid value for `{detail}`",
      example: """
          { type = text; text = "Good night!";
        -   align = middle;
        +   align = center;
          }
        """),
    RuleExplanation(
      .badCondition, "a condition is not valid",
      """
      A condition compares variables, options, numbers and strings with == != < <= > >=, and combines them with and, \
      or and not. A rule whose condition cannot be read never fires. A `visibleIf` that cannot be read is ignored.
      """,
      message: "the condition cannot be read: {detail}",
      example: """
          variables = { apples = 0; };
          rules = ( { when = { event = variable.changed; variable = apples; };
        -   if = "apples >= ";
        +   if = "apples >= 3";
            do = ( { action = nextPage; } );
          } );
          pages = ( { } );
        """, in: .book),
  ]
}
