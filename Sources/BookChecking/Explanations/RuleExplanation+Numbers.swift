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
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict>
              <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict>
              <key>duration</key> <integer>-2</integer>
            </dict>
          </array>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict>
              <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict>
              <key>duration</key> <integer>2</integer>
            </dict>
          </array>
        </dict>
        """)),
    RuleExplanation(
      .zeroSize, "an element has no area",
      "An element that is 0 wide or 0 high cannot be seen or touched. Remove the size to use the picture's own.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
          <key>width</key> <integer>0</integer>
          <key>height</key> <integer>200</integer>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
          <key>width</key> <integer>200</integer>
          <key>height</key> <integer>200</integer>
        </dict>
        """)),
  ]
}
