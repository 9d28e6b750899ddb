import BookKit

extension RuleExplanation {
  /// Rules about accessibility and translations.
  static let readers: [RuleExplanation] = [
    RuleExplanation(
      .missingLocalization, "an element is not translated into every language",
      """
      The book has several languages, but this text, narration, localized element or translated title lacks some of \
      them. Readers of those languages see and hear the default.
      """,
      wrong: .root(
        """
        <dict>
          <key>languages</key> <array> <string>en</string> <string>de</string> </array>
          <key>pages</key>
          <array>
            <dict>
              <key>elements</key>
              <array>
                <dict>
                  <key>type</key> <string>text</string>
                  <key>text</key> <string>Good night!</string>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
        """),
      right: .root(
        """
        <dict>
          <key>languages</key> <array> <string>en</string> <string>de</string> </array>
          <key>pages</key>
          <array>
            <dict>
              <key>elements</key>
              <array>
                <dict>
                  <key>type</key> <string>text</string>
                  <key>text</key> <string>Good night!</string>
                  <key>localized</key>
                  <dict>
                    <key>de</key> <dict> <key>text</key> <string>Gute Nacht!</string> </dict>
                  </dict>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
        """)),
    RuleExplanation(
      .missingAltText, "a picture has no description for readers who cannot see it",
      "Screen readers read `altText` aloud. Say what the picture shows, in the words of the story.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon smiles</string>
        </dict>
        """)),
  ]
}
