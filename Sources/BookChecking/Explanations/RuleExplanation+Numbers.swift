import BookKit

extension RuleExplanation {
  /// Rules about numbers out of range.
  static let numbers: [RuleExplanation] = [
    RuleExplanation(
      .outOfRange, "a number is out of range",
      """
      Times and sizes cannot be negative, a movie shows more than 0 pictures per second, alpha is between 0 and 1, and \
      groups can nest up to 32 levels deep. A number out of range is replaced by the nearest one or the default.
      """,
      message: "`{subject}` is out of range: {detail}",
      example: """
          { type = text; text = "Good night!"; tweens = ( { properties = { x = 300; };
        -     duration = -2;
        +     duration = 2;
            } );
          }
        """),
    RuleExplanation(
      .unusualTime, "a time is much longer than others",
      """
      A `delay`, `duration` or `offset` is over 600 seconds, or over 100 times the median of its page, if at \
      least five times on that page are above 0. Times are in seconds, even where other programs use milliseconds.
      """,
      message: "this `{subject}` is {detail}",
      hint: "times are in seconds, so 2000 milliseconds are 2",
      example: """
          { type = text; text = "Good night!"; tweens = ( { properties = { x = 300; };
        -     duration = 2000;
        +     duration = 2;
            } );
          }
        """),
    RuleExplanation(
      .zeroSize, "an element has no area",
      "An element that is 0 wide or 0 high cannot be seen or touched. Remove the size to use the picture's own.",
      message: "`{subject}` has a size of 0 and can be neither seen nor touched",
      hint: "give it a width and a height, or remove both to use the picture's own size",
      example: """
          { type = image; fileName = moon.png; altText = "The moon";
        -   width = 0;
        +   width = 200;
            height = 200;
          }
        """),
  ]
}
