import BookKit

extension RuleExplanation {
  /// Rules about sounds and their durations.
  static let sounds: [RuleExplanation] = [
    RuleExplanation(
      .unknownDuration, "nobody knows how long a sound is",
      """
      The file does not tell its length, or is in a format that is not read. The sound then counts as over at once, \
      and what waits for its end comes too early. Write `duration`, in seconds.
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
      .wordCount, "a text has not one time for each word",
      """
      Each number in `starts` is when one word is read. With fewer numbers than words the last words are never marked; \
      with more, the last numbers do nothing. Words are what white space parts. Of several voices all numbers count \
      together, and a segment counts as one word.
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
      "The page waits for its narration to end, and the narration starts over for ever.",
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
      "Nobody understands two narrations at the same time. Let the second one wait, by its offset or by a trigger.",
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
