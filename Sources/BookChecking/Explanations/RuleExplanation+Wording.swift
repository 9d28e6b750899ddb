import BookKit

extension RuleExplanation {
  /// Rules about how a book is written.
  static let wording: [RuleExplanation] = [
    RuleExplanation(
      .malformedPlist, "the file is not a property list",
      """
      A book is a property list in XML, binary or old-style text format. A file that breaks the rules of \
      these formats cannot be read, and a book that cannot be read is not played. The finding shows where reading \
      failed, with a note at what was still open there.
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
      .unsupportedRoot, "the outermost value is not a book",
      """
      A book is a dictionary with the key `pages`, or just an array of pages. Anything else may be a valid \
      property list, but contains nothing to play.
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
      .missingType, "an element has no type",
      """
      The `type` of an element says whether it is an image, a text, a sound, a movie, an active area or a group. \
      An element without a type is left out.
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
      .wrongType, "a value has the wrong type",
      """
      A number is needed but the value is text, or the other way round. The key then has its \
      default, as if it were missing. Often a single character is wrong, here the letter `l` for the digit 1.
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
      .missingKey, "a required key is missing",
      """
      Most keys have a default. The file of an image, the words of a text and the track of a sound have none: \
      without them there would be nothing to see or hear.
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
      .unknownKey, "a key is unknown or in the wrong place",
      """
      The player ignores keys that it does not know, so a typing mistake goes unnoticed until somebody \
      wonders why nothing turns. Keys of other element types are reported too: `fontSize` does nothing in an image. \
      Misspelling a required key, such as `fileName`, is an error.
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
      The first editor used other names for a few keys. They work, but other players may not know them. \
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
      Numbers and booleans in `<string>` are understood here, but other players may read 0 or nothing at all. \
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
      .duplicateKey, "a key appears twice in a dictionary",
      """
      Only one of the two values can be used. Here it is the last one; other readers use the first one, so the \
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
      .ignoredKey, "a key is ignored because of another key",
      """
      A tween has `properties` with a final value for each property, or `keyframes` with several. If it has both, \
      only the keyframes are used.
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
      .badLink, "a browser cannot open a link",
      """
      A tap opens the link as it is written. If it does not start with `https://`, `http://` or `mailto:`, a browser \
      looks for a file next to the book, or refuses to open it.
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
