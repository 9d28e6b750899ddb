import BookKit

extension RuleExplanation {
  /// Rules about sounds and their durations.
  static let sounds: [RuleExplanation] = [
    RuleExplanation(
      .unknownDuration, "the length of a sound is unknown",
      """
      The file does not give its length, or its format is not supported. The sound then counts as over at once, \
      and whatever waits for its end starts too early. Write its `duration` in seconds.
      """,
      message: "the length of `{subject}` is not known, so it counts as 0 seconds",
      hint: "write its `duration` in seconds",
      example: """
          { type = audio; name = voice;
        -   audio = { trackName = voice.ogg; };
        +   audio = { trackName = voice.ogg; duration = 2.5; };
          },
          { type = text; text = "Good night!"; trigger = { triggeringItem = voice; }; }
        """, files: [.sound("voice.ogg", .ogg, duration: nil)]),
    RuleExplanation(
      .wordCount, "a text does not have one time for each word",
      """
      Each number in `starts` is the time of one word. With fewer numbers than words, the last words are never marked; \
      with more, the last numbers do nothing. Words are separated by white space. The numbers of several voices are \
      counted together, and a segment counts as one word.
      """,
      message: "`{subject}` has {detail}",
      hint: "write one start for each word, in the order in which they are read",
      example: """
          { type = audio; name = voice; audio = { trackName = voice.mp3; duration = 2.5; }; },
          { type = text; text = "Good night, moon!"; readAlong = { audio = voice;
        -     starts = (0.2, 0.9);
        +     starts = (0.2, 0.9, 1.4);
            };
          }
        """),
    RuleExplanation(
      .deadEnd, "a page can never be left",
      "The page waits for its narration to end, but the narration repeats for ever.",
      message: "this narration loops and page turns wait for its end, so the page can never be left",
      hint: "set `loop` to false, or `stop` the sound in a rule",
      example: """
          waitForNarration = YES;
          elements = ( { type = audio; audio = { trackName = voice.mp3; role = narration; duration = 2.5;
        -     loop = YES;
        +     loop = NO;
            };
          } );
        """, in: .page),
    RuleExplanation(
      .soundOverlap, "two voices speak at once",
      "Nobody understands two narrations at the same time. Delay the second one, with its offset or a trigger.",
      message: "the narration `{subject}` plays at the same time as {detail}",
      hint: "start one at the end of the other, with a trigger",
      example: """
          { type = audio; audio = { trackName = hello.mp3; role = narration; duration = 3; }; },
          { type = audio; audio = { trackName = moon.mp3; role = narration; duration = 3;
        -     offset = 1;
        +     offset = 4;
            };
          }
        """),
  ]
}
