import BookKit

extension RuleExplanation {
  /// Rules about what can't be seen or touched where it is.
  static let stage: [RuleExplanation] = [
    RuleExplanation(
      .coveredArea, "an area is completely covered by another one",
      "A touch goes to the topmost element, so the area below never gets one.",
      message: "`{subject}` takes no touches: {detail}",
      hint: "move one of the two, or set `touchable` to false for the one on top",
      example: """
          { type = activearea; altText = "The moon"; width = 100; height = 100; x = 100;
        -   y = 100;
        +   y = 500;
          },
          { type = activearea; altText = "The sky"; width = 1024; height = 400; }
        """),
    RuleExplanation(
      .offCanvas, "an element is never on the canvas",
      "It starts outside, and no tween, rule or drag ever brings it in. Nobody sees it.",
      message: "`{subject}` is never on the canvas",
      hint: "change its position, or bring it in with a tween",
      example: """
          { type = image; fileName = moon.png; altText = "The moon"; width = 200; height = 200; y = 100;
        -   x = 1200;
        +   x = 800;
          }
        """),
    RuleExplanation(
      .tweenConflict, "two tweens move the same property at once",
      "Only the later one has an effect. The element jumps when one of them ends.",
      message: "two tweens change `{subject}` of `{detail}` at once",
      hint: "start one after the other has ended",
      example: """
          { type = text; text = "Good night!"; tweens = (
              { properties = { x = 300; }; duration = 2; },
              { properties = { x = 100; }; duration = 2;
        -       delay = 1;
        +       delay = 2;
              }
            );
          }
        """),
    RuleExplanation(
      .turnedBody, "a group that contains bodies is turned or scaled",
      """
      Bodies move in the coordinates of the canvas and never turn. A group of bodies can be moved, but not turned or \
      scaled. If it is, or if a tween or a rule turns or scales it, its bodies act as static ones: they don't fall.
      """,
      message: "`{subject}` is a group of bodies; {detail}, they do not fall",
      hint: "move the group only by `x` and `y`, or turn and scale its other elements",
      example: """
          { type = group;
        -   rotation = 10;
        +   x = 100;
            elements = ( { type = text; text = "Plop!"; physics = { body = dynamic; }; } );
          }
        """),
    RuleExplanation(
      .touchOverlap, "two things to touch overlap",
      "They share more than half of the smaller one, so a child who aims at one of them often touches the other.",
      message: "`{subject}` shares more than half of its area with `{detail}`, but a touch reaches only one of them",
      hint: "move one of the two, or set `touchable` to false for one",
      example: """
          { type = activearea; altText = "The moon"; width = 200; height = 200; },
          { type = activearea; altText = "The star"; width = 200; height = 200;
        -   x = 50;
        +   x = 300;
          }
        """),
    RuleExplanation(
      .smallTouchTarget, "a touch target is too small for a finger",
      "Readers of any age need 44 × 44 points to hit what they aim at.",
      message: "`{subject}` is hard to hit: {detail}",
      hint: "make it at least 44 points wide and high",
      example: """
          { type = activearea; altText = "A star";
        -   x = 100; y = 100; width = 30; height = 30;
        +   x = 93; y = 93; width = 44; height = 44;
          }
        """),
    RuleExplanation(
      .unreachableTarget, "no drag can reach a drop target",
      """
      An element drops where its middle is, and its whole frame stays inside its `dragArea`, which is \
      the canvas by default. An element that is not draggable cannot be dropped anywhere.
      """,
      message: "nothing can be dropped on `{subject}`: {detail}",
      example: """
          { type = text; text = Star; width = 100; height = 100; draggable = YES;
            dragArea = { width = 400; height = 400; };
            dropTargets = ( { name = sky; width = 200; height = 200;
        -     x = 600;
        +     x = 200;
            } );
          }
        """),
  ]
}
