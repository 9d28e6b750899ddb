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
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>audio</string>
          <key>name</key> <string>voice</string>
          <key>audio</key> <dict> <key>trackName</key> <string>voice.ogg</string> </dict>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>voice</string> </dict>
        </dict>
        """, beside: [.sound("voice.ogg", .ogg, duration: nil)]),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>audio</string>
          <key>name</key> <string>voice</string>
          <key>audio</key>
          <dict>
            <key>trackName</key> <string>voice.ogg</string>
            <key>duration</key> <real>2.5</real>
          </dict>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>voice</string> </dict>
        </dict>
        """, beside: [.sound("voice.ogg", .ogg, duration: nil)])),
    RuleExplanation(
      .wordCount, "a text does not have one time for each word",
      """
      Each number in `starts` is the time of one word. With fewer numbers than words, the last words are never marked; \
      with more, the last numbers do nothing. Words are separated by white space. The numbers of several voices are \
      counted together, and a segment counts as one word.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>audio</string>
          <key>name</key> <string>voice</string>
          <key>audio</key>
          <dict>
            <key>trackName</key> <string>voice.mp3</string>
            <key>duration</key> <real>2.5</real>
          </dict>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night, moon!</string>
          <key>readAlong</key>
          <dict>
            <key>audio</key> <string>voice</string>
            <key>starts</key> <array> <real>0.2</real> <real>0.9</real> </array>
          </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>audio</string>
          <key>name</key> <string>voice</string>
          <key>audio</key>
          <dict>
            <key>trackName</key> <string>voice.mp3</string>
            <key>duration</key> <real>2.5</real>
          </dict>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night, moon!</string>
          <key>readAlong</key>
          <dict>
            <key>audio</key> <string>voice</string>
            <key>starts</key> <array> <real>0.2</real> <real>0.9</real> <real>1.4</real> </array>
          </dict>
        </dict>
        """)),
    RuleExplanation(
      .deadEnd, "a page can never be left",
      "The page waits for its narration to end, but the narration repeats for ever.",
      wrong: .page(
        """
        <key>waitForNarration</key> <true/>
        <key>elements</key>
        <array>
          <dict>
            <key>type</key> <string>audio</string>
            <key>audio</key>
            <dict>
              <key>trackName</key> <string>voice.mp3</string>
              <key>role</key> <string>narration</string>
              <key>duration</key> <real>2.5</real>
              <key>loop</key> <true/>
            </dict>
          </dict>
        </array>
        """),
      right: .page(
        """
        <key>waitForNarration</key> <true/>
        <key>elements</key>
        <array>
          <dict>
            <key>type</key> <string>audio</string>
            <key>audio</key>
            <dict>
              <key>trackName</key> <string>voice.mp3</string>
              <key>role</key> <string>narration</string>
              <key>duration</key> <real>2.5</real>
            </dict>
          </dict>
        </array>
        """)),
    RuleExplanation(
      .soundOverlap, "two voices speak at once",
      "Nobody understands two narrations at the same time. Delay the second one, with its offset or a trigger.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>audio</string>
          <key>audio</key>
          <dict>
            <key>trackName</key> <string>hello.mp3</string>
            <key>role</key> <string>narration</string>
            <key>duration</key> <integer>3</integer>
          </dict>
        </dict>
        <dict>
          <key>type</key> <string>audio</string>
          <key>audio</key>
          <dict>
            <key>trackName</key> <string>moon.mp3</string>
            <key>role</key> <string>narration</string>
            <key>duration</key> <integer>3</integer>
            <key>offset</key> <integer>1</integer>
          </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>audio</string>
          <key>audio</key>
          <dict>
            <key>trackName</key> <string>hello.mp3</string>
            <key>role</key> <string>narration</string>
            <key>duration</key> <integer>3</integer>
          </dict>
        </dict>
        <dict>
          <key>type</key> <string>audio</string>
          <key>audio</key>
          <dict>
            <key>trackName</key> <string>moon.mp3</string>
            <key>role</key> <string>narration</string>
            <key>duration</key> <integer>3</integer>
            <key>offset</key> <integer>4</integer>
          </dict>
        </dict>
        """)),
  ]
}
