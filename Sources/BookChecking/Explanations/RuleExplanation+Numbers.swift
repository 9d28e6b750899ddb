import BookKit

extension RuleExplanation {
  /// Rules about numbers out of range.
  static let numbers: [RuleExplanation] = [
    RuleExplanation(
      .outOfRange, "a number is beyond what makes sense",
      """
      Times and sizes are not negative, a movie shows more than 0 pictures a second, alpha lies between 0 and 1, and \
      groups nest 32 levels deep at most. What is out of range is kept within it, or has its default.
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
      "What is 0 wide or 0 high cannot be seen or touched. Leave the size out to have the picture's own.",
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
