import BookKit

extension RuleExplanation {
  /// Rules about how a book is written.
  static let wording: [RuleExplanation] = [
    RuleExplanation(
      .malformedPlist, "the file is no property list",
      """
      A book is a property list in XML, in the binary form or in old-style text. What does not follow the rules of \
      these forms cannot be read, and a book that cannot be read is not played. The finding stands where reading \
      failed, with a note at what was open there.
      """,
      wrong: .file(
        """
        <plist version="1.0">
        <dict>
          <key>title</key> <string>Salt & Pepper</string>
          <key>pages</key> <array/>
        </dict>
        </plist>
        """),
      right: .file(
        """
        <plist version="1.0">
        <dict>
          <key>title</key> <string>Salt &amp; Pepper</string>
          <key>pages</key> <array/>
        </dict>
        </plist>
        """)),
    RuleExplanation(
      .unsupportedRoot, "the outermost value is no book",
      """
      A book is a dictionary with the key `pages`, or an array of pages and nothing else. Anything else may be a fine \
      property list, but there is nothing in it to play.
      """,
      wrong: .root("<string>The Moon</string>"),
      right: .root(
        """
        <dict>
          <key>title</key> <string>The Moon</string>
          <key>pages</key> <array/>
        </dict>
        """)),
    RuleExplanation(
      .missingType, "an element does not say what it is",
      """
      Every element says by its `type` whether it is an image, a text, a sound, a movie, an active area or a group. \
      One that does not say it is left out.
      """,
      wrong: .elements(
        """
        <dict>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """)),
    RuleExplanation(
      .wrongType, "a value is of the wrong kind",
      """
      Where a number is needed, a text that is none cannot stand, and the other way round. The key then has its \
      default, as if it were not there. Often a single character is off, here the letter `l` for the digit 1.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>x</key> <string>7l.5</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>x</key> <real>71.5</real>
        </dict>
        """)),
    RuleExplanation(
      .missingKey, "a key is missing that nothing can stand in for",
      """
      Most keys have a default. An image without a file, a text without words or a sound without a track has none: \
      there would be nothing to see or to hear.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """)),
    RuleExplanation(
      .unknownKey, "a key is not known where it stands",
      """
      The player passes over keys that it does not know, so that a slip of the keyboard goes unnoticed until somebody \
      wonders why nothing turns. Keys of other types of elements are told too: `fontSize` does nothing for an image. \
      A misspelt key without which nothing works, such as `fileName`, is an error.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>roation</key> <integer>15</integer>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>rotation</key> <integer>15</integer>
        </dict>
        """)),
    RuleExplanation(
      .keyAlias, "a key has its old name",
      """
      The first editor wrote a few keys by other names. They load, but other players may not know them. \
      `bookplay validate --fix` renames them.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>filename</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """)),
    RuleExplanation(
      .looseType, "a number or a boolean is written as text",
      """
      Numbers and booleans in `<string>` load as what they say, but other players may read 0 or nothing at all. \
      `bookplay validate --fix` rewrites them.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>x</key> <string>120</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>x</key> <integer>120</integer>
        </dict>
        """)),
    RuleExplanation(
      .duplicateKey, "a key stands in a dictionary twice",
      """
      Only one of the two values can count. Here the last one does; other readers take the first one, so that the \
      book looks different elsewhere.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>x</key> <integer>120</integer>
          <key>x</key> <integer>210</integer>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>x</key> <integer>120</integer>
          <key>y</key> <integer>210</integer>
        </dict>
        """)),
    RuleExplanation(
      .ignoredKey, "a key is ignored because of one beside it",
      """
      A tween has `properties` with a final value for each property, or `keyframes` with several. Where it has both, \
      the keyframes count, and the properties are never shown.
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
              <key>keyframes</key>
              <dict> <key>y</key> <array> <integer>0</integer> <integer>200</integer> </array> </dict>
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
            <dict> <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict> </dict>
            <dict>
              <key>keyframes</key>
              <dict> <key>y</key> <array> <integer>0</integer> <integer>200</integer> </array> </dict>
            </dict>
          </array>
        </dict>
        """)),
    RuleExplanation(
      .badLink, "a link has no scheme that a browser opens",
      """
      A tap opens the link as it is written. Without `https://`, `http://` or `mailto:` at its beginning, a browser \
      looks for a file beside the book, or refuses it.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>More about the moon</string>
          <key>width</key> <integer>400</integer> <key>height</key> <integer>60</integer>
          <key>link</key> <string>www.example.com/moon</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>More about the moon</string>
          <key>width</key> <integer>400</integer> <key>height</key> <integer>60</integer>
          <key>link</key> <string>https://www.example.com/moon</string>
        </dict>
        """)),
  ]
}
